import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const guitar = () => openChat("Acoustic guitar", "buzzing on one string");
const mower = () => openChat("Petrol lawn mower", "won't start");
const tent = () => openChat("Tent", "the poles' elastic cord has no stretch anymore");
const bag = () => openChat("Leather handbag", "the handle is worn and peeling");
const chair = () => openChat("Office chair", "it sinks");
const lock = () => openChat("Padlock", "the key is hard to turn");
const toaster = () => openChat("Toaster", "the bread doesn't stay down");
const fridge = () => openChat("Fridge", "warm inside but the freezer is cold");
const dishwasher = () => openChat("Dishwasher", "the glasses come out cloudy");
const bicycle = () => openChat("Bicycle", "the brakes rub");
const kettle = () => openChat("Kettle", "does not switch on");
const robot = () => openChat("Robot vacuum", "drives in circles, hair on its wheels");

describe("the chat on what a thing is, where it is and how large", () => {
  it.each([
    [
      "tells what it is, and not what others asked of it",
      guitar,
      "what is a truss rod; what does truss rod mean?",
      /^The truss rod is a steel rod/,
    ],
    [
      "tells whether to turn it where that is asked",
      guitar,
      "should i turn the truss rod",
      /^Better not/,
    ],
    [
      "tells where it is, and not which to buy",
      mower,
      "where is the spark plug?",
      /rubber cap .+ under it/,
    ],
    ["gives a measure where there is one", tent, "how thick should the cord be", /2\.5 to 3 mm/],
    [
      "explains and sells",
      bag,
      "what is edge paint and where do I buy it",
      /^Edge paint is .+ Search for “bag edge paint”/,
    ],
    ["sells a part and no size", chair, "where do i buy the right size", /^Search for “chair gas/],
    [
      "buys no oil for a lock",
      lock,
      "do i need a new lock",
      /^(?!Yes, the guide asks for this: (?:Thin )?[Oo]il)/,
    ],
    [
      "tests a socket without a meter",
      toaster,
      "how do I test the socket without a meter",
      /^Plug in a lamp .+ Put nothing into the holes\.$/,
    ],
    [
      "thaws with no knife",
      fridge,
      "how do i defrost it?",
      /^Switch it off, pull the plug.+ no knife/,
    ],
    [
      "knows salt from rinse aid",
      dishwasher,
      "whats dishwasher salt for; what does the salt do",
      /^Salt keeps the softener going/,
    ],
    ["knows rinse aid from salt", dishwasher, "whats rinse aid", /^Rinse aid is dosed/],
    [
      "sends no bicycle to a gas engineer",
      bicycle,
      "who can i ask; where do i take it",
      /a bicycle workshop\. (?!.*gas)/,
    ],
    [
      "sends what hangs on the mains to an electrician as well",
      kettle,
      "who can fix it for me",
      /electrician/,
    ],
    ["cuts hair off a wheel", robot, "how do i get the hair out", /crochet hook/],
  ])("%s", async (_name, open, asked, wanted) => {
    const say = await open();
    expect(answeredOtherwise(say, asked, (reply) => wanted.test(reply))).toEqual([]);
  });
});
