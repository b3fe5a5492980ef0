import { useLocation } from "react-router-dom";
import { requestState, useArrivedState } from "~/features/repair/repair-state";
import { RequestForm } from "./RequestForm";
import { RequestAside } from "./RequestAside";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { paths } from "~/shared/paths";

/** Where a repair begins: what is broken, and how. */
export default function RequestPage() {
  const { key } = useLocation();
  const kept = useArrivedState(requestState);
  return (
    <RepairFrame
      stage="request"
      title="Submit a Repair Request"
      subtitle="Get step-by-step guidance on how to repair your item"
      crumbs={[{ label: "Back to Home", to: paths.home }]}
      aside={<RequestAside />}
    >
      <RequestForm key={key} kept={kept} />
    </RepairFrame>
  );
}
