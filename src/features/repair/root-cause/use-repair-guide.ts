import { toast } from "react-toastify/unstyled";
import type { Guide } from "~/domain/guide/guide";
import type { AssistantSource } from "~/services/assistant/assistant";
import { failureMessages } from "~/services/assistant/error-messages";
import { flow, type RootCauseState } from "~/features/repair/flow";
import { packGuide, toRepairCase } from "~/features/repair/to-repair-case";
import { type GenerateOptions, useGeneration } from "~/features/repair/use-generation";
import { useMoves } from "~/features/repair/use-moves";

/** Has the assistant write the guide for this repair, and goes on with it. */
export function useRepairGuide(repair: RootCauseState) {
  const { goOn } = useMoves();
  const { generation, generate, stop } = useGeneration();

  async function generateGuide(options?: GenerateOptions) {
    const outcome = await generate(
      (assistant, request) => assistant.repairGuide(toRepairCase(repair), request),
      options,
    );
    if (outcome.status === "failed") toast.error(failureMessages.repairGuide);
    if (outcome.status === "answered") await showGuide(outcome.answer, outcome.source);
  }

  async function showGuide(guide: Guide, guideFrom: AssistantSource) {
    const hasMoved = await goOn(flow.guide, repair, { ...packGuide(guide), guideFrom });
    if (hasMoved) toast.success("Repair guide generated!");
    else toast.error(failureMessages.repairGuide);
  }

  return { generation, generateGuide, showGuide, stop };
}
