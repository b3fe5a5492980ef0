import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { flow } from "~/features/repair/flow";
import { forgetAnswers } from "~/features/repair/kept-answers";
import { forgetGuides } from "~/features/repair/kept-guide";
import { RequestForm } from "./RequestForm";
import { RequestAside } from "./RequestAside";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { useRepair } from "~/features/repair/use-repair";

/** Where a repair begins: what is broken, and how. */
export default function RequestPage() {
  const { key } = useLocation();
  const left = useRepair(flow.request);
  // An empty form begins another repair, even one in the same words.
  useEffect(() => {
    if (left) return;
    forgetAnswers();
    forgetGuides();
  }, [left]);
  return (
    <RepairFrame stage={flow.request} repair={null} aside={<RequestAside />}>
      <RequestForm key={key} left={left} />
    </RepairFrame>
  );
}
