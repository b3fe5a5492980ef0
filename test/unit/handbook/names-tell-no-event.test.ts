import { expect, it } from "vitest";
import { hearAnswer } from "~/domain/handbook/answers/hear-answer";
import { openPlaybook } from "./open-playbook";

// What a thing is called says what it is, and nothing of what happened to it or what it does now.
it.each([
  ["blender", "stick blender", "turn easily by hand"],
  ["blender", "stick blender", "press or twist"],
  ["speaker", "party speaker", "fall silent while"],
  ["speaker", "loud speaker", "at low volume"],
  ["vacuum", "stick vacuum", "go in when you guide"],
  ["router", "fritz box", "shut into a box"],
  ["power-tool", "electric saw", "middle of the power tool's cord"],
  ["mixer", "dough mixer", "in the middle of heavy work"],
  ["juicer", "cold press juicer", "when you press on its lid"],
  ["headphones", "in ear headphones", "pulled off at"],
  ["mobile-phone", "google pixel", "one app or account"],
  ["remote-control", "fire stick remote", "spilled on the remote"],
  ["lamp", "led bulb", "bulb blew"],
  ["clock", "alarm clock", "alarm switch work"],
])("a %s called “%s” answers nothing about “%s”", async (kind, name, asked) => {
  const { faults } = await openPlaybook(kind);
  const questions = faults.flatMap((fault) => [...fault.questions]);
  const about = questions.filter(({ ask }) => ask.includes(asked));
  expect(about.map((question) => hearAnswer(question, name))).toEqual([null]);
});
