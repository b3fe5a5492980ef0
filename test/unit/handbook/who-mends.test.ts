import { expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { whoMends } from "~/domain/handbook/who-mends";
import { writeHonesty } from "~/domain/handbook/write-honesty";
import { newCase } from "./journey";

const open = (item: string, issue: string) => diagnoseCase(newCase(item, issue));

const notice = async (item: string) => writeHonesty(await open(item, "is not right"));

it("names the workshop for a thing without a page", async () => {
  expect(await notice("hearing aid of my father (Phonak)")).toMatch(/“hearing aid”.*audiologist/);
  expect(await notice("telescope")).toMatch(/astronomy club/);
  expect(await notice("snow globe")).toMatch(/restorer of toys/);
  expect(await notice("thingamabob")).toMatch(/repair café, or a shop/);
});

it("knows none for what anybody mends", () => expect(whoMends("bird bath")).toBeNull());

it.each(["telescope", "snow globe", "fountain pen"])("pulls no plug of a %s", async (thing) => {
  const { fault } = await open(thing, "is not as it was");
  expect(JSON.stringify(fault)).not.toMatch(/plug\b|batter/i);
});
