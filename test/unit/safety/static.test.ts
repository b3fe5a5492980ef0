import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const read = (itemDescription: string, itemIssue: string, ...answers: string[]) =>
  findHazards({
    itemDescription,
    itemIssue,
    answers: answers.map((answer) => ({ question: "Is it unplugged now?", answer })),
  });

describe("static electricity", () => {
  it.each([
    ["fleece blanket", "gives me electric shocks when I fold it, proper sparks in the dark"],
    ["nylon throw", "sparks fly when the dog jumps off it"],
    ["acrylic jumper", "electric crackle when I pull it over my head"],
    ["car door", "zaps me each time I get out"],
    ["door of my car", "electric shock at the garage this morning"],
    ["playground slide", "gives the children electric shocks at the bottom"],
    ["handrail on the stairs", "I get a shock when I come up in slippers"],
    ["office chair", "I get zapped whenever I stand up"],
    ["carpet", "I get an electric shock walking over it in socks"],
    ["shopping trolley", "gave me an electric zap"],
  ])("is no danger of the mains: %s, %s", (thing, said) => {
    expect(read(thing, said)).toMatchObject({ outcome: "none", harmless: "static" });
  });

  it.each([
    ["electric blanket", "gives me electric shocks"],
    ["heated fleece blanket", "sparks in the dark"],
    ["heated gloves", "zap me"],
    ["blanket", "electric shocks and sparks in bed"],
    ["metal handrail", "I get a shock when it is wet"],
    ["handrail", "tingles as long as I hold it, and I get a shock"],
    ["handrail with lights in it", "I get an electric shock"],
    ["oven door handle", "zaps me"],
    ["washing machine door", "I get a shock"],
    ["Tesla car door", "zaps me while it is charging"],
    ["massage chair", "gives me a shock"],
    ["carpet", "I get an electric shock near the socket"],
    ["jumper", "it caught fire from a spark"],
  ])("is not what has a current of its own: %s, %s", (thing, said) => {
    expect(read(thing, said)).toMatchObject({ outcome: "stop" });
  });

  it.each(["it has no plug, it's just a blanket", "no cord on it", "there isn't a battery in it"])(
    "is taken for what it is once there is no power: %s",
    (answer) => {
      const told = ["blanket", "I get electric shocks when I fold it"] as const;
      expect(read(...told).outcome).toBe("stop");
      expect(read(...told, answer)).toMatchObject({ outcome: "none", harmless: "static" });
    },
  );

  it("stays a danger where only one way of power is denied, or the thing is heated", () => {
    const told = "I get electric shocks from it";
    expect(read("blanket", told, "no plug, but there is a cord").outcome).toBe("stop");
    expect(read("electric blanket", told, "it has no plug").outcome).toBe("stop");
    expect(read("heated throw", told, "no cord that I can see").outcome).toBe("stop");
    expect(read("toaster", told, "no cord").outcome).toBe("stop");
  });
});
