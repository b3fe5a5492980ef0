import { describe, expect, it } from "vitest";
import { kettleGuide } from "../../support/repair-entries";
import { fiveKinds, jotDown } from "./guide-shapes";

const kindsOf = (markdown: string) =>
  jotDown(markdown).sections.map((section) => section.split(":")[0]);

describe("the parts of a guide as the product asks for it", () => {
  it("has the facts, the five sections and the steps", () => {
    const { facts, sections, titles } = jotDown(kettleGuide);
    expect(facts).toEqual([
      { label: "difficulty", value: "Easy" },
      { label: "time", value: "40 min" },
      { label: "parts", value: "€5–12" },
    ]);
    expect(sections).toEqual([
      "tools: Tools and materials",
      "safety: Safety precautions",
      "steps: Steps",
      "prevention: Prevention",
      "professional: When to seek professional help",
    ]);
    expect(titles).toEqual(["Unplug the kettle", "Measure the fuse"]);
  });

  it("puts a step's warning apart from what to do and to see", () => {
    expect(jotDown(kettleGuide).steps[0]).toEqual({
      title: "Unplug the kettle",
      body: "Wait 30 minutes. You should see: no light on the base.",
      warnings: "**Warning:** Switched off is not enough.",
    });
  });
});

describe("the parts of a guide as models write it", () => {
  it("takes bold lines for headings", () => {
    const guide = `**Tools and Materials:**
- Screwdriver

**Safety Precautions**
- Unplug it.

**Steps:**
1. Undo the screws. Keep them.
2. Lift the base.

**Prevention Tips**
- Descale it.

**When to Seek Professional Help**
- The cord is scorched.`;
    expect(kindsOf(guide)).toEqual(fiveKinds);
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("takes numbered items for sections when the whole guide is one list", () => {
    const guide = `1. Tools and Materials: Screwdriver, multimeter
2. Safety Precautions: Unplug it.
3. Steps:
   1. Undo the screws.
   2. Lift the base.
4. Prevention Tips: Descale it.
5. When to Seek Professional Help: The cord is scorched.`;
    expect(kindsOf(guide)).toEqual(fiveKinds);
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("reads sections that are numbered headings", () => {
    const guide = `## 1. Tools and Materials
- Screwdriver

## 2. Safety Precautions
- Unplug it.

## 3. Step-by-Step Instructions
1. Undo the screws.
2. Lift the base.

## 4. Prevention Tips
- Descale it.

## 5. When to Seek Professional Help
- The cord is scorched.`;
    expect(kindsOf(guide)).toEqual(fiveKinds);
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("does not take the title of the whole guide for its steps", () => {
    const guide = `# Kettle Repair Guide

## Tools
- Screwdriver

## Steps
1. Undo the screws.
2. Lift the base.`;
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("has one section of steps, whatever else speaks of repairs", () => {
    const guide = `## Steps
1. Undo the screws.
2. Lift the base.

## After the repair
- Watch it for 10 minutes.`;
    expect(kindsOf(guide).filter((kind) => kind === "steps")).toHaveLength(1);
  });

  it("reads a list without any heading as the steps", () => {
    const guide = `Here is how to mend your kettle.

1. Undo the screws.
2. Lift the base.

Good luck.`;
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("leaves prose as it is", () => {
    expect(jotDown("Take it to a repair café. They will look at it.")).toEqual({
      facts: [],
      sections: ["other: "],
      titles: [],
      steps: [],
    });
  });

  it.each(["", " \n\n "])("is empty for an empty guide: %j", (guide) => {
    expect(jotDown(guide)).toEqual({ facts: [], sections: [], titles: [], steps: [] });
  });

  it("knows sections by their sense, not by the first word that fits", () => {
    const titles = ["Safety tools", "Steps to prevent it", "When to call an expert", "Parts"];
    expect(kindsOf(titles.map((title) => `## ${title}\n- Something`).join("\n\n"))).toEqual([
      "safety",
      "prevention",
      "professional",
      "tools",
    ]);
  });
});
