import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compareTimes, readDays, readLimit } from "~/domain/handbook/answers/time-spans";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-06-15"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the days that an answer speaks of", () => {
  it.each([
    ["12 hours", 0.5],
    ["half a day", 0.5],
    ["a day", 1],
    ["one day", 1],
    ["two days", 2],
    ["a couple of days", 2],
    ["3 days", 3],
    ["1.5 days", 1.5],
    ["a few days", 3],
    ["three weeks", 21],
    ["four weeks", 28],
    ["several weeks", 28],
    ["five weeks", 35],
    ["six months", 180],
    ["seven days", 7],
    ["eight days", 8],
    ["nine days", 9],
    ["ten days", 10],
    ["twelve months", 360],
    ["twenty years", 7300],
    ["an hour", 1 / 24],
    ["a week or so", 7],
    ["ten odd years", 3650],
    ["a month", 30],
    ["2 yrs", 730],
    ["an odd month or two years", 730],
    ["days", 2],
    ["weeks ago", 14],
    ["for months", 60],
    ["not for years", 730],
    ["yrs", 7300],
    ["since 2020", 6 * 365],
    ["bought in 1998", 28 * 365],
    ["from 2016", 3650],
    ["a fortnight", 14],
    ["last month", 30],
    ["last year", 365],
    ["once", null],
  ])("“%s”: %s", (said, days) => {
    expect(readDays(said)).toBe(days);
  });

  it.each([
    [
      1,
      "today; this morning; just now; yesterday; last night; daily; every day; everyday; all the time; constantly; every night; this afternoon",
    ],
    [
      6,
      "every week; every weekend; most weekends; every other day; last week; this week; last weekend; weekly; the other day; on monday; on tuesday; on wednesday; on thursday; on friday; on saturday; on sunday",
    ],
    [
      180,
      "since spring; last summer; over the winter; all summer; all winter; last autumn; since last winter; christmas; xmas; easter",
    ],
    [
      3650,
      "in the loft since; in the attic since then; in the cellar since; in the garage since; forever; ancient; very old",
    ],
    [7300, "for ages; decades; donkeys"],
  ])("%d: %s", (days, texts) => {
    expect(texts.split("; ").filter((said) => readDays(said) !== days)).toEqual([]);
  });
});

describe("the days from which the answer is yes", () => {
  it.each([
    ["Was it unused for a month or more?", 30],
    ["Has it stood for more than two weeks?", 14],
    ["Has it been stored for a year?", 365],
    ["Has it lain for three months?", 90],
    ["Is it lying there for a week?", 7],
    ["Is it older than about five years?", 1825],
    ["Is it old, ten years?", 3650],
    ["Did it run longer than an hour?", 1 / 24],
    ["Is it over a year?", 365],
    ["Was it unused for a long time?", 30],
    ["Has it stood for long?", 30],
    ["Was it cleaned within the last month?", null],
    ["Was it stored for less than a month?", null],
    ["Was it opened in the last year, old or not?", null],
    ["Does it run for an hour?", null],
  ])("“%s”: %s", (ask, days) => {
    expect(readLimit(ask)).toBe(days);
  });
});

it.each([
  ["Is it older than five years?", "six years", "yes"],
  ["Is it older than five years?", "5 years", "yes"],
  ["Is it older than five years?", "four years", null],
  ["Is it older than five years?", "3 years", "no"],
  ["Is it older than ten years?", "7 years", "no"],
  ["Is it older than five years?", "it is blue", null],
  ["Was it cleaned within the last month?", "last week", "yes"],
  ["Was it cleaned within the last month?", "a month ago", "yes"],
  ["Was it cleaned within the last month?", "six weeks ago", null],
  ["Was it cleaned within the last month?", "45 days ago", null],
  ["Was it cleaned within the last month?", "46 days ago", "no"],
  ["Was it cleaned within the last month?", "not for a week", null],
  ["Was it cleaned within the last month?", "no more than a week ago", null],
  ["Was it cleaned within the last month?", "not since I bought it", "no"],
  ["Was it cleaned within the last month?", "never", "no"],
  ["Was it cleaned within the last month?", "with soap", null],
  ["Was it moved lately?", "last week", "yes"],
  ["Was it moved recently?", "a year ago", "no"],
  ["Was it moved shortly before?", "yesterday", "yes"],
  ["Was it moved just before?", "a year ago", "no"],
  ["Was it moved right before?", "a year ago", "no"],
  ["Was it charged in the last week?", "eleven months and 11 days ago", "no"],
  ["Was it charged less than a week ago?", "yesterday", "yes"],
  ["Does it leak?", "five years", null],
])("“%s” “%s”: %s", (ask, said, answer) => {
  expect(compareTimes(ask, said)).toBe(answer);
});
