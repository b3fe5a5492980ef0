import Button from "@mui/material/Button";
import { toast } from "react-toastify/unstyled";
import { flow, type GuideState } from "~/features/repair/flow";
import { useMoves } from "~/features/repair/use-moves";

type BenchEntryProps = {
  /** The chat hands over itself what is typed into it. */
  repair: Omit<GuideState, "chatDraft">;
  steps: number;
};

/** The way to the bench: to where it was left, if it was. */
export function BenchEntry({ repair, steps }: BenchEntryProps) {
  const { goOn } = useMoves();
  const place = repair.bench?.place;
  async function goToBench() {
    const hasMoved = await goOn(flow.guide, repair, { atBench: true });
    if (!hasMoved) toast.error("This browser keeps no state for this page.");
  }
  return (
    <Button size="large" onClick={() => void goToBench()}>
      {typeof place === "number" ? `Go on at step ${place} of ${steps}` : "Start at the bench"}
    </Button>
  );
}
