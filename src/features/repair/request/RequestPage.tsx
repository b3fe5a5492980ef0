import { useLocation } from "react-router-dom";
import { flow } from "~/features/repair/flow";
import { RequestForm } from "./RequestForm";
import { RequestAside } from "./RequestAside";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { useRepair } from "~/features/repair/use-repair";

/** Where a repair begins: what is broken, and how. */
export default function RequestPage() {
  const { key } = useLocation();
  const left = useRepair(flow.request);
  return (
    <RepairFrame stage={flow.request} repair={null} aside={<RequestAside />}>
      <RequestForm key={key} left={left} />
    </RepairFrame>
  );
}
