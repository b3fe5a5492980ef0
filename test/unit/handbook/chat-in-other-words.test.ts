import { describe, expect, it } from "vitest";
import { answerHitch } from "~/domain/handbook/chat/answer-hitch";
import { answerGoodNews } from "~/domain/handbook/chat/answer-good-news";
import {
  answerDisposal,
  answerLackOfSkill,
  answerOtherTrouble,
} from "~/domain/handbook/chat/answer-follow-up";
import { confirmCause, confirmSuspect } from "~/domain/handbook/chat/confirm-cause";
import type { ChatContext } from "~/domain/handbook/chat/chat-context";
import { describeCause, tellsFailure } from "~/domain/handbook/chat/explain-cause";
import { bellCauses, openBell } from "./open-bell";
import { bellSilent } from "./example-fault";
import { answered, guide, list, talk, unanswered } from "./bell-talk";

describe("that a step was done in vain", () => {
  it("is said in many ways", () => {
    const vain = `no good; no joy; no use; no improvement; no effect; no success; made no odds; that made no difference; nothing changed; nothing has changed; nothing has happened; nothing happened; it is the same; it's the same; stays the same; stay the same; stayed the same; just the same; exactly the same; same as before; to no avail; all in vain; it did nothing; does absolutely nothing; has done precisely nothing; it did nowt; did zilch; did sod all; did nothing at all; did nothing for it;
      already tried; already did; already done; already checked; already cleaned; already changed; already replaced; already swapped; tried that; did all that; done it; tried this already; did those before; tried them too; did it twice;
      it didn't help; does not work; hasn't fixed; was not it; is not fixed; didn't solve it; didn't change; it has not helped; it did not fix it; that has not solved it; still leaks; still not; still the same; it is still broken; still won't turn; still doesn't; no luck; no change; no difference; no better; not any better; same problem; what else; something else; other cause; other reasons; what if it is not; what if that isn't; what if this doesn't; what if it does not`;
    expect(list(vain).filter((text) => !tellsFailure(text))).toEqual([]);
  });

  it("is not heard where something else is the same, or is asked", () => {
    const others = `is it the same size; it is the same as mine; use just the same one; the same part; it's the same kind; is the same type; the same model; the same way; in exactly the same order; just the same thread; it is the same length; is that any good; nothing else; done; it did nothing wrong there; is it already done?; did that?; distilled; the tried and tested way; stillness`;
    expect(list(others).filter(tellsFailure)).toEqual([]);
  });
});

it("gives its reasons where it is asked for them", () => {
  const why = `how sure are you; how certain is it; are you sure; are you certain; why do you think so; why is it silent; why has this happened; why did my bell stop; why does the bell stick; what is the root cause; the cause; what's wrong; what is actually wrong; what's actually wrong; for what reason`;
  expect(unanswered(describeCause, why)).toEqual([]);
  expect(
    answered(describeCause, "so sure; tell me why is it silent; because; unreasonable; causes"),
  ).toEqual([]);
  expect(describeCause(talk("the cause"))).toContain("By what is met most often");
  expect(describeCause(talk("the cause"))).toContain("about 6 cases of 10");
  const alone = openBell({}, [1]);
  expect(describeCause(talk("the cause", { page: openBell({}, [0.98, 0.02, 0]) }))).toContain(
    "about 9 cases of 10",
  );
  expect(
    describeCause(talk("the cause", { page: { ...alone, causes: [alone.causes[0]] } })),
  ).not.toMatch(/cases of 10|Otherwise/);
});

describe("good news", () => {
  it("is that it does again what it did not", () => {
    const again = `now it works; finally they run; at last clicks; yes it drains; yay it charges again; great, it heats; ok everything starts now; hey the bell spins; wow it turns; my bell opens fine; it closes; they print now; it plays perfectly; it holds at last; it sucks; it lights up; they connect now it connects; it boils; it cuts; it flows; it ticks; it shuts; it moves; it fits; now it stops leaking; it stops dripping; the water runs through now water goes through; bell working again; it's fixed; it is sorted; seems solved; the bell is mended; it is now fine; it is ok; all okay, it's okay; it is dry; sounds quiet; it is silent; seems tight; it is gone; it looks straight; it's clear; it is free; as it is good as new; looks like new; it is perfect; it is steady again;
      that did it; this did the trick; it was it; that fixed it; it helped; that worked; fixed; solved it; sorted`;
    expect(
      unanswered(answerGoodNews, again).filter((text) => !text.startsWith("it is silent")),
    ).toEqual([]);
  });

  it("is that what was in the way has come out", () => {
    const out = `found a coin in it; there was a sock stuck, pulled it out; i found a lump inside; dug out some fluff, got it loose; fished a hair out; picked the coin out; took a coin out; got a sock out; it was loose, found the screw in there; had it out, cleaned it`;
    expect(
      list(out).filter((text) => !/^Well found|^Glad/.test(answerGoodNews(talk(text)) ?? "")),
    ).toEqual([]);
    expect(answered(answerGoodNews, "there was a sock; i pulled it; found")).toEqual([]);
  });

  it("is none where something is still wrong, or is asked", () => {
    const not = `it works but hums; it works however; now it works, still hums; it works except the clapper; only now it works; now it works though; it works although wet; it works now, again after; now it is not fine; no longer is it fine; it never works now; now it works and dies; now it works worse; now it works, nothing else; it works now, slowly; it works now, smoke; it works now, smells; now it works, sparks; now it works, burning; now it works, hot; it works now, noise; it works now, louder; it works now, broken; broke, now it works; it works now, snapped; it works now, cracked; it works now, torn; now it works, tear; now it works, dead; now it works half; now it works sometimes; now it works until noon; now it works, bad; now it works too; now it works anyway; now it works, will it; now it works when wet; now it works if wet; now it works, doesn't hum; it works now, didnt hum; it works now, wont hum; works now? ; does it work now; so is it fine; and what works`;
    expect(answered(answerGoodNews, not)).toEqual([]);
    expect(answerGoodNews(talk("now it works. why was that?"))).toContain("It was most likely");
    expect(answerGoodNews(talk("now it works."))).not.toContain("most likely");
    expect(answerGoodNews(talk("now it works"))).toContain("Step 2, “Wax the clapper”");
    expect(answerGoodNews(talk("now it works", { guide: { ...guide, steps: [] } }))).toContain(
      "Put back what you took off",
    );
  });
});

describe("what somebody comes back to", () => {
  const { cap } = bellCauses;
  const siblings = [
    { ...bellSilent, causes: { cap } },
    {
      ...bellSilent,
      id: "rim",
      name: "has a rough rim",
      utterances: ["rough rim"],
      causes: { cap },
    },
  ];
  const other = (message: string, more: Partial<ChatContext> = {}) =>
    answerOtherTrouble(talk(message, { siblings, ...more }));

  it("is another trouble that the handbook has a page for", () => {
    const asks = `and the rim?; ok and the rim; okay, what about the rim; right, how about the rim; fine. what of the rim; so what about the rim; but what about the rim; oh and the rim; great, and the rim; thanks, and the rim; cheers, and the rim; and one thing: the rim; and the other trouble with the rim`;
    expect(list(asks).filter((text) => other(text)?.includes("has a rough rim") !== true)).toEqual(
      [],
    );
    expect(other("the rim")).toBeNull();
    expect(other("and the rim that we saw on the shelf")).toContain("rough rim");
    expect(other("and the rim that we both saw on the shelf")).toBeNull();
    expect(other("and the clapper?")).toBeNull();
    expect(other("and the beeswax?")).toBeNull();
    expect(other("and the zorb?")).toBeNull();
    expect(other("and the rim?", { page: openBell({ basis: "danger" }) })).toBeNull();
  });

  it("is whether a cause is to blame", () => {
    const { name, short } = bellCauses.spring;
    for (const asks of list(
      "is the spring the problem; was it the spring, was that the cause; are springs the culprit; could the spring be the reason; can the spring be the trouble; might the spring be the fault; would the spring be to blame; may the spring be behind it; is the spring causing it; is the spring causing this; is the old spring causing that",
    ))
      expect(confirmCause(talk(asks)), asks).toContain(`what the page says of ${name}:`);
    expect(short).toContain("spring");
    for (const asks of ["how do i know its the spring", "how can I tell if it's the spring"])
      expect(confirmCause(talk(asks)), asks).toContain("To see for yourself");
    for (const asks of ["how do i know if the spring is dead", "how can i tell the spring is worn"])
      expect(confirmCause(talk(asks)), asks).toContain(`what the page says of ${name}:`);
    expect(confirmCause(talk("is the zorb the problem"))).toBeNull();
    expect(confirmCause(talk("can i call the spring the problem"))).toBeNull();
    expect(confirmCause(talk("the spring is here"))).toBeNull();
  });

  it("is whether something else could be it", () => {
    const { name } = bellCauses.spring;
    expect(confirmCause(talk("could it be the spring?"))).toContain(
      `what the page says of ${name}:`,
    );
    expect(confirmCause(talk("could it be my neighbour"))).toMatch(
      /^The page does not count your neighbour among the causes\. It looks for /,
    );
    expect(confirmCause(talk("is it the spring"))).toBeNull();
    expect(confirmSuspect(talk("is it the spring"))).toContain(`what the page says of ${name}:`);
    expect(confirmSuspect(talk("is it the zorb"))).toBeNull();
    expect(
      confirmCause(talk("could it be the spring", { page: openBell({ basis: "danger" }) })),
    ).toBeNull();
  });
});

describe("where something goes", () => {
  it("is the hazardous waste for what is poison", () => {
    for (const poison of list(
      "petrol; fuel; oil; diesel; paint; solvent; thinner; white spirit; acid; coolant; toner; cell; cells",
    ))
      expect(
        answerDisposal(talk(`where is the tip for ${poison}`, { guide: { ...guide, safety: [] } })),
        poison,
      ).toContain("hazardous-waste");
    const ways = `dispose of the paint; disposal of the paint; throw the paint away; throw the old paint out; throwing out paint; recycle paint; recycling the paint; where does the paint get dumped dump; where is a tip for paint; how do i scrap the paint`;
    expect(unanswered(answerDisposal, ways)).toEqual([]);
    expect(answered(answerDisposal, "get rid of the clapper; where is the paint; the oil")).toEqual(
      [],
    );
    for (const harmless of ["dispose of the painting", "where can i throw old bulbs away"])
      expect(answerDisposal(talk(harmless)), harmless).toMatch(/^Things with a plug or a battery/);
    expect(answerDisposal(talk("get rid of the oil"))).toBe(
      "The guide says this: Old oil goes to a collection point.",
    );
  });

  it("is told by the steps that make a danger safe", () => {
    const steps = [{ number: 1, title: "Take it away", text: "Bring it to a collection point." }];
    const page = openBell({ basis: "danger" });
    const ask = "where can i take it";
    expect(answerDisposal(talk(ask, { page, guide: { ...guide, safety: [], steps } }))).toBe(
      "The guide says this: Take it away. Bring it to a collection point.",
    );
    const bare = { ...guide, safety: [], steps: [] };
    expect(answerDisposal(talk(ask, { page }))).toContain("Old oil goes to a collection point.");
    expect(answerDisposal(talk(ask, { page, guide: bare }))).toBeNull();
    expect(answerDisposal(talk(ask))).toBeNull();
    expect(answerDisposal(talk("is it bad", { page }))).toBeNull();
    const { cause } = page.causes[0];
    const [step] = cause.repair.steps;
    if (!step) throw new Error("The example has steps");
    const away = { ...step, title: "Take it away", how: "It goes to the scrap metal." };
    const safe = { ...cause, repair: { ...cause.repair, steps: [away] } };
    const causes: typeof page.causes = [{ id: "cap", cause: safe, share: 1 }];
    expect(answerDisposal(talk(ask, { page: { ...page, causes }, guide: bare }))).toBe(
      "The guide says this: Take it away. It goes to the scrap metal.",
    );
  });
});

it("says what to do where a skill is missing", () => {
  const lacks = `i can't sew; cant sew; i cannot stitch; can not solder; i don't know how to drill; do not know how to saw; i have never welded; never properly hammered; no good at sewing; rubbish at soldering; hopeless at soldering; bad at sewing; not able to darn; can't really knit; can't actually glue; can't even paint; never sewn; never knitted; never darned; never painted; never glued; never stitched; never soldered; never drilled; never sawn; never sewed; never welded`;
  expect(unanswered(answerLackOfSkill, lacks)).toEqual([]);
  expect(answered(answerLackOfSkill, "i can sew; can't see; never mind; can't sewer")).toEqual([]);
  expect(answerLackOfSkill(talk("i can't sew"))).toMatch(
    /^The guide allows for this: Easy, 20 min\. .*Whom to ask/,
  );
  expect(answerLackOfSkill(talk("i can't sew"))).not.toMatch(/glue|Hand it over/);
  for (const way of ["glue", "tape", "iron on", "iron-on", "ironon"])
    expect(answerLackOfSkill(talk(`i can't sew, is ${way} ok`)), way).toContain("no way with glue");
  expect(answerLackOfSkill(talk("i can't sew", { guide: { ...guide, effort: "" } }))).toMatch(
    /^If you/,
  );
});

const withPower = (power: "mains" | "battery" | "none", text: string) =>
  answerHitch(talk(text, { page: openBell({ power }) }));

it("helps with a part that broke or got lost, in whatever words", () => {
  const broke = `i broke a clip; i have broken the clips; i just snapped a catch; i think i cracked the catches; i must have bent a tab; i accidentally tore the tabs; i broke one of the lugs; i broke a latch; i broke both latches; i snapped the hook; i broke two hooks; i bent the prong; i bent the prongs; i broke the lug`;
  expect(
    list(broke).filter((text) => !answerHitch(talk(text))?.includes("One broken clip of several")),
  ).toEqual([]);
  const lost = `i lost the screw; lose a screw; missing screw; dropped the screw; can't find the screw; cant find the screw; cannot find the screw; rolled away, the screw; flew off, that screw; fell out, one screw; the screw is lost; screws are missing; the screw went missing; a screw got lost; the screw has gone missing; the screw is gone; the screw rolled away`;
  expect(
    list(lost).filter((text) => !answerHitch(talk(text))?.includes("Hold a torch flat")),
  ).toEqual([]);
  expect(withPower("mains", "i dropped a screw inside")).toContain(
    "Leave the bell unplugged until",
  );
  expect(withPower("battery", "i dropped a screw inside")).toContain("Leave the bell off until");
  expect(withPower("battery", "i lost the screw")).toContain("leave it off until you know");
  expect(withPower("none", "i lost the screw")).not.toContain("leave it off");
  const tight = `the cover won't come off; it won't pull out; the lid won't slide open; my cap won't lift off; this won't pop out; it won't get loose; the dome won't come apart; it won't come free; won't get the lid off; won't pull my cap out; won't pry this open; won't prise it loose; won't take it apart; won't lift the cap free`;
  expect(
    list(tight).filter((text) => !answerHitch(talk(text))?.includes("do not force it")),
  ).toEqual([]);
  expect(
    answered(answerHitch, "i broke the paperclips; step 2: it won't come off; the screw is new"),
  ).toEqual([]);
});
