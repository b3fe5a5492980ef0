import { expect, it } from "vitest";
import { kettleCase } from "../../support/repair-cases";
import { until } from "../../support/until";
import { breaks, faults, serversWords } from "../../support/wire-examples/faults";
import { stopTheClock } from "./hand-moved-clock";
import { failureOf, listening, quietly, realServer } from "./wire";

/** The longest that a local server may stay silent. */
const longestSilence = 120_000;

const rows = [...faults, ...breaks].flatMap((row) => [
  { ...row, how: "streamed" },
  ...(row.isStreamed ? [] : [{ ...row, how: "in one piece" }]),
]);

it.each(rows)(
  "after $fault, what happened is known and a second try works, $how",
  async ({ behaviour, kind, tries, partialText = expect.any(String), endedBy, how }) => {
    const clock = stopTheClock();
    const { ai, assistant } = await realServer(behaviour);
    const ask = listening();
    const rootCause = () => assistant.rootCause(kettleCase, how === "streamed" ? ask : quietly());
    const fails = failureOf(rootCause());
    if (endedBy) {
      await until(() => ai.requests.length === tries);
      if (kind === "cut-short") await until(() => ask.onText.mock.calls.length === 4);
      await clock.pass(longestSilence);
    }
    const failure = await fails;
    expect(failure).toMatchObject({ kind, partialText });
    expect(failure.message).not.toContain(serversWords);
    expect(ai.requests).toHaveLength(tries);

    ai.behave("well");
    expect(await rootCause()).toMatch(/the next suspect\.$/);
  },
);
