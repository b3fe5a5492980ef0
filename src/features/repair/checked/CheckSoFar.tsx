import { assistantSource } from "~/services/assistant/choose-assistant";
import type { RootCauseState } from "~/features/repair/flow";
import { wordsOf } from "~/features/repair/to-repair-case";
import { useCheck } from "./use-check";

type CheckSoFarProps = { repair: RootCauseState; text: string };

/** What of a guide that is being written is against the handbook. */
export function CheckSoFar({ repair, text }: CheckSoFarProps) {
  const part = useCheck(wordsOf(repair), assistantSource() !== "handbook");
  return part && <part.FoundSoFar check={part.check} text={text} />;
}
