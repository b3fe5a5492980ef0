import { describe, expect, it } from "vitest";
import { toPlainClauses, toPlainWords } from "~/domain/language/plain-words";
import { assertedWords, listParts } from "~/domain/handbook/answers/named-parts";
import {
  findLeaning,
  findSide,
  withoutCondition,
} from "~/domain/handbook/answers/question-leaning";
import { speaksBeside } from "~/domain/handbook/answers/speaks-beside";
import { weighEcho } from "~/domain/handbook/answers/weigh-echo";
import { hasEffect, weighTry } from "~/domain/handbook/answers/weigh-try";
import type { Question } from "~/domain/handbook/playbook";

const asked = (ask: string, yes = "it is so", no = "it is otherwise"): Question => ({
  ask,
  answers: { yes: { means: yes }, no: { means: no } },
});
const list = (texts: string) => texts.split(";").map((text) => text.trim().replace(/\s+/g, " "));
const tried = (question: Question, text: string) =>
  weighTry(question, toPlainWords(text), toPlainClauses(toPlainWords(text)));
const otherThan = (weight: number, question: Question, texts: string) =>
  list(texts).filter((text) => tried(question, text) !== weight);

const sideOf = (question: Question) => findSide(question, findLeaning(question));
const parts = (ask: string, yes?: string, no?: string) =>
  [...listParts(asked(ask, yes, no))].join(" ");

describe("what an answer says of a try", () => {
  const withAnother = asked("Does it ring with another cap?", "it rings", "it stays as it was");
  const missing = asked("Is the cap missing?", "the cap is missing", "the cap is there");

  it("settles it where nothing came of it", () => {
    const nothing = `nothing; never; none; same; unchanged; no difference; I hear nothing; we see nothing; I feel nothing; I get nothing; I notice nothing; I smell nothing; there is nothing; there comes nothing; there was none; heard nothing; saw nothing; felt nothing; still nothing; just nothing; absolutely nothing; still just nothing at all; nothing whatsoever; never ever; nothing happens; nothing happened; nothing comes; same again; same there; nothing doing; nothing else; same thing; same story; nothing really; nothing either; nothing shows; nothing on it; nothing to see; nothing to hear; nothing to feel; nothing in it; nothing in there; nothing like that`;
    expect(otherThan(-1.5, withAnother, nothing)).toEqual([]);
    expect(otherThan(-1.5, withAnother, "nothing, I tried it twice; I tried it, nothing")).toEqual(
      [],
    );
    expect(tried(withAnother, "then nothing")).toBe(0);
    expect(tried(missing, "nothing")).toBe(0);
    expect(tried(asked("Are both just as loud?"), "nothing")).toBe(0);
    expect(tried(withAnother, "nothing wrong came of all this in years")).toBe(0);
  });

  it("weighs against it where all is as it was", () => {
    const same = `it is unchanged; does nothing; it was just the same as ever; just as loud; it rings as before; whatever I do; wherever it is; regardless of that`;
    expect(otherThan(-1.5, withAnother, same)).toEqual([]);
    expect(tried(withAnother, "it still rattles")).toBe(-0.9);
    expect(tried(withAnother, "it rattles")).toBe(0);
    expect(tried(asked("Is it loud?"), "it still rattles")).toBe(0);
    const hanging = `when it is hot; while it runs; if it is bent; with oil; without oil; after a while; on an edge; on a stone; in a box; in an oven; and change; changes; help; helps; stop; react; further; better; another`;
    expect(
      list(hanging).filter((words) => tried(asked(`Is it loud ${words}?`), "still loud") !== -0.9),
    ).toEqual([]);
    const alike = `also; even; too; every day; everywhere; each day; as well; same; just as loud`;
    expect(
      list(alike).filter(
        (words) => tried(asked(`Is it loud when wet ${words}?`), "still loud") !== 0,
      ),
    ).toEqual([]);
  });

  it("is what was done, where that is asked", () => {
    const have = asked("Have you tried another cap?");
    const done = `tried it; swapped them; changed it; replaced; put one in; fitted one; cleaned it; checked; all done; I did`;
    expect(otherThan(1.5, have, done)).toEqual([]);
    const open = `not yet tried; I have not done it; never tried it; it hasn't been changed; nobody did; untouched, never done; none of those tried; none of these done; none of them changed; none of that changed; same old one never changed; have not been cleaned; has not ever fitted`;
    expect(otherThan(-1.5, have, open)).toEqual([]);
    expect(tried(have, "it is red")).toBe(0);
    const was = asked("Was it cleaned?");
    expect(
      otherThan(
        -1.5,
        was,
        "not yet; I have not; no I have not; never; nobody does; it is untouched; same old; none of that",
      ),
    ).toEqual([]);
    for (const start of ["Have they", "Has it", "Were they", "Had it"])
      expect(tried(asked(`${start} been cleaned?`), "nobody does"), start).toBe(-1.5);
  });

  it("is what sets a part aside, where all of it is asked for", () => {
    const aside = `except one; apart from one; other than that; bar one; all but one; but not here; but for one`;
    for (const ask of ["Are all loud?", "Is everything loud?", "Is the whole of it loud?"])
      expect(otherThan(-1.5, asked(ask), aside), ask).toEqual([]);
    expect(tried(asked("Is it loud?"), "except one")).toBe(0);
  });

  it("is that it is the same, where that is asked", () => {
    const same = asked("Is it the same size?");
    expect(otherThan(1, same, "the same size; just as big; identical ones")).toEqual([]);
    expect(otherThan(1, asked("Is it just as big?"), "just as big")).toEqual([]);
    expect(tried(same, "bigger")).toBe(0);
  });

  it("is what somebody perceives, or does not", () => {
    const hear = asked("Do you hear a hum?", "it hums", "it is silent");
    const heard = `I can hear it; could hear it; I do hear it; did hear it; I can just see it; can clearly feel it; can definitely smell it; can really notice it; I hear it; we see it; feel it; smell it; heard it; I saw it; felt it; smelt it`;
    expect(otherThan(1, hear, heard)).toEqual([]);
    for (const ask of [
      "Can you see it?",
      "Did you feel it?",
      "Do you smell it?",
      "Do you notice it?",
    ])
      expect(tried(asked(ask), "I can hear it"), ask).toBe(1);
    expect(tried(asked("Does it hum?"), "I can hear it")).toBe(0);
    expect(tried(hear, "can't hear anything")).toBe(-1);
    expect(tried(missing, "can't see any")).toBe(0);
  });

  it("is that it came by itself, where it is asked what happened", () => {
    const unprovoked = `out of the blue; for no reason; for no apparent reason; by itself; none of those happened; nobody had it; untouched it; nothing like that happened here; just happened; just stopped; just began; just started; just quietly; gradual; gradually; crept up; over time; one day`;
    for (const start of ["Did it", "Was it", "Were they", "Has it ever had to"])
      expect(
        list(unprovoked).filter((text) => tried(asked(`${start} fall?`), text) >= 0),
        start,
      ).toEqual([]);
    expect(tried(asked("Does it fall?"), "out of the blue")).toBe(0);
    expect(tried(asked("Is it as it was?"), "out of the blue")).toBe(0);
  });

  it("tells what comes of it", () => {
    const effects = `if i bend it it rings; when you do; whenever we do; as long as i do; soon as i do; the moment i do; the second you do; the minute we do; the instant i do; once i do; unless i do; you've got to bend it; have to; has to; had to; need to; needs to; must be`;
    const ask = "Does it ring when it is bent?";
    expect(list(effects).filter((text) => !hasEffect(ask, text))).toEqual([]);
    for (const word of ["while", "if", "once"])
      expect(hasEffect(`Does it ring ${word} it is bent?`, "if i bend it")).toBe(true);
    expect(hasEffect("Is it bent?", "if i bend it")).toBe(false);
    for (const denied of ["not", "no", "nothing", "never", "unchanged"])
      expect(hasEffect(ask, `if i bend it ${denied}`), denied).toBe(false);
    expect(hasEffect(ask, "it is bent")).toBe(false);
  });
});

describe("what a question asks for", () => {
  it("is told without what it hangs on", () => {
    const start = `With the lid off, does it ring?; When hot, do they ring?; On a stone, is it loud?; After a rest, are they loud?; Lying down, can it ring?; If wet, did it ring?; While wet, has it rung?; Unplugged, does it ring?`;
    expect(list(start).filter((ask) => /,/.test(withoutCondition(ask)))).toEqual([]);
    const end = `Does it ring when hot?; Does it ring if hot?; Does it ring while hot?; Does it ring with oil?; Does it ring without oil?; Does it ring although wet?; Does it ring though wet?; Does it ring before noon?; Does it ring once wet?; Does it ring rather than hum?`;
    expect(list(end).map((ask) => withoutCondition(ask).trim())).toEqual(
      list(end).map(() => "Does it ring"),
    );
    const kept = `Did it begin when hot?; It began when hot; Did it start when hot?; It started when hot; Does it happen when hot?; It happened when hot; Is it when hot?; Does it stop when hot?; It stopped when hot; Is it within reach?`;
    expect(list(kept).filter((ask) => withoutCondition(ask) !== ask)).toEqual([]);
  });

  it("is the state that the yes names, less surely what it asks", () => {
    const loose = asked("Does the lid hang on a hinge?", "the lid is loose", "the lid is tight");
    expect(findLeaning(loose).get("held")).toBe(-1);
    expect(findLeaning(asked("Is the lid loose?")).get("held")).toBe(-0.7);
    const phrased: Question = {
      ask: "Well?",
      answers: { yes: { means: "so", phrases: ["loose"] }, no: { means: "not so" } },
    };
    expect(findLeaning(phrased).get("held")).toBe(-0.4);
    expect(findLeaning(asked("Well?")).size).toBe(0);
  });

  it("is good order, trouble, or neither", () => {
    expect(sideOf(asked("Well?", "it works", "it is dead"))).toBe(1);
    expect(sideOf(asked("Well?", "it is loose", "it is tight"))).toBe(-1);
    expect(sideOf(asked("Well?", "it is fine", "it is so"))).toBe(1);
    expect(sideOf(asked("Well?", "it is so", "all is well"))).toBe(-1);
    expect(sideOf(asked("Is it red?", "it is red", "it is blue"))).toBe(0);
    for (const no of ["it is unchanged", "it does nothing", "it does not help"])
      expect(sideOf(asked("Well?", "it is red", no)), no).toBe(1);
  });

  it("takes parts for granted", () => {
    expect(parts("Does the knob turn?", "", "")).toBe("knob");
    expect(parts("Is its date right?", "", "")).toBe("date");
    expect(parts("Is your lid, or the cap on?", "", "")).toBe("lid cap");
    expect(parts("Do their feet hold?", "", "")).toBe("feet");
    expect(parts("Is this cap or lid on?", "", "")).toBe("cap lid");
    expect(parts("Is the watch's date right?", "", "")).toBe("watch date");
    expect(parts("Do these cups' rims chip?", "", "")).toContain("rim");
    expect(parts("Does the lid or is it red?", "", "")).toBe("lid");
    expect(parts("Does a bracket of the rail move?", "", "")).toContain("bracket");
    expect(parts("Is there a bracket?", "", "")).toBe("");
    expect(parts("Is it a cap that rings?", "", "")).toBe("cap");
    expect(parts("Well?", "cap rings", "cap hums")).toBe("cap");
    expect(assertedWords("cap rings, lid not red")).toEqual(["cap", "ring", "lid"]);
  });
});

describe("what an answer repeats", () => {
  const ring = asked("Does the cap ring loudly on the shelf?", "it rattles", "it hums");

  it("speaks for the answer that has the word", () => {
    expect(weighEcho(ring, "a rattle")).toBe(1);
    expect(weighEcho(ring, "no rattle")).toBe(-1);
    expect(weighEcho(ring, "a hum")).toBe(-1);
    expect(weighEcho(ring, "rattle and hum")).toBe(0);
    expect(weighEcho(ring, "red")).toBe(0);
  });

  it("speaks less for the words of the question, and not for its parts", () => {
    expect(weighEcho(ring, "very loud")).toBe(0.6);
    expect(weighEcho(ring, "not very loud")).toBe(-0.6);
    expect(weighEcho(ring, "the cap")).toBe(0);
    expect(weighEcho(ring, "the shelf")).toBe(0);
    expect(weighEcho(asked("Does it hum when tilted?"), "tilted")).toBe(0);
  });

  it("is denied by a “not” up to four words before it or two behind", () => {
    expect(weighEcho(ring, "not red blue green rattle")).toBe(-1);
    expect(weighEcho(ring, "not red blue green yellow rattle")).toBe(1);
    expect(weighEcho(ring, "rattle red not")).toBe(-1);
    expect(weighEcho(ring, "rattle red blue not")).toBe(1);
  });
});

it("knows what somebody says by the way", () => {
  const does = asked("Does the lamp light?");
  const beside = `I keep a lamp; we keep it; my kid plays; my kids play; my son; my daughter; my wife does; my husband; kids do; he does; she does; it's a solar lamp; they are an old pair; mine is one of those; ours has a lid; that is off the wall; this one runs on batteries only; it works on gas alone; it run on mains only; it comes on petrol only; it has got a lid; it is just a lamp; it is only a lamp`;
  expect(list(beside).filter((text) => !speaksBeside(does, toPlainWords(text)))).toEqual([]);
  const told = `I can see it; I saw it; I hear one; we heard it; I feel it; he felt it; I smell it; she smelt it; I get one; I got one; we have one; I had one; I just see it; it is a bit red; it's a little red; it is a lot; it has a touch of red; it's a tad red; it is a mess; it has a crack in it; it has a chip; it has a hole; it has a gap; it has a leak; red`;
  expect(list(told).filter((text) => speaksBeside(does, toPlainWords(text)))).toEqual([]);
  expect(speaksBeside(asked("Do you keep a lamp?"), "i keep a lamp")).toBe(false);
  for (const ask of ["Is it a lamp?", "Are they lamps?", "Was this a lamp?", "Were the two lamps?"])
    expect(speaksBeside(asked(ask), "it is a lamp of mine"), ask).toBe(false);
});
