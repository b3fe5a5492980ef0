import { describe, expect, it } from "vitest";
import { readTimes } from "~/domain/guide/read-times";

const seconds = (text: string) => readTimes(text, false).map((time) => time.seconds);
const isSafety = (text: string, isGuarded: boolean) =>
  readTimes(text, isGuarded).map((time) => time.isSafety);

describe("a unit of time", () => {
  it.each([
    ...["second", "seconds", "sec", "secs", "s", "Sekunde", "Sekunden"].map((unit) => [unit, 1]),
    ...["minute", "minutes", "min", "mins", "Minute", "Minuten"].map((unit) => [unit, 60]),
    ...["hour", "hours", "hr", "hrs", "h", "Stunde", "Stunden"].map((unit) => [unit, 3600]),
  ] as const)("may be called %s", (unit, length) => {
    expect(seconds(`Wait 6 ${unit}.`)).toEqual([6 * Number(length)]);
  });

  it.each(["day", "days", "Tage", "Tagen"])("that is a day may be called %s", (unit) => {
    expect(seconds(`Wait 2 ${unit}.`)).toEqual([172_800]);
  });
});

const numbers: readonly (readonly [string, number])[] = [
  ...[
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "sixteen seventeen eighteen nineteen twenty",
  ]
    .flatMap((line) => line.split(" "))
    .map((word, place) => [word, place + 1] as const),
  ["thirty", 30],
  ["forty", 40],
  ["forty-five", 45],
  ["fifty", 50],
  ["sixty", 60],
  ["an", 1],
  ["half", 0.5],
  ["a half", 0.5],
  ["half an", 0.5],
  ["a couple of", 2],
  ["a quarter of an", 0.25],
  ["three quarters of an", 0.75],
  ["one and a half", 1.5],
  ["two and a half", 2.5],
  ["½", 0.5],
  ["2½", 2.5],
  ["1.25", 1.25],
  ["1,25", 1.25],
  ["2 to 3", 3],
  ["2 or 3", 3],
  ["3 bis 2", 3],
  ["2-3", 3],
  ["2 – 3", 3],
];

describe("a number of hours", () => {
  it.each(numbers)("may be written %s", (words, hours) => {
    expect(seconds(`Wait ${words} hours.`)).toEqual([3600 * hours]);
  });

  it("may be more than hours tell: ninety minutes, half a minute, a minute or two", () => {
    expect(seconds("Wait ninety minutes.")).toEqual([5400]);
    expect(seconds("Wait half a minute.")).toEqual([30]);
    expect(seconds("Wait an hour or two.")).toEqual([7200]);
  });
});

describe("a time is one to wait", () => {
  it.each([
    ["Hold it for 5 s.", [5]],
    ["Hold it for 4 s.", []],
    ["Let it dry for 3 days.", [259_200]],
    ["Let it dry for 73 hours.", []],
  ])("from five seconds to three days: %s", (text, found) => {
    expect(seconds(text)).toEqual(found);
  });

  it.each([
    "It drains within 6 minutes.",
    "Stir it every 6 minutes.",
    "Stir it each 6 minutes.",
    "It drips ten times per 6 minutes.",
    "It takes 6 minutes.",
    "Both take 6 minutes.",
    "It took 6 minutes.",
    "It stops after 6 minutes.",
    "It runs longer than 6 minutes.",
    "Keep it under 6 minutes.",
    "Watch the first 6 minutes.",
    "Watch the last 6 minutes.",
    "Stir it once an hour.",
    "It dries in about 6 minutes.",
    "It drains within about 6 minutes.",
    "It takes only 6 minutes.",
    "It stops after the 6 minutes.",
  ])("but not in “%s”", (text) => {
    expect(seconds(text)).toEqual([]);
  });

  it("in each line and sentence, told by the sentence alone", () => {
    const text = "Soak the paper 6 minutes: press\nHold it 7 s! Then dry it for 8 s:";
    expect(readTimes(text, false).map(({ label }) => label)).toEqual([
      "Soak the paper 6 minutes: press",
      "Hold it 7 s",
      "Then dry it for 8 s",
    ]);
  });
});

describe("where something is dangerous, a wait is one for safety", () => {
  it.each([
    "Wait 6 minutes.",
    "Let it be for 6 minutes.",
    "Leave it for 6 minutes.",
    "It is left alone for 6 minutes.",
    "Leaving it for 6 minutes is enough.",
    "It has to stand for 6 minutes.",
    "It has to rest for 6 minutes.",
    "It has to stay off for 6 minutes.",
    "It is off until 6 minutes are over.",
    "Warte 6 Minuten.",
    "6 Minuten warten.",
    "Lass es 6 Minuten stehen.",
    "Lassen Sie es 6 Minuten stehen.",
  ])("“%s”", (text) => {
    expect(isSafety(text, true)).toEqual([true]);
    expect(isSafety(text, false)).toEqual([false]);
  });

  it.each(["The glue on glass holds for 6 minutes.", "Hold the standard key for 6 seconds."])(
    "but not “%s”",
    (text) => {
      expect(isSafety(text, true)).toEqual([false]);
    },
  );
});

describe("anywhere, a wait is one for safety", () => {
  it.each([
    "Wait 6 minutes: it has to cool.",
    "Wait 6 minutes: it is cooling.",
    "Wait 6 minutes: it must be cold.",
    "Wait 6 minutes: it is hot.",
    "Wait 6 minutes: it must be lukewarm.",
    "Wait 6 minutes: it holds a charge.",
    "Wait 6 minutes: it is charged.",
    "Wait 6 minutes: it has to discharge.",
    "Wait 6 minutes: the capacitor is full.",
    "Wait 6 minutes: the capacitors are full.",
    "Wait 6 minutes: it is under pressure.",
    "Wait 6 minutes: steam can scald.",
    "Wait 6 minutes: steam scalds.",
    "Lass es 6 Minuten abkühlen.",
  ])("because of its cause: “%s”", (text) => {
    expect(isSafety(text, false)).toEqual([true]);
  });

  it.each([
    "Wait 6 minutes: each shot of oil has to creep in.",
    "Wait 6 minutes: the charger's lamp has to light.",
    "Rinse it for 6 minutes: it is hot.",
  ])("but not without a cause: “%s”", (text) => {
    expect(isSafety(text, false)).toEqual([false]);
  });
});
