import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const toaster = () => openChat("Toaster", "gives me a little tickle when I touch the side");
const phone = () => openChat("Phone", "the back is bulging and the screen is lifting up");
const cooker = () => openChat("Gas cooker", "one ring won't light, there is a whiff of eggs");
const french = () => openChat("Grille-pain", "ça sent le brûlé, et il y a eu une étincelle");

describe("the chat beside a danger", () => {
  it.each([
    [
      "says yes to a worry",
      toaster,
      "should i worry; should I be worried?; do i need to worry",
      /^Yes\. Do not touch it/,
    ],
    [
      "does not foretell",
      toaster,
      "will it explode; is it going to catch fire?",
      /^Nobody can rule that out from here\. Do not touch it/,
    ],
    [
      "puts people before what is saved in a swollen phone",
      phone,
      "how do i save my photos; should i back up first",
      /^Not now, and not by yourself/,
    ],
    [
      "sends no damaged battery away",
      phone,
      "can i post it to my cousin; can I take it on a plane",
      /^No\. A damaged lithium battery goes by no post/,
    ],
    [
      "takes a warm battery nowhere, and a cool one to hazardous waste",
      phone,
      "where do I bring it; where can i recycle it",
      /^If it is warm, .+ take it nowhere.+ hazardous waste/,
    ],
    ["keeps it out of the bin", phone, "can i throw it in the bin", /^No, never\. If it is warm/],
    [
      "opens the window on the way out of gas",
      cooker,
      "do i open the window",
      /^On your way out, yes; .*Leave the building now/,
    ],
    [
      "says what to do again, in the words of who writes in French",
      french,
      "il fume encore; je peux continuer à l'utiliser",
      /Do this now: .+Je suis désolé/,
    ],
  ])("%s", async (_name, open, asked, wanted) => {
    const say = await open();
    expect(answeredOtherwise(say, asked, (reply) => wanted.test(reply))).toEqual([]);
  });

  it("has the danger's own words first where French tells it anew", async () => {
    const say = await french();
    expect(say("il fume encore")).toMatch(/^Ne l'utilisez plus|^Arrêtez|^Cessez/);
  });
});

const jeans = () => openChat("Jeans", "ripped in the crotch again");
const machine = () => openChat("Sewing machine", "the thread keeps breaking");
const strimmer = () => openChat("Petrol strimmer", "starts, then dies when I give it gas");

describe("the chat reads what is meant", () => {
  it("a thread that breaks in the hand as no sign for a cause", async () => {
    const say = await jeans();
    const asked = "my thread keeps breaking; the cotton snaps each time";
    expect(answeredOtherwise(say, asked, (reply) => reply.includes("polyester thread"))).toEqual(
      [],
    );
  });

  it("and as the trouble itself of a sewing machine", async () => {
    const say = await machine();
    expect(say("my thread keeps breaking")).not.toContain("no longer than your forearm");
  });

  it("the fuel and not its can", async () => {
    const say = await strimmer();
    expect(say("what fuel should I use")).toContain("Fresh unleaded from the pump");
    expect(say("what fuel is needed now")).not.toBe("The guide asks for this: Fuel can.");
  });

  it("that a chair has no maker with a manual", async () => {
    const say = await openChat("Wooden chair", "a leg is loose");
    expect(say("zorb it with a quux?")).not.toContain("manual");
  });

  it("the battery of an alarm that chirps as what wakes people", async () => {
    const say = await openChat("Smoke alarm", "chirps every minute");
    for (const asked of ["can i just take the battery out", "what if i leave the batteries out"])
      expect(say(asked)).toMatch(/^Only to put a new one in/);
  });

  it("no moving hand as a wait", async () => {
    const say = await openChat("Clock", "stopped");
    expect(say("how long will it take")).not.toMatch(/Of waiting it says.+second hand/);
  });

  it("a new bag as no new filter", async () => {
    const say = await openChat("Vacuum cleaner", "it is loud and picks nothing up");
    expect(say("what if i don't have a new bag")).not.toContain("New filter is what");
  });
});

describe("the chat with who writes another language", () => {
  it.each([
    ["es riecht nach Gas", /^Stop here\..+\n\nKeinen Schalter betätigen/],
    ["ça sent le gaz", /^Stop here\..+\n\nN'allumez et n'éteignez rien/],
    ["er komt rook uit", /^Stop here\..+\n\nNiet meer gebruiken/],
  ])("tells what to do now in that language as well: %s", async (message, wanted) => {
    const say = await openChat("Coffee machine", "the water does not come through");
    expect(say(message)).toMatch(wanted);
    expect(say(message)).toMatch(/Do this now:/);
  });

  it.each(["Danke", "Merci beaucoup", "Bedankt", "Guten Tag", "bonjour"])(
    "is kind to “%s”",
    async (message) => {
      const say = await openChat("Kettle", "does not switch on");
      expect(say(message)).toMatch(/^(?:You are welcome|Hello)/);
    },
  );
});
