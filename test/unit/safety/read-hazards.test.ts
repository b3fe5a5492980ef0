import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const read = (itemDescription: string, itemIssue: string, more = {}) =>
  findHazards({ itemDescription, itemIssue, answers: [], ...more });
const outcome = (...told: Parameters<typeof read>) => read(...told).outcome;

const answered = (question: string, answer: string) =>
  outcome("Toaster, silver", "It is dead", { answers: [{ question, answer }] });

const seen = (photo: string) => outcome("It", "does nothing", { findings: { photo } });

const heard = (correction: string) =>
  outcome("Kettle", "does nothing", { findings: { recording: { correction } } });

const advised = (assistantText: string) =>
  outcome("A white box, see the photo", "It hums", { assistantText });

describe("stops at a fault of something on the mains", () => {
  it.each([
    ["Toaster", "works but keeps tripping"],
    ["Kettle", "fuse keeps blowing"],
    ["Iron", "It was being used when it failed and fuses the whole house"],
    ["Hair dryer", "the dog chewed the lead"],
    ["Lamp", "bare wires at the plug"],
    ["Kettle", "gave me a shock"],
    ["Vacuum cleaner", "smelt burninh and stopped"],
    ["Fan", "a funny odour of melting"],
    ["Blender", "motor is burning"],
    ["Food processor", "puff of smoke"],
    ["Iron", "burst into flames"],
    ["Toaster", "The cord is frayed"],
    ["Slow cooker", "tripped our RCD"],
    ["Sewing machine pedal", "gets hot and sparkles"],
    ["Drill", "there is a nick in the flex"],
    ["Flymo electric lawnmower", "ran over the lead, just a small cut in the outside"],
    ["hedge cutter", "nicked the cable last summer and put tape round"],
    ["String lights", "one wire comes out of the box and you can see copper"],
    ["Hair dryer", "bit of wire showing where it goes into the handle"],
    ["Nespresso", "the insulation is peeling off the cord"],
    ["Vacuum", "frayed elec. cord"],
    ["Extension lead", "plug gets warm, brown mark on one hole"],
    ["Steam iron", "the cord gets hot near the plug"],
    ["Fan", "it fused the household electrics"],
    ["Kettle", "it shorts out"],
    ["Kettle", "smell of burning rubber"],
  ])("%s: %s", (item, issue) => expect(outcome(item, issue)).toBe("stop"));
});

describe("does not stop at", () => {
  it.each([
    ["Vacuum cleaner", "No burning smell, it just does not suck"],
    ["Vacuum cleaner", "does not smoke or spark"],
    ["Vacuum cleaner", "There is no sign of any smoke"],
    ["Vacuum cleaner", "It never gave me a shock"],
    ["Lawn mower", "Needs a new spark plug"],
    ["Kindle Fire tablet", "The screen stays dark"],
    ["Toaster", "Burnt toast every morning"],
    ["Lamp", "Fuse blown, replaced it, still dead"],
    ["Headphones", "wires are frayed at the jack"],
    ["Plastic lid", "it does not fit into the microwave"],
    ["Food processor", "motor burnt out"],
    ["Trousers", "a seam has split"],
    ["Double boiler pan", "the handle is loose"],
    ["Lamp", "the cable is a tripping hazard"],
    ["Lamp", "people keep tripping over the cable"],
    ["Toaster", "melted cheese inside"],
    ["Freezer", "the ice cream has melted"],
    ["Mixer", "chocolate melting in the bowl sticks"],
    ["Lawn mower", "grass tips are frayed and brown"],
    ["Vacuum", "it dosnt smoke"],
    ["Watch", "has a new cell and still stands still"],
    ["Phone", "gets warm while charging"],
    ["Doll's high chair", "needs a screw"],
    ["Drill", "plug cracked, needs a new plug"],
    ["Egg boiler", "stays cold"],
  ])("%s: %s", (item, issue) => expect(outcome(item, issue)).not.toBe("stop"));
});

describe("stops at what hurts without current", () => {
  it.each([
    ["Fly zapper", "does not light"],
    ["Electric fly swat", "no zap"],
    ["Mobility scooter", "does not go"],
    ["Worcester boiler", "no hot water"],
    ["My phone", "the back has come away a bit"],
    ["Laptop", "the trackpad has risen up"],
    ["RC car", "gets hot at the back when charging"],
    ["Garden swing", "the frame is cracked"],
    ["Bike", "the fork looks pushed back a bit"],
    ["Bunk bed", "the side rail is loose"],
  ])("%s: %s", (item, issue) => expect(outcome(item, issue)).toBe("stop"));
});

describe("does not take for a thing on the mains", () => {
  it.each([
    "Honda petrol lawn mower",
    "Coffee mug",
    "Camping stove",
    "Cordless drill",
    "Light jacket",
    "Wrought iron gate",
  ])("%s", (item) => {
    expect(read(item, "broken").hazards.map(({ id }) => id)).not.toContain("mains");
  });
});

describe("reads what was seen in the photo", () => {
  it("by the name of the thing", () => {
    expect(seen("An electric blanket. One corner is folded.")).toBe("stop");
    expect(seen("A kettle. A wall socket and a helmet are behind it.")).toBe("caution");
  });
  it("and by the dangers", () => {
    expect(seen("A white toaster. Its cord is frayed and copper is visible.")).toBe("stop");
    expect(seen("A white toaster. No burn marks can be seen.")).not.toBe("stop");
  });
});

describe("reads what is heard in the recording", () => {
  it("by the words spoken", () => {
    expect(heard("Silence. Words spoken: “I got a shock from it.”")).toBe("stop");
  });
  it("and takes no sound for a danger", () => {
    const sounds =
      "A steady hum at 50 Hz. Regular clicks, about 2.1 a second. A squeal at about 3.0 kHz. Besides, a voice or another changing sound. The recording lasts 4 seconds and was picked up so strongly that it is overdriven.";
    expect(heard(sounds)).toBe("caution");
    expect(outcome("Kettle", "does nothing")).toBe("caution");
  });
});

describe("reads what is denied and what is not", () => {
  it.each([
    "It does not work and smells of burning",
    "Not working, smoke came out",
    "No power - sparks from the switch",
    "No smell but it smokes",
    "If I turn it on it smokes",
  ])("%s", (issue) => expect(outcome("Food mixer", issue)).toBe("stop"));
});

describe("is not fooled by", () => {
  it.each([
    ["full-width letters", "ｍｉｃｒｏｗａｖｅ"],
    ["zero-width characters", "mi\u200Bcro\u200Dwa\uFEFFve"],
    ["text direction marks", "micro\u202Ewave\u202C"],
    ["a soft hyphen", "micro\u00ADwave"],
    ["capitals", "MICROWAVE"],
    ["a hyphen", "micro-wave"],
    ["a slip of the pen", "microwvae"],
  ])("%s", (_trick, word) => expect(outcome(`Old ${word} oven`, "it hums")).toBe("stop"));
});

describe("reads the answers", () => {
  it.each([
    ["Is there a smell of burning?", "Yes, a bit", "stop"],
    ["Is there a smell of burning?", "No", "caution"],
    ["Is there a smell of burning?", "", "caution"],
    ["What happens?", "It trips the breaker", "stop"],
    ["Does it hum?", "No, but there were sparks", "stop"],
  ])("%s %s", (question, answer, expected) => expect(answered(question, answer)).toBe(expected));
});

describe("reads the assistant's text", () => {
  it.each([
    "You can safely open the microwave.",
    "This microwave has a blown fuse.",
    "Next, bypass the door switch with a wire.",
    "Discharge the large capacitors with a screwdriver.",
    "Open the power supply unit and look for burnt parts.",
  ])("and stops: %s", (text) => expect(advised(text)).toBe("stop"));
  it.each([
    "Stop if you smell burning or see smoke, and call a professional if the cord is frayed.",
    "Do not open the microwave.",
    "Never bypass the thermal fuse.",
    "Warm the glue in the microwave for ten seconds.",
    "Inside lies an open power supply: do not touch it.",
    "A workshop can check it; they discharge the capacitor and fit a new one.",
    "Press the cell towards each end with a finger.",
  ])("and lets pass: %s", (text) => expect(advised(text)).toBe("none"));

  it("which can add a hazard and never take one away", () => {
    const told = read("Microwave", "dead");
    const calmed = read("Microwave", "dead", { assistantText: "It is perfectly safe to repair." });
    expect(told.outcome).toBe("stop");
    expect(calmed).toEqual(told);
  });
});

it("reads what the person says later", () => {
  expect(outcome("Washing machine", "It stops", { remarks: "how do I bypass the interlock" })).toBe(
    "stop",
  );
});

it("puts the most severe first", () => {
  const { hazards } = read("Electric blanket", "It smokes");
  const severities = hazards.map(({ severity }) => severity);
  expect(severities.slice(0, 2)).toEqual(["stop", "replace"]);
  expect(severities.at(-1)).toBe("caution");
});

it("takes replacing for a stop", () => {
  expect(outcome("Bicycle helmet", "It has a crack")).toBe("stop");
});

it("finds nothing in what is harmless", () => {
  expect(read("Teddy bear", "An eye is missing")).toEqual({ outcome: "none", hazards: [] });
});
