import { passGate } from "~/domain/safety/gate";
import type { Hazards } from "~/domain/safety/read-hazards";
import { flow, type RootCauseState } from "~/features/repair/flow";
import { ItemSummary } from "~/features/repair/ItemSummary";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { stagePage } from "~/features/repair/stage-page";
import { wordsOf } from "~/features/repair/to-repair-case";
import { RootCause } from "./RootCause";

/** What most likely went wrong, and why. */
export default stagePage(flow.rootCause, RootCauseScreen);

function RootCauseScreen({ repair }: { repair: RootCauseState }) {
  return (
    <RepairFrame
      stage={flow.rootCause}
      repair={repair}
      aside={
        <ItemSummary
          item={repair}
          title="Item Information"
          descriptionLabel="Description"
          issueLabel="Issue"
        />
      }
    >
      <PassedCause repair={repair} />
    </RepairFrame>
  );
}

/** Read only once the frame is painted. */
function PassedCause({ repair }: { repair: RootCauseState }) {
  const words = wordsOf(repair);
  const shown = passGate({ ...words, rootCause: repair.rootCause });
  // The questions were asked below what the complaint alone tells.
  const told = passGate({ ...words, answers: [] }).hazards;
  const hazards = newsOf(shown.hazards, told);
  return (
    <>
      {hazards && <SafetyNotice hazards={hazards} told={told} />}
      <RootCause repair={repair} shown={shown} />
    </>
  );
}

/**
 * What is to be told of here: of mere cautions those that the screen before has not told.
 * @returns null where that leaves none
 */
function newsOf(present: Hazards, told: Hazards): Hazards | null {
  if (present.outcome !== "caution") return present;
  const known = new Set(told.hazards.map(({ id }) => id));
  const hazards = present.hazards.filter(({ id }) => !known.has(id));
  return hazards.length > 0 ? { ...present, hazards } : null;
}
