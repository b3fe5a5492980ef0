import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const player = () => openChat("Record player", "left channel cuts out when I wiggle the headshell");
const slow = () => openChat("Record player", "plays too slow, the belt is loose");
const guitar = () => openChat("Acoustic guitar", "buzzes since the heating came on");
const trimmer = () => openChat("Electric hedge trimmer", "the blades are blunt and tear");
const theremin = () => openChat("Theremin, a homemade kit", "the pitch jumps to a shriek");
const lamp = () => openChat("Desk lamp", "flickers");
const tap = () => openChat("Kitchen tap", "squeals when I turn the hot on");
const drill = () => openChat("Cordless drill", "the bit keeps slipping");
const laptop = () => openChat("Laptop", "the battery is swollen");

describe("the chat on working with something on", () => {
  it.each([
    [
      "lets what no step takes off stay on",
      player,
      "can I do it with the needle still on; can I do this with the cartridge on; could I clean the pins with the stylus left on?; can I leave the headshell on",
      /can stay on where nothing is in your way\./,
    ],
    [
      "tells the rule for a part that stays on",
      guitar,
      "can I do that with the strings on; should I leave the strings on while I do it; can I keep the strings on",
      /^No step of this guide takes the strings off, so they can stay on .* it can snap\./,
    ],
    [
      "lets a guard stay on",
      trimmer,
      "can I sharpen it with the blade guard on; can I oil it with the guard still on",
      /^No step of this guide takes the guard off/,
    ],
    [
      "says what has to come off",
      slow,
      "can I leave the platter on",
      /^No\. Step 2, “Lift the platter”/,
    ],
    [
      "lets hands touch what is made for them",
      theremin,
      "can I touch the antenna while it's on; can I move the aerial when it is switched on",
      /^Yes, as in everyday use/,
    ],
    [
      "never lets the power stay on",
      player,
      "can I do it with the power still on; can I do it with it still plugged in; can I clean the pins with the record player on; can I do it while it's still on; can I open it with the motor still on; can we do it with the mains on; can I touch the pins while it's running",
      /^No\. Do not work on the record player like that/,
    ],
    [
      "never lets a light stay on while its bulb is changed",
      lamp,
      "can I change the bulb with the light still on; can I change the bulb with the lamp on; can I do it with it on and still plugged in",
      /^No\. Do not work on the lamp like that/,
    ],
    [
      "never lets the battery stay in",
      drill,
      "can I do it with the battery still in; can I change the bit with the pack attached",
      /^No\. Do not work on the cordless drill like that/,
    ],
    [
      "never lets the water run",
      tap,
      "can I do it without turning the water off; can I do it with the water still on; can I change it without shutting off the water",
      /^No\. Step 1, “Turn the supply off”/,
    ],
    [
      "does not take use for work",
      laptop,
      "can i still use it if its plugged in; can we use it while it is plugged in",
      /^No\. If it is hot, hisses or smells/,
    ],
  ] as const)("%s", async (_what, open, messages, reply) => {
    expect(answeredOtherwise(await open(), messages, (said) => reply.test(said))).toEqual([]);
  });

  it("says first how the water is shut, to who asks how", async () => {
    expect((await tap())("how do I turn the water off")).toMatch(/^Look for a small valve/);
  });
});

describe("the chat on what has to come off", () => {
  it.each([
    [
      "a platter",
      slow,
      "do i have to take the plate off; must I remove the platter; do I need the turntable off",
    ],
    [
      "drawers",
      () => openChat("Chest of drawers", "the drawer sticks"),
      "do i need to take all the drawers out; must I remove the drawers first; do I have to take the drawer out",
    ],
  ] as const)("finds the step for %s by another word", async (_what, open, messages) => {
    expect(
      answeredOtherwise(await open(), messages, (said) => said.startsWith("Yes. Step ")),
    ).toEqual([]);
  });
});
