import { describe, expect, it } from "vitest";
import { toPlainWords } from "~/domain/language/plain-words";
import { dropException, tellsOfBefore } from "~/domain/handbook/answers/set-apart";
import { wasNeverDone } from "~/domain/handbook/answers/never-done";
import { weighMaterial } from "~/domain/handbook/answers/weigh-material";
import { countGood } from "~/domain/handbook/answers/wellbeing";

const otherThan = (texts: string, wanted: number) =>
  texts.split("; ").filter((text) => countGood([toPlainWords(text)]) !== wanted);

describe("how well a thing is", () => {
  it("is told by words of praise", () => {
    const praise = `fine; spot on; on the dot; ok; okay; good; great; perfect; perfectly; well; normal; normally; nice; nicely; all right; properly; correctly; happy; happily; brilliant; brilliantly; lovely; as new; as it should; as always; as usual; as ever; always been so; always was; always did; always has; in order; the place is right; like a dream; like a charm; like a rocket; like a train; like new; like clockwork; like butter; like the clappers; all right now; it went right once; that is right too; best; plenty; excellent; not bad; not faulty`;
    expect(otherThan(praise, 1)).toEqual([]);
  });

  it("is told by words of complaint", () => {
    const complaints = `bad; badly; terrible; terribly; awful; awfully; rubbish; knackered; naff; wrong; iffy; dodgy; trouble; poor; poorly; worse; suspect; fault; faulty; fail; fails; failed; does nothing; not good; not fine`;
    expect(otherThan(complaints, -1)).toEqual([]);
  });

  it("is not told by “right” where it says which side or when", () => {
    const where = `the right; right behind it; right next to it; right in; right into it; right at the top; right by it; right through; right under; right up; right on it; right off; right down; right beside it; right over it; right to it; right round; right after; right before; right now; right away; right side; right hand; right one; right along; right across; right against; right where it was; right when; right as rain`;
    expect(otherThan(where, 0)).toEqual([]);
  });

  it("is not told by a word that only begins or ends like one", () => {
    const others =
      "unwell; abnormal; imperfect; the goods; my wellington; I was fined; by default; its badge";
    expect(otherThan(others, 0)).toEqual([]);
  });

  it("counts each word of it", () => {
    expect(countGood(["fine", "good and nice"])).toBe(3);
    expect(countGood(["fine", "bad"])).toBe(0);
  });
});

describe("what a thing is made of", () => {
  const made = [
    "wood; wooden; oak; pine; beech; timber; mahogany; teak; walnut; ply; plywood; chipboard; mdf",
    "metal; steel; aluminium; aluminum; iron; brass; chrome; zinc; copper",
    "plastic; nylon; acrylic; perspex; pvc",
    "glass; crystal",
    "cloth; fabric; cotton; linen; polyester; velvet; canvas",
    "leather; suede; hide",
    "rubber; silicone",
  ];

  it("is the same where both are of one sort, and not where they are of two", () => {
    const mistaken = made.flatMap((row, place) => {
      const words = row.split("; ");
      const [first = ""] = words;
      const [another = ""] = made[(place + 1) % made.length]?.split("; ") ?? [];
      return words.filter(
        (word) =>
          weighMaterial(`Is it made of ${first}?`, word) !== 0.7 ||
          weighMaterial(`Is it made of ${another}?`, word) !== -1,
      );
    });
    expect(mistaken).toEqual([]);
  });

  it.each([
    ["Is it Wood?", "oak", 0.7],
    ["Which material, wood?", "steel", -1],
    ["Is the seat from leather?", "suede", 0.7],
    ["Is the seat of leather?", "plastic and leather", 0.7],
    ["Does the wood creak?", "it's steel", 0],
    ["Is it made of wood?", "no idea", 0],
    ["Is it made of this?", "wood", 0],
  ])("“%s” “%s”: %s", (ask, said, weight) => {
    expect(weighMaterial(ask, said)).toBe(weight);
  });
});

describe("what is set apart", () => {
  it.each(
    "except; excepting; except for; except that; apart from; aside from; other than; all but; but not; but for; just not; barring"
      .split("; ")
      .map((words) => [words]),
  )("goes where it is not asked for: “%s”", (words) => {
    expect(dropException("Is it loose?", `all firm, ${words} the lid`)).toBe("all firm");
    expect(dropException("Is the lid loose?", `all firm, ${words} the lid`)).toBeNull();
  });

  it("stays where all of it is asked for, and where there is nothing else", () => {
    for (const ask of ["Are all firm?", "Is everything firm?", "Is the whole of it firm?"])
      expect(dropException(ask, "firm except the lid")).toBe("firm except the lid");
    expect(dropException("Is it loose?", "except the lid")).toBe("except the lid");
    expect(dropException("Is it loose?", "it is firm")).toBe("it is firm");
  });

  it("is how it was before, where it is asked how it is", () => {
    const before = `it used to hold; it was fine until monday; they were ok up to may; it worked well till then; it did so until may; it ran ok until may; it had one until may; it held well until may; it could turn until may; it charged ok until may; it went well until may; it turned well until may; it lit up until may; it heated up until may`;
    expect(before.split("; ").filter((text) => !tellsOfBefore("Is it firm?", text))).toEqual([]);
    const now = `it used to hold and now it does not; I used to it; I used to be my own man; it was fine; used to be a lamp; used to be our lamp`;
    expect(now.split("; ").filter((text) => tellsOfBefore("Is it firm?", text))).toEqual([]);
    const asks = `Did it hold?; Was it firm?; Were they firm?; Had it held?; What did it use, and used to?; Is it more than usual?; Was it so before?; Has it changed?; Does it change?; When has it began?; Where does it begin?`;
    expect(asks.split("; ").filter((ask) => tellsOfBefore(ask, "it used to hold"))).toEqual([]);
  });
});

describe("care that nobody knew of", () => {
  const asks = "Was it cleaned in the last year?";

  it("was not given", () => {
    const unknown = `didn't know you had to; didn't even know that it needed that; didn't realise it needed oil; did not realize they should be done; not aware one had to; didn't think of it could be; didn't know we ever ought to; not know I was meant to; didn't know they were supposed to; can't remember the last time; what I recall the last time; not remember when I last did; not recall when we last did it; can't remember when it was last done; when did I last do that; when was it ever done; when did that last happen`;
    expect(unknown.split("; ").filter((text) => !wasNeverDone(asks, toPlainWords(text)))).toEqual(
      [],
    );
  });

  it("counts only where care is asked for", () => {
    const done = `cleaned oiled emptied washed changed replaced descaled serviced greased updated reset wiped rinsed sharpened waxed aired charged inflated tightened checked treated proofed turned defrosted lubricated renewed fitted done`;
    const text = "did not know you had to";
    expect(done.split(" ").filter((one) => !wasNeverDone(`Has it been ${one}?`, text))).toEqual([]);
    for (const start of ["Has", "Have", "Had", "Was", "Were", "Did"])
      expect(wasNeverDone(`${start} they been cleaned?`, text)).toBe(true);
    expect(wasNeverDone("Is it cleaned?", text)).toBe(false);
    expect(wasNeverDone("Was it loose?", text)).toBe(false);
    expect(wasNeverDone(asks, "not cleaned")).toBe(false);
  });
});
