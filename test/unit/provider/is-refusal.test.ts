import { expect, it } from "vitest";
import { isRefusal } from "~/services/assistant/model/is-refusal";

it.each([
  "I'm sorry, but I can't help with that.",
  "I’m sorry, but I cannot assist with this request.",
  "Sorry, I am unable to provide repair instructions for this device. Please contact a professional.",
  "I won't be able to help here. I can't give advice on mains appliances.",
  "As an AI model, I cannot provide guidance on repairing faulty electrical appliances.",
  "Es tut mir leid, aber ich kann dir dabei nicht helfen.",
  "Leider kann ich dazu keine Anleitung geben.",
  "Het spijt me, maar ik kan je hier niet mee helpen.",
  "Je suis désolé, mais je ne peux pas vous aider avec cela.",
])("is a refusal: “%s”", (text) => {
  expect(isRefusal(text)).toBe(true);
});

it.each([
  "The element has burnt out.",
  "I can't give a certain answer, but the most likely cause is a worn belt.",
  "I'm sorry to hear that. The door seal is torn.",
  "You can't help noticing the noise: the bearing is worn.",
  "The pump cannot provide enough pressure because its seal leaks.",
  "1. **Unplug it.** I cannot help you any further than this.",
  "## Steps\n\nI can't help with the rest.",
  "The key's spring is weak. If that does not do it, I can't help further from here, as the board has failed in so many of these that nobody can tell from outside. ".repeat(
    6,
  ),
])("is an answer: “%s”", (text) => {
  expect(isRefusal(text)).toBe(false);
});
