import { describe, expect, it } from "vitest";
import { kettleCase } from "../../support/repair-cases";
import { breaks, faults, limitsFor, serversWords } from "../../support/wire-examples/faults";
import { failureOf, listening, quietly, realServer } from "./wire";

describe.each([...faults, ...breaks])("after $fault", (row) => {
  const { behaviour, kind, tries, isStreamed, partialText = expect.any(String) } = row;

  it.each(isStreamed ? [listening] : [listening, quietly])(
    "what happened is known, and a second try works",
    async (asking) => {
      const limits = limitsFor(row);
      const { ai, assistant } = await realServer(behaviour, { limits });
      const failure = await failureOf(assistant.rootCause(kettleCase, asking()));
      expect(failure).toMatchObject({ kind, partialText });
      expect(failure.message).not.toContain(serversWords);
      expect(ai.requests).toHaveLength(tries);

      ai.behave("well");
      for (const limit of row.endedBy ?? []) delete limits[limit];
      expect(await assistant.rootCause(kettleCase, asking())).toMatch(/the next suspect\.$/);
    },
  );
});
