import { useMemo, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { passGate } from "~/domain/safety/gate";
import { paths } from "~/shared/paths";
import { greeting } from "~/features/repair/chat/use-chat";
import { ItemSummary } from "~/features/repair/ItemSummary";
import { RepairFrame } from "~/features/repair/RepairFrame";
import {
  backToDiagnostics,
  backToRequest,
  backToRootCause,
  type GuideState,
  guideState,
  unpackGuide,
  useArrivedState,
  wordsOf,
} from "~/features/repair/repair-state";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { Guide } from "./Guide";
import { GuideToolbar } from "./GuideToolbar";

/** The guide, made to be followed with dirty hands at arm's length. */
export default function GuidePage() {
  const { key } = useLocation();
  const arrived = useArrivedState(guideState);
  if (!arrived) return <Navigate to={paths.repairRequest} replace />;
  return <GuideScreen key={key} arrived={arrived} />;
}

/** The chat lives here: what is said in it may be reason to take the steps away. */
function GuideScreen({ arrived }: { arrived: GuideState }) {
  const [chat, setChat] = useState(arrived.chat);
  const state = useMemo(() => ({ ...arrived, chat }), [arrived, chat]);
  const shown = useMemo(() => {
    const { rootCause, chat: said } = state;
    const guide = unpackGuide(state);
    return passGate({ ...wordsOf(state), rootCause, guide, chat: [greeting, ...said] });
  }, [state]);
  return (
    <>
      <GuideToolbar shown={shown} back={backToRootCause(arrived)} />
      <RepairFrame
        stage="guide"
        item={arrived}
        title="Step-by-Step Repair Guide"
        crumbs={[
          { label: "Home", to: paths.home },
          { label: "Repair Request", to: paths.repairRequest, state: backToRequest(arrived) },
          { label: "Diagnostics", to: paths.diagnostics, state: backToDiagnostics(arrived) },
          { label: "Root Cause", to: paths.rootCause, state: backToRootCause(arrived) },
        ]}
        here="Repair Guide"
        aside={
          <ItemSummary
            item={arrived}
            title="Item Information"
            descriptionLabel="Description"
            issueLabel="Issue"
          />
        }
      >
        <SafetyNotice hazards={shown.hazards} />
        <Guide arrived={state} shown={shown} onSay={setChat} />
      </RepairFrame>
    </>
  );
}
