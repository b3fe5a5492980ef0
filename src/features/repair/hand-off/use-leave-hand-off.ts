import { useNavigate } from "react-router-dom";
import { flow, type GuideState } from "~/features/repair/flow";

/** Back to where the sheet was opened; to the guide where nothing lies behind. */
export function useLeaveHandOff(repair: GuideState) {
  const navigate = useNavigate();
  return () => {
    // The router counts its entries here.
    if (window.history.state?.idx !== 0) void navigate(-1);
    else
      void navigate(flow.guide.path, { replace: true, state: { ...repair, atHandOff: undefined } });
  };
}
