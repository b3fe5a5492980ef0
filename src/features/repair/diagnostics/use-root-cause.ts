import { toast } from "react-toastify/unstyled";
import type { AssistantSource } from "~/services/assistant/assistant";
import { failureMessages } from "~/services/assistant/error-messages";
import { type DiagnosticsState, flow } from "~/features/repair/flow";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { type GenerateOptions, useGeneration } from "~/features/repair/use-generation";
import { useMoves } from "~/features/repair/use-moves";

/** Has the assistant name the root cause of this repair, and goes on with it. */
export function useRootCause(repair: DiagnosticsState) {
  const { goOn } = useMoves();
  const { generation, generate, stop } = useGeneration();

  async function findRootCause(options?: GenerateOptions) {
    const outcome = await generate(
      (assistant, request) => assistant.rootCause(toRepairCase(repair), request),
      options,
    );
    if (outcome.status === "failed") toast.error(failureMessages.rootCause);
    if (outcome.status === "answered") await showRootCause(outcome.answer, outcome.source);
  }

  async function showRootCause(rootCause: string, rootCauseFrom: AssistantSource) {
    const hasMoved = await goOn(flow.rootCause, repair, { rootCause, rootCauseFrom });
    if (!hasMoved) toast.error(failureMessages.rootCause);
  }

  return { generation, findRootCause, showRootCause, stop };
}
