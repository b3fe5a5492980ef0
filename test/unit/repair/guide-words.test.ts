import { describe, expect, it } from "vitest";
import { isUnplugging } from "~/domain/guide/is-unplugging";
import { isWarning } from "~/domain/guide/is-warning";
import { marksIn, withoutMarks } from "~/domain/guide/marks";
import { bringsPower, makesSafe } from "~/domain/guide/safe-steps";
import { findFacts } from "~/domain/guide/read-facts";
import { isCountedStep, isNumbered, withoutNumber } from "~/domain/guide/read-heading";
import { splitSections } from "~/domain/guide/split-sections";
import { readMarkdown } from "~/domain/markdown/read-markdown";

const kindOf = (title: string) =>
  splitSections(readMarkdown(`## First\n\nWords\n\n## ${title}\n\nMore`)).at(-1)?.kind;

const isToWarn = (text: string) => readMarkdown(text).map(isWarning);

const factsOf = (text: string) =>
  findFacts(readMarkdown(text)).facts.map(({ label, value }) => `${label}: ${value}`);

describe("a section's title tells what it is about", () => {
  it.each([
    ["When to get professional help", "professional"],
    ["When to seek help", "professional"],
    ["When to call a plumber", "professional"],
    ["When to call an electrician", "professional"],
    ["When to call in somebody", "professional"],
    ["Ask an expert", "professional"],
    ["Ask a technician", "professional"],
    ["Wann zum Fachmann", "professional"],
    ["Für Fachleute", "professional"],
    ["Zum Fachbetrieb", "professional"],
    ["How to prevent it", "prevention"],
    ["Maintenance", "prevention"],
    ["In future", "prevention"],
    ["In the future", "prevention"],
    ["How it will last longer", "prevention"],
    ["Vorbeugen", "prevention"],
    ["Pflege", "prevention"],
    ["Safety", "safety"],
    ["Precautions", "safety"],
    ["Warnings", "safety"],
    ["Before you start", "safety"],
    ["Before you begin", "safety"],
    ["Sicherheit", "safety"],
    ["Tools", "tools"],
    ["Materials", "tools"],
    ["What you need", "tools"],
    ["What you'll need", "tools"],
    ["Parts", "tools"],
    ["Werkzeug", "tools"],
    ["Step by step", "steps"],
    ["The steps", "steps"],
    ["Instructions", "steps"],
    ["Procedure", "steps"],
    ["Schritt für Schritt", "steps"],
    ["Die Schritte", "steps"],
    ["Anleitung", "steps"],
    ["The doorstep", "other"],
    ["The stepper motor", "other"],
    ["Fortschritt", "other"],
    ["Im Schritttempo", "other"],
  ])("%s: %s", (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });
});

describe("a step counts itself", () => {
  it.each([
    ["Step 2: 3 screws", "3 screws"],
    ["Schritt 2: 3 screws", "3 screws"],
    ["Étape 2: 3 screws", "3 screws"],
    ["Stap 2: 3 screws", "3 screws"],
    ["Paso 2: 3 screws", "3 screws"],
    ["step2 3 screws", "3 screws"],
    ["Step 12 – 3 screws", "3 screws"],
  ])("in words: %s", (text, words) => {
    expect([isCountedStep(text), isNumbered(text), withoutNumber(text)]).toEqual([
      true,
      true,
      words,
    ]);
  });

  it.each(["2. 3 screws", "2) 3 screws", "2: 3 screws", "12.  3 screws"])(
    "or by a bare number: %s",
    (text) => {
      expect([isCountedStep(text), withoutNumber(text)]).toEqual([false, "3 screws"]);
    },
  );

  it.each(["In step 2: 3 screws", "Set it to 2. 3 screws", "2.5 screws", "Two screws"])(
    "but not in %s",
    (text) => {
      expect([isCountedStep(text), isNumbered(text)]).toEqual([false, false]);
    },
  );

  it("with a number that stands for itself", () => {
    expect(withoutNumber("Step 230V down")).toBe("Step 230V down");
  });
});

describe("a warning", () => {
  it.each(["Warning: it is sharp.", "**Caution:** it is sharp.", "> _Danger_: it is sharp."])(
    "begins “%s”",
    (text) => {
      expect(isToWarn(text)).toEqual([true]);
    },
  );

  it.each(["Warning signs are smoke and heat.", "Dangerous edges lie within.", "Mind the danger."])(
    "is not “%s”",
    (text) => {
      expect(isToWarn(text)).toEqual([false]);
    },
  );
});

describe("a plug is pulled", () => {
  it.each([
    ["Unplug it", "unplug", true],
    ["Pull the plug", "unplug", true],
    ["Take the batteries out", "unplug", false],
    ["Turn it off and put an earplug in", "unplug", false],
    ["See that it is unplugged", "unplug", false],
    ["Unplug it and look", "inspect", false],
  ] as const)("“%s”, which is to %s: %s", (title, action, is) => {
    expect(isUnplugging({ title, action })).toBe(is);
  });
});

describe("a step makes the rest safe", () => {
  it.each([
    ["Take the batteries out", "unplug"],
    ["Close the tap", "inspect"],
    ["Turn off the water below the sink", "open"],
    ["Shut the water off and drain the tap", "adjust"],
    ["Cut the supply and empty the tap", "adjust"],
    ["Turn the gas off", "inspect"],
    ["Tap shut, pressure out", "adjust"],
    ["Let the pressure out", "adjust"],
    ["No pressure, empty hose", "adjust"],
    ["Let the motor cool down", "inspect"],
    ["Wait until it is cold", "inspect"],
    ["Discharge the capacitor", "inspect"],
  ] as const)("by “%s”, which is to %s", (title, action) => {
    expect(makesSafe({ title, action })).toBe(true);
  });

  it.each([
    ["Open and shut the tap", "test"],
    ["Clean the discharge hose", "clean"],
    ["Close it and open the tap", "reassemble"],
    ["Let the water off", "clean"],
    ["Open the case", "open"],
    ["Cut the hose at the tap", "adjust"],
    ["Look at the valve under the tank", "inspect"],
  ] as const)("but not by “%s”, which is to %s", (title, action) => {
    expect(makesSafe({ title, action })).toBe(false);
  });
});

describe("a step brings the power back", () => {
  it.each([
    ["Run it empty", "", "test"],
    ["Hood on, then plug in", "", "reassemble"],
    ["Screw the base on", "Plug in and press the lever.", "reassemble"],
    ["Close the base", "Plug it back in.", "reassemble"],
    ["Close the base", "Plug the kettle into the wall.", "reassemble"],
    ["Close the base", "Set it down and switch it on.", "reassemble"],
    ["Refit the cover", "Put the plug back in the socket.", "reassemble"],
    ["Reassemble it", "Reconnect the mains and restore the power.", "reassemble"],
    ["Close the case", "Screw it shut and turn the machine on.", "reassemble"],
    ["Put it back together", "Snap the cover on and plug the toaster in.", "reassemble"],
    ["Swap the fuse", "Close the plug and plug it back in.", "replace"],
    ["Stand it free", "Then plug it in again.", "adjust"],
  ] as const)("by “%s. %s”, which is to %s", (title, body, action) => {
    expect(bringsPower({ title, body, action })).toBe(true);
  });

  it.each([
    ["Lay the new fan in", "Plug it in beside the old one.", "replace"],
    ["Change the fuse", "With the plug in your hand.", "replace"],
    ["Close the base", "All screws in before you plug in.", "reassemble"],
    ["Clean the contacts", "Never plug it back in while it is wet.", "clean"],
    ["Unplug it", "Eject it, plug in, unplug again.", "unplug"],
    ["Change the battery", "Lay the new one in, plug it in and close the bottom.", "replace"],
    ["Seat it level", "Close the flap, plug the battery in last.", "reassemble"],
    ["Fit it by hand", "Turn the new spark plug in with your fingers.", "replace"],
    ["Screw the drain plug back in", "", "reassemble"],
    ["Measure it", "Bulb out, every switch on.", "measure"],
    ["Turn it over on a blanket", "", "inspect"],
    ["Flush it", "Turn the water on for a minute.", "clean"],
  ] as const)("but not by “%s. %s”, which is to %s", (title, body, action) => {
    expect(bringsPower({ title, body, action })).toBe(false);
  });
});

describe("the facts of a guide", () => {
  it.each([
    ["**Difficulty:** easy", ["difficulty: easy"]],
    ["**Time**: 40 min", ["time: 40 min"]],
    ["**Parts:** €5 · **Time:** 1 h", ["parts: €5", "time: 1 h"]],
    ["**Parts:** €5 • **Time:** 1 h", ["parts: €5", "time: 1 h"]],
    ["**Parts:** €5 | **Time:** 1 h", ["parts: €5", "time: 1 h"]],
    ["**Parts:** €5\n**Time:** 1 h", ["parts: €5", "time: 1 h"]],
    ["**Price:** €5", []],
    ["**Time** 40 min", []],
    ["About **Time:** 40 min", []],
    ["**Time:** 1 h · **Time:** 2 h", []],
    ["# **Time:** 1 h", []],
  ])("in %j are %j", (text, facts) => {
    expect(factsOf(text)).toEqual(facts);
  });
});

describe("the mark of what the handbook says", () => {
  it.each(["handbook", "hand-book", "Handbuch"])("may be called %s", (name) => {
    const text = `It is worn [${name}: kettle, the lid], or old 【${name}：lamp】.`;
    expect(marksIn(text)).toEqual(["kettle, the lid", "lamp"]);
    expect(withoutMarks(text)).toBe("It is worn, or old.");
  });

  it.each(["", "h", "ha", "han", "hand", "handb", "handbo", "handboo", "handbook"])(
    "is left out while no more of it is written than [%s",
    (begun) => {
      expect(withoutMarks(`It is worn [${begun}`)).toBe("It is worn");
    },
  );

  it("is left out while its words are being written", () => {
    expect(withoutMarks("It is worn [handbook: kettle, th")).toBe("It is worn");
    expect(withoutMarks("It is worn [ handbook :")).toBe("It is worn");
    expect(withoutMarks("It is worn [ handbook : lid]")).toBe("It is worn");
  });

  it.each(["It is worn [hammer", "It is [h] worn", "It is worn [handbooks: lid]"])(
    "is not in “%s”",
    (text) => {
      expect(withoutMarks(text)).toBe(text);
    },
  );
});
