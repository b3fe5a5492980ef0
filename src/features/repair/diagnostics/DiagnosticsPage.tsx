import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { ItemSummary } from "../ItemSummary";
import { RepairFrame } from "../RepairFrame";
import { backToRequest, diagnosticsState, useArrivedState } from "../repair-state";
import { Diagnostics } from "./Diagnostics";

/** Three questions, chosen for this item and this trouble. */
export default function DiagnosticsPage() {
  const { key } = useLocation();
  const arrived = useArrivedState(diagnosticsState);
  if (!arrived) return <Navigate to={paths.repairRequest} replace />;
  return (
    <RepairFrame
      stage="diagnostics"
      item={arrived}
      title="Diagnostic Questions"
      subtitle="Short answers are fine. If you are not sure, say so."
      crumbs={[
        { label: "Home", to: paths.home },
        { label: "Repair Request", to: paths.repairRequest, state: backToRequest(arrived) },
      ]}
      here="Diagnostics"
      aside={
        <ItemSummary
          // What was found in the files stands in the form, where it can be corrected.
          item={{ ...arrived, photoShows: undefined, recordingHolds: undefined }}
          title="Your item"
          descriptionLabel="Description"
          issueLabel="Issue"
        />
      }
    >
      <Diagnostics key={key} arrived={arrived} />
    </RepairFrame>
  );
}
