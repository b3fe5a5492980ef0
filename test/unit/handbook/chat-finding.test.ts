import { expect, it } from "vitest";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { newCase } from "./journey";

/** Through the assistant itself, which weighs the case again with each message. */
async function ask(item: string, issue: string, message: string) {
  const repair = newCase(item, issue);
  const guide = composeGuide(await diagnoseCase(repair));
  return handbookAssistant.chatReply({ ...repair, guide }, [], message, {
    signal: new AbortController().signal,
  });
}

it.each([
  [
    "another page of the thing",
    "Watch/clock",
    "Clock hands keep stopping at 12 and 6",
    "minute hand came off completely oops",
    /^With what you tell now, another page of the handbook fits better: the clock has loose hands/,
  ],
  [
    "another page of the thing, where the guide's own is not it",
    "Coffee maker",
    "leaks from underneath",
    "nothing at all comes through the holes, maybe its just blocked?",
    /^With what you tell now, another page .*lets no water through/,
  ],
  [
    "another cause of the page",
    "Coffee maker",
    "leaking water",
    "the water is coming out underneath not at the handle, still the seal?",
    /^That speaks for another cause than the one this guide begins with: a cracked hose or seal inside/,
  ],
  [
    "the cause that the guide looks for",
    "String lights",
    "not lighting up",
    "adapter is warm but still no lights",
    /^That fits what this guide looks for: a dead socket, plug fuse or adapter/,
  ],
])("a finding speaks for %s", async (_what, item, issue, message, reply) => {
  expect(await ask(item, issue, message)).toMatch(reply);
});

it.each([
  ["Portable radio", "hums", "best station for old jazz?"],
  ["Vacuum cleaner", "does not switch on", "how do i clean the brush of the head"],
  ["Kettle", "does not switch on", "thanks a lot"],
])("a question is no finding: %s, %s, %s", async (item, issue, message) => {
  expect(await ask(item, issue, message)).not.toMatch(
    /^(?:With what you tell now|That speaks for|That fits)/,
  );
});
