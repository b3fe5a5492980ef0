import { describe, expect, it } from "vitest";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { openChat } from "./open-chat";
import { newCase } from "./journey";

describe("a step that was done in vain", () => {
  it.each([
    "step 2 was no use",
    "no joy with step 3",
    "I have already swapped it",
    "did all that",
    "nothing changed",
    "it stays the same",
    "step 4 in vain",
  ])("leads on to another cause: %s", async (message) => {
    const say = await openChat("Washing machine", "does not drain");
    expect(say(message)).toMatch(/^Then look for .+ next\./);
  });

  it.each([
    "is it the same size?",
    "I did it, it drains again",
    "is the nut the same as the old one",
  ])("is none of: %s", async (message) => {
    const say = await openChat("Washing machine", "does not drain");
    expect(say(message)).not.toMatch(/^Then look for/);
  });
});

it.each([
  ["Waschmaschine", "pumpt nicht mehr ab", "Schritt 4 geht nicht", /nur auf Englisch/],
  ["Vaatwasser", "wordt niet meer schoon", "Welke sleutel is nodig?", /alleen in het Engels/],
  ["Aspirateur", "n'aspire plus rien du tout", "L'étape 2 sans succès", /qu'en anglais/],
])("answers in the language of the case: %s, %s, %s", async (item, issue, message, kindly) => {
  const page = await diagnoseCase(newCase(item, issue));
  expect(writeReply(page, composeGuide(page), [], message)).toMatch(kindly);
});

it("says how long what is glued has to stay, whatever holds it", async () => {
  const say = await openChat("Dining chair", "a joint is loose and the leg comes out");
  expect(say("how long must the vice stay on")).toMatch(/24 hours|a day/);
});

it("lists the tools where the one that is asked for has another name", async () => {
  const say = await openChat("Dining chair", "a joint is loose and the leg comes out");
  expect(say("wich spanner do I need")).toMatch(/^The guide lists this: .*mallet/);
});
