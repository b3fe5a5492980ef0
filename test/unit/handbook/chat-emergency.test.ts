import { describe, expect, it } from "vitest";
import {
  bringPowerBack,
  getOutOfGas,
  helpTheBody,
  saySwitchOff,
  tellTheNumber,
} from "~/domain/handbook/chat/answer-emergency";
import { answerGoodNews } from "~/domain/handbook/chat/answer-good-news";
import type { ChatContext, IntentHandler } from "~/domain/handbook/chat/chat-context";
import { compilePhrases, readMessage } from "~/domain/handbook/chat/read-message";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { bellSilent } from "./example-fault";
import { bellCap, openBell } from "./open-bell";

const guide: ChatContext["guide"] = {
  effort: "",
  tools: [],
  safety: [],
  steps: [{ number: 1, title: "Ring it", text: "Ring it once." }],
  prevention: [],
  help: [],
};

const list = (texts: string) => texts.split(";").map((text) => text.trim().replace(/\s+/g, " "));
const say = (handler: IntentHandler, page: Diagnosis, message: string) =>
  handler({ page, guide, history: [], message, asked: message.toLowerCase() });
/** The messages that a handler does not answer in such words. */
const missed = (handler: IntentHandler, page: Diagnosis, reply: RegExp, texts: string) =>
  list(texts).filter((message) => !reply.test(say(handler, page, message) ?? ""));
const answered = (handler: IntentHandler, page: Diagnosis, texts: string) =>
  list(texts).filter((message) => say(handler, page, message) !== null);

const inOtherHands = {
  ...bellCap,
  repair: { ...bellCap.repair, professionalOnly: "Let a bell founder do it." },
};
const stopped = openBell({
  basis: "danger",
  power: "mains",
  causes: [{ id: "cap", cause: inOtherHands, share: 1 }],
});
const handedOver = { ...stopped, basis: "fault" as const };
const gas = { ...stopped, fault: { ...bellSilent, id: "danger-gas-leak" } };
const battery = { ...stopped, fault: { ...bellSilent, id: "danger-battery" } };

describe("how somebody feels", () => {
  const ill = `my arm tingles; I feel tingly; my hand is numb; I have numbness; I feel pins and needles; my chest hurts; my heart races; I have palpitations; we have headaches; I have a head ache; she is dizzy; he felt dizziness; I feel faint; she fainted; I feel sick; I have nausea; I am nauseous; he vomited; our child is throwing up; I have a blister; I am breathless; I'm short of breath; I can't breathe; he cant breathe; I cannot breathe; it is hard to breathe for me; we cough; my son is coughing; he is unconscious; she passed out; I burnt my hand; he burned his hand; it burnt her; she burned our cat; my hand is burnt; my hands are burned; my finger got burns; his arm burns`;

  it("comes before the thing", () => {
    expect(missed(helpTheBody, stopped, /^See a doctor today.*112 in Europe/, ill)).toEqual([]);
    expect(missed(helpTheBody, gas, /^Get out into fresh air now.*0800/, ill)).toEqual([]);
  });

  it("is said of somebody", () => {
    const of = `i feel sick; im sick; i'm sick; i've got a blister; my blister; me, sick; we are sick; our son faints; us too, sick; he is sick; she is sick; his heart; her heart; son is sick; daughter is sick; husband is sick; wife is sick; child is sick; kid is sick; kids are sick; mum is sick; dad is sick; the headaches; the headache`;
    expect(missed(helpTheBody, stopped, /^See a doctor/, of)).toEqual([]);
    const others = `the cat is sick; I am sick of it; we only get a faint whiff; my bell gives a faint hum; the heart of my bell; the chest of my dad; my headphones tingle; it is burnt; I ring it`;
    expect(answered(helpTheBody, stopped, others)).toEqual([]);
    expect(say(helpTheBody, openBell(), "I feel sick")).toBeNull();
  });
});

describe("gas in the air", () => {
  it("is answered by leaving, whatever is asked", () => {
    const wishes = `can I stay; could I open it; may I smoke; should I look; is it ok; is it okay; is it safe; is it fine; where do I sleep; we stay`;
    expect(missed(getOutOfGas, gas, /^No\. Leave the building now/, wishes)).toEqual([]);
    const fears = `is that dangerous; could it explode; will it blow up; is it poisonous; does it harm; is it toxic; an explosion`;
    expect(missed(getOutOfGas, gas, /^Yes\. Leave the building now/, fears)).toEqual([]);
    expect(say(getOutOfGas, gas, "thanks")).toMatch(/^Leave .*Do not go back in/);
    expect(say(getOutOfGas, stopped, "can I stay")).toBeNull();
  });

  const calls = `what number do I ring; what's the number; which is their number; which phone number; what emergency number; what is the telephone number; what the fire number; who do I call; who should we ring; whom can I phone; who must I contact; whom shall I call; number do I ring; what line should we call; which number can I phone`;

  it("is told who is to be called", () => {
    expect(missed(getOutOfGas, gas, /^Leave .*0800 111 999/, calls)).toEqual([]);
    expect(missed(getOutOfGas, gas, /gas company\.$/, calls)).toEqual([]);
  });

  it("is not needed to be told it of another danger", () => {
    expect(missed(tellTheNumber, stopped, /112 in Europe.*bell founder/, calls)).toEqual([]);
    const others = `what number is the model; what is the number of the serial; what number has the part; who made it; what is it`;
    expect(answered(tellTheNumber, stopped, others)).toEqual([]);
    expect(answered(tellTheNumber, handedOver, calls)).toEqual([]);
  });
});

describe("the plug", () => {
  const pulls = `should I unplug it; shall we unplug it; can I unplug it; may I pull the plug; must I pull out the plug; do I take it off charge; should I take the phone off charging; should we take it off the charger; can I take it off its charger`;

  it("is pulled with dry hands, that of a charger at the wall", () => {
    expect(missed(saySwitchOff, stopped, /^Yes, if plug and socket are dry/, pulls)).toEqual([]);
    expect(missed(saySwitchOff, battery, /pull the charger out at the wall/, pulls)).toEqual([]);
    expect(say(saySwitchOff, { ...stopped, power: "rechargeable" }, "should I unplug it")).toMatch(
      /at the wall/,
    );
  });

  it("is no matter of leave, of gas or of a thing without danger", () => {
    const others = `do I have to unplug it; do I need to unplug it; can I unplug it while it runs; can I unplug it and touch it; should I unplug it and then open it; should I unplug it and use it; unplug it`;
    expect(answered(saySwitchOff, stopped, others)).toEqual([]);
    expect(answered(saySwitchOff, gas, pulls)).toEqual([]);
    expect(answered(saySwitchOff, handedOver, pulls)).toEqual([]);
  });

  it("is out before the power comes back", () => {
    const back = `how do I get the lights back; how can I turn the power on again; do I put the light back on; switch the electricity back on; bring the power back; turn the breaker on again; turn the fuse box back; put the fusebox on again; get the rcd back up; how do I reset the breaker; reset the rcd; reset a trip switch`;
    expect(missed(bringPowerBack, stopped, /^Pull the plug of the bell first/, back)).toEqual([]);
    expect(answered(bringPowerBack, { ...stopped, power: "none" }, back)).toEqual([]);
    expect(answered(bringPowerBack, stopped, "is the power on; reset the clock")).toEqual([]);
  });
});

describe("good news", () => {
  const bell = openBell();

  it("is that it does again what it did not do", () => {
    const news = `now it works; finally working; at last they run; now the old one just works; it drains now; they charge again, it charges fine; the clock ticks at last; it heats perfectly; everything starts again; that spins now; it turns; my printer prints now; it plays; it holds; it sucks again; it lights up; it connects; it boils; it cuts now; it flows again; it shuts; it moves fine; it fits; it stops leaking; it stops dripping; the water runs through now; it goes through now; yes, it works; great! it closes; ok it opens now; hey it works; wow, it works; yay it clicks;
      it is steady now; it's fixed; it is sorted; looks mended; seems fine now; sounds quiet; it is ok; it is okay; it is dry now; they are tight; it is gone; it is straight; it is clear; it is free again; it is good as new; like new, it is like new; it is perfect!; it is solved;
      that did it; that did the trick; this was it; that fixed it; it helped; that worked; fixed; solved; sorted`;
    expect(
      missed(answerGoodNews, bell, /^Glad to hear it: that was it, then\. Before you use/, news),
    ).toEqual([]);
  });

  it("is what was in the way", () => {
    const finds = `I found a coin and pulled it out; there was a sock, I fished it; there were hairs, I took them out; I got a lump; pulled a coin out; picked fluff out; dug it out; I had hair in it, cleaned it; a screw was loose, I had it tightened inside; it was stuck, I found it inside; I found the coin in there`;
    expect(missed(answerGoodNews, bell, /^Well found: .*If it is no better then/, finds)).toEqual(
      [],
    );
  });

  it("is none where something is left", () => {
    const left = `but however still except only though although not never dies worse nothing slow slowly smokes smells sparks burns hot noise loud louder broke broken snapped cracked torn tear dead half sometimes until silent bad too anyway will when if`;
    expect(
      left.split(" ").filter((word) => say(answerGoodNews, bell, `now it works ${word}`) !== null),
    ).toEqual([]);
    const others = `now it works again after a day; it works no longer; it works fine otherwise; it works, doesn't it; it works didnt it; works now dont worry; it works now wont you; it works now cant say; it works now isnt it; now it works hasnt it; does it work now?; what works now; I ring it`;
    expect(answered(answerGoodNews, bell, others)).toEqual([]);
  });

  it("is no leave to use what is in other hands, and says why where that is asked", () => {
    expect(say(answerGoodNews, handedOver, "it works now")).toMatch(
      /^Glad to hear it\. If it stays/,
    );
    expect(say(answerGoodNews, stopped, "it works now")).toMatch(/^Good to hear, but do not use/);
    expect(say(answerGoodNews, bell, "It works now. What was it?")).toMatch(
      /It was most likely .*\. Before you use it again.*Step 1, “Ring it”/,
    );
  });
});

describe("a message as it is read", () => {
  it.each([
    ["It doesn't. Can’t say!", "it does not , can not say ,"],
    ["I'm sure they've; we'll", "i am sure they have , we would"],
    ["won't ain't cannot wont", "will not is not can not will not"],
    ["What's that? who's there", "what is that ? who is there"],
    ["the lid's off", "the lid is off"],
    ["you're ok, it'd do", "you are ok , it would do"],
    ["u okay? all right alright", "you ok ? ok ok"],
    ["cos wot thx tnx thanx coz cuz", "because what thanks thanks thanks because because"],
    ["5mins, 2hrs 3h 10m 4days 1yr", "5 mins , 2 hrs 3 h 10 m 4 days 1 yr"],
    ["w/o it = bad", "without it equals bad"],
    ["soooo slow", "so slow"],
    ["€5 or £3", "euros 5 or euros 3"],
    ["one - two", "one , two"],
    ["ＦＵＬＬ", "full"],
  ])("“%s”: “%s”", (message, read) => {
    expect(readMessage(message).trim().replace(/ +/g, " ")).toBe(read);
  });

  it("is held against phrases: any ending, words between, the start, a line for each", () => {
    const phrases = compilePhrases("glu*; put .. back\n^why; done ?");
    const hears = (message: string) => phrases.test(readMessage(message));
    expect(
      list("glueing; put it all back; put the lid back; why; done?").filter(hears),
    ).toHaveLength(5);
    expect(
      list("put one two three four back; and why; unglue; done; putback; what").filter(hears),
    ).toEqual([]);
  });
});
