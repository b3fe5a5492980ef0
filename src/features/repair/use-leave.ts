import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { flow, type GuideState } from "./flow";

/** Back to what lies behind the bench or the hand-off sheet in the history; to the guide where nothing does. */
export function useLeave(repair: GuideState) {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return () => {
    // Back takes a moment, and the second press of a double tap would go back once more.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // The router counts its entries here.
    if (window.history.state?.idx !== 0) void navigate(-1);
    else {
      const guide = { ...repair, atBench: undefined, atHandOff: undefined };
      void navigate(flow.guide.path, { replace: true, state: guide });
    }
  };
}
