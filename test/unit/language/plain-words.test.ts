import { expect, it } from "vitest";
import { toPlainClauses, toPlainWords } from "~/domain/language/plain-words";

/** What each of these comes to. */
const said: Record<string, string> = {
  "does not": "doesn't; DOESNT; dosnt; dosent; doesent; doent; does­n't",
  "can not": "can't; cant; cannot; carnt; can not",
  "will not": "won't; wont",
  "is not": "ain't; isn't",
  "dare not": "daren't; darent",
  "do not know": "dunno; don't know",
  "did not": "didn't",
  "are not": "aren't",
  "was not": "wasn't",
  "were not": "weren't",
  "has not": "hasn't",
  "have not": "haven't",
  "had not": "hadnt",
  "would not": "wouldn't",
  "could not": "couldn't",
  "should not": "shouldn't",
  "need not": "needn't",
  "must not": "mustnt",
  "it is mine": "it's mine",
  "that is it": "thats it",
  "there is one": "there's one",
  "here is one": "here's one",
  "what is that": "what's that",
  "where is that": "wheres that",
  "which is that": "which's that",
  "who is that": "who's that",
  "how is that": "how's that",
  "mine is new": "mine's new",
  "he is in": "he's in",
  "she is in": "she's in",
  "one is on": "one's on",
  "its own": "its own",
  "they are": "they're",
  "you are": "youre",
  "i have": "I've",
  "you have": "you've",
  "we have": "we've",
  "they have": "theyve",
  "i will": "Ill",
  "it will": "it'll",
  "you will": "you’ll",
  "they will": "they'll",
  "that will": "thatll",
  "i am": "I'm",
  anything: "owt",
  tv: "telly",
  dead: "dead as a doornail; stone dead; stone dead as a dodo; lifeless; no life; no sign of life",
  nothing:
    "nowt; zilch; nada; nuffin; nothin; nought; zero; naff all; sod all; bugger all; absolutely all; not a thing; not an earthly thing; not anything; not anyone; diddly squat; diddlysquat; not a flicker; not a spark; not a glimmer; not a sausage; not a dicky bird; not a dickybird; not a single thing; not a jot",
  nobody: "no one; noone; nobody; no body",
  "silent, nothing":
    "not a peep; not even a bleep; not so much as a beep; not a single whisper; not a sound; not a creak; not a squeak; not a click; not a hum; not a noise; not a murmur",
  "hint nothing": "hint of nothing",
  "comes&goes": "comes and goes",
  "come&go": "come and go",
  "coming&going": "coming and going",
  "on&off": "on and off",
  "in&out": "in and out",
  "up&down": "up and down",
  "round&round": "round and round",
  "back&forth": "back and forth",
  "always work":
    "never fails to work; doesn't fail to work; does not fail to work; did not fail to work",
  indeed:
    "not that I don't; not that it does not; not that she did not; not that we have not; not that it is not; not that they are not; not that it cannot",
  fine: "no problem; no problems; no issue; no trouble at all; no faults whatsoever; no bother; no complaints; nothing wrong; nothing the matter; nothing amiss; not a problem; without a problem; without any trouble; without issue; never a fault; never any bother; never had a problem; never had any issues; not had any trouble; no real problem; no major fault; no obvious fault; can't fault; could not complain; can not complain",
  unchanged:
    "no difference; made no difference; makes no odds; with no effect; had no joy; no luck; not any better; no improvement; did no good; no use; no different; no dice; no impact; not much change; no real change; nothing different; not make any difference; doesn't make a difference; does not make the slightest difference; don't make any odds; did not make a blind bit of difference; will not make odds; not changed; not help; not helped; not altered",
  "does nothing":
    "doesn't do anything; did not change anything; will not help anything; do not make the thing; changes nothing; changed nothing; just sits there; just sat there; just lies there; just lay there; just stands there; just stood there",
  something: "not nothing",
  stiff:
    "takes effort; took some force; needs strength; takes muscle; needs brute force; takes a lot of elbow grease; needs both hands; takes two hands; need all my strength; take quite a fair bit of effort; takes real good force; took lots of effort",
};

it("brings the ways to say one thing to one form", () => {
  const other = Object.entries(said).flatMap(([plain, texts]) =>
    texts
      .split("; ")
      .filter((text) => toPlainWords(text) !== plain)
      .map((text) => `${text}: ${toPlainWords(text)}`),
  );
  expect(other).toEqual([]);
});

it.each([
  ["a beard", "a beard"],
  ["painting", "painting"],
  ["its own lead", "its own lead"],
  ["well", "well"],
  ["telling", "telling"],
  ["none of it", "none of it"],
  ["I mistook strength for skill", "i mistook strength for skill"],
  ["it takes forceps", "it takes forceps"],
])("leaves “%s” as it is", (text, plain) => {
  expect(toPlainWords(text)).toBe(plain);
});

it("cuts a text where what was denied ends", () => {
  expect(
    toPlainClauses(
      "it hums. one, two; three: four! five? six (seven) eight\nnine “ten” - eleven but a and b so c then d however e though f although g because h since i until j when k if l while m only n",
    ),
  ).toEqual(
    "it hums|one|two|three|four|five|six|seven|eight|nine|ten|eleven|a|b|c|d|e|f|g|h|i|j|k|l|m|n".split(
      "|",
    ),
  );
});
