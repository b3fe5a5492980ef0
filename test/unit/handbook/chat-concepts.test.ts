import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { lexicon } from "~/domain/handbook/chat/intent-lexicon";
import { compilePhrases, readMessage } from "~/domain/handbook/chat/read-message";

/** Under each concept messages, or what stands within one, in which nothing but one of its phrases tells it. */
const messages = readFileSync("test/unit/handbook/said-to-the-chat/concepts.txt", "utf8");

const concepts = new Map(
  Object.entries(lexicon).map(([name, phrases]) => [name, compilePhrases(phrases)]),
);

it("hears each concept in all that people say of it", () => {
  const unheard = messages.split("\n").flatMap((line) => {
    const [name = "", said = ""] = line.split(/: (.*)/);
    return said
      .split("; ")
      .filter((one) => one !== "" && !concepts.get(name)?.test(readMessage(one)))
      .map((one) => `${name}: ${one}`);
  });
  expect(unheard).toEqual([]);
});

const heardIn = (message: string) =>
  [...concepts].flatMap(([name, pattern]) => (pattern.test(readMessage(message)) ? [name] : []));

it("hears a concept only where its words stand whole, and not in other words", () => {
  expect(heardIn("knotted distillery")).toEqual([]);
  expect(heardIn("not")).toEqual(["not"]);
});
