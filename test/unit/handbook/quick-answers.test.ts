import { expect, it } from "vitest";
import { quickAnswers } from "~/domain/handbook/quick-answers";

it("offers yes and no where that is asked, and else each choice as a sentence", () => {
  const yesNo = { yes: { means: "it hums" }, no: { means: "it is silent" } };
  expect(quickAnswers({ ask: "Does it hum?", answers: yesNo })).toEqual(["Yes", "No"]);

  const places = { door: { means: "at the door" }, behind: { means: "from behind" } };
  expect(quickAnswers({ ask: "Where does it leak?", answers: places })).toEqual([
    "At the door",
    "From behind",
  ]);
});
