import { expect, it } from "vitest";
import type { Question } from "~/domain/handbook/playbook";
import { classifyAnswer } from "~/domain/handbook/classify-answer";

const hum: Question = {
  ask: "Does the pump hum when it should drain?",
  answers: {
    yes: { means: "it hums", phrases: ["hums", "buzzing"] },
    no: { means: "it is silent", phrases: ["silent"] },
  },
};

const place: Question = {
  ask: "Where does it leak: at the door, or behind?",
  answers: {
    door: { means: "at the door", phrases: ["door", "front"] },
    behind: { means: "behind", phrases: ["behind", "back"] },
  },
};

it.each([
  ["yes", "yes", 1],
  ["Yeah, loudly", "yes", 1],
  ["It does", "yes", 1],
  ["I think so", "yes", 0.5],
  ["only when warm", "yes", 0.5],
  ["sometimes", "yes", 0.5],
  ["not always", "yes", 0.5],
  ["there is a buzzing sound", "yes", 0.9],
  ["no", "no", 1],
  ["Nope", "no", 1],
  ["not really", "no", 1],
  ["never", "no", 1],
  ["No, but it clicks", "no", 1],
  ["it doesn't", "no", 1],
  ["it doesn’t hum", "no", 1],
  ["I don't think so", "no", 0.5],
  ["completely silent", "no", 0.9],
  ["I hear nothing", "no", 0.7],
  ["ja", "yes", 1],
  ["Ja, sehr laut", "yes", 1],
  ["oui", "yes", 1],
  ["Nein, gar nichts", "no", 1],
  ["nee", "no", 1],
  ["non, rien", "no", 1],
  ["helemaal niet", "no", 1],
  ["jamais", "no", 1],
])("reads “%s” as %s, %d sure", (text, answer, sureness) => {
  expect(classifyAnswer(hum, text)).toEqual({ answer, sureness });
});

it.each([
  "not sure",
  "I don't know",
  "no idea",
  "maybe",
  "can't tell",
  "?",
  "",
  "blue",
  "the pump is five years old",
  "the pump works",
])("takes nothing from “%s”", (text) => {
  expect(classifyAnswer(hum, text)).toBeNull();
});

it.each(["a bit warm", "only when it is warm", "mostly in the morning"])(
  "does not take “%s” for half a yes to what it does not speak of",
  (text) => {
    const tried: Question = { ...hum, ask: "Have you tried another hose?" };
    expect(classifyAnswer(tried, text)).toBeNull();
  },
);

it("finds the choice that was named, and none where two or no one was", () => {
  expect(classifyAnswer(place, "from the front")).toEqual({ answer: "door", sureness: 0.9 });
  expect(classifyAnswer(place, "at the back, not at the door")).toMatchObject({
    answer: "behind",
  });
  expect(classifyAnswer(place, "door and behind")).toBeNull();
  expect(classifyAnswer(place, "yes")).toBeNull();
});

it("hears that nothing was seen before what is said besides", () => {
  const crack: Question = {
    ask: "Can you feel or see a crack in the jug?",
    answers: {
      yes: { means: "there is a crack", phrases: ["crack"] },
      no: { means: "there is no crack" },
    },
  };
  const besides = "but the window at the side looks brown at the bottom";
  for (const said of ["don't see one", "can't feel any", "none that I can see"])
    expect(classifyAnswer(crack, `${said} ${besides}`), said).toEqual({
      answer: "no",
      sureness: 1,
    });
  expect(classifyAnswer(crack, "don't see one, it is too dark")).toBeNull();
});

it.each([
  ["hum? no, it is silent", "no"],
  ["Hum? Yes it does", "yes"],
  ["what drain? it hums", "yes"],
])("does not take the question said again for its answer: “%s” is %s", (text, answer) => {
  expect(classifyAnswer(hum, text)?.answer).toBe(answer);
});

it.each([
  ["no the pump never starts up", "no"],
  ["yes the whole thing buzzes", "yes"],
  ["no my one sits there silent", "no"],
])("reads the yes or no whose comma was left out: “%s” is %s", (text, answer) => {
  expect(classifyAnswer(hum, text)).toEqual({ answer, sureness: 1 });
});
