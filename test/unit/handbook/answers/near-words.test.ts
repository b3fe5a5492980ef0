import { describe, expect, it } from "vitest";
import { hasNoFinding } from "~/domain/handbook/answers/no-finding";
import { lacksThePart, tellsNothing } from "~/domain/handbook/answers/tells-nothing";
import { weighTry } from "~/domain/handbook/answers/weigh-try";
import { toPlainClauses, toPlainWords } from "~/domain/language/plain-words";
import type { Question } from "~/domain/handbook/playbook";

const asked = (ask: string, yes = "it is"): Question => ({
  ask,
  answers: { yes: { means: yes }, no: { means: "it is otherwise" } },
});
const shiny = asked("Is the lid shiny?");
const tilted = asked("Does the lamp light when it is tilted?");

const list = (texts: string) => texts.split(";").map((text) => text.trim());
const isIdle = (question: Question) => (text: string) => tellsNothing(question, toPlainWords(text));
const hasNone = (question: Question) => (text: string) =>
  hasNoFinding(question, toPlainWords(text));
const lacks = (question: Question) => (text: string) => lacksThePart(question, toPlainWords(text));
const tried = (question: Question) => (text: string) =>
  weighTry(question, toPlainWords(text), toPlainClauses(toPlainWords(text)));

describe("an answer tells nothing", () => {
  it("in still more words", () => {
    const texts = `too dark to see; not a meter to test it with; no jack to try it on; not an ohmmeter to check this with; hard of hearing; bit hard of hearing; deaf; no sense of smell; colour blind; color blind; blind; bad eyesight; it never had a light in the first place;
      bought it like this; got it second hand; inherited it used; found it like that; not able to see it; not able to reach the back; ask him; ask them; daren't; not dared; not dare; not putting it there;
      what is an inner rim; I have not polished it; I had not even once looked at it, not cleaned; I do not deal with that; I do not know about lids; not deal with that;
      the lid, which bit; the lid, which one; the lid, which part; the lid, which; shiny? maybe the lid? and the rim`;
    expect(list(texts).filter((text) => !isIdle(shiny)(text))).toEqual([]);
  });

  it("but not where a word only looks like one of those", () => {
    const texts = `I use this at workbenches; this at work shines; it was bought with workwear; it did have to shine once; it did need to shine once; the second handle is shiny; whatever I do it is shiny; whichever I take it is shiny; howling and shiny; whosoever wiped it, it shines; it is shiny`;
    expect(list(texts).filter(isIdle(shiny))).toEqual([]);
    expect(isIdle(tilted)("water can not seep out")).toBe(false);
  });

  it("where it says yes or no before it says what is missing", () => {
    const lid = asked("Does the lid close?");
    const opened = `yes, the lid closes; yeah, it does; yep, it shuts; nah, it sticks; nope, it sticks`;
    expect(list(opened).filter(isIdle(lid))).toEqual([]);
    const asking = `yes? it closes; no? it sticks; yeah? it does; nope? it sticks; yep? it closes`;
    expect(list(asking).filter(isIdle(lid))).toEqual([]);
  });

  it("where a try is ruled out, unless it is asked whether a part is lost or another one fits", () => {
    expect(isIdle(tilted)("it is soldered")).toBe(true);
    for (const ask of [
      "Does another lamp light when it is tilted?",
      "Is a screw missing when it is off?",
      "Is the key lost after that?",
      "Is the mark gone if it is cold?",
      "Is it the original with its own plug?",
      "Can it come off on its own?",
    ])
      expect(isIdle(asked(ask))("it is soldered"), ask).toBe(false);
    for (const hangsOn of list(
      "when wet; while wet; if wet; with a cloth; without a cloth; after an hour; on a table; on an arm; by itself; only at night; in it",
    )) {
      expect(isIdle(asked(`Does the lamp light ${hangsOn}?`))("it is soldered"), hangsOn).toBe(
        true,
      );
    }
    expect(isIdle(asked("Is the lamp bright?"))("it is soldered")).toBe(false);
    expect(isIdle(asked("Is the lamp white?"))("it is soldered")).toBe(false);
  });

  it("where what is asked has not been done yet, unless that is the question", () => {
    expect(isIdle(shiny)("not yet")).toBe(true);
    for (const ask of list(
      "Have you oiled it; Has it been oiled; Had it been oiled; Did you oil it; Was it oiled; Were they oiled",
    ))
      expect(
        [isIdle(asked(`${ask}?`))("not yet"), isIdle(asked(`${ask}?`))("I have not polished it")],
        ask,
      ).toEqual([false, false]);
    expect(isIdle(asked("Can it be that you have oil?"))("not yet")).toBe(true);
  });
});

describe("a part that the question names", () => {
  it("is not there, and so nothing is told of it", () => {
    const crack = asked("Does any crack show near the rim?");
    const did = asked("Did a lamp blink?");
    expect(
      list(
        "mine has no crack; it has no cracks; it has not got any crack; it does not have a crack",
      ).filter((text) => !lacks(crack)(text)),
    ).toEqual([]);
    expect(lacks(did)("mine has no lamp")).toBe(true);
    expect(lacks(did)("mine has no hook")).toBe(false);
    const pump = asked("Is it loud beside a red pump?");
    expect(
      list(
        "it has no pump; there are not any pumps; it does not have a pump; it has not got a pump; it has not a pump; it comes with no pump; it has no red pump",
      ).filter((text) => !lacks(pump)(text)),
    ).toEqual([]);
  });

  it("is the answer where it is asked whether there is one", () => {
    for (const ask of list(
      "Has it got a pump; Have they a pump; Had it a pump; Is there a pump; Are there pumps; Do you see a pump",
    ))
      expect(lacks(asked(`${ask}?`))("it has no pump"), ask).toBe(false);
    expect(lacks(asked("It has a pump?"))("it has no pump")).toBe(true);
  });

  it("is the only one of its sort", () => {
    for (const other of list("another; the other; a second; a different; a spare; a new"))
      expect(lacks(asked(`Does it work with ${other} battery?`))("I only have one"), other).toBe(
        true,
      );
    expect(lacks(asked("Does it work in the renewed holder?"))("I only have one")).toBe(false);
    expect(lacks(asked("Does it work with another battery?"))("no spare batteries")).toBe(true);
    expect(lacks(asked("Does it work with another battery?"))("no other cell helps")).toBe(false);
  });
});

it("has no finding where there was no chance, or it was for another to see to", () => {
  const none = `I have not got round to it; not got around to it; the previous owner sorted that; the previous owners sorted that`;
  expect(list(none).filter((text) => !hasNone(shiny)(text))).toEqual([]);
});

describe("a try", () => {
  it("is asked for only by whole words", () => {
    const whole = asked("Does the lamp brighten indoors?");
    expect(tried(whole)("it is unchanged")).toBe(0);
    expect(tried(asked("Does the lamp light on a table?"))("it is unchanged")).toBe(-1.5);
    expect(tried(asked("Does it get betterment?"))("it is unchanged")).toBe(0);
    expect(tried(asked("Does it get better?"))("it is unchanged")).toBe(-1.5);
    expect(tried(asked("Does it light as welland when wet?"))("it is unchanged")).toBe(-1.5);
    expect(tried(asked("Does it tattoo when wet?"))("it is unchanged")).toBe(-1.5);
  });

  it("is told as not done, also as one of several words", () => {
    const oiled = asked("Have you oiled it?");
    expect(tried(oiled)("the lid is done, have not yet cleaned it")).toBe(-1.5);
    expect(tried(oiled)("have not been properly cleaned")).toBe(-1.5);
    expect(tried(oiled)("it was done, not yet dry")).toBe(1.5);
    expect(tried(asked("Have youngsters oiled it?"))("we tried")).toBe(0);
    expect(tried(asked("Hasty oil?"))("I have not yet")).toBe(0);
  });

  it("is of an absence where the yes means that something stays cold or lacks", () => {
    for (const yes of list(
      "it stays cold; it stay dark; it lacks a spring; it lack oil; it is missing",
    ))
      expect(tried(asked("Does it change when it is moved?", yes))("nothing"), yes).toBe(0);
    for (const yes of list("it blackens; it is lackadaisical; it notices it"))
      expect(tried(asked("Does it change when it is moved?", yes))("nothing"), yes).toBe(-1.5);
  });

  it("leaves out a part only in whole words", () => {
    const all = asked("Are all lamps lit?");
    expect(tried(all)("all lit except one")).toBe(-1.5);
    expect(tried(all)("they are lit exceptionally well")).toBe(0);
    expect(tried(all)("they are lit over the crossbar")).toBe(0);
  });

  it("came of itself only in whole words", () => {
    const began = asked("Did it begin after a knock?");
    expect(tried(began)("it crept up")).toBe(-1);
    expect(tried(began)("one daydream later")).toBe(0);
    expect(tried(asked("Wash it with soap?"))("it crept up")).toBe(0);
  });
});
