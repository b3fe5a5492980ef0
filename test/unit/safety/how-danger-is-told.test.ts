import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const idsOf = (itemDescription: string, itemIssue: string, more = {}) =>
  findHazards({ itemDescription, itemIssue, answers: [], ...more }).hazards.map(({ id }) => id);

const smokes = (issue: string) => idsOf("A thing", issue).includes("smoke-or-fire");

const answered = (answer: string, question = "Is there a smell of burning?") =>
  idsOf("A thing", "odd", { answers: [{ question, answer }] }).includes("smoke-or-fire");

describe("an answer that says yes to a danger", () => {
  it.each([
    ["yes", "Yeah", "yep", "yup", "y", "correct", "right", "sometimes", "often", "always"],
    ["a little", "a bit", "slightly", "I think so", "  yes", "yes, now and then"],
    ["it does", "I did", "they do", "it is", "it was", "it has", "they have", "I do", "they did"],
  ])("%s, …", (...answers) => {
    expect(answers.filter((answer) => !answered(answer))).toEqual([]);
  });

  it("is told from one that does not", () => {
    const answers = [
      "no",
      "nope",
      "never",
      "it does not",
      "it is not",
      "they have not",
      "not sure",
    ];
    const others = ["I would not say yes", "yesterday I bought it", "a bitter taste", "rightly so"];
    expect([...answers, ...others].filter((answer) => answered(answer))).toEqual([]);
  });

  it("brings its own danger besides", () => {
    expect(answered("yes, and it smokes", "Does it hum?")).toBe(true);
    expect(answered("yes", "Does it hum?")).toBe(false);
  });
});

describe("a denial", () => {
  it.each([
    ["no smoke", "not smoking", "never smokes", "nor smoke", "neither smoke", "without smoke"],
    ["free of smoke", "free from smoke", "what if it smokes", "in case it smokes"],
    [
      "instead of smoke",
      "it cannot smoke",
      "do not see smoke",
      "it doesnt smoke",
      "it didnt smoke",
    ],
    ["it isnt smoking", "it wasnt smoking", "they arent smoking", "they werent smoking"],
    ["it hasnt smoked", "they havent smoked", "it hadnt smoked", "it dont smoke", "it wont smoke"],
    ["it cant smoke", "it couldnt smoke", "it wouldnt smoke", "it shouldnt smoke"],
  ])("takes the danger away: %s, …", (...issues) => {
    expect(issues.filter(smokes)).toEqual([]);
  });

  it("reaches over the small words behind it", () => {
    const words = `a; an; any; ever; even; really; actually; obvious; visible; apparent; more; longer; sign of; signs of;
      trace of; hint of; smell of; smells of; smelt; noise of; sound of; or; the; this; your; it; them; to; be; been; being; seem to;
      seems to; appear to; appears to; give; gives; giving off; make; makes; made; see; seen; hear; feel; notice; noticed; get; gets; got;
      have; had; there; is; was; try to; attempt to; spark or; sparks or; smoke or; burn or; burning or; swollen or; bulging or; visibly;
      come; coming; out; look; looks; once`;
    const denied = words.split(";").map((word) => `no ${word.trim()} smoke`);
    expect(denied.filter(smokes)).toEqual([]);
    expect(smokes("no sign of any visible trace of smoke")).toBe(false);
  });

  it("reaches no further", () => {
    const issues = ["no power smoke came", "not working smoke came out", "no idea why it smokes"];
    const clauses = ["no light, smoke", "no light. Smoke", "no light; smoke", "no light: smoke"];
    const more = ["is it not on? smoke", "no! smoke", "no (smoke)", "no light\nsmoke", "no) smoke"];
    const joined = ["no light but smoke", "no light however smoke", "no light although smoke"];
    const last = ["no light though smoke", "no light yet smoke", "no smoke, then smoke came"];
    const all = [...issues, ...clauses, ...more, ...joined, ...last];
    expect(all.filter((issue) => !smokes(issue))).toEqual([]);
  });

  it("takes one mention away and not the other", () => {
    expect(smokes("no smoke at first and then it smokes")).toBe(true);
    expect(smokes("it smokes and there is no smoke alarm")).toBe(true);
  });

  it("is found as far back as a sentence goes", () => {
    expect(smokes(`there is no ${"sign of any ".repeat(5)}smoke`)).toBe(false);
    expect(smokes(`there is no ${"sign of any ".repeat(9)}smoke`)).toBe(true);
  });
});

const found = (id: string, item: string, issues: string) =>
  issues.split("; ").filter((issue) => !idsOf(item, issue).includes(id));

describe("a slip of the pen", () => {
  it("is read as the word that was meant", () => {
    expect(
      found(
        "smoke-or-fire",
        "Thing",
        "a burnng smell; bruning smell; a burrning smell; a burming smell; it is smokin; smokng; smoknig; smokimg; it smokd; smokedd; it sparls; sparkss; it is sparkig; sparkign; it sparkd; sparkedd; flams came; flamess",
      ),
    ).toEqual([]);
    expect(
      found(
        "electric-fault",
        "Iron",
        "keeps triping; it keeps trippign; it is trippd; it is triped; it has meltd; meltedd; it is meltng; metling",
      ),
    ).toEqual([]);
    expect(
      found(
        "electric-fault",
        "Thing",
        "an electrc shock; an elecrtic shock; it gives me shoks; it gives me shockks",
      ),
    ).toEqual([]);
    expect(
      found("damaged-cord", "Lamp", "a frayd cord; a faryed cord; exposd wire; expsoed wire"),
    ).toEqual([]);
    expect(
      found(
        "battery-damaged",
        "Toy",
        "a swolen battery; a swollne battery; a bulgng battery; bulgign battery; a swollen batery; the battrey is swollen; the swollen batttery",
      ),
    ).toEqual([]);
    expect(idsOf("Microwve", "dead")).toContain("microwave");
    expect(idsOf("elec. whisk", "dead")).toContain("mains");
  });

  it("is only one slip, behind a first letter that is right", () => {
    expect(smokes("smkng a lot")).toBe(false);
    expect(smokes("xparks")).toBe(false);
    expect(smokes("remoking")).toBe(false);
    expect(smokes("fire lames")).toBe(false);
    expect(smokes("spakrz")).toBe(false);
    expect(smokes("flamable")).toBe(false);
    expect(smokes("sprkas")).toBe(false);
  });

  it("does not turn a right word into a danger", () => {
    const words = `sparkling; sparkly; smocking; stripping; tipped; tipping; bunting; trapping; tropping; spanking; stocked; smacked; melding; belted;
      flakes; frames; fumes; stocks; shacks; shucks; shuck; shock; spares; sparse; sharks; specks; sporks; batter; smoker; smokers; snoked; stopped; stoked;
      mounted; matted; malted; bulking; building; eclectic; electrics; electrical; batteries; microwaves; spark of life`;
    const harmless = words.split(";").map((word) => word.trim());
    const asFault = (word: string) =>
      idsOf("Iron", `keeps ${word}`).includes("electric-fault") && !/shock|electric/.test(word);
    expect(harmless.filter(asFault)).toEqual([]);
    const fires = harmless.filter((word) => !/^spark(?:ling|ly)? ?|smok/.test(word)).filter(smokes);
    expect(fires).toEqual([]);
    expect(idsOf("Iron", "a stripping noise")).not.toContain("electric-fault");
    expect(idsOf("Iron", "the end is matted and malted")).not.toContain("electric-fault");
    expect(idsOf("Toy", "the swollen batter")).not.toContain("battery-damaged");
    expect(idsOf("Toy", "the building battery pack")).not.toContain("battery-damaged");
    expect(idsOf("Thing", "it gives a shack")).not.toContain("electric-fault");
    expect(idsOf("Thing", "stocks and shacks gave me specks")).not.toContain("electric-fault");
  });

  it("of a no is still a no", () => {
    const nos = ["dosnt", "dosent", "doesent", "doent", "dosnot", "dnt", "didt", "isint", "wasent"];
    expect(nos.filter((no) => smokes(`it ${no} smoke`))).toEqual([]);
  });
});

describe("what is read", () => {
  it("is each text of the person's in full", () => {
    const smoke = (more: object) => idsOf("A thing", "odd", more).includes("smoke-or-fire");
    expect(idsOf("A thing that smokes", "odd")).toContain("smoke-or-fire");
    expect(smoke({ findings: { photo: "A box. Behind it smoke." } })).toBe(true);
    expect(smoke({ findings: { recording: { words: "it smokes" } } })).toBe(true);
    expect(smoke({ remarks: "it smokes" })).toBe(true);
    expect(smoke({ answers: [{ question: "Odd?", answer: "it smokes" }] })).toBe(true);
    expect(smoke({ assistantText: "It smokes." })).toBe(false);
  });

  it("tells the thing by the description and the first sentence on the photo", () => {
    const isHelmet = (photo: string) =>
      idsOf("Thing", "odd", { findings: { photo } }).includes("life-safety-gear");
    expect(
      ["A helmet.", "  A helmet", "\nA helmet", "Red helmet! A box.", "Helmet? A box"].every(
        isHelmet,
      ),
    ).toBe(true);
    expect(
      ["A box. A helmet.", "A box! Helmet", "A box? Helmet", "A box\nHelmet"].some(isHelmet),
    ).toBe(false);
    expect(idsOf("Thing", "lies beside a helmet")).not.toContain("life-safety-gear");
  });

  it("takes the fault of a thing wherever the thing is named", () => {
    expect(idsOf("Thing", "the kettle melted")).toContain("electric-fault");
    expect(idsOf("Kettle", "odd", { remarks: "it melted" })).toContain("electric-fault");
    expect(idsOf("Thing", "it melted")).not.toContain("electric-fault");
    expect(idsOf("Kettle", "odd")).not.toContain("electric-fault");
  });

  it("does not mind how it is written", () => {
    const written = [
      "SMOKES",
      "smökes",
      "it’s sm‘okes",
      "smo`kes",
      "smo´kes",
      "--smokes--",
      "smokes/odd",
    ];
    expect(written.filter((issue) => !smokes(issue))).toEqual([]);
    expect(idsOf("Thing", "")).toEqual([]);
  });

  it("reads a word of any length", () => {
    expect(smokes(`${"x".repeat(5000)} smokes`)).toBe(true);
  });
});

const outcome = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).outcome;

it("stops for a professional and for replacing, and else minds or does nothing", () => {
  expect(outcome("Kettle", "it smokes")).toBe("stop");
  expect(outcome("Helmet", "odd")).toBe("stop");
  expect(outcome("Kettle", "odd")).toBe("caution");
  expect(outcome("Cushion", "odd")).toBe("none");
});
