import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { possibleLanguages } from "~/domain/language/recognise-language";
import { findHazards } from "~/domain/safety/read-hazards";

/*
 * What people wrote of danger, and of what only sounds like it. Each figure is what the reading came to; a
 * rule or a word that is lost moves it. It may only get better, and is then changed here.
 */
describe("what people wrote of danger", () => {
  it.each([
    ["en", 552, 11, 1579],
    ["de", 269, 0, 494],
    ["nl", 236, 1, 454],
    ["fr", 245, 4, 529],
  ])("is heard no worse than it was: %s", (language, leastStopped, mostFalse, leastKnown) => {
    const rows = readFileSync(`test/measure/danger-told/${language}.txt`, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split(" | "))
      .map(([expected, item = "", problem = ""]) => ({
        expected,
        stops:
          findHazards({ itemDescription: item, itemIssue: problem, answers: [] }).outcome ===
          "stop",
        isKnown: possibleLanguages(`${item} ${problem}`)[0] === language,
      }));
    const stopped = (what: string) =>
      rows.filter(({ expected, stops }) => expected === what && stops).length;
    expect(stopped("stop")).toBeGreaterThanOrEqual(leastStopped);
    expect(stopped("none")).toBeLessThanOrEqual(mostFalse);
    expect(rows.filter(({ isKnown }) => isKnown).length).toBeGreaterThanOrEqual(leastKnown);
  });
});
