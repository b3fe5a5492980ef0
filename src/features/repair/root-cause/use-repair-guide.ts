import { useMemo, useState } from "react";
import { toast } from "react-toastify/unstyled";
import type { Guide } from "~/domain/guide/guide";
import type { AssistantSource } from "~/services/assistant/assistant";
import { failureMessages } from "~/services/assistant/error-messages";
import { flow, type RootCauseState } from "~/features/repair/flow";
import { forgetGuide, keptGuide } from "~/features/repair/kept-guide";
import { usePersistedHistoryState } from "~/features/repair/persist-history-state";
import { packGuide, toRepairCase } from "~/features/repair/to-repair-case";
import type { GenerateOptions } from "~/features/repair/use-generation";
import { useKeptGeneration } from "~/features/repair/use-kept-generation";
import { useMoves } from "~/features/repair/use-moves";
import { whenIdle } from "~/shared/when-quiet";

/** Has the assistant write the guide for this repair, once, and goes on with it. */
export function useRepairGuide(repair: RootCauseState) {
  const { goOn } = useMoves();
  const { generation, generate, stop } = useKeptGeneration();
  const [kept] = useState(() => keptGuide(repair));
  usePersistedHistoryState(useMemo(() => ({ madeGuide: kept }), [kept]));

  /** Where this cause has led to a guide before, that one is shown as it was left. */
  async function openGuide() {
    if (!kept) return generateGuide();
    const hasMoved = await goOn(flow.guide, repair, kept);
    if (!hasMoved) toast.error(failureMessages.repairGuide);
  }

  async function generateGuide(options?: GenerateOptions) {
    const outcome = await generate(
      (assistant, request) => assistant.repairGuide(toRepairCase(repair), request),
      options,
    );
    if (outcome.status === "failed") toast.error(failureMessages.repairGuide);
    if (outcome.status === "answered") await showGuide(outcome.answer, outcome.source);
  }

  async function showGuide(guide: Guide, guideFrom: AssistantSource, isGuideCut?: true) {
    forgetGuide(repair);
    const made = { ...packGuide(guide), guideFrom, isGuideCut };
    const hasMoved = await goOn(flow.guide, repair, made);
    if (!hasMoved) return toast.error(failureMessages.repairGuide);
    // The guide is drawn first.
    await whenIdle();
    return toast.success("Repair guide generated!");
  }

  return { generation, kept, openGuide, generateGuide, showGuide, stop };
}
