import { expect, it } from "vitest";
import { guideAsText } from "~/features/repair/guide/download-guide";
import { showGuide } from "../../support/repair-entries";

it("holds the item's information, the root cause and the guide, as plain text", () => {
  const shown = showGuide({
    rootCause: "The **thermal fuse** has blown.",
    repairGuide: "## Steps\n1. **Unplug the kettle.** Wait 30 minutes.",
  });
  expect(guideAsText(shown)).toBe(`ITEM INFORMATION

Description: My Bosch kettle, bought in 2019
Issue: It does not heat up any more, the light stays off


ROOT CAUSE

The thermal fuse has blown.


STEP-BY-STEP REPAIR GUIDE

STEPS

1. Unplug the kettle. Wait 30 minutes.
`);
});

it("keeps what the person typed as they typed it", () => {
  const shown = showGuide({
    itemDescription: "A *very* old\n# 1 kettle",
    itemIssue: "<b>Leaks</b>",
  });
  expect(guideAsText(shown)).toContain(
    "Description: A *very* old\n# 1 kettle\nIssue: <b>Leaks</b>",
  );
});
