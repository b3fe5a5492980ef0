import { useMemo, useState } from "react";
import { flow, type GuideState } from "~/features/repair/flow";
import { ItemSummary } from "~/features/repair/ItemSummary";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { HazardsContext, useHazards } from "~/features/repair/safety/use-hazards";
import { stagePage } from "~/features/repair/stage-page";
import { Guide } from "./Guide";
import { GuideToolbar } from "./GuideToolbar";

/** The guide, made to be followed with dirty hands at arm's length. */
export default stagePage(flow.guide, GuideScreen);

/** The chat lives here: what is said in it may be reason to take the steps away. */
function GuideScreen({ repair: arrived }: { repair: GuideState }) {
  const [chat, setChat] = useState(arrived.chat);
  const guide = useMemo(() => ({ ...arrived, chat }), [arrived, chat]);
  const hazards = useHazards(guide);
  return (
    <HazardsContext value={hazards}>
      <GuideToolbar guide={guide} />
      <RepairFrame
        stage={flow.guide}
        repair={arrived}
        aside={
          <ItemSummary
            item={arrived}
            title="Item Information"
            descriptionLabel="Description"
            issueLabel="Issue"
          />
        }
      >
        <SafetyNotice hazards={hazards} />
        <Guide arrived={guide} onSay={setChat} />
      </RepairFrame>
    </HazardsContext>
  );
}
