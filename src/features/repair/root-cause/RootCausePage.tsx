import { flow, type RootCauseState } from "~/features/repair/flow";
import { ItemSummary } from "~/features/repair/ItemSummary";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { caseHazards } from "~/features/repair/safety/use-hazards";
import { stagePage } from "~/features/repair/stage-page";
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
      <SafetyNotice hazards={caseHazards(repair)} />
      <RootCause repair={repair} />
    </RepairFrame>
  );
}
