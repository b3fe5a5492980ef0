import { describe, expect, it } from "vitest";
import { passGate } from "~/domain/safety/gate";
import { findHazards } from "~/domain/safety/read-hazards";

const read = (itemDescription: string, itemIssue: string, more = {}) =>
  findHazards({ itemDescription, itemIssue, answers: [], ...more });
const idsOf = (...told: Parameters<typeof read>) => read(...told).hazards.map(({ id }) => id);
const seen = (photo: string) => idsOf("It", "does nothing", { findings: { photo } });
const advised = (assistantText: string) => idsOf("A box", "It hums", { assistantText });

describe("the dangers of a repair", () => {
  it("stand by how grave they are, those of one sort in the order of the rules", () => {
    const { hazards } = read("Electric blanket", "It smokes, and asbestos dust falls out");
    expect(hazards.map(({ severity }) => severity).slice(0, 3)).toEqual([
      "stop",
      "stop",
      "replace",
    ]);
    expect(hazards.map(({ id }) => id).slice(0, 3)).toEqual([
      "smoke-or-fire",
      "lead-asbestos",
      "heating-textile",
    ]);
  });

  it("include those that were found elsewhere", () => {
    expect(idsOf("Teddy bear", "An eye is missing", { known: ["gas-leak"] })).toEqual(["gas-leak"]);
    const weighed = { known: ["weighed-danger"] };
    expect(idsOf("Teddy bear", "An eye is missing", weighed)).toEqual(["weighed-danger"]);
    expect(read("Teddy bear", "An eye is missing", { known: ["no such"] }).outcome).toBe("none");
  });

  it("are told by the words of the recording as well", () => {
    const findings = { recording: { correction: "", words: "there is smoke coming out" } };
    expect(idsOf("Fan", "It stands still", { findings })).toContain("smoke-or-fire");
  });

  it("are told in the language of the whole case", () => {
    const answers = [{ question: "Seit wann?", answer: "Das Gerät ist seit gestern so" }];
    expect(idsOf("Lüfter", "geht in Brand", { answers })).toContain("smoke-or-fire");
    expect(idsOf("Fan", "a new brand")).not.toContain("smoke-or-fire");
  });

  it("are those of the thing that the photo shows first", () => {
    expect(seen("  A bicycle helmet. A lamp.")).toContain("life-safety-gear");
    expect(seen("A lamp. A bicycle helmet.")).not.toContain("life-safety-gear");
    expect(seen("A lamp! A bicycle helmet.")).not.toContain("life-safety-gear");
    expect(seen("A lamp\nA bicycle helmet")).not.toContain("life-safety-gear");
    expect(seen("A lamp? A bicycle helmet")).not.toContain("life-safety-gear");
  });

  it("leave out cords of what is not on the mains", () => {
    expect(idsOf("Headphones and lamp", "The cord is frayed")).not.toContain("damaged-cord");
    expect(idsOf("Lamp", "The cord is frayed")).toContain("damaged-cord");
    expect(idsOf("Lamp", "The cord is frayed beside my headphones")).toContain("damaged-cord");
  });

  it("need the thing to be named, and not denied", () => {
    expect(idsOf("Helmet", "loose")).toContain("life-safety-gear");
    expect(idsOf("Bag, no helmet", "loose")).not.toContain("life-safety-gear");
    expect(idsOf("Bag", "my helmet rubs on it")).not.toContain("life-safety-gear");
  });

  it("stop the repair from a replacement on, and not at a caution", () => {
    expect(read("Helmet", "loose").outcome).toBe("stop");
    expect(read("Kettle", "cold").outcome).toBe("caution");
    expect(read("Teddy bear", "An eye is missing").outcome).toBe("none");
  });
});

describe("what an assistant says of another's, or of what is over", () => {
  it.each([
    "In a video they open the microwave.",
    "I read that they open the microwave.",
    "Years ago they had to open the microwave, it has been safe.",
  ])("tells nobody to do it: %s", (text) => {
    expect(advised(text)).not.toContain("microwave");
  });

  it.each(["Open the microwave.", "Years ago it hummed. Open the microwave."])(
    "unlike: %s",
    (text) => {
      expect(advised(text)).toContain("microwave");
    },
  );
});

describe("in a chat", () => {
  const toy = { itemDescription: "Toy train", itemIssue: "It stands still", answers: [] };
  const stopIn = (text: string, isUser: boolean) =>
    passGate({ ...toy, chat: [{ text, isUser }] }).stop;

  it("what the assistant warns of has not happened", () => {
    expect(stopIn("Stop when there is smoke.", false)).toBeNull();
    expect(stopIn("There is smoke.", true)).not.toBeNull();
  });

  it("what the person asks is no advice", () => {
    const asked = passGate({ ...toy, chat: [{ text: "I will discharge the tube", isUser: true }] });
    expect(asked.hazards.hazards.map(({ id }) => id)).not.toContain("laser");
    expect(stopIn("Look into the beam of the laser.", true)).toBeNull();
    expect(stopIn("Look into the beam of the laser.", false)).not.toBeNull();
  });
});

const smokes = (issue: string) => idsOf("Fan", issue).includes("smoke-or-fire");

describe("what was cured", () => {
  it("is over where both stand in one sentence, or the cure right behind", () => {
    expect(smokes("It smoked years ago, since then fine")).toBe(false);
    expect(smokes("It smoked years ago. It has been safe")).toBe(false);
    expect(smokes("It smoked years ago. It is blue. It has been safe")).toBe(true);
    expect(smokes("It smoked years ago")).toBe(true);
    expect(smokes("It smokes, since then fine")).toBe(true);
    expect(smokes("It has been safe. It smoked years ago")).toBe(true);
  });

  it("is not the person's where it is another's", () => {
    expect(smokes("my old one caught fire and smoked")).toBe(false);
    expect(smokes("my old one was fine, and this one smokes")).toBe(true);
  });
});
