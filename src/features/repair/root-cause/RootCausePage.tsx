import { Navigate, useLocation } from "react-router-dom";
import { passGate } from "~/domain/safety/gate";
import { paths } from "~/shared/paths";
import { ItemSummary } from "~/features/repair/ItemSummary";
import { RepairFrame } from "~/features/repair/RepairFrame";
import {
  backToDiagnostics,
  backToRequest,
  rootCauseState,
  useArrivedState,
  wordsOf,
} from "~/features/repair/repair-state";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { RootCause } from "./RootCause";

/** What most likely went wrong, and why. */
export default function RootCausePage() {
  const { key } = useLocation();
  const arrived = useArrivedState(rootCauseState);
  if (!arrived) return <Navigate to={paths.repairRequest} replace />;
  const shown = passGate({ ...wordsOf(arrived), rootCause: arrived.rootCause });
  return (
    <RepairFrame
      stage="root-cause"
      item={arrived}
      title="Root Cause Analysis"
      subtitle="We've analyzed your issue and identified the likely cause"
      crumbs={[
        { label: "Home", to: paths.home },
        { label: "Repair Request", to: paths.repairRequest, state: backToRequest(arrived) },
        { label: "Diagnostics", to: paths.diagnostics, state: backToDiagnostics(arrived) },
      ]}
      here="Root Cause"
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
      <RootCause key={key} arrived={arrived} shown={shown} />
    </RepairFrame>
  );
}
