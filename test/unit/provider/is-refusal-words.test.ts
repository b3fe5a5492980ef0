import { describe, expect, it } from "vitest";
import { isRefusal } from "~/services/assistant/model/is-refusal";

describe("a refusal in English", () => {
  it.each([
    "I can't",
    "I cant",
    "I cannot",
    "I can not",
    "I won't",
    "I wont",
    "I will not",
    "I am unable to",
    "I'm not able to",
    "I must decline to",
    "I have to decline to",
    "We can't",
    "We are not allowed to",
    "We're unable to",
  ])("begins “%s”", (beginning) => {
    expect(isRefusal(`Sorry. ${beginning} help here.`)).toBe(true);
  });

  it.each([
    "help you here",
    "assist you here",
    "provide instructions",
    "give instructions",
    "offer instructions",
    "answer this",
    "comply",
    "support this request",
    "continue",
    "guide you through it",
    "discuss this",
    "advise you on it",
    "fulfil this request",
    "diagnose it",
    "do that",
    "go along with that",
  ])("ends “%s”", (end) => {
    expect(isRefusal(`I cannot ${end}.`)).toBe(true);
  });

  it.each([
    "The Wi-Fi can't help where the plug is dead.",
    "I will note what helps: a new belt.",
    "I can't forgive a belt that is worn: replace it.",
    "I help where I can. I cannot see the belt from here.",
  ])("is not “%s”", (text) => {
    expect(isRefusal(text)).toBe(false);
  });
});

describe("a refusal in German", () => {
  it.each([
    "Ich kann nicht helfen.",
    "Ich darf nicht helfen.",
    "Ich werde nicht helfen.",
    "Ich kann dir nicht helfen.",
    "Ich kann Ihnen leider nicht helfen.",
    "Ich kann dabei nicht helfen.",
    "Ich kann hier nicht helfen.",
    "Ich kann damit nicht helfen.",
    "Ich kann keine Anleitung geben.",
    "Ich kann hier nicht weiterhelfen.",
    "Ich kann hier nicht unterstützen.",
    "Ich darf leider nicht beantworten, wie das geht.",
    "Ich darf hier nicht anleiten.",
    "Dazu kann ich nicht helfen.",
    "Dazu darf ich nicht helfen.",
    "Dazu kann ich dir leider nicht weiterhelfen.",
    "Dazu kann ich keine Anleitung geben.",
    "Das kann ich nicht beantworten.",
  ])("is “%s”", (text) => {
    expect(isRefusal(text)).toBe(true);
  });

  it.each([
    "Natürlich kann nicht jede Sicherung helfen: nimm eine träge.",
    "Ich kann dir nichts Besseres geben als eine neue Dichtung.",
    "Ich kann nicht genau angeben, wo es leckt: tausche beide Dichtungen.",
    "Ich kann keine helfenden Hände ersetzen: nimm einen Schraubstock.",
    "Einen besseren Rat kann ich keinem geben: tausche die Dichtung.",
    "Genau kann ich nicht angeben, wo es leckt: tausche beide Dichtungen.",
    "Leider kann ich keine helfenden Hände ersetzen: nimm einen Schraubstock.",
  ])("is not “%s”", (text) => {
    expect(isRefusal(text)).toBe(false);
  });
});

describe("a refusal in Dutch", () => {
  it.each([
    "Ik kan niet helpen.",
    "Ik mag niet helpen.",
    "Ik zal niet helpen.",
    "Ik kan je niet helpen.",
    "Ik kan u niet helpen.",
    "Ik kan hier niet helpen.",
    "Ik kan daar helaas niet helpen.",
    "Ik kan hierbij niet helpen.",
    "Ik kan daarbij niet helpen.",
    "Ik kan hiermee niet helpen.",
    "Ik kan geen advies geven.",
    "Ik mag niet beantwoorden hoe dat gaat.",
    "Ik kan hier niet ondersteunen.",
    "Daarbij kan ik niet helpen.",
    "Daarbij mag ik niet helpen.",
    "Daarbij kan ik je helaas niet helpen.",
    "Daarover kan ik geen advies geven.",
    "Dat kan ik niet beantwoorden.",
  ])("is “%s”", (text) => {
    expect(isRefusal(text)).toBe(true);
  });

  it.each([
    "Een klik kan hier niet kloppen, een nieuwe veer zal helpen.",
    "Ik kan je niets beters geven dan een nieuwe afdichting.",
    "Ik kan niet precies aangeven waar het lekt: vervang beide afdichtingen.",
    "Ik kan geen helpende hand vervangen: neem een bankschroef.",
    "Beter advies kan ik niemand geven: vervang de afdichting.",
    "Daarvoor kan ik niets beters geven dan een nieuwe afdichting.",
    "Precies kan ik niet aangeven waar het lekt: vervang beide afdichtingen.",
    "Helaas kan ik geen helpende hand vervangen: neem een bankschroef.",
  ])("is not “%s”", (text) => {
    expect(isRefusal(text)).toBe(false);
  });
});

describe("a refusal in French", () => {
  it.each([
    "Je ne peux pas vous aider.",
    "Je ne puis pas vous aider.",
    "Je ne suis pas en mesure de vous aider.",
    "Je ne peux malheureusement pas aider.",
    "Je ne peux pas fournir cette notice.",
    "Je ne peux pas répondre.",
    "Je ne peux pas donner de conseil.",
    "Je ne peux pas vous assister.",
  ])("is “%s”", (text) => {
    expect(isRefusal(text)).toBe(true);
  });

  it.each([
    "Je ne peux passer sous silence le joint usé : un neuf va aider.",
    "Je ne peux pas ordonner les causes, mais le joint est usé.",
  ])("is not “%s”", (text) => {
    expect(isRefusal(text)).toBe(false);
  });
});

describe("what comes beside a refusal makes it an answer", () => {
  it.each([
    ["a heading", "\n# The belt"],
    ["a dash", "\n- Turn the belt."],
    ["a star", "\n  * Turn the belt."],
    ["a dot", "\n• Turn the belt."],
    ["a number with a full stop", "\n12. Turn the belt."],
    ["a number in brackets", "\n3) Turn the belt."],
    ["a likely cause", " The belt is a likely cause."],
    ["the likeliest cause", " The belt is the likeliest cause."],
    ["a probable cause", " The belt is a probable cause."],
    ["what is probably wrong", " It is probably the belt."],
    ["a culprit", " The belt is the culprit."],
    ["what something points to", " The whine points to the belt."],
    ["what several things point to", " Both signs point to the belt."],
    ["what something suggests", " The whine suggests a worn belt."],
    ["what several things suggest", " Both signs suggest a worn belt."],
    ["a German cause", " Wahrscheinlich ist es der Riemen."],
    ["a German cause as an adjective", " Die wahrscheinlichste Ursache ist der Riemen."],
    ["another German cause", " Vermutlich ist es der Riemen."],
    ["a Dutch cause", " Waarschijnlijk is het de riem."],
    ["a Dutch cause as an adjective", " De waarschijnlijke oorzaak is de riem."],
    ["a French cause", " C'est probablement la courroie."],
    ["another French cause", " C'est sans doute la courroie."],
  ])("%s", (_what, beside) => {
    expect(isRefusal(`I can't help here.${beside}`)).toBe(false);
  });

  it.each([
    ["a word that is no cause", "Unlikely as it sounds, I can't help here."],
    ["a longer word", "I can't help here, and have no suggestions."],
    ["a number that is no step", "I can't help here.\n3 volts are too few."],
  ])("but not %s", (_what, text) => {
    expect(isRefusal(text)).toBe(true);
  });

  it("in more than 700 characters, of which blanks around it are none", () => {
    const refusal = "I can't help here. ".padEnd(700, "x");
    expect(refusal).toHaveLength(700);
    expect(isRefusal(` ${refusal}\n`)).toBe(true);
    expect(isRefusal(`${refusal}x`)).toBe(false);
  });
});
