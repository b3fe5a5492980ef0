import { toast } from "react-toastify/unstyled";
import type { Choice, Understanding } from "~/domain/understanding";
import type { AssistantSource } from "~/services/assistant/assistant";
import { failureMessages } from "~/services/assistant/error-messages";
import { type DiagnosticsState, flow, type RootCauseState } from "./flow";
import { toRepairCase } from "./to-repair-case";
import type { GenerateOptions, Generating } from "./use-generation";
import { useMoves } from "./use-moves";

/** `chosen`: what the person has just set right, in place of what was chosen before. */
type Options = GenerateOptions & { chosen?: Choice };

type Shown = Pick<RootCauseState, "chosen" | "understood" | "isRootCauseCut">;

/** Has the assistant name the root cause of this repair, and goes on with it. */
export function useRootCause(repair: DiagnosticsState, { generation, generate, stop }: Generating) {
  const { goOn } = useMoves();

  async function findRootCause({ chosen = repair.chosen, ...options }: Options = {}) {
    let understood: Understanding | undefined;
    const outcome = await generate(
      (assistant, request) =>
        assistant.rootCause(toRepairCase({ ...repair, chosen }), {
          ...request,
          onUnderstood: (told) => (understood = told),
        }),
      options,
    );
    if (outcome.status === "failed") toast.error(failureMessages.rootCause);
    if (outcome.status === "answered")
      await showRootCause(outcome.answer, outcome.source, { chosen, understood });
  }

  async function showRootCause(
    rootCause: string,
    rootCauseFrom: AssistantSource,
    { chosen = repair.chosen, understood, isRootCauseCut }: Shown = {},
  ) {
    const added = { rootCause, rootCauseFrom, chosen, understood, isRootCauseCut };
    const hasMoved = await goOn(flow.rootCause, repair, added);
    if (!hasMoved) toast.error(failureMessages.rootCause);
  }

  return { generation, findRootCause, showRootCause, stop };
}
