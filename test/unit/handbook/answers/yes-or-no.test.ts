import { expect, it } from "vitest";
import { toPlainWords } from "~/domain/language/plain-words";
import { isBareYesOrNo, readYesOrNo } from "~/domain/handbook/answers/yes-or-no";

const told = (text: string) => readYesOrNo(toPlainWords(text));
const otherThan = (answer: string | null, texts: string) =>
  texts.split("; ").filter((text) => told(text) !== answer);

it("hears the ways to say yes", () => {
  const ways = `yes; yeah; yeh; yep; yup; yea; ya; aye; yess; yesss; of course; for sure; you bet; afraid so; I'm afraid so; absolutely; definitely; certainly; indeed; so it seems; so it is; so it does; not always; not every time; not all of it; y; sure; correct; right; exactly; always; true; so; too right; spot on; I think so; I believe so; I guess so; very; very much; very much so; very so`;
  expect(otherThan("yes", ways)).toEqual([]);
});

it("hears a yes in a sentence that only says that it is so", () => {
  const ways = `it does; that is; they are; there was; I did; we have; he has; she can; mine does; both do; it really does; it certainly is; they always do; they all are; we both have; it were; it had; it could; it does but only just; it is when warm; it did only once; it is if wet; it does because of that; it was and is; it is indeed; it is now; it does sometimes; it is always; it does so; it is, a little; it is.; it is; it is!`;
  expect(otherThan("yes", ways)).toEqual([]);
});

it("hears a yes at the end", () => {
  const ways = `as far as I can see, yes; it looks that way so yes; I would say yeah; hot yep!; it gets hot so yep.`;
  expect(otherThan("yes", ways)).toEqual([]);
});

it("passes over words that gain time", () => {
  const words = `oh; well; um; umm; er; hm; hmm; ah; ok; okay; I think; I guess; I believe; I suppose; probably; mostly; now you mention it; now u say it; come to think of it; to be honest; tbh; actually; funny enough; oh, well, um`;
  const starts = words.split("; ").flatMap((word) => [`${word} it does`, `${word}, it does`]);
  expect(otherThan("yes", starts.join("; "))).toEqual([]);
});

it("hears the ways to say no", () => {
  const ways = `nope; nah; naw; not really; not at all; not in the slightest; not even slightly; not particularly; not as far as I know; not that I can see; not that I'd notice; can't say it does; can't say that they are; cannot say I have; negative; no; I don't think so; I don't believe so; absolutely not; definitely not; certainly not; n; not; never; none; nothing; neither; hardly; barely; false; nothing at all; none whatsoever; never ever; none of that; none of them; nothing of it; nothing like that; nothing that I saw; it isn't; they don't; there wasn't; I haven't; we hadn't`;
  expect(otherThan("no", ways)).toEqual([]);
});

it("leaves open what is neither", () => {
  const open = `no noise; no sounds; no smell; no lights; no leaks; no dust; no play; no movement; no gap; no power; no real life; no reaction; no response; no picture; no heat; no air; no hot water at all; no wait; no need; no doubt; it does the same as ever; nothing comes; yesterday; a sure sign; righteous; sometimes`;
  expect(otherThan(null, open)).toEqual([]);
});

it.each([
  ["yes, no wait, no", "no"],
  ["no. wait, yes", "yes"],
  ["yes, hang on, no", "no"],
  ["no, hold on: yes", "yes"],
  ["yes, scratch that, nope", "no"],
  ["yes, scrap that, no", "no"],
  ["no, correction: yeah", "yes"],
  ["yes, on second thoughts, no", "no"],
  ["yes, on second thought, no", "no"],
  ["yes, I mean, no", "no"],
  ["yes, sorry, no", "no"],
  ["yes sorry, it is not", "no"],
  ["yes, wait, they are not", "no"],
])("takes what is corrected for what it is corrected to: “%s”", (text, answer) => {
  expect(told(text)).toBe(answer);
});

it("knows a yes or no with nothing beside it", () => {
  const bare = `yes; yeah; yep; yup; y; no; nope; nah; n; sure; true; false; not really; both; either; oh yes; well, no; um yes; hmm no; yes please; no thanks; no thank; yes.`;
  expect(bare.split("; ").filter((text) => !isBareYesOrNo(text))).toEqual([]);
  expect(["yes it does", "the yes", "no way"].filter(isBareYesOrNo)).toEqual([]);
});
