import { describe, expect, it } from "vitest";
import type { Question } from "~/domain/handbook/playbook";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import { hearAnswer } from "~/domain/handbook/answers/hear-answer";

const hum: Question = {
  ask: "Does the pump hum when it should drain?",
  answers: {
    yes: { means: "it hums", phrases: ["hums", "buzzing"] },
    no: { means: "it is silent", phrases: ["silent"] },
  },
};

const list = (text: string) => text.split(";").map((one) => one.trim().replace(/\s+/g, " "));

/** The sayings that are not understood as wanted. */
const otherwise = (sayings: string, answer: string | null, sureness = 1, question = hum) =>
  list(sayings).filter((saying) => {
    const understood = classifyAnswer(question, saying);
    return (
      understood?.answer !== (answer ?? undefined) ||
      (understood && understood.sureness !== sureness)
    );
  });

describe("an answer", () => {
  it("that says yes", () => {
    const sayings = `yes; yeah; yep; yup; yea; ya; y; sure; correct; right; exactly; definitely; indeed; absolutely; certainly; always; true; of course; so it seems;
      it does; that does; they do; there is; I did; we had; it is; they are; it was; they were; it has; they have; it can; it could; it did; YES; yes!; it does.; it does; it does, loudly; it does!; it does indeed; it does now; it does because of age; it does and clicks; it does always; it does but quietly;
      it does when hot; it does if hot; oh yes; well yes; um, yes; umm yes; hm yes; hmm, yes; oh, well, yes`;
    expect(otherwise(sayings, "yes")).toEqual([]);
  });

  it("that says no", () => {
    const sayings = `no; nope; nah; n; not at all; never; none; nothing; neither; negative; hardly; barely; false; it does not; that did not; they don't; there isn't; I haven't; we hadn’t; it can not; it doesn't; oh no; well, no; it wasn't`;
    expect(otherwise(sayings, "no")).toEqual([]);
    expect(
      otherwise(
        "i do not think so; i don't think so; i don’t believe so; i do not believe so",
        "no",
        0.5,
      ),
    ).toEqual([]);
  });

  it("that is half sure", () => {
    const yes = `yes, only then; yes, sometimes; yes occasionally; yes, partly; yes, half of it; yes, a bit; yes, a little; yes, slightly; yes, kind of; yes, sort of; yes, now and then; yes, now and again; yes, at times; yes, mostly; yes, usually; yes, intermittent; yes, intermittently; yes, probably; yes, it depends;
      yes, I think; yes, I guess; yes, I believe; yes, I suppose; yes, not always; yes, not every time; yes, not all day; not always; not every time; not all the time; i think yes; i guess yes; i believe yes; probably yes; mostly yes; probably; mostly; sometimes; a bit; it does only when hot; it does sometimes`;
    expect(otherwise(yes, "yes", 0.5)).toEqual([]);
    expect(otherwise("no, mostly; probably not; mostly not; i guess not", "no", 0.5)).toEqual([]);
  });

  it("that settles nothing, even behind a yes", () => {
    const sayings = `yes, not sure; yes, not really sure; yes, not quite sure; yes, not too sure; yes, not so sure; yes, not entirely sure; yes, not certain; yes, unsure; yes, uncertain; yes, no idea; yes, no clue; yes, dunno; yes, maybe; yes, perhaps; yes, possibly; yes, could be; yes, n/a; yes, I do not know; yes, I don't know; yes, I don’t really know; yes, dont know;
      yes, can't tell; yes, can’t say; yes, cannot remember; yes, hard to tell; yes, hard to say; yes, not checked; yes, haven't looked; yes, haven’t yet tried; yes, not noticed; yes, not yet tried; ?; ...; of course it is blue, not sure`;
    expect(otherwise(sayings, null)).toEqual([]);
  });

  it("that only names what is asked for", () => {
    expect(otherwise("a buzzing sound; it hums; strange buzzing", "yes", 0.9)).toEqual([]);
    expect(otherwise("silent; all silent", "no", 0.9)).toEqual([]);
    expect(otherwise("sometimes a buzzing", "yes", 0.5)).toEqual([]);
    expect(otherwise("a buzzing, maybe", null)).toEqual([]);
    expect(otherwise("the pump works; pump drain; pump", null)).toEqual([]);
    expect(otherwise("I hear nothing; there comes nothing", "no", 0.7)).toEqual([]);
    expect(otherwise("the pump was new last year; the it", null)).toEqual([]);
  });

  it("that limits itself is half a yes to what a thing does", () => {
    const limits = `only when hot; sometimes if hot; mostly while hot; usually after rain; only before rain; only at night; only in rain; only on Monday; only with soap; only for a moment; only sometimes when hot`;
    expect(otherwise(limits, "yes", 0.5)).toEqual([]);
    for (const start of ["Do", "Can", "Will"])
      expect(otherwise(limits, "yes", 0.5, { ...hum, ask: `${start} the tubs overflow?` })).toEqual(
        [],
      );
    expect(otherwise(limits, null, 1, { ...hum, ask: "Is the tub full?" })).toEqual([]);
    expect(
      otherwise("sometimes; a bit; occasionally; usually", "yes", 0.5, {
        ...hum,
        ask: "Is the tub full?",
      }),
    ).toEqual([]);
    expect(otherwise("hot when used; only hot", null)).toEqual([]);
  });
});

describe("a question with choices", () => {
  const choice: Question = {
    ask: "Where?",
    answers: {
      top: {
        means: "top",
        phrases: [
          "yes",
          "yeah",
          "yep",
          "yup",
          "y",
          "nope",
          "nah",
          "sure",
          "true",
          "false",
          "no",
          "above",
        ],
      },
      foot: { means: "foot", phrases: ["below"] },
    },
  };

  it("is not answered by a bare yes or no", () => {
    const bare = `yes; yeah; yep; yup; y; no; nope; nah; sure; true; false; not really; oh yes; well, no; um yes; umm, no; hm yes; hmmm no; yes please; no thanks; no thank; yes!`;
    expect(otherwise(bare, null, 1, choice)).toEqual([]);
  });

  it("is answered by naming one, and only one", () => {
    expect(otherwise("above; nope above it", "top", 0.9, choice)).toEqual([]);
    expect(otherwise("below, I think", "foot", 0.5, choice)).toEqual([]);
    expect(otherwise("above and below; blue; not above", null, 1, choice)).toEqual([]);
  });
});

describe("what a text gives away", () => {
  it("is what it says before what it denies", () => {
    expect(hearAnswer(hum, "no hums")).toBe("no");
    expect(hearAnswer(hum, "not silent")).toBeNull();
    expect(hearAnswer(hum, "no buzzing, it hums")).toBe("yes");
    expect(hearAnswer(hum, "it hums, then it is silent")).toBeNull();
    expect(hearAnswer(hum, "odd")).toBeNull();
    expect(
      hearAnswer({ ask: "?", answers: { yes: { means: "y" }, no: { means: "n" } } }, "hums"),
    ).toBeNull();
  });

  it.each(["some", "any", "all", "too", "very", "quite", "bit"])("minds the word “%s”", (word) => {
    const wet: Question = {
      ask: "Wet?",
      answers: { a: { means: "a", phrases: [`${word} water`] } },
    };
    expect(hearAnswer(wet, `there is ${word} water`)).toBe("a");
    expect(hearAnswer(wet, `there is ${word.toUpperCase()} water`)).toBe("a");
    expect(hearAnswer(wet, "there is water")).toBeNull();
    expect(hearAnswer(wet, `${word} is odd, there is water`)).toBeNull();
  });
});
