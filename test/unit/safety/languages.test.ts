import { describe, expect, it } from "vitest";
import { recogniseLanguage } from "~/domain/language/recognise-language";
import { findHazards } from "~/domain/safety/read-hazards";

const read = (itemDescription: string, itemIssue: string, more = {}) =>
  findHazards({ itemDescription, itemIssue, answers: [], ...more });

describe("the language of a text", () => {
  it.each([
    ["en", "it does not turn on; the light flickers; my kettle leaks; smells funny; broken"],
    ["de", "geht nicht mehr an; die Lampe flackert; der Wasserkocher tropft; Motor dreht nicht"],
    ["nl", "doet het niet meer; de lamp flikkert; mijn waterkoker lekt; werkt maar rookt"],
    ["fr", "ne s'allume plus; la lampe clignote; ma bouilloire fuit; chauffe et fume"],
  ])("is %s in: %s", (language, texts) => {
    const all = texts.split("; ");
    expect(all.filter((text) => recogniseLanguage(text) !== language)).toEqual([]);
  });

  it("is English where nothing tells", () => {
    expect(recogniseLanguage("")).toBe("en");
    expect(recogniseLanguage("12 V")).toBe("en");
  });
});

describe("a stop in another language", () => {
  it.each([
    ["de", "Toaster", "aus dem Gerät kommt Rauch", "Es raucht"],
    ["nl", "broodrooster", "er komt rook uit het toestel", "Het rookt"],
    ["fr", "grille-pain", "il sort de la fumée", "Il fume"],
  ])("is said in it besides: %s", (lang, item, issue, heading) => {
    const [hazard] = read(item, issue).hazards;
    expect(hazard?.heading).toBe("It smoked");
    expect(hazard?.inLanguage).toMatchObject({ lang, heading });
  });

  it("is said in English alone where it was told in English", () => {
    expect(read("Toaster", "smoke comes out").hazards[0]?.inLanguage).toBeUndefined();
  });

  it.each([
    ["Ist Rauch zu sehen?", "Ja, manchmal"],
    ["Is er rook te zien?", "Soms"],
    ["Voyez-vous de la fumée ?", "Oui"],
  ])("is told by a yes: %s %s", (question, answer) => {
    const answers = [{ question, answer }];
    expect(read("Toaster", "", { answers }).outcome).toBe("stop");
  });

  it.each([
    ["Toaster", "es raucht nicht, kein Geruch, ohne Funken"],
    ["Toaster", "geen rook, geen brandlucht, vonkt niet"],
    ["Grille-pain", "pas de fumée, aucune odeur de brûlé, ne fume pas"],
  ])("is not raised by what is denied: %s: %s", (item, issue) => {
    expect(read(item, issue).outcome).not.toBe("stop");
  });

  it("goes on in a French smoke that does not stop", () => {
    expect(read("Grille-pain", "il n'arrête pas de fumer").outcome).toBe("stop");
  });

  it("does not read the words of one language in another", () => {
    const english = [
      ["Coat hanger", "a brand new one, bent"],
      ["Office lamp", "it went over the arm of the chair, four times"],
      ["Cable drum", "I bought the cable last week"],
      ["Speaker", "I use the cable every day and sent it to Pete"],
    ] as const;
    expect(english.filter(([item, issue]) => read(item, issue).outcome === "stop")).toEqual([]);
  });
});

describe("a question of danger", () => {
  const answers = [{ question: "Does it smoke?", answer: "yes" }];
  it("raises a stop where nothing else is said", () => {
    expect(read("Toaster", "", { answers }).outcome).toBe("stop");
  });
  it("raises none where its page says so", () => {
    const marked = answers.map((answer) => ({ ...answer, raisesStop: false }));
    expect(read("Toaster", "", { answers: marked }).outcome).toBe("caution");
  });
});
