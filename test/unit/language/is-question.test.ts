import { expect, it } from "vitest";
import { asksAtOnce, isQuestion } from "~/domain/language/is-question";

it.each([
  "can I put it on a timer",
  "So how do I open it",
  "is it normal that it gets warm",
  "  does the lid come off",
  "it gets warm, is that normal?",
  "Was kostet ein neues Kabel",
  "und wie geht der Deckel ab",
  "ist das normal",
  "mag ik hem zelf openmaken",
  "is het erg dat hij warm wordt",
  "est-ce normal",
  "Puis-je l'ouvrir moi-même",
  "où est la vis",
])("takes for a question: %s", (text) => {
  expect(isQuestion(text)).toBe(true);
});

it.each([
  "is hot and stinks",
  "was so warm I couldn't hold it",
  "has gone fat",
  "canister is swelling",
  "wird heiß und stinkt",
  "wordt heet en stinkt",
  "howls and shakes",
  "quelque chose a fondu",
  "my son asked? no, he got a jolt",
])("takes for no question: %s", (text) => {
  expect(isQuestion(text)).toBe(false);
});

it("tells a question from one that is told something before it", () => {
  for (const text of ["can I charge it", "where is the key", "kann ich den Akku laden"])
    expect(asksAtOnce(text), text).toBe(true);
  for (const text of ["it fell, can I charge it?", "the battery is hot, is that normal?"])
    expect(asksAtOnce(text), text).toBe(false);
});
