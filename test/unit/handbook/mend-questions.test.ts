import { expect, it } from "vitest";
import { mendQuestions } from "~/domain/handbook/mend-questions";
import { newCase } from "./journey";

const dead = newCase("Kettle", "it does not switch on");

const mended = async (repair: typeof dead, ...asked: [string, string, string]) =>
  (await mendQuestions(repair, asked)).map(({ ask, own }) => ({ ask, isOurs: own !== null }));

it("keeps a model's questions that differ, and that nothing has answered yet", async () => {
  const asked: [string, string, string] = [
    "Does the indicator light glow at all?",
    "Is there limescale on the heating plate?",
    "Does another appliance work in that socket?",
  ];
  expect(await mendQuestions(dead, asked)).toEqual(asked.map((ask) => ({ ask, own: null })));
});

it("asks the handbook's best in place of a question that was asked already", async () => {
  const [first, second, third] = await mended(
    dead,
    "Does any other device work in the same socket?",
    "Does the socket work with another device?",
    "Has it run dry?",
  );
  expect([first?.isOurs, second?.isOurs, third?.isOurs]).toEqual([false, true, false]);
  expect(second?.ask).toMatch(/kettle/);
  expect(second?.ask).not.toMatch(/socket/);
});

it.each([
  [
    "what the complaint has answered",
    "it does not switch on, I tried another socket",
    "Does another device work in the same socket as the kettle?",
  ],
  ["the age that was told", "it is six years old and does not switch on", "How old is the kettle?"],
  [
    "what was tried",
    "it does not switch on, I already cleaned the base",
    "What have you tried so far?",
  ],
])("does not ask for %s", async (_what, issue, told) => {
  const [first, ...others] = await mended(
    newCase("Kettle", issue),
    told,
    "Does the light glow?",
    "Did it ever boil dry?",
  );
  expect(first?.isOurs).toBe(true);
  expect(others.some(({ ask }) => ask === first?.ask)).toBe(false);
});

it("does not ask for the make of a thing whose maker was named", async () => {
  const [first] = await mended(
    newCase("Philips kettle", "it does not switch on"),
    "Which brand is it?",
    "Does the light glow?",
    "Did it ever boil dry?",
  );
  expect(first?.isOurs).toBe(true);
});

it("leaves what fills up a short list, and questions in another language", async () => {
  const filled = [2, 3].map((n) => `Question ${n}: Please provide more details about the issue.`);
  const [second = "", third = ""] = filled;
  expect(await mended(dead, "Does the light glow?", second, third)).toEqual(
    ["Does the light glow?", second, third].map((ask) => ({ ask, isOurs: false })),
  );
  const german: [string, string, string] = [
    "Leuchtet die Lampe noch, wenn Sie ihn einschalten?",
    "Leuchtet die Lampe, wenn Sie ihn noch einmal einschalten?",
    "Ist er einmal trocken gelaufen?",
  ];
  expect((await mended(dead, ...german)).map(({ ask }) => ask)).toEqual(german);
});
