import { describe, expect, it } from "vitest";
import { newCase } from "./journey";
import { openChat } from "./open-chat";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { denyDuty, quoteFigure } from "~/domain/handbook/chat/answer-from-afar";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { talk } from "./bell-talk";
import { openBell } from "./open-bell";

describe("what the handbook knows beside the guide itself", () => {
  it("has the step for another cause of the same trouble, warning and all", async () => {
    const page = await diagnoseCase({
      ...newCase("petrol mower", "won't start after the winter, with last year's petrol in"),
      answers: [],
    });
    const [first, ...others] = page.causes;
    const tank = others.find(({ cause }) => /petrol/.test(cause.name)) ?? first;
    const carburettor = page.causes.find(({ cause }) => /carburettor/.test(cause.name)) ?? first;
    expect(tank).not.toBe(carburettor);
    const moved = { ...page, causes: [carburettor, tank] as const };
    expect(writeReply(moved, composeGuide(moved), [], "how do I drain the old petrol")).toMatch(
      /^This guide does not need it, but for .+ the handbook has this step, “Empty the tank”: .*siphon/,
    );
  });

  it("has the answer told beside another guide for the same thing", async () => {
    const say = await openChat("old radio", "crackles whenever I turn the volume knob");
    expect(say("how do I get the knob off")).toMatch(
      /^With plug and batteries out, look for a tiny/,
    );
  });

  it("quotes the sentence that names both the thing and the figure", async () => {
    const say = await openChat("classical guitar", "buzzes on the low E string only");
    expect(say("how much does a luthier cost")).toMatch(/€40 to €80/);
    expect(quoteFigure(talk("how much does a zorb cost"))).toBeNull();
    expect(quoteFigure(talk("how much is it"))).toBeNull();
  });
});

describe("do I have to", () => {
  it("is a no where the step leaves a choice", async () => {
    const say = await openChat("jeans", "ripped between the legs, thin as paper there");
    expect(say("do I have to use a machine")).toMatch(/^No, /);
  });

  it("is a no where nothing of the guide speaks of it", async () => {
    const say = await openChat("hand mixer", "one of the beaters keeps falling out");
    expect(say("do I have to take the motor out?")).toMatch(/^No: no step of this guide asks/);
  });

  it.each([
    "do i have to unplug the zorb",
    "do i have to wear gloves",
    "do i have to turn the water off",
    "do i have to open the windows",
    "do i have to call the zorb",
  ])("is never a no to what keeps somebody from harm: %s", (asked) => {
    expect(denyDuty(talk(asked))).toBeNull();
  });

  it("is left to others beside a danger", () => {
    expect(denyDuty(talk("do i have to take the zorb out"))).toMatch(/^No: no step/);
    const danger = openBell({ basis: "danger" });
    expect(denyDuty(talk("do i have to take the zorb out", { page: danger }))).toBeNull();
  });
});

it("names the tools to whoever asks what to open it with", async () => {
  const say = await openChat("hand mixer", "one of the beaters keeps falling out");
  expect(say("what tool do I need to open it")).toMatch(/^For this repair you need: .*screwdriver/);
  const toaster = await openChat("toaster", "the lever won't stay down");
  expect(toaster("what screwdriver do I need to open it")).toMatch(
    /^None: the guide opens nothing/,
  );
});

it("takes a worn hole for no worn head of a screw", async () => {
  const say = await openChat("kitchen cupboard", "the door hangs crooked");
  expect(say("the hole of the screw is worn out what now")).not.toMatch(/rubber band/);
});

it("keeps what was asked beside this guide before another's", async () => {
  const say = await openChat("filter coffee machine", "takes forever to brew and steams");
  expect(say("how many times do I rinse")).toMatch(/Rinse with full tanks/);
});

it("goes by what was asked of this very thing before what holds of a stuff in general", async () => {
  const say = await openChat("silver chain", "the clasp does not close");
  expect(say("can I use toothpaste")).toMatch(/^No, toothpaste/);
  const aid = await openChat("hearing aid", "whistles whenever he chews");
  expect(aid("can I clean it with alcohol")).toMatch(/^No alcohol/);
});

it("finds a question of small words alone", async () => {
  const say = await openChat("jeans", "ripped between the legs, thin as paper there");
  expect(say("will it show")).toMatch(/^At home it mostly shows a little/);
});

it("takes a leaving for no thing, and what has gone for no suspect", async () => {
  const coffee = await openChat("filter coffee machine", "takes forever to brew and steams");
  expect(coffee("how long do I leave it in")).toMatch(/^Of waiting the guide says in step/);
  const jumper = await openChat("wool jumper", "moth hole in the sleeve");
  expect(jumper("how do I know if the moths are gone")).toMatch(/“Deal with moths first”/);
});

it("gives no yes to a question for one to another", async () => {
  const say = await openChat("winter coat", "the zip comes apart behind the slider");
  expect(say("do I have to replace the whole zip")).not.toMatch(/^Yes/);
});
