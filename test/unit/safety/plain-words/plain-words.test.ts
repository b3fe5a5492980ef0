import { describe, expect, it } from "vitest";
import { plainWords, split, stops } from "./told";

/** Lines that the words do not read yet. */
const notYet: Readonly<Record<string, readonly string[]>> = {
  fr: ["casque | cassé dedans après une chute"],
};

const share = (lines: readonly string[]) => lines.filter(stops).length / lines.length;

describe.each(Object.entries(plainWords))(
  "plain words in %s",
  (language, { dangers, harmless }) => {
    const danger = split(dangers);
    const alike = split(harmless);

    it("stops for each danger the words were tuned on", () => {
      const missed = danger.tuned.filter((line) => !stops(line));
      expect(missed).toEqual(notYet[language] ?? []);
    });

    it("lets each harmless look-alike through", () => {
      expect(alike.tuned.filter(stops)).toEqual([]);
    });

    it("holds for the lines that were held out", () => {
      expect(share(danger.heldOut)).toBeGreaterThanOrEqual(0.9);
      expect(share(alike.heldOut)).toBeLessThanOrEqual(0.03);
    });
  },
);
