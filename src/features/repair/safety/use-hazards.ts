import { createContext, useMemo } from "react";
import { findHazards, type Hazards } from "~/domain/safety/read-hazards";
import type { GuideState, ItemState } from "~/features/repair/flow";

/** The hazards of the case on screen, for what stands deep inside the guide and for its chat. */
export const HazardsContext = createContext<Hazards>({ outcome: "none", hazards: [] });

/** The hazards in everything that was written in one case so far, by the person or the assistant. */
export function caseHazards(known: ItemState & Partial<GuideState>): Hazards {
  const { itemDescription, itemIssue, findings, questions = [] } = known;
  const { rootCause, repairGuide, chat = [] } = known;
  const saidBy = (person: boolean) =>
    chat.filter(({ isUser }) => isUser === person).map(({ text }) => text);
  return findHazards({
    itemDescription,
    itemIssue,
    findings,
    answers: questions,
    remarks: saidBy(true).join("\n"),
    assistantText: [rootCause, repairGuide, ...saidBy(false)].join("\n"),
  });
}

export function useHazards(known: ItemState & Partial<GuideState>): Hazards {
  return useMemo(() => caseHazards(known), [known]);
}
