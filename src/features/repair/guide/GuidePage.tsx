import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { ItemSummary } from "../ItemSummary";
import { RepairFrame } from "../RepairFrame";
import {
  backToDiagnostics,
  backToRequest,
  backToRootCause,
  guideState,
  useArrivedState,
} from "../repair-state";
import { Guide } from "./Guide";
import { GuideToolbar } from "./GuideToolbar";

/** The guide, made to be followed with dirty hands at arm's length. */
export default function GuidePage() {
  const { key } = useLocation();
  const arrived = useArrivedState(guideState);
  if (!arrived) return <Navigate to={paths.repairRequest} replace />;
  return (
    <>
      <GuideToolbar guide={arrived} />
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
        <Guide key={key} arrived={arrived} />
      </RepairFrame>
    </>
  );
}
