import { describe, expect, it } from "vitest";
import { correctRecording, describeRecording, describeSounds } from "~/domain/describe-recording";
import type { Sounds } from "~/domain/findings";

const nothingFound = {
  seconds: 12.3,
  averageLevel: -25,
  peakLevel: -10,
  isClipped: false,
  humHz: null,
  clicksPerSecond: null,
  squealHz: null,
  course: "changing",
} as const;

const tell = (findings: Partial<Sounds>) =>
  describeRecording({ sounds: { ...nothingFound, ...findings } });

describe("the text of what a recording holds", () => {
  it("names each sound with its unit", () => {
    expect(tell({ humHz: 100, clicksPerSecond: 2.07, squealHz: 3012 })).toBe(
      "A steady hum at 100 Hz. Regular clicks, about 2.1 a second. A squeal at about 3.0 kHz. " +
        "The recording lasts 12 seconds and was picked up at usual strength.",
    );
  });

  it.each([
    ["A changing sound.", { course: "changing" }],
    ["A voice or another changing sound.", { course: "voice-like" }],
    ["An even sound throughout.", { course: "even" }],
    ["Silence nearly throughout.", { course: "even", averageLevel: -70 }],
    ["A steady hum at 50 Hz. Besides, a voice", { course: "voice-like", humHz: 50 }],
    ["Regular clicks, about 4.0 a second. The", { course: "voice-like", clicksPerSecond: 4 }],
    ["A steady hum at 50 Hz. The", { humHz: 50, averageLevel: -60 }],
  ] as const)("begins “%s”", (beginning, findings) => {
    expect(tell(findings).startsWith(beginning)).toBe(true);
  });

  it.each([
    ["very faintly.", { averageLevel: -50 }],
    ["faintly.", { averageLevel: -40 }],
    ["at usual strength.", { averageLevel: -25 }],
    ["strongly.", { averageLevel: -10 }],
    ["so strongly that it is overdriven.", { averageLevel: -20, isClipped: true }],
  ])("ends “… was picked up %s”", (ending, findings) => {
    expect(tell(findings).endsWith(` was picked up ${ending}`)).toBe(true);
  });

  it("does not call clicks faint for the silence between them", () => {
    const text = tell({ averageLevel: -42, clicksPerSecond: 2 });
    expect(text.endsWith(" was picked up at usual strength.")).toBe(true);
  });

  it("tells how much was listened to", () => {
    expect(tell({ seconds: 1.2 })).toContain("lasts 1 second and");
    expect(tell({ seconds: 60 })).toContain("of which the first 60 seconds were listened to,");
  });

  it("says of a moment only that it is too short", () => {
    const moment = "The recording lasts less than a second; a longer one tells more.";
    expect(tell({ seconds: 0.9, squealHz: 3000 })).toBe(moment);
  });

  it("names no sound that was not heard", () => {
    for (const course of ["even", "voice-like", "changing"] as const) {
      expect(tell({ course })).not.toMatch(/hum|click|squeal|loud|quiet|nois/i);
    }
  });
});

describe("the words spoken", () => {
  it("stand after the sounds", () => {
    expect(describeRecording({ words: "It hums." })).toBe("Words spoken: “It hums.”");
    const recording = { sounds: { ...nothingFound, humHz: 50 } as const, words: "It hums." };
    expect(describeRecording(recording)).toBe(
      "A steady hum at 50 Hz. The recording lasts 12 seconds and was picked up at usual strength. " +
        "Words spoken: “It hums.”",
    );
  });
});

describe("what tells of the thing", () => {
  it("is neither the recording's length and strength nor the words", () => {
    const sounds = { ...nothingFound, humHz: 50 } as const;
    expect(describeSounds({ sounds, words: "It hums." })).toBe("A steady hum at 50 Hz.");
    expect(describeSounds({ sounds: { ...sounds, seconds: 0.5 } })).toBe("");
    expect(describeSounds({ words: "It hums." })).toBe("");
    expect(describeSounds(undefined)).toBe("");
  });

  it("is the correction, where there is one, without the sentence on length and strength", () => {
    const sounds = { ...nothingFound, humHz: 50 } as const;
    const correction = describeRecording({ sounds }).replace("steady", "rough");
    expect(describeSounds({ sounds, correction })).toBe("A rough hum at 50 Hz.");
    expect(describeSounds({ correction: "The recording holds a squeal." })).toBe(
      "The recording holds a squeal.",
    );
  });
});

describe("a correction", () => {
  const heard = { sounds: { ...nothingFound, humHz: 50 } as const, words: "It hums." };

  it("is none where nothing was changed", () => {
    expect(correctRecording(heard, describeRecording(heard))).toBe(heard);
  });

  it.each([
    ["of the sounds", "A rattle. Words spoken: “It hums.”", "A rattle.", "It hums."],
    ["of the words", "A hum. Words spoken: It rattles", "A hum.", "It rattles"],
    ["that takes the words away", "A rattle.", "A rattle.", undefined],
    ["to nothing", "", "", undefined],
  ])("%s counts", (_what, text, correction, words) => {
    expect(correctRecording(heard, text)).toEqual({ sounds: heard.sounds, correction, words });
  });

  it("reads as it was written", () => {
    for (const text of ["A rattle. Words spoken: “It hums.”", "A rattle.", ""])
      expect(describeRecording(correctRecording(heard, text))).toBe(text);
  });
});
