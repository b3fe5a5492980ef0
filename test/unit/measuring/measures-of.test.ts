import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { readGuide } from "~/domain/guide/read-guide";
import { openPages } from "../handbook/shared-sentences";
import { measuresOf } from "~/domain/measuring/measures-of";

/** What is measured at the last of these steps. */
function measured(...steps: string[]) {
  const list = steps.map((step, place) => `${place + 1}. ${step}`).join("\n");
  return measuresOf(readGuide(`## Steps\n\n${list}`).steps, steps.length);
}

const out = "**Unplug the kettle.** Pull the plug and let it cool.";

describe("in a guide by somebody else", () => {
  it.each([
    ["**Test the heating element.** Multimeter on ohms, across its two terminals.", "heater"],
    ["**Check the cord.** Use a multimeter to test each wire for continuity.", "connection"],
    ["**Measure the thermal fuse.** It should read below 1 Ω.", "connection"],
    ["**Test the switch.** Hold the multimeter's probes to it and press the button.", "switch"],
    ["**Check the insulation.** Multimeter from either pin to the metal case: OL.", "separation"],
    ["**Measure the speaker coil.** Expect 4 to 8 ohms with a multimeter.", "resistance"],
    ["**Measure the battery.** Its voltage should be 1.5 V.", "cell"],
  ])("what is measured is read from: %s", (step, what) => {
    expect(measured(out, step)).toMatchObject({ measures: [{ what }], time: "before" });
  });

  it("the figures come along", () => {
    expect(measured(out, "**Measure the coil.** A multimeter shows 3.2-8 Ω.")).toMatchObject({
      measures: [{ what: "resistance", from: 3.2, to: 8 }],
    });
  });

  it.each([
    ["Test the CR2032 coin cell with a multimeter, voltage 3 V.", "coin"],
    ["Measure the voltage of the Li-ion cell.", "lithium"],
    ["Measure the car battery: its voltage should be 12.6 V, it is lead-acid.", "lead"],
    ["Measure the voltage of the AA battery.", "alkaline"],
    ["Measure the voltage of the NiMH cells.", "nimh"],
    ["Measure the 9 V battery's voltage.", "block"],
  ])("the kind of battery comes along: %s", (step, cell) => {
    expect(measured(step)).toMatchObject({ measures: [{ what: "cell", cell }] });
  });

  it("proves the work once something was replaced", () => {
    const fit = "**Replace the cord.** Screw the new one in.";
    expect(measured(out, fit, "**Check continuity** with the multimeter.")).toMatchObject({
      time: "after",
    });
  });

  it.each([
    ["**Measure the frame.** Hold the ruler across: 120 mm."],
    ["**Measure twice, cut once.** Use a tape."],
    ["**Look at the multimeter.** Is its battery door shut?"],
  ])("nothing is measured at: %s", (step) => {
    expect(measured(out, step)).toBeUndefined();
  });
});

describe("nothing is measured live", () => {
  const test = "**Test the element.** Multimeter on ohms across the heating element.";

  it.each([
    ["without an unplugging before it", [test]],
    ["once it is plugged in again", [out, "**Plug it back in.** Try it.", test]],
    ["once its plug is back", [out, "**Refit the cover.** Put the plug back in the socket.", test]],
    ["once the breaker is on", [out, "**Breaker on.** Ring the bell.", test]],
    ["once it is switched on again", [out, "**Switch it on** for a minute.", test]],
    ["where the words say mains voltage", [out, "Measure the mains voltage with a multimeter."]],
    ["where the outlet is measured", [out, "Check the voltage at the outlet with a multimeter."]],
    ["while it runs", [out, "Measure the resistance with a multimeter while it is plugged in."]],
    ["at a live part", [out, "Touch the live terminal with the multimeter's probe."]],
    ["at a capacitor", [out, "Measure the capacitor's voltage with a multimeter."]],
    ["at the supply", [out, "Use the multimeter to verify the supply voltage of the board."]],
    ["at a high-voltage battery's charger", ["Measure the charger's 42 V output voltage."]],
  ])("%s", (_name, steps) => {
    expect(measured(...steps)).toBe("live");
  });

  it.each([
    ["says that it is unplugged", ["With the plug out, hold the multimeter to the fuse."]],
    ["warns of it", [out, "Never measure live parts. Multimeter on the fuse, plug still out."]],
    [
      "comes once it was turned over",
      [out, "**Turn it over on a blanket.**", "Continuity of the cord: beep."],
    ],
    [
      "has the plug in the hand",
      [out, "**Look**, with the plug in your hand.", "Continuity of the cord: beep."],
    ],
    ["puts it off", [out, "**Wait.** Do not plug it in yet.", "Continuity of the cord: beep."]],
  ])("but the step that %s is none of these", (_name, steps) => {
    expect(measured(...steps)).toMatchObject({ measures: [{ what: "connection" }] });
  });
});

describe("in the handbook", async () => {
  const pages = await Promise.all(
    itemTypes.map(async (kind) =>
      (await kind.playbook()).faults.flatMap((fault) => openPages(kind, fault)),
    ),
  );
  const guides = pages.flat().map((page) => ({
    told: page.causes[0].cause.repair.steps,
    steps: composeGuide(page).steps,
  }));

  it("every step of the multimeter says what it shows", () => {
    const silent = guides.flatMap(({ told }) =>
      told.filter(
        ({ action, how, measures }) =>
          action === "measure" && /multimeter/i.test(how) && measures === undefined,
      ),
    );
    expect(silent).toEqual([]);
  });

  it("no such step is live, and nothing is guessed for any other", () => {
    const places = guides.flatMap(({ told, steps }) =>
      told.map(({ title, measures }, place) => {
        const found = measuresOf(steps, place + 1);
        return { title, isTold: measures !== undefined, isHelped: typeof found === "object" };
      }),
    );
    expect(places.filter(({ isTold, isHelped }) => isTold !== isHelped)).toEqual([]);
    expect(places.filter(({ isTold }) => isTold).length).toBeGreaterThanOrEqual(26);
  });
});
