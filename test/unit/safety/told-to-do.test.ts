import { expect, it } from "vitest";
import { redactReply, redactRootCause } from "~/domain/safety/redact";
import type { Hazards } from "~/domain/safety/read-hazards";

const stop: Hazards = {
  outcome: "stop",
  hazards: [
    { id: "a", severity: "stop", heading: "It smokes", why: "It burns.", now: "Stop." },
    { id: "b", severity: "caution", heading: "Mind it", why: "It is hot.", now: "Wait." },
    { id: "c", severity: "replace", heading: "It is worn", why: "It tears.", now: "Buy one." },
  ],
};
const notice = "It smokes. It burns. Stop.\n\nIt is worn. It tears. Buy one.";

const lines = (text: string) => text.trim().split("\n");
const isHeldBack = (reply: string) => redactReply(reply, stop) === notice;

const work = `
For this measure the diode.
Open the windowed lid.
Drill out the rivet.
Drill into it.
Drill the casing.
Drill one hole, then drill holes.
Drill hole after hole.
Then go back to step 4.
Reset it.
Now replace it.
Take apart the hinge.
1. Turn the cover
12) Turn the cover
- 1. Turn the cover
> 2. Turn the cover
### 3. Turn the cover
_4._ Turn the cover
Step 5: turn the cover
Do not wait but open it.
Do not wait, open it.
Do not wait. Open it.
Do not wait; open it.
Do not wait: open it.
Do not wait! Open it.
Do not use it until you test it.
Do not use it unless you test it.
Do not panic and open it.
Nevertheless open it.
Before your visit open it.`;

const noWork = `
The cord is cut.
The wires are cut.
It was cut.
They were cut.
It has been cut.
It may be cut.
The test is over.
This is a test.
There is an open end.
Its test is over.
It is left open.
It gets cut.
They get cut.
It stays open.
They stay open.
It runs with the door open.
After a power reset it hums.
Your answers leave it open.
This leaves it open.
Ask somebody who can measure it.
Ask people who test such things.
Open a window.
Open the windows.
Open all windows and leave.
Open windows help.
Any cut or stain tells of it.
Any cut or crack tells of it.
Any cut or tear tells of it.
Cut the power.
Cut the mains.
Cut off the current.
Cut the supply.
Cut the electricity.
Cut off the gas.
Replace it or have it repaired.
My drill arrived.
It comes with a drill of its own.
The latest one has a shortcut and a removed lid.
Opening it, testing it and cutting it is dangerous.
It needs 1.5 V or 230 V.
1.5 V is enough.
It takes one step 2 cm wide.
Do not open it.
Don't open it.
Don’t open it.
Never open it.
Never bend, fold, cut or open it.
Pull the plug before you open it.
Pull the plug before any test.
Do not handle or open it.
Do not push buttons or open it.`;

it("holds back a reply that tells work, and lets through one that only speaks of it", () => {
  expect(lines(work).filter((reply) => !isHeldBack(reply))).toEqual([]);
  expect(lines(noWork).filter(isHeldBack)).toEqual([]);
});

const trials = `
Switch it on.
Turn it on.
Plug it in.
Switch on.
Turn the fan on.
Turn the fan back on.
Plug it back in.
Heat 250 ml of water.
Heat a cup of water.
Heat an egg.
Heat some milk.
Heat the oil.
Fill in water.`;

const noTrials = `
It never switches on.
The plug inside is loose.
Somebody turned the knob once.
You turn the knob only once.
It can preheat the oven.
Heat is lost.
Do not switch it on.
Nobody can refill in time.`;

it("takes out of a root cause what to try, and nothing that only sounds like it", () => {
  const shown = (sentence: string) => redactRootCause(`A coil has failed. ${sentence}`, stop);
  expect(lines(trials).filter((one) => shown(one) !== "A coil has failed.")).toEqual([]);
  expect(lines(noTrials).filter((one) => shown(one) !== `A coil has failed. ${one}`)).toEqual([]);
  expect(redactRootCause("Switch it on.", stop)).toBe(notice);
});

it("takes a sentence out of its paragraph, whatever mark it ends with", () => {
  const text = 'It hums (a coil!) Open it. "Why?" Open it? It is worn… Open it!';
  expect(redactRootCause(text, stop)).toBe('It hums (a coil!) "Why?"');
});
