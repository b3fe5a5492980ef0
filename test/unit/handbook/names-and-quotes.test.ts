import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import { extractItemName, plainText } from "~/domain/handbook/extract-item-name";
import { fillIn } from "~/domain/handbook/fill-in";
import { historyQuestions } from "~/domain/handbook/history-questions";
import { ownWord } from "~/domain/handbook/own-word";
import { joinWords, quoteAnswer } from "~/domain/handbook/quote-answer";
import { writeChange } from "~/domain/handbook/write-change";
import { isInAnotherLanguage, writeHonesty } from "~/domain/handbook/write-honesty";
import { bellSilent } from "./example-fault";
import { openBell } from "./open-bell";

const list = (texts: string) => texts.split(";").map((text) => text.trim());

const asks = (power: Parameters<typeof historyQuestions>[1], complaint = "") =>
  historyQuestions("bell", power, complaint).map((ask) => ask.split(" ").slice(0, 3).join(" "));

describe("the name of a thing that the handbook does not know", () => {
  it("is what stands behind the greeting and the article", () => {
    const openings = `zorb; hi, zorb; hello zorb; hey, zorb; I have a zorb; I've got a zorb; I’ve got an zorb; I own a zorb; it is a zorb; it's a zorb; this is my zorb; we have our zorb; the zorb; this zorb; some zorb; hi, I have my zorb`;
    expect(list(openings).filter((text) => extractItemName(text) !== "zorb")).toEqual([]);
  });

  it("ends where its story begins", () => {
    const words =
      "from bought about which that with since is was has does doesn't doesn’t won't won’t will keeps stopped stops not isn't isn’t i we it for by in and made around used";
    expect(
      words.split(" ").filter((word) => extractItemName(`zorb ${word} x y`) !== "zorb"),
    ).toEqual([]);
    const marks = [",", ".", ";", ":", "(", "!", "?", "/", " -", " –"];
    expect(marks.filter((mark) => extractItemName(`zorb${mark} x`) !== "zorb")).toEqual([]);
    expect(extractItemName("zorb\nx")).toBe("zorb x");
    expect(extractItemName("Theremin homemade kit")).toBe("theremin");
    expect(extractItemName("homemade theremin")).toBe("homemade theremin");
  });

  it("is not whose it is", () => {
    const owned = `zorb of my father; zorb of my late mother; my dad's zorb; my nans zorb; our neighbour's zorb; my grandmother’s zorb; zorb of our kids (old)`;
    expect(list(owned).filter((text) => extractItemName(text) !== "zorb")).toEqual([]);
    expect(extractItemName("door of my car")).toBe("door of my car");
    expect(extractItemName("grandfather clock kit")).toBe("grandfather clock kit");
    expect(extractItemName("baby zorb")).toBe("baby zorb");
  });

  it("is “item” where it says nothing, or too much", () => {
    const vague = `something; anything; thing; things; stuff; device; item; object; product; it; test; broken thing; old device; new item; my some thing; 7; a; ; one two three four five six`;
    expect(list(vague).filter((text) => extractItemName(text) !== "item")).toEqual([]);
    expect(extractItemName("drinks thing")).toBe("drinks thing");
    expect(extractItemName("one two three four five")).toBe("one two three four five");
  });

  it("has a small letter, unless it is a maker or a name of its own", () => {
    expect(extractItemName("Zorb red")).toBe("zorb red");
    expect(extractItemName("Bosch zorb")).toBe("Bosch zorb");
    expect(extractItemName("ZORB")).toBe("ZORB");
  });

  it("has no marks of Markdown", () => {
    expect(plainText(" *a* _b_ `c` ~d~ #e <f> [g] |h| \\i\n j ")).toBe("a b c d e f g h i j");
  });
});

describe("the word for a thing of a kind that gathers many", () => {
  const garment = itemTypes.find(({ id }) => id === "garment");
  const kettle = itemTypes.find(({ id }) => id === "kettle");
  if (!garment || !kettle) throw new Error("The handbook has garments and kettles");
  const aliases = [
    "jeans",
    "pair of jeans",
    "coat",
    "winter coat",
    "clothes",
    "old coat",
    "knives",
    "dress",
    "shirts",
    "scissors",
  ];
  const called = (said: string) => ownWord({ ...garment, aliases }, said);

  it.each([
    ["My winter coat, red", "winter coat"],
    ["COAT", "coat"],
    ["blue jeans", "pair of jeans"],
    ["a pair of jeans", "pair of jeans"],
    ["scissors", "pair of scissors"],
    ["clothes", garment.name],
    ["raincoat", garment.name],
    ["old coat", "coat"],
    ["shirts", garment.name],
    ["knives", garment.name],
    ["dress", "dress"],
    ["hat", garment.name],
  ])("in “%s”: %s", (said, name) => {
    expect(called(said)).toBe(name);
  });

  it("goes in pairs where people say so", () => {
    const pairs =
      "jeans trousers pants shorts tights leggings stockings socks gloves mittens pyjamas pajamas overalls dungarees joggers pliers secateurs pruners loppers scissors shears snips";
    expect(
      pairs
        .split(" ")
        .filter((name) => ownWord({ ...garment, aliases: [name] }, name) !== `pair of ${name}`),
    ).toEqual([]);
  });

  it("is the kind's own name for the words that nobody says with “your”", () => {
    const unfit = `clothing; clothes; underwear; china; ceramic; ceramics; pottery; porcelain; crockery; bedding; trouser; jaket; cuboard; cubboard; wardrob; ceramik; vaze; pilow; garden tool; diy tool; dremel; socket set; multi tool; barn door; manual; old hat`;
    expect(
      list(unfit).filter((name) => ownWord({ ...garment, aliases: [name] }, name) !== garment.name),
    ).toEqual([]);
  });

  it("is the kind's name where that is a thing of its own", () => {
    expect(ownWord(kettle, "teapot, steel")).toBe(kettle.name);
  });
});

describe("what is quoted", () => {
  it.each([
    ["It hums", "“It hums”"],
    ["no", "“no” to “Does it ring?”"],
    ["*loud*", "“loud”"],
    ["a".repeat(60), `“${"a".repeat(60)}”`],
    ["a".repeat(61), `“${"a".repeat(60)}…”`],
    [`${"a".repeat(59)} b`, `“${"a".repeat(59)}…”`],
  ])("%s", (answer, quote) => {
    expect(quoteAnswer({ id: 1, question: "Does *it* ring?", answer })).toBe(quote);
  });

  it("is joined as people do", () => {
    expect(joinWords([])).toBe("");
    expect(joinWords(["a"])).toBe("a");
    expect(joinWords(["a", "b"])).toBe("a and b");
    expect(joinWords(["a", "b", "c"], "or")).toBe("a, b or c");
  });
});

describe("what leads away from a page", () => {
  const answers = [{ id: 1, question: "?", answer: "It hums" }];

  it("is quoted with the page that it leads away from", () => {
    expect(writeChange(openBell())).toBe("");
    const moved = { from: bellSilent, answers };
    expect(writeChange(openBell({ moved }))).toBe(
      `At first this sounded like “${bellSilent.name}”, but you said “It hums”, so this is about a different problem with the bell.`,
    );
    expect(writeChange(openBell({ moved, basis: "general" }))).toMatch(
      /“It hums”\. There is no page on the bell that fits both\.$/,
    );
    expect(writeChange(openBell({ moved: { from: null, answers } }))).toBe(
      "You said “It hums”, which tells what is wrong.",
    );
    expect(writeChange(openBell({ moved, basis: "danger" }))).toBe("");
  });
});

describe("that there is no page", () => {
  const general = { basis: "general" } as const;
  const [kind = null] = itemTypes;

  it("is said by what is known", () => {
    expect(writeHonesty(openBell())).toBe("");
    expect(writeHonesty(openBell({ ...general, kind }))).toMatch(
      /^The handbook has no page for this problem with your bell, so/,
    );
    expect(writeHonesty(openBell(general))).toMatch(
      /^The handbook has no page for “bell”, so .*everyday name/,
    );
    expect(writeHonesty(openBell({ ...general, thing: "item" }))).toMatch(/^It is not clear yet/);
  });

  it.each([
    ["de", /^Fragen und Anleitung/],
    ["nl", /^De vragen en/],
    ["fr", /^Les questions/],
  ] as const)(
    "is said in the person's language (%s), where nothing is known of the thing",
    (language, words) => {
      const unknown = openBell({ ...general, language });
      expect(writeHonesty(unknown)).toMatch(words);
      expect(isInAnotherLanguage(unknown)).toBe(true);
      for (const known of [{ kind }, { power: "mains" }] as const) {
        expect(writeHonesty({ ...unknown, ...known })).toMatch(words);
        expect(writeHonesty({ ...unknown, ...known })).toMatch(/Until then .*general advice/);
        expect(isInAnotherLanguage({ ...unknown, ...known })).toBe(false);
      }
      expect(isInAnotherLanguage({ ...unknown, basis: "fault" })).toBe(false);
      expect(isInAnotherLanguage(openBell(general))).toBe(false);
    },
  );
});

describe("questions that fit any repair", () => {
  it("ask for the socket of what has one, and for the battery of what has one", () => {
    const common = ["What happened to", "What have you", "Did this problem", "About how old"];
    expect(asks("mains")).toEqual([...common, "Does another device"]);
    expect(asks("battery")).toEqual([...common, "When did you"]);
    expect(asks("rechargeable")).toEqual([...common, "When did you"]);
    expect(asks(null)).toEqual(common);
    expect(asks("none")).toEqual(["When did the", "Has this part", "About how old"]);
  });

  it.each([
    ["What happened to", "dropped; fell; after; since; knocked; spilled"],
    ["What have you", "tried; replaced; changed; cleaned; checked"],
    ["Did this problem", "suddenly; gradually; slowly; getting worse; at once"],
    ["About how old", "ten years old; one year old; new"],
    ["Does another device", "socket"],
  ])("“%s …” comes last where the complaint tells it", (ask, told) => {
    expect(list(told).filter((words) => asks("mains", words).at(-1) !== ask)).toEqual([]);
  });

  it.each([
    ["When did the", "dropped; fell; knocked; suddenly; gradually; worn; getting worse"],
    ["Has this part", "mended; repaired; glued; sewn; tried"],
    ["About how old", "ten years old; one year old; new"],
  ])("“%s …” of a simple thing comes last, too", (ask, told) => {
    expect(list(told).filter((words) => asks("none", words).at(-1) !== ask)).toEqual([]);
  });

  it("ask for the battery last where it was charged", () => {
    expect(asks("battery", "I charged it").at(-1)).toBe("When did you");
  });
});

it("fills in the name of the thing, whatever signs it has", () => {
  expect(fillIn({ a: ["the {thing} of {thing}"], b: 1 }, "$& bell")).toEqual({
    a: ["the $& bell of $& bell"],
    b: 1,
  });
});
