import { describe, expect, it } from "vitest";
import { jotDown } from "./guide-shapes";

describe("the steps of a guide", () => {
  it("may be headings below the steps", () => {
    const guide = `## Steps

### Step 1: Undo the screws
Keep them in a cup.

### Step 2: Lift the base
**Warning:** The edge is sharp.

Pull gently.

## Prevention
- Descale it.`;
    expect(jotDown(guide).steps).toEqual([
      { title: "Undo the screws", body: "Keep them in a cup.", warnings: "" },
      {
        title: "Lift the base",
        body: "Pull gently.",
        warnings: "**Warning:** The edge is sharp.",
      },
    ]);
    expect(jotDown(guide).sections).toEqual(["steps: Steps", "prevention: Prevention"]);
  });

  it("are named by their first sentence, whatever in it is marked", () => {
    const guide = "## Steps\n\n1. Wipe *gently* along it. Then dry it.\n2. Lift the base. Pull.";
    expect(jotDown(guide).titles).toEqual(["Wipe gently along it", "Lift the base"]);
  });

  it.each([
    ["### Step 1: Undo the screws", "### Step 2: Lift the base"],
    ["**Step 1: Undo the screws**", "**Step 2: Lift the base**"],
    ["### 1. Undo the screws", "### 2. Lift the base"],
    ["### Step 1 – Undo the screws", "### Step 2 – Lift the base"],
    ["### Undo the screws", "### Lift the base"],
  ])("may begin with %s", (first, second) => {
    const guide = `## Steps\n\n${first}\n\nKeep them.\n\n${second}\n\nPull gently.`;
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("may be headings without one above them that says so", () => {
    const guide = `## Tools
- Screwdriver

## Step 1: Undo the screws
Keep them in a cup.

## Step 2: Lift the base
Pull gently.`;
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("keep what stands under a bold line inside them", () => {
    const guide = `## Steps

### Step 1: Undo the screws

**Important:**

Keep them in a cup.

### Step 2: Lift the base

Pull gently.`;
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
    expect(jotDown(guide).sections).toEqual(["steps: Steps"]);
  });

  it("go on after points that are not indented under their number", () => {
    const guide = `## Steps
1. **Undo the screws**
- Keep them in a cup.
2. **Lift the base**
- Pull gently.`;
    expect(jotDown(guide).steps).toEqual([
      { title: "Undo the screws", body: "- Keep them in a cup.", warnings: "" },
      { title: "Lift the base", body: "- Pull gently.", warnings: "" },
    ]);
  });

  it("go on after a paragraph that is not indented under its number", () => {
    const guide = `## Steps
1. **Undo the screws**

Keep them in a cup.

2. **Lift the base**

Pull gently.`;
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("stay steps when their titles speak of tools, safety and parts", () => {
    const guide = `## Steps
1. Gather your tools.
2. Follow the safety precautions.
3. Undo the screws.
4. Repair the wire.`;
    expect(jotDown(guide).titles).toEqual([
      "Gather your tools",
      "Follow the safety precautions",
      "Undo the screws",
      "Repair the wire",
    ]);
  });

  it("may come with the tick boxes of a task list", () => {
    const guide = "## Steps\n1. [ ] **Undo the screws.** Keep them.\n2. [ ] Lift the base.";
    expect(jotDown(guide).titles).toEqual(["Undo the screws", "Lift the base"]);
  });

  it("keep a number that belongs to the words of a title", () => {
    const guide = `## Steps

### Step 1: 3 screws hold the base

Undo them.`;
    expect(jotDown(guide).titles).toEqual(["3 screws hold the base"]);
  });

  it("have the links that are defined elsewhere", () => {
    const guide = `## Steps
1. **Lift the base.** See [the manual].

## Prevention
- Descale it.

[the manual]: https://parts.example`;
    expect(jotDown(guide).steps[0]?.body).toBe(
      "See [the manual]. [the manual]: https://parts.example",
    );
    expect(jotDown(guide).sections).toEqual(["steps: Steps", "prevention: Prevention"]);
  });

  it("keep their nested lists", () => {
    const guide = `## Steps
1. **Undo the screws.**
   - Two at the back
   - One below the seal
2. Lift the base.`;
    expect(jotDown(guide).steps[0]?.body).toBe("- Two at the back - One below the seal");
  });
});
