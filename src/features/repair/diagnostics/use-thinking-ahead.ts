import { useEffect } from "react";
import type { DiagnosticsState } from "~/features/repair/flow";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { assistantSource, loadAssistant } from "~/services/assistant/choose-assistant";
import { onAGuess } from "~/shared/on-a-guess";
import { savesData, whenIdle } from "~/shared/when-quiet";

/** Longer than between two keys. */
const settleMs = 300;

/** Has the handbook weigh the answers once all are given, while the person still looks at them. */
export function useThinkingAhead(repair: DiagnosticsState) {
  useEffect(() => {
    const isAnswered = repair.questions?.every(({ answer }) => answer.trim() !== "");
    if (!isAnswered || savesData() || assistantSource() !== "handbook") return;
    const timer = setTimeout(() => void onAGuess(() => weigh(repair)), settleMs);
    return () => clearTimeout(timer);
  }, [repair]);
}

async function weigh(repair: DiagnosticsState) {
  await whenIdle();
  const handbook = await loadAssistant("handbook");
  await handbook.rootCause(toRepairCase(repair), { signal: new AbortController().signal });
}
