import { describe, expect, it } from "vitest";
import {
  asksLeave,
  describeUntilThen,
  describeWhatIsForbidden,
  keepAllSteps,
} from "~/domain/handbook/chat/ask-leave";
import { answerHoover } from "~/domain/handbook/chat/answer-of-steps";
import { answerMissingTool, answerSubstitute } from "~/domain/handbook/chat/answer-making-do";
import { answerPuttingBack } from "~/domain/handbook/chat/answer-putting-back";
import { answerHowLong } from "~/domain/handbook/chat/answer-time-and-safety";
import type { ChatContext } from "~/domain/handbook/chat/chat-context";
import { findInGuide } from "~/domain/handbook/chat/find-in-guide";
import { recogniseLanguage } from "~/domain/handbook/chat/recognise-language";
import { refuseMixing } from "~/domain/handbook/chat/refuse-mixing";
import { list, talkAbout } from "./bell-talk";
import { bellCauses, openBell } from "./open-bell";
import { kindNamed } from "./kind-named";

const step = (number: number, title: string, text: string) => ({ number, title, text });

const guide: ChatContext["guide"] = {
  effort: "Easy, 20 min",
  tools: ["Cork knife (instead: a sharp blade)", "Beeswax"],
  safety: ["Use the beeswax cold.", "Never heat the dome."],
  steps: [
    step(1, "Unplug it", "Pull the plug."),
    step(2, "Drain the cup", "Let it drip for ten minutes."),
    step(3, "Sand the rim", "Warning: wear a mask. Sand along the rim."),
    step(4, "Wax the clapper", "Let the wax cure overnight."),
  ],
  prevention: [],
  help: ["The dome is split."],
};

const waiting = (text: string) => [step(1, "Wait", `Wait ${text}.`)];

const talk = talkAbout(guide);

describe("whether something may be done", () => {
  it("is asked in many ways", () => {
    const asked = `can i wax it; could we; may i; should i; is it ok; is it okay to; is it fine; is it safe; is it alright`;
    expect(list(asked).filter((text) => !asksLeave.test(text))).toEqual([]);
    const others = `what can i do; what else can i do; how can i; where can i; when should we; who can i ask; which can i take; which wax can i take; i can; it is ok; how long can i keep it; how far can we ride`;
    expect(list(others).filter((text) => asksLeave.test(text))).toEqual([]);
  });

  it("is a no to the hoover where a step forbids it", () => {
    const steps = [step(1, "Brush the vents", "Brush them by hand. Never vacuum the fan.")];
    const reply = (text: string) => answerHoover(talk(text, { guide: { ...guide, steps } }));
    expect(reply("Can I just vacuum it?")).toBe("No: Never vacuum the fan.");
    expect(reply("Does it vacuum well?")).toBeNull();
  });

  it("is a no to the hoover where a note of the page forbids it, and nothing on a hoover's own page", () => {
    const asked = talk("Can I just vacuum it?", { guide: { ...guide, steps: waiting("an hour") } });
    const notes = [{ text: "Do not vacuum toner: it is too fine.", about: [] }];
    const noted = { ...asked, notes };
    expect(answerHoover(noted)).toBe("No: Do not vacuum toner: it is too fine.");
    const kind = kindNamed("vacuum");
    expect(answerHoover({ ...noted, page: { ...noted.page, kind } })).toBeNull();
  });

  it("is a no where a step or a rule is to be left out", () => {
    const skips = `Can I skip the sanding; Can I leave out the sanding; Can I miss out the sanding; omit the sanding; do without the sanding`;
    for (const text of list(skips))
      expect(keepAllSteps(talk(text)), text).toMatch(
        /^No\. The repair needs that step, and it has a warning\. .*Step 3, /i,
      );
    expect(keepAllSteps(talk("skip the unplug"))).toMatch(/^No\. That step keeps you from harm\./);
    expect(keepAllSteps(talk("skip the clapper"))).toMatch(
      /^Better not: the steps after it build on it/,
    );
    expect(keepAllSteps(talk("skip step 2"))).toMatch(/tep 2/);
    expect(keepAllSteps(talk("skip the zorb"))).toMatch(/^Better not: each step/);
    for (const start of ["do i have to", "must i really need to", "should i still have to"])
      expect(keepAllSteps(talk(`${start} sand it`)), start).toMatch(/^Yes\. .*tep 3/i);
    expect(keepAllSteps(talk("do i need to use beeswax"))).toBe("Yes: Use the beeswax cold.");
    expect(keepAllSteps(talk("do i have to heat the dome"))).toBe("No: Never heat the dome.");
    expect(keepAllSteps(talk("sand it"))).toBeNull();
    expect(keepAllSteps(talk("skip it", { guide: { ...guide, steps: [] } }))).toBeNull();
  });

  it("is what the guide forbids or allows", () => {
    expect(describeWhatIsForbidden(talk("Can I heat the dome?"))).toBe("No: Never heat the dome.");
    expect(describeWhatIsForbidden(talk("Can I use beeswax cold?"))).toBe(
      "Yes, like this: Use the beeswax cold.",
    );
    expect(describeWhatIsForbidden(talk("I heat the dome"))).toBeNull();
    expect(describeWhatIsForbidden(talk("Can I paint it?"))).toBeNull();
  });

  it("is until then as long as nothing of the worst is so", () => {
    const until = `can I keep using it; carry on using it; continue riding; go on wearing it; keep on ringing it; use it until friday; wear them till then; ride this for now; run it meanwhile; use it in the meantime; use it anyway`;
    for (const text of list(until))
      expect(describeUntilThen(talk(text)), text).toMatch(
        /^Only as long as none of this is so: The dome is split\./,
      );
    expect(describeUntilThen(talk("use it"))).toBeNull();
    expect(describeUntilThen(talk("use it anyway", { guide: { ...guide, help: [] } }))).toBeNull();
  });
});

it("keeps bleach, whatever it is sold as, from all that makes gas of it", () => {
  const acids = `vinegar; citric; lemon; lemons; acid; acids; descaler; descalers; limescale remover; limescale removers; ammonia; toilet cleaner; toilet cleaners; white spirit; methylated spirits; alcohol`;
  const mixes = [
    ...list(acids).map((acid) => `can i use bleach with ${acid}`),
    ...list("chlorine; javel; domestos; clorox").map((bleach) => `${bleach} and vinegar`),
  ];
  expect(mixes.filter((text) => !refuseMixing(talk(text))?.startsWith("No, never"))).toEqual([]);
  for (const other of list(
    "may vinegar touch bleached wood; does bleach take off lemongrass; is bleach bad for a placid; vinegar",
  ))
    expect(refuseMixing(talk(other)), other).toBeNull();
});

/** What is needed where the bell's spring is to blame, its repair being otherwise than on the page. */
const needsForSpring = (repair: object) => {
  const page = openBell();
  const { spring } = bellCauses;
  const cause = { ...spring, repair: { ...spring.repair, ...repair } };
  const causes = [page.causes[0], { id: "spring", cause, share: 0.1 }] as const;
  return findInGuide(talk("what do i use for a tired spring", { page: { ...page, causes } }));
};

describe("a question is found in the guide", () => {
  it.each([
    ["what knife do i use", /^From the list of tools and materials: Cork knife/],
    ["which knife", /Cork knife/],
    ["what kind of beeswax", /: Beeswax\.$/],
    ["with what beeswax", /Beeswax/],
    ["what size of knife can we take", /Cork knife/],
    ["a special knife, which", /Cork knife/],
    ["how do i empty the cup", /tep 2.*Drain the cup/i],
    ["how do i pour out the cup", /tep 2/i],
    ["how do i tip the cup", /tep 2/i],
    ["where is the claper", /tep 4/i],
    ["where is the clappar", /tep 4/i],
  ])("“%s”", (message, reply) => {
    expect(findInGuide(talk(message))).toMatch(reply);
  });

  it("or in the tools of another cause that can be mended at home", () => {
    expect(needsForSpring({})).toMatch(/^For a tired spring you need: Thin oil; Old toothbrush\./);
    expect(needsForSpring({ tools: [] })).toBeNull();
    expect(needsForSpring({ professionalOnly: "it may snap" })).toBeNull();
  });

  it("where it asks for something, and for nothing elsewhere", () => {
    for (const message of [
      "empty the cup",
      "what colour is the cup",
      "what does the cup cost",
      "which price has the cup",
      "why drain the cup, how",
      "how is the weather in the cup",
      "how do i paint the zorb",
    ])
      expect(findInGuide(talk(message)), message).toBeNull();
  });

  it.each(
    "poke push; prod clear; clean straw; hoover vacuum; vacuum suck; glue adhesive; bond superglue; fluff lint; dust hair; fabric cloth; backing patch; lining material; screw bolt; take remove; pull lift; lift detach; put fit; set place; insert fix; change replace; swap renew; exchange fit; join splice; connect solder; splice twist; wipe wash; rinse brush; spray lubricate; oil grease; petrol fuel; fuel gas; inside inner; inner wrong; outside outer; outer right; wear ride; sit walk; walk load; dry cure; set harden; clamp press; press hold; open undo; thread yarn; yarn wool; hook catch; tape strip; wire strand; core cord; cable lead; data photo; picture save; save copy"
      .split("; ")
      .map((pair) => pair.split(" ")),
  )("with “%s” for “%s”", (said = "", written = "") => {
    const steps = [step(1, `Zorb the ${written} gimbal`, "So.")];
    expect(
      findInGuide(talk(`how ${said} gimbal`, { guide: { ...guide, steps, tools: [] } })),
    ).toMatch(/tep 1/i);
  });
});

describe("what to make do with", () => {
  it.each([
    ["grease; wd40; wd 40; vaseline; lubricant; butter; margarine", /in a lubricant/],
    ["glue; epoxy; pva; adhesive; resin; silicone; sealant", /in a glue/],
    ["tape; patch; fabric; cloth; jeans; leather", /holds when it bends/],
    [
      "vinegar; lemon; acid; bleach; alcohol; spirit; soap; detergent; cleaner; acetone",
      /never mixed/,
    ],
    ["thread; line; string; yarn; wire", /as thick and as strong/],
    ["zorb", /bears the same load/],
  ])("%s", (things, reply) => {
    const wrong = list(things).filter(
      (thing) => !reply.test(answerSubstitute(talk(`would ${thing} do instead`)) ?? ""),
    );
    expect(wrong).toEqual([]);
  });

  it("is what the page takes instead of a tool", () => {
    expect(answerSubstitute(talk("something for the knife"))).toContain("a sharp blade");
    expect(answerMissingTool(talk("i have no knife"))).toContain("a sharp blade");
    expect(answerMissingTool(talk("i have no zorb", { guide: { ...guide, tools: [] } }))).toMatch(
      /^It names no substitute/,
    );
    expect(answerMissingTool(talk("i have no zorb"))).toMatch(
      /repair café or a neighbour lends one/,
    );
    expect(answerSubstitute(talk("can i take zorb instead"))).toMatch(
      /Until you know, the safe answer is no\.$/,
    );
  });
});

describe("how long, and how back together", () => {
  it("is told by the times in the steps", () => {
    expect(answerHowLong(talk("how long does it take"))).toMatch(
      /^The guide allows for this: Easy, 20 min\. It has 4 steps\. Of waiting it says in step 2: “Let it drip for ten minutes\.” and in step 4/,
    );
    expect(answerHowLong(talk("how long must the wax cure"))).toMatch(
      /^Of waiting the guide says in step 4/,
    );
    expect(answerHowLong(talk("how long until i ring it"))).toMatch(/tep 4.*overnight/i);
    expect(answerHowLong(talk("how long", { guide: { ...guide, effort: "" } }))).toMatch(
      /^The guide names no time/,
    );
    const times = `3 seconds; one minute; two min; three hours; four days; five weeks; six hours; ten days; twelve hours; half an hour; half a day; an hour; a day; some minutes; few days; overnight`;
    const silent = list(times).filter(
      (text) =>
        !answerHowLong(talk("how long", { guide: { ...guide, steps: waiting(text) } }))?.includes(
          "Of waiting it says",
        ),
    );
    expect(silent).toEqual([]);
    expect(
      answerHowLong(talk("how long", { guide: { ...guide, steps: waiting("calmly") } })),
    ).toMatch(/name no time to wait/);
  });

  it("is backwards, with the plug out of what has one", () => {
    for (const power of ["mains", null] as const)
      expect(answerPuttingBack(talk("", { page: openBell({ power }) }))).toMatch(
        /^Go backwards.*keep the plug out until you know/,
      );
    for (const power of ["battery", "none"] as const)
      expect(answerPuttingBack(talk("", { page: openBell({ power }) }))).not.toContain("plug");
  });
});

it.each([
  ["German", "Wie lange dauert das bitte?"],
  ["Dutch", "Hoe lang moet ik het vasthouden?"],
  ["French", "Combien de temps faut-il pour ça?"],
  ["Spanish", "¿Puede usted por favor?"],
  [null, "How long does it take?"],
  [null, "is it a pan"],
  [null, "wie"],
  [null, "wie und a b c d e f"],
])("hears %s in “%s”", (language, message) => {
  expect(recogniseLanguage(message)).toBe(language);
});
