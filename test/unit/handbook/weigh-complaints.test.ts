import { describe, expect, it } from "vitest";
import type { Fault } from "~/domain/handbook/playbook";
import { weighComplaints } from "~/domain/handbook/weigh-complaints";
import { bellSilent } from "./example-fault";

const fault = (id: string, complaints?: string): Fault => ({
  ...bellSilent,
  id,
  ...(complaints === undefined ? {} : { complaints }),
});

const silent = fault("silent", "no ding any more\nmute as a fish\nthumb it and nothing dings");
const loose = fault("loose", "slides round the bar\nrattles over cobbles\nslides off sideways");
const faults = [silent, loose];

const alike = (text: string) => weighComplaints(faults, text)[0]?.toldAlike ?? 0;

describe("a complaint beside what people told of each fault", () => {
  it("speaks for the fault whose people use its words, and the others lie behind", () => {
    const [mute, slides] = weighComplaints(faults, "it slides down the bar");
    expect(slides?.told).toBe(0);
    expect(mute?.told).toBeLessThan(-1);
  });

  it("lets no fault fall further behind than all other signs could lift it", () => {
    const all = "slides round the bar, rattles over cobbles, slides off sideways";
    expect(weighComplaints(faults, all)[0]?.told).toBe(-8);
  });

  it("is wholly alike where somebody said the very same, and less so in part", () => {
    expect(alike("mute as a fish")).toBeCloseTo(1, 10);
    expect(alike("mute")).toBeGreaterThan(0);
    expect(alike("mute")).toBeLessThan(1);
    expect(alike("rattles over cobbles")).toBe(0);
  });

  it("tells nothing by words that nobody said", () => {
    expect(weighComplaints(faults, "zorbed")).toEqual([
      { told: 0, toldAlike: 0 },
      { told: 0, toldAlike: 0 },
    ]);
  });

  it("is alike by the idea, where the words differ", () => {
    const [, shakes] = weighComplaints(faults, "vibrates");
    expect(shakes?.toldAlike).toBeGreaterThan(0);
  });

  it("counts a word for more, the fewer people said it", () => {
    const many = [fault("many", "bar and cobbles\nbar and rim\nbar and saddle")];
    const [rare] = weighComplaints(many, "cobbles");
    expect(rare?.toldAlike).toBeGreaterThan(weighComplaints(many, "bar")[0]?.toldAlike ?? 1);
  });

  it("is weighed for a fault of which nobody told as well", () => {
    const [, none] = weighComplaints([silent, fault("new")], "mute as a fish");
    expect(none?.toldAlike).toBe(0);
    expect(none?.told).toBeLessThan(0);
  });
});
