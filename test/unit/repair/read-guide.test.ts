import { describe, expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
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

describe("the facts of a guide", () => {
  const easy = "**Difficulty:** Easy · **Time:** 40 min";
  const rest = "## Tools\n- Driver\n\n## Steps\n1. Lift the base.";

  it.each([
    ["before any heading", `${easy}\n\n${rest}`],
    ["behind a greeting", `Here you are.\n\n${easy}\n\n${rest}`],
    ["below the title", `# Mend your kettle\n\n${easy}\n\n${rest}`],
    ["below a greeting and the title", `Here you are.\n\n# Mend it\n\n${easy}\n\n${rest}`],
    ["below a title no larger than the rest", `## Mend your kettle\n\n${easy}\n\n${rest}`],
  ])("are read %s", (_where, guide) => {
    expect(jotDown(guide).facts.map(({ value }) => value)).toEqual(["Easy", "40 min"]);
  });

  it("are not read in a section of its own", () => {
    const { facts, sections } = jotDown(`${rest}\n\n## Notes\n\n**Time:** 5 min`);
    expect(facts).toEqual([]);
    expect(sections.at(-1)).toBe("other: Notes");
    expect(readGuide(`${rest}\n\n## Notes\n\n**Time:** 5 min`).sections.at(-1)?.body).toBe(
      "**Time:** 5 min",
    );
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

  it("takes a numbered list behind a paragraph about safety for the steps where there are no others", () => {
    const told = "**Parts**\n- A belt\n\n**Safety:** Pull the plug.";
    const { sections, titles } = jotDown(`${told}\n\n1. Lift the lid.\n2. Swap the belt.`);
    expect(titles).toEqual(["Lift the lid", "Swap the belt"]);
    expect(sections).toContain("tools: Parts");
    expect(jotDown("**Parts**\n1. A belt\n2. A lamp").titles).toEqual([]);
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
