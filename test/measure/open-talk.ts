import { itemTypes } from "virtual:handbook/item-types";
import type { ChatContext } from "~/domain/handbook/chat/chat-context";
import { putInWords } from "~/domain/handbook/chat/guide-in-words";
import { composeGuide } from "~/domain/handbook/compose-guide";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { rankCauses } from "~/domain/handbook/rank-causes";

/** The page of one fault as if nothing but its name were known; null when the handbook has none. */
export async function openPage(faultId: string): Promise<Diagnosis | null> {
  for (const kind of itemTypes.filter(({ id }) => faultId.startsWith(id))) {
    const { faults } = await kind.playbook();
    const fault = faults.find(({ id }) => id === faultId);
    const [first, ...others] = fault ? rankCauses(fault, []) : [];
    if (fault && first)
      return {
        thing: kind.name,
        kind,
        power: fault.power ?? kind.power,
        fault,
        basis: "fault",
        runnerUp: null,
        pageShare: 1,
        otherPages: [],
        otherKinds: [],
        moved: null,
        language: "en",
        isNameDenied: false,
        evidence: [],
        unsettled: [],
        causes: [first, ...others],
      };
  }
  return null;
}

/** A message to the chat on the guide of a page. */
export function openTalk(page: Diagnosis, message: string): ChatContext {
  const asked = message.toLowerCase().replace(/[’`´]/g, "'");
  return { page, guide: putInWords(composeGuide(page)), history: [], message, asked };
}
