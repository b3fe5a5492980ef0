import { describe, expect, it } from "vitest";
import { answerNewSymptom, answerWhoMends } from "~/domain/handbook/chat/answer-elsewhere";
import { answerCost, answerWhereToBuy } from "~/domain/handbook/chat/answer-shopping";
import type { ChatContext } from "~/domain/handbook/chat/chat-context";
import {
  asksOfOtherTask,
  describeEffort,
  describeHelp,
  describePrevention,
  describeTools,
} from "~/domain/handbook/chat/describe-section";
import { describeStep } from "~/domain/handbook/chat/describe-step";
import { bellSilent } from "./example-fault";
import { openBell } from "./open-bell";
import { kindNamed } from "./kind-named";
import { answered, list, talk, unanswered } from "./bell-talk";

describe("the sections of a guide", () => {
  it("are found by what is asked for", () => {
    expect(
      unanswered(
        describeTools,
        "which tools; the tool; what materials; what material; the part list; equipment; what do i need; what will i need; what should i have; what would i buy; need to buy any; have to get some; need to order any; buy anything; which parts do; parts list; do i need a hammer; will i need any tools; would i need some glue; should i need the drill; do i need a saw",
      ),
    ).toEqual([]);
    expect(
      answered(describeTools, "toolbar; one of the bar stools; equip; i need; parts; we buy"),
    ).toEqual([]);
    for (const lacks of list(
      "i don't have a knife; do not own a knife; haven't got a knife; have not got a knife; have no knife; no knife; instead of a knife; substitute for the knife; an alternative to the knife; without a knife; without an knife",
    ))
      expect(describeTools(talk(lacks)), lacks).toContain(
        "Instead you can use this: a sharp blade",
      );
    expect(describeTools(talk("do i need beeswax; do i need the beeswax"))).toMatch(/^Yes: /);
    expect(describeTools(talk("do i need a hammer"))).toMatch(/^It is not on the list: /);
    for (const which of list(
      "which knife; what sort of knife; what kind of knife; what size knife",
    ))
      expect(
        describeTools(talk(which))?.startsWith("The guide asks for this: Cork knife") ?? false,
        which,
      ).toBe(!/sort|kind|size/.test(which));
    expect(
      unanswered(
        describePrevention,
        "prevent it; prevention; how to avoid that; happens happen again; happening again; in future; in the future; last longer; maintenance; maintain it; look after it",
      ),
    ).toEqual([]);
    expect(
      unanswered(
        describeHelp,
        "a professional; technician; electrician; engineer; plumber; expert; specialist; repair shop; workshop; give up; call someone; call somebody; who can",
      ),
    ).toEqual([]);
    expect(answered(describeHelp, "professionally; reengineered; call; whoever can")).toEqual([]);
  });

  it("tell the effort, but not of another task", () => {
    expect(
      unanswered(
        describeEffort,
        "how hard is it; how difficult; how easy; how expensive; how many minutes; how many hours; how many steps; how long; how long?; how long does it take; how long to last; how long do i need; how long is the repair; how long is the job; how long the step; how long for the whole; how long all in; how much time; how much money; how much does; how much will; how much would; how much is; the cost; what it costs; price; expensive; difficulty; worth it; worth repairing; worth fixing; buy new; buy a new",
      ),
    ).toEqual([]);
    expect(
      answered(
        describeEffort,
        "how; how long until noon; pricey; hardly; how long does a potato take",
      ),
    ).toEqual([]);
    for (const waits of list(
      "how long to clamp a potato; how long does a potato stay; leave a potato how long; how long must a potato dry; how long does a potato set; how long does a potato cure; how long to press a potato; how long for potato glue; how long till a potato; how long until the potato; how long before a potato",
    ))
      expect(asksOfOtherTask(talk(waits)), waits).toBe(false);
    expect(asksOfOtherTask(talk("how long does a potato take"))).toBe(true);
  });
});

const spoken = (text: string): ChatContext["history"] => [
  { isUser: false, text: "Step 1, “Take the dome off”" },
  { isUser: true, text },
];

const stepOf = (message: string) =>
  /^Step (\d)/.exec(
    describeStep(
      talk(message, {
        history: spoken(message).map((one, id) => ({ id, ...one })),
      }),
    ) ?? "",
  )?.[1] ?? null;

it("counts the steps by what is said of them", () => {
  expect(
    list(
      "step 2; step two; step no 2; step no. 2; step nr 2; step number 2; the second step; the last step; final step; next step; what next; what's next; what is now; and then; done, next; ok then; okay, after that; then what comes next; next; done with step 1; finished step 1; completed step one; did step 1",
    ).filter((text) => stepOf(text) !== "2"),
  ).toEqual([]);
  expect(
    list(
      "step 1; first step; how do i start; where should i begin; how can i start; what do i do first; which comes first; what is first; what goes first; that step; this step; the same step; say that again; explain it; explain this; say that",
    ).filter((text) => stepOf(text) !== "1"),
  ).toEqual([]);
  expect(
    list("steppe 2; the dome; nextdoor; what goes").filter((text) => stepOf(text) !== null),
  ).toEqual([]);
  expect(describeStep(talk("step 3"))).toContain("has 2 steps, so there is no step 3");
});

describe("who and where", () => {
  it("looks another trouble up, is told in however few words", () => {
    const siblings = [
      { ...bellSilent, id: "bell-loose", name: "has a loose dome", utterances: ["dome is loose"] },
      { ...bellSilent, id: "bell-rusty", name: "has a rusty rim", utterances: ["rim is rusty"] },
    ];
    const told = (message: string) => answerNewSymptom(talk(message, { siblings }));
    expect(told("the rim is rusty no more, but the dome is loose")).toContain("has a loose dome");
    expect(told("the dome is loose but rusty")).toContain("has a loose dome");
    expect(told("loose now")).toContain("That is another trouble");
  });

  it("mends it, is told by the kind of thing", () => {
    for (const [kind, who] of [
      ["bicycle", "a bicycle workshop"],
      ["garment", "a tailor"],
      ["chair", "a joiner"],
      ["kettle", "household appliances"],
      ["washing-machine", "household appliances"],
      ["laptop", "phones and computers"],
      ["radio", "radio and audio"],
      ["cordless-drill", "a workshop for tools"],
    ] as const)
      expect(
        answerWhoMends(talk("who", { page: openBell({ kind: kindNamed(kind) }) })),
        kind,
      ).toContain(who);
    expect(answerWhoMends(talk("who"))).toContain("a workshop for such things");
  });

  it("a part is sold, and what it costs", () => {
    for (const ask of list(
      "where can i buy a zorb; where do i get the zorb; order some zorb online; find a new zorb; who sells the zorb; who stocks this zorb; i need my zorb for it; source a replacement zorb from; buy a spare zorb near me; get that zorb at a shop; buy an zorb off him; order the zorb separately please; buy a zorb and; need a zorb so; get a zorb in town; where can i buy a zorb?; buy a zorb. thanks; buy a zorb, now; get a zorb please; do you sell a zorb; does anybody stock a zorb; buy  a  zorb; where can i get hold of a zorb",
    ))
      expect(answerWhereToBuy(talk(ask)), ask).toContain("“bell zorb”");
    for (const name of list("red zorb; bar mat; rim insert; holder; offcut; oneway valve"))
      expect(answerWhereToBuy(talk(`buy a new ${name} for it`)), name).toContain(`“bell ${name}”`);
    for (const unnamed of list(
      "buy one; find ones; order it; buy them; get these; need those; where do i get hold of one; i am in need of it; i forget the name",
    ))
      expect(answerWhereToBuy(talk(unnamed)), unnamed).toContain("“bell cap”");
    for (const pointed of list("find it a new lever; get these new levers; get those new levers"))
      expect(answerWhereToBuy(talk(pointed)), pointed).toContain("“bell lever”");
    expect(answerWhereToBuy(talk("buy a zorb"))).toContain("rating plate");
    for (const power of ["none", null] as const)
      expect(answerWhereToBuy(talk("buy a zorb", { page: openBell({ power }) }))).toContain(
        "its maker and model",
      );
    for (const material of list(
      "glue; cement; oil; grease; thread; yarn; tape; paste; cleaner; spray; vinegar; descaler; pliers; screwdriver; screwdrivers; sandpaper; brush; needle; needles; solder; wax; varnish; alcohol; cloth; gloves; tool",
    ))
      expect(answerWhereToBuy(talk(`buy ${material}`)), material).toContain(
        `Search for “${material}”: a hardware`,
      );
    for (const state of list(
      "worn; worn out; failed; failing; broken; blocked; clogged; dirty; loose; bent; burnt; dead; old; bad; cracked; torn; weak; faulty; damaged; stuck; copy",
    ))
      expect(answerWhereToBuy(talk(`buy a ${state} zorb`)), state).toContain("“bell zorb”");
    for (const price of list(
      "what does a new lever cost; how much for another lever; price of a replacement lever; what do i pay for a spare lever; what do they charge for a new lever please; a new lever costs what; spare lever price",
    ))
      expect(answerCost(talk(price)), price).toContain("no price for a new lever");
    expect(answerCost(talk("what does a new one cost"))).toContain("It has 2 steps");
    expect(answerCost(talk("what does a new bell cost"))).toContain("It has 2 steps");
    for (const age of list("it is old; at its age; ten years; one year; two yrs; 1 yr"))
      expect(answerCost(talk(age)), age).toContain("Age alone");
    expect(answerCost(talk("it is cold"))).not.toContain("Age alone");
  });
});
