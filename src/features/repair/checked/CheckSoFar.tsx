import type { RepairWords } from "~/domain/repair-case";
import { assistantSource } from "~/services/assistant/choose-assistant";
import { useCheck } from "./use-check";

type CheckSoFarProps = { words: RepairWords; text: string };

/** What of a guide that is being written is against the handbook. */
export function CheckSoFar({ words, text }: CheckSoFarProps) {
  const part = useCheck(words, assistantSource() !== "handbook");
  return part && <part.FoundSoFar check={part.check} text={text} />;
}
