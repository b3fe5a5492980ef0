import { describe, expect, it } from "vitest";
import { readTimes } from "~/domain/guide/read-times";

const seconds = (text: string) => readTimes(text, false).map((time) => time.seconds);

describe("a time to wait", () => {
  it.each([
    ["Wait 30 minutes.", 1800],
    ["Wait 30 min.", 1800],
    ["Leave it for ten minutes.", 600],
    ["Let the glue set for 24 hours.", 86_400],
    ["Hold it down for 30 s.", 30],
    ["Hold it down for thirty seconds.", 30],
    ["Let it soak 10 to 15 minutes.", 900],
    ["Let it soak 10–15 min.", 900],
    ["Let it soak ten to fifteen minutes.", 900],
    ["Give it half an hour.", 1800],
    ["Give it a quarter of an hour.", 900],
    ["Wait a minute.", 60],
    ["Wait a minute or two.", 120],
    ["Wait an hour.", 3600],
    ["Wait 1.5 hours.", 5400],
    ["Wait 1,5 hours.", 5400],
    ["Wait 1½ hours.", 5400],
    ["Wait one and a half hours.", 5400],
    ["Let it dry for two days.", 172_800],
    ["Give it a 10-minute rest.", 600],
    ["Watch it for forty-five minutes.", 2700],
    ["30 Minuten warten.", 1800],
  ])("is read from %j", (text, expected) => {
    expect(seconds(text)).toEqual([expected]);
  });

  it.each([
    ["It should drain within two minutes."],
    ["Descale it every two hours of use."],
    ["It takes about 40 minutes."],
    ["It switches off after 10 minutes."],
    ["A fuse of 10 A, 5 mm long."],
    ["Clean it every two months."],
    ["Turn it 3 s"],
    ["No more than 10 minutes old."],
    ["Set the timer for 100 hours."],
    ["Use 10 m of cord, and 5 h7 bolts."],
    [""],
  ])("is none in %j", (text) => {
    expect(seconds(text)).toEqual([]);
  });

  it("is told with its sentence, each length once", () => {
    expect(
      readTimes("Spray it. Wait 5 minutes. Wait 5 minutes more. Wipe for 20 s.", false),
    ).toEqual([
      { seconds: 300, label: "Wait 5 minutes", isSafety: false },
      { seconds: 20, label: "Wipe for 20 s", isSafety: false },
    ]);
  });
});

describe("a wait for safety", () => {
  it.each([
    ["Let it cool for 30 minutes.", false],
    ["Wait 10 minutes until the capacitor is discharged.", false],
    ["Wait 5 minutes.", true],
  ])("is %j", (text, isGuarded) => {
    expect(readTimes(text, isGuarded)).toMatchObject([{ isSafety: true }]);
  });

  it.each([
    ["Let the glue set for 30 minutes.", false],
    ["Rinse it with hot water for 2 minutes.", false],
    ["Hold it for 30 seconds.", true],
  ])("is not %j", (text, isGuarded) => {
    expect(readTimes(text, isGuarded)).toMatchObject([{ isSafety: false }]);
  });
});
