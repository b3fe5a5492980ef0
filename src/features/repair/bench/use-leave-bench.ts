import { useNavigate } from "react-router-dom";
import { flow, type GuideState } from "~/features/repair/flow";

/** Back to the guide, which lies behind in the history; in its place where nothing does. */
export function useLeaveBench(repair: GuideState) {
  const navigate = useNavigate();
  return () => {
    // The router counts its entries here.
    if (window.history.state?.idx !== 0) void navigate(-1);
    else
      void navigate(flow.guide.path, { replace: true, state: { ...repair, atBench: undefined } });
  };
}
