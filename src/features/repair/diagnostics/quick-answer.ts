/** The way out of every question; it leaves all causes open. */
const unable = "I can't check that";

/** "Is the plug warm?", but not "Is it the plug or the switch?", to which a yes tells nothing. */
const asksYesOrNo =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b(?!.*\bor\b)/i;

/** The answers to tap below a question: its own choices, or yes and no where that is what it asks. */
export function offeredFor(question: string, choices: readonly string[] = []): string[] {
  const own = choices.length === 0 && asksYesOrNo.test(question) ? ["Yes", "No"] : choices;
  return [...own, unable];
}

/**
 * What stands in the box once `choice` was tapped. It takes the place of another choice that was
 * tapped before, and goes in front of what somebody typed.
 */
export function answerWith(choice: string, answer: string, offered: readonly string[]): string {
  const before = offered.find((one) => answer === one || answer.startsWith(`${one}. `));
  const typed = before === undefined ? answer : answer.slice(before.length + ". ".length);
  return typed.trim() === "" ? choice : `${choice}. ${typed}`;
}
