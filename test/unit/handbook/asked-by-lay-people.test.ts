import { describe, expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { findMention, toClauses } from "~/domain/language/words";
import { newCase } from "./journey";
import { openChat } from "./open-chat";

describe("the chat, asked in everyday words,", () => {
  it.each([
    ["wooden table", "white ring from a hot cup", "can i use mayonaise", /mayonnaise or petroleum/],
    ["kitchen knife", "it is blunt", "can i use the bottom of a mug", /ring under a mug/],
    [
      "dads old radio",
      "crackles when i turn the volume",
      "what spray do i need",
      /^The guide asks/,
    ],
    ["frying pan", "the handle wobbles", "what if the screw just keeps turning", /^Step 3/],
    ["dining chair", "it wobbles", "the screw won't tighten", /matchsticks|hole/],
    ["acoustic guitar", "one string buzzes", "do i need to take it to a shop", /^Hand it over/],
  ])("of %s that %s answers “%s”", async (item, issue, message, reply) => {
    expect((await openChat(item, issue))(message)).toMatch(reply);
  });

  it.each([
    ["walking boots", "the sole is flapping open", "is super glue ok"],
    ["tumble dryer", "the washing is still damp", "is it a fire risk if its full of fluff"],
  ])("of %s that %s takes “%s” for no finding", async (item, issue, message) => {
    expect((await openChat(item, issue))(message)).not.toMatch(/^Then it is hardly|speaks for/);
  });
});

it.each([
  ["stove top espresso pot (moka)", "steam comes out of the side", "coffee-maker-stove-top-pot"],
  ["black trousers", "shiny mark after i ironed it", "garment-iron-mark"],
  ["mijn fiets", "mijn achterband loopt steeds leeg", "bicycle-flat-tyre"],
  ["Fahrrad", "mein Hinterreifen ist immer wieder leer", "bicycle-flat-tyre"],
  ["smoke alarm", "beeps once a minute and new battery didnt help", "general-alarm"],
])("opens for %s that %s the page %s", async (item, issue, page) => {
  expect((await diagnoseCase(newCase(item, issue))).fault.id).toBe(page);
});

const mention = (text: string) => findMention(toClauses(text), "after winter");

it("hears when something began behind what does not go", () => {
  expect(mention("wont start after winter")).toBe("said");
  expect(mention("wont start, not after winter")).toBe("denied");
});
