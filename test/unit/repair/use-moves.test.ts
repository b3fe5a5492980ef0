import { expect, it } from "vitest";
import { flow } from "~/features/repair/flow";
import type { useMoves } from "~/features/repair/use-moves";
import { diagnosticsEntry, rootCauseEntry } from "../../support/repair-entries";

/* What the next screen is handed is a matter of types; `tsc` reads this test. */

const goOn: ReturnType<typeof useMoves>["goOn"] = () => Promise.resolve(true);

it("goes on only with all that the next screen cannot do without", async () => {
  const asked = flow.diagnostics.needs.parse(diagnosticsEntry().state);
  const diagnosed = flow.rootCause.needs.parse(rootCauseEntry().state);
  const moves = [
    goOn(flow.rootCause, asked, { rootCause: "The fuse." }),
    goOn(flow.guide, diagnosed, { repairGuide: "1. Go", guideFrom: "handbook" }),
    // @ts-expect-error the root cause is missing
    goOn(flow.rootCause, asked, {}),
    // @ts-expect-error it may not be missing either
    goOn(flow.rootCause, asked, { rootCause: undefined }),
    // @ts-expect-error the guide needs a root cause as well
    goOn(flow.guide, asked, { repairGuide: "1. Go" }),
  ];
  expect(await Promise.all(moves)).toHaveLength(5);
});
