import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const ownGuide =
  "## Tools and materials\n\n- Cloth\n\n## Steps\n\n1. **Clean it** Use no metal on the contacts. Let it dry.";
const shaver = () => openChat("Electric shaver", "does not charge", ownGuide);
const clock = () => openChat("Wall clock on a battery", "stopped", ownGuide);
const vase = () => openChat("Vase", "broke in two", ownGuide);
const fan = () => openChat("Desk fan", "hums and does not turn", ownGuide);
const lamp = () => openChat("Table lamp", "flickers");
const hifi = () => openChat("Amplifier", "one channel cuts in and out when I turn the volume knob");
const iron = () => openChat("Curling iron", "the cord goes hot where it enters the handle");
const toilet = () => openChat("Toilet", "keeps running");
const boiler = () => openChat("Boiler", "the pressure is low");
const kettle = () => openChat("Kettle", "the lid does not close");
const blinds = () => openChat("Blinds", "goes up on one side only");
const bicycle = () => openChat("Bicycle", "the back brake squeaks");
const hoover = () => openChat("Vacuum cleaner", "weak suction");
const laptop = () => openChat("Laptop", "gets hot and loud");
const spilled = () => openChat("Laptop", "just spilled coffee on it, still running");
const tap = () => openChat("Kitchen tap", "drips");
const machine = () => openChat("Sewing machine", "skips stitches");
const window = () => openChat("Window", "the handle is stiff, the hinges are full of dirt");
const phone = () => openChat("Phone", "the speaker sounds muffled since it fell in the toilet");
const tablet = () => openChat("Tablet", "does not charge");
const drive = () => openChat("Phone", "does not charge");

describe("the chat on what is asked beside the repair", () => {
  it.each([
    [
      "calls nobody",
      lamp,
      "can you call someone for me; could you order one for me",
      /^No, I can only write here/,
    ],
    [
      "tells what is inside",
      hifi,
      "is it dangerous inside?",
      /^Yes: mains parts, and in some things capacitors/,
    ],
    [
      "tells what is inside on a battery",
      clock,
      "is it dangerous inside?",
      /^Hardly, as long as nothing bends/,
    ],
    [
      "tells what is inside without current",
      vase,
      "is it dangerous inside?",
      /^There is no current in/,
    ],
    [
      "names the live wire",
      fan,
      "which wire is live?; what colour is the neutral wire; which one is the earth",
      /^In Europe brown is live/,
    ],
    [
      "pardons what the guide forbids",
      shaver,
      "I scraped the contacts with metal, is that bad?",
      /^It may be: .*no metal/i,
    ],
    [
      "names no part where dirt is to blame",
      window,
      "where do i get one",
      /^For this cause the guide needs no part\./,
    ],
    [
      "tells why it stops",
      iron,
      "why is it dangerous; why did you stop",
      /^Because of this: A connection in it overheats/,
    ],
    ["tells the cause", lamp, "why?; why did that happen", /^Most likely because of this: /],
    ["tells the danger", iron, "why?", /^Because of this: A connection in it overheats/],
    ["sells the part alone", lamp, "where do i buy just a switch", /“lamp switch”/],
    [
      "tells what keeps it from coming back",
      toilet,
      "will it come back",
      /^It can, if what caused it goes on\. To keep it away/,
    ],
    ["lets it be left", toilet, "can i leave it like that", /^Yes, if it does what you need/],
    [
      "knows who pays",
      lamp,
      "does my landlord have to pay for this; who pays, me or the landlord",
      /^As a rule the landlord pays/,
    ],
    ["asks for an earth where there is metal", lamp, "do i need the earth wire", /two squares/],
    [
      "gets everybody out where something burns and heads ache",
      boiler,
      "we all have headaches since the boiler is on; my wife feels dizzy",
      /^Get out into fresh air now/,
    ],
    [
      "keeps hands off what tingles",
      kettle,
      "i get a tingle when i touch it",
      /^Do not touch the kettle again: switch it off at the fuse box/,
    ],
    [
      "ties a cord up out of a child's reach",
      blinds,
      "my toddler plays with the string",
      /^Tie the cord up now, taut and at least 1\.5 m/,
    ],
    [
      "lets nobody ride without a brake",
      bicycle,
      "now the lever goes to the handlebar; the brakes are gone",
      /^Do not ride/,
    ],
    [
      "agrees with a neighbour who is right",
      bicycle,
      "my neighbour says it's the pads",
      /^(?:That is what the guide begins with as well|Then look at) .*pads|^That is what the guide begins with as well: pads/,
    ],
    [
      "is glad before it is asked for more",
      hoover,
      "it works now thanks, anything else?",
      /^Glad to hear it/,
    ],
    [
      "empties a paper bag once",
      hoover,
      "i dont have a new bag can i empty the old one",
      /^Once, for the time being/,
    ],
    [
      "names the step with the screws",
      laptop,
      "which screws do i undo",
      /^Step \d+, “Take the bottom off”/,
    ],
    [
      "has a spill dried before all",
      spilled,
      "what do i do right now",
      /^If something was spilled on it: hold the power button/,
    ],
    [
      "takes no knife for butter",
      tap,
      "i have no spanner only a butter knife",
      /Adjustable spanner/,
    ],
    [
      "puts a needle in where it belongs",
      machine,
      "how do i put the needle in",
      /^(?!No\. Do not work)/,
    ],
    ["sells no dirt", window, "where do i get one", /^(?!Search for “(?:window )?dirt)/],
    [
      "charges no wet phone",
      phone,
      "can i charge it",
      /^No: Do not charge it|no, not before it has been opened and dried/,
    ],
    ["charges what may be dry", tablet, "can i charge it now", /got wet: no.+ Otherwise yes|^No: /],
    ["reads lose where loose is written", drive, "do i loose my photos", /erases nothing/],
  ])("%s", async (_name, open, asked, wanted) => {
    const say = await open();
    expect(answeredOtherwise(say, asked, (reply) => wanted.test(reply))).toEqual([]);
  });
});
