import { describe, expect, it } from "vitest";
import { readReading } from "~/domain/measuring/read-reading";

describe("a reading in ohms", () => {
  it.each([
    "OL",
    "ol",
    "0.L",
    "O.L",
    ".OL",
    "0L",
    "OL MΩ",
    "O L kΩ",
    "1.",
    "∞",
    "----",
    "open",
    "no reading",
    "no beep",
    "silent",
  ])("%s is no connection", (typed) => {
    expect(readReading(typed, "ohm")).toEqual({ is: "open" });
  });

  it.each(["beep", "It beeps", "bleep", "bleeps", "beeping", "buzzes"])("%s is one", (typed) => {
    expect(readReading(typed, "ohm")).toEqual({ is: "connected" });
  });

  it.each([
    ["0", 0],
    ["0.4", 0.4],
    ["0,4", 0.4],
    [".4", 0.4],
    ["01.0", 1],
    ["26.5 Ω", 26.5],
    ["26.5Ω", 26.5],
    ["26 ohms", 26],
    ["1.2k", 1200],
    ["1,2 kΩ", 1200],
    ["1k2", 1200],
    ["2 M", 2e6],
    ["2.2MΩ", 2.2e6],
  ])("%s is %d", (typed, value) => {
    expect(readReading(typed, "ohm")).toEqual({ is: "number", value });
  });

  it("may be a 1 that stands alone, which older meters show for none", () => {
    expect(readReading(" 1 ", "ohm")).toEqual({ is: "lone one" });
  });

  it.each(["", "abc", "1.5 V", "1.2.3", "-4", "k", "12 mA"])("is not %j", (typed) => {
    expect(readReading(typed, "ohm")).toBeUndefined();
  });
});

describe("a reading in volts", () => {
  it.each([
    ["1", 1],
    ["1.48", 1.48],
    ["1,48 V", 1.48],
    ["-1.48 V", 1.48],
    ["−12.6", 12.6],
    ["340 mV", 0.34],
    ["9 volts", 9],
    ["12.4V DC", 12.4],
  ])("%s is %d, whichever way round the leads are", (typed, value) => {
    expect(readReading(typed, "volt")).toEqual({ is: "number", value });
  });

  it.each(["4.7 kΩ", "12 ohms", "volts"])("is not %j", (typed) => {
    expect(readReading(typed, "volt")).toBeUndefined();
  });
});
