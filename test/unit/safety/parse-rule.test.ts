import { expect, it } from "vitest";
import type { HazardRule } from "~/domain/safety/hazard-rule";
import { parseRule } from "~/domain/safety/parse-rule";

const rule = (...when: string[]): HazardRule => ({
  id: "a-danger",
  severity: "stop",
  heading: "A danger",
  why: "It hurts.",
  now: "Stop.",
  when,
});
const parse = (line: string) => parseRule(rule(line)).conditions;
const told = { inDescription: false, absent: false };

it("reads what is said, and how near", () => {
  expect(parse("shock")).toEqual([{ things: [], says: ["shock"], within: 7 }]);
  expect(parse("trips + supply < 4")).toEqual([
    { things: [], says: ["trips", "supply"], within: 4 },
  ]);
});

it("reads what a question in the chat does not tell", () => {
  expect(parse("stated shock")).toEqual([
    { things: [], says: ["shock"], within: 7, isStated: true },
  ]);
  expect(parse("stated bike: brakeFails")[0]).toMatchObject({
    says: ["brakeFails"],
    isStated: true,
  });
  expect(parse("shock")[0]).not.toHaveProperty("isStated");
});

it("reads the things that are named, from the last on", () => {
  expect(parse("oldHouse: paintWord: sanding")).toEqual([
    {
      things: [
        { ids: ["paintWord"], ...told },
        { ids: ["oldHouse"], ...told },
      ],
      says: ["sanding"],
      within: 7,
    },
  ]);
  expect(parse("mains/cutter: holdsSwitch")[0]?.things).toEqual([
    { ids: ["mains", "cutter"], ...told },
  ]);
});

const thingsOf = (line: string) => parse(line)[0]?.things;

it("reads where a thing has to be named, or that it must not be", () => {
  expect(thingsOf("is bike: brakes")).toEqual([
    { ids: ["bike"], inDescription: true, absent: false },
  ]);
  expect(thingsOf("not toyThing: brakes")).toEqual([{ ids: ["toyThing"], ...told, absent: true }]);
  expect(thingsOf("not is toyThing: brakes")).toEqual([
    { ids: ["toyThing"], inDescription: true, absent: true },
  ]);
});

it("looks for a thing in its name where nothing has to be said of it", () => {
  expect(parse("helmet:")).toEqual([
    { things: [{ ids: ["helmet"], inDescription: true, absent: false }], says: [], within: 7 },
  ]);
  expect(parse("not told chirp: alarm:")[0]?.things).toEqual([
    { ids: ["alarm"], inDescription: true, absent: false },
    { ids: ["chirp"], ...told, absent: true },
  ]);
});

it("keeps the rule, and reads every line of it", () => {
  const two = rule("shock", "mains: melts");
  expect(parseRule(two).hazard).toBe(two);
  expect(parseRule(two).conditions).toHaveLength(2);
});
