import { describe, expect, it } from "vitest";
import { isDenied } from "~/domain/language/is-denied";
import { mendSpelling } from "~/domain/language/mend-spelling";
import { foldLetters, readClauses } from "~/domain/language/normalize-text";
import { possibleLanguages, recogniseLanguage } from "~/domain/language/recognise-language";

const words = (text: string) => text.split(/\s+/).filter(Boolean);
/** Whether the last word is denied. */
const denies = (text: string) => {
  const all = words(text);
  return isDenied(all, all.length - 1, all.length);
};

const clauses = (text: string) => readClauses(text).map((clause) => clause.words.join(" "));

describe("a danger is denied", () => {
  it("by a word that stands right before it", () => {
    const negators = `no not never nor neither without cannot none nothing dont doesnt didnt isnt wasnt arent werent hasnt havent hadnt wont cant couldnt wouldnt shouldnt kein keine keinen keiner keinem keinerlei nicht nie niemals ohne weder geen niet nooit zonder evenmin pas sans aucun aucune jamais ni ne n`;
    expect(words(negators).filter((word) => !denies(`it ${word} smoke`))).toEqual([]);
    expect(denies("it does smoke")).toBe(false);
    expect(denies("smoke")).toBe(false);
  });

  it('by "noch" where it is "nor", and not where it is the German "still"', () => {
    expect(denies("wordt noch warm noch dik")).toBe(true);
    expect(denies("wird weder laut noch warm")).toBe(true);
    expect(denies("seit gestern ist er noch warm")).toBe(false);
  });

  it("by two words together", () => {
    const pairs = `free of; free from; what if; in case; instead of; frei von; in plaats; au lieu`;
    expect(pairs.split("; ").filter((pair) => !denies(`red ${pair} smoke`))).toEqual([]);
    expect(denies("all of smoke")).toBe(false);
  });

  it("over words that change nothing, and no others", () => {
    const bridges = `a an any ever even really actually obvious visible apparent more longer sign signs trace hint smell smells smelt noise sound of or the this your it them to be been being seem seems appear appears give gives giving off make makes made see seen hear feel notice noticed get gets got have had there is was try attempt spark sparks swollen bulging visibly come coming out look looks once yet spur geruch nach rauch oder funken und wirklich irgend irgendein irgendwelche sichtbare sichtbarer anzeichen von mehr zu sehen es der die das den ein eine einen komische enkele geur teken van rook vonken en echt meer naar de het een vreemde d du des le la les l odeur trace signe aucune ou et fumee bruit plus y il s se un une m vu rien smoky burning`;
    expect(words(bridges).filter((word) => !denies(`no ${word} smoke`))).toEqual([]);
    expect(denies("no lid smoke")).toBe(false);
    expect(
      denies("no any any any any any any any any any any any any any any any any any smoke"),
    ).toBe(true);
    expect(
      denies("no any any any any any any any any any any any any any any any any any any smoke"),
    ).toBe(false);
  });

  it('not by a "no" that answers, with a sentence of its own behind it', () => {
    for (const text of ["no it is smoking", "no there was smoke", "no it smells burnt"])
      expect(denies(text), text).toBe(false);
    for (const text of ["no its smoking", "no my plug sparks"])
      expect(denies(text), text).toBe(false);
    expect(denies("no it isnt smoking")).toBe(true);
    expect(denies("no there is no smoke")).toBe(true);
  });

  it("by the word behind a verb", () => {
    for (const word of ["nicht", "niet"]) expect(isDenied(["raucht", word], 0, 1), word).toBe(true);
    expect(isDenied(["kabel", "raucht", "nicht"], 0, 2)).toBe(false);
    expect(isDenied(["smokes", "not"], 0, 1)).toBe(false);
  });

  it("not where only the verb before it is", () => {
    for (const text of ["lauft nicht und raucht", "zuigt niet en rook", "ne marche pas et fume"])
      expect(denies(text), text).toBe(false);
    expect(denies("geht nicht an und raucht")).toBe(false);
    expect(denies("does nothing or smokes")).toBe(false);
    expect(denies("kein rauch und funken")).toBe(true);
    expect(denies("pas de fumee et etincelles")).toBe(true);
    expect(denies("doesnt spark or smoke")).toBe(true);
  });

  it("by the word behind a verb and an also, and not by not only", () => {
    for (const text of ["raucht auch nicht", "rookt ook niet"])
      expect(isDenied(words(text), 0, 1), text).toBe(true);
    for (const text of ["raucht nicht nur", "rookt niet alleen"])
      expect(isDenied(words(text), 0, 1), text).toBe(false);
  });

  it("not where something only does not end", () => {
    expect(denies("il n arrete pas de fumer")).toBe(false);
    expect(denies("pas de fumee")).toBe(true);
  });
});

describe("a text is cut into clauses", () => {
  it("at marks, and at words that turn it", () => {
    const text =
      "one, two; three: four (five) six >> seven -- eight but nine however ten although a though b yet c aber d jedoch e obwohl f maar g echter h hoewel i mais j cependant k pourtant l";
    expect(clauses(text)).toEqual(
      "one|two|three|four|five|six|seven|eight|nine|ten|a|b|c|d|e|f|g|h|i|j|k|l".split("|"),
    );
    expect(clauses("a - b > c")).toEqual(["a b c"]);
    expect(clauses("rebut yeti")).toEqual(["rebut yeti"]);
  });

  it("in sentences, and never over a hundred words", () => {
    expect(readClauses("a. b! c? d\ne\rf, g").map(({ sentence }) => sentence)).toEqual([
      0, 1, 2, 3, 4, 5, 5,
    ]);
    const long = readClauses("red ".repeat(201));
    expect(long.map((clause) => clause.words.length)).toEqual([100, 100, 1]);
    expect(readClauses("a".repeat(50))[0]?.words[0]).toHaveLength(40);
  });

  it("with numbers apart from longer words", () => {
    expect(clauses("3rauch")).toEqual(["3 rauch"]);
    expect(clauses("230v 1960s 12volt")).toEqual(["230v 1960s 12volt"]);
    expect(clauses("a3rauch")).toEqual(["a3rauch"]);
  });

  it.each([
    ["ÉLÉGANT Straße cœur", "elegant strasse coeur"],
    ["doesn´t don’t can‘t wo`nt", "doesnt dont cant wont"],
    ["ｆｕｌｌ", "full"],
    [
      "l'eau d’huile j'ai qu'il jusqu'au lorsqu'on c'est m'a n'a s'il t'as",
      "l eau d huile j ai qu il jusqu au lorsqu on c est m a n a s il t as",
    ],
    ["elec. heater", "electric heater"],
    ["select. one", "select. one"],
    ["so\u200Bft", "soft"],
  ])("with letters folded: “%s”", (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });
});

describe("a word that was mistyped", () => {
  it.each([
    [
      "en",
      "smoikng: smoking; smokng: smoking; smokking: smoking; smokiny: smoking; batery: battery; swolen: swollen; brunt: brunt; mlted: melted; elctric: electric; expposed: exposed",
    ],
    [
      "de",
      "stromschlg: stromschlag; kurzschlus: kurzschluss; sicherungg: sicherung; geschmoltzen: geschmolzen",
    ],
    ["nl", "kortsluitng: kortsluiting; magnetrn: magnetron; verbrandt: verbrand"],
    ["fr", "disjonctur: disjoncteur; etincles: etincles; etincellles: etincelles"],
  ] as const)("is mended in %s", (language, pairs) => {
    const wrong = pairs
      .split("; ")
      .map((pair) => pair.split(": "))
      .filter(([typed = "", meant]) => mendSpelling(typed, language) !== meant);
    expect(wrong).toEqual([]);
  });

  it("stays where it is short, a word of its own, or begins otherwise", () => {
    for (const word of ["stok", "sparkling", "shoulder", "bmoking", "smokingest", "smkng"])
      expect(mendSpelling(word, "en")).toBe(word);
    expect(mendSpelling("stromschlg", "en")).toBe("stromschlg");
  });

  it("and means “not” denies", () => {
    for (const word of words("dosnt dosent doesent doent dosnot dnt didt isint wasent"))
      expect(mendSpelling(word, "en"), word).toBe("doesnt");
  });
});

describe("the language of a text", () => {
  it.each([
    ["en", "The kettle does not heat any more"],
    ["de", "Der Wasserkocher heizt nicht mehr"],
    ["nl", "De waterkoker wordt niet meer warm"],
    ["fr", "La bouilloire ne chauffe plus"],
    ["de", "Gerät läuft über"],
    ["fr", "brûlée, cassée"],
    ["en", ""],
    ["en", "12 345"],
  ])("is %s in “%s”", (language, text) => {
    expect(recogniseLanguage(text)).toBe(language);
    expect(possibleLanguages(text)[0]).toBe(language);
  });

  it("may be more than one where little is said", () => {
    expect(possibleLanguages("lamp").length).toBeGreaterThan(1);
    expect(possibleLanguages("the lamp does not work and it smells of burning")).toEqual(["en"]);
  });
});
