import { Navigate, useLocation } from "react-router-dom";
import { paths } from "~/shared/paths";
import { diagnosticsState, useArrivedState } from "~/features/repair/repair-state";
import { Diagnostics } from "./Diagnostics";

/** Three questions, chosen for this item and this trouble. */
export default function DiagnosticsPage() {
  const { key } = useLocation();
  const arrived = useArrivedState(diagnosticsState);
  if (!arrived) return <Navigate to={paths.repairRequest} replace />;
  return <Diagnostics key={key} arrived={arrived} />;
}
