import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const grinder = () => openChat("Coffee grinder", "it is jammed");
const chair = () => openChat("Wooden chair", "it wobbles");
const sofa = () => openChat("Sofa", "the seat sags in the middle");
const mower = () => openChat("Lawn mower", "petrol mower starts, then dies straight away");
const washer = () => openChat("Washing machine", "won't spin");
const toy = () => openChat("Toy car on batteries", "white crust in the battery box");

describe("the chat helps somebody first", () => {
  it.each([
    [
      "who is cut",
      grinder,
      "I cut myself; sliced my thumb on it; she's bleeding; there is a cut on my finger",
      /^Press a clean cloth on it for ten minutes.+ The coffee grinder can wait, with its power off\.$/,
    ],
    [
      "who is cut by what has no power",
      chair,
      "i cut my hand",
      /The wooden chair can wait\.$|The chair can wait\.$/,
    ],
    [
      "who is burnt",
      chair,
      "i burnt my finger on the glue gun; scalded my hand",
      /^Cool it under cool running water for 20 minutes/,
    ],
    [
      "who has something in the eye",
      chair,
      "the glue went in my eye; some flew into his eyes",
      /^Rinse the eye for 20 minutes/,
    ],
    [
      "who licked or swallowed something",
      toy,
      "my toddler licked the white stuff; he swallowed a bit; she had it in her mouth; the dog ate some",
      /^Take what is left out of the mouth.+ call the poison centre.+ button cell/,
    ],
    [
      "who touched what leaks from a battery",
      toy,
      "my kid touched it; she touched the powder",
      /^Wash the hands with soap.+ Keep the toy out of reach/,
    ],
    [
      "whose eye was hit",
      sofa,
      "a spring shot out and hit me in the eye",
      /^Do not rub or press the eye/,
    ],
    [
      "who has a splinter",
      chair,
      "I've got a splinter of wood deep in my thumb",
      /^Wash the hands\. If the end/,
    ],
    [
      "who has petrol on the clothes",
      mower,
      "I spilled petrol on my trousers; petrol went over me",
      /^Get away from flames/,
    ],
    [
      "who stands in water",
      washer,
      "water is pouring out on the floor; the water is going everywhere",
      /^Do not stand in the water/,
    ],
    [
      "who would reach into glass",
      washer,
      "I found a bit of glass in there, can I just reach in",
      /^Not with bare hands/,
    ],
    ["who would pour petrol away", mower, "can I pour it down the drain", /^No, never: it burns/],
    [
      "whose child is at a button cell",
      toy,
      "can my son put the button battery in himself",
      /^No, an adult does that/,
    ],
  ])("%s", async (_name, open, told, wanted) => {
    const say = await open();
    expect(answeredOtherwise(say, told, (reply) => wanted.test(reply))).toEqual([]);
  });

  it.each([
    [
      "where a thing is cut or burnt",
      grinder,
      "i cut the cord; the motor burnt out; i cut my losses",
    ],
    [
      "where water is asked about",
      washer,
      "will the water go everywhere?; how do i get the water out",
    ],
    ["where what is poured away is harmless", washer, "can i pour the water down the sink"],
    ["where the owner touches the thing to try it", toy, "i touched it and nothing happened"],
    [
      "where the trouble is chewed or swallowed by the thing itself",
      chair,
      "how do i cut the felt to size",
    ],
  ])("and nobody %s", async (_name, open, told) => {
    const say = await open();
    const helps =
      /^(?:Press a clean|Cool it under|Rinse the eye|Take what is left|Wash the hands|Do not stand in the water|No, never: it burns)/;
    expect(answeredOtherwise(say, told, (reply) => !helps.test(reply))).toEqual([]);
  });
});
