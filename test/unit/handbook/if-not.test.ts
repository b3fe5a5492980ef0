import { itemTypes } from "virtual:handbook/item-types";
import { expect, it } from "vitest";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { findHazards } from "~/domain/safety/read-hazards";
import { passGate } from "~/domain/safety/gate";
import { openBell } from "./open-bell";

const kinds = await Promise.all(
  itemTypes.map(async ({ id, name, playbook }) => ({ id, name, ...(await playbook()) })),
);

it("goes along with its step, and not into the guide's text", () => {
  const page = openBell();
  const [first] = page.causes;
  const [step, ...others] = first.cause.repair.steps;
  if (!step) throw new Error("The bell has steps");
  const repair = { ...first.cause.repair, steps: [{ ...step, ifNot: "Warm it." }, ...others] };
  const guide = composeGuide({
    ...page,
    causes: [{ ...first, cause: { ...first.cause, repair } }],
  });
  expect(guide.steps.map(({ ifNot }) => ifNot)).toEqual([
    "Warm it.",
    ...others.map(() => undefined),
  ]);
  expect(guide.text).not.toContain("Warm it.");
});

it("is read by the gate as whatever else is shown", () => {
  const step = { title: "Turn it", action: "adjust", warnings: "", body: "So." } as const;
  const ask = (ifNot?: string) => {
    const guide = { facts: [], sections: [], steps: [{ ...step, ifNot }], text: "Turn it" };
    return passGate({ itemDescription: "Bell", itemIssue: "Silent", answers: [], guide }).stop;
  };
  expect(ask()).toBeNull();
  expect(ask("You can safely open the microwave.")).not.toBeNull();
});

it("stands in the likeliest repair of every kind's usual fault, if there is one for home", () => {
  const without = kinds.flatMap(({ id, faults }) => {
    const usual = faults.find((fault) => fault.usual);
    const [likeliest] = Object.values(usual?.causes ?? {})
      .filter(({ repair }) => repair.professionalOnly === undefined)
      .toSorted((a, b) => b.prior - a.prior);
    return likeliest &&
      !likeliest.repair.steps.some(({ action, ifNot }) => ifNot && action !== "unplug")
      ? [id]
      : [];
  });
  expect(without).toEqual([]);
});

it("turns no guide into a stop", () => {
  const stopping = kinds.flatMap(({ name, faults }) =>
    faults.flatMap((fault) =>
      Object.values(fault.causes)
        .flatMap(({ repair }) => repair.steps.flatMap(({ ifNot }) => ifNot ?? []))
        .filter((ifNot, place, all) => all.indexOf(ifNot) === place && stops(name, ifNot)),
    ),
  );
  expect(stopping).toEqual([]);
});

const stops = (thing: string, assistantText = "") =>
  findHazards({ itemDescription: thing, itemIssue: "It is odd", answers: [], assistantText })
    .outcome === "stop" &&
  findHazards({ itemDescription: thing, itemIssue: "It is odd", answers: [] }).outcome !== "stop";
