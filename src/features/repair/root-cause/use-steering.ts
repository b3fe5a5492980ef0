import type { Choice } from "~/domain/understanding";
import { askAnew, flow, type RootCauseState } from "~/features/repair/flow";
import { answersIn } from "~/features/repair/to-repair-case";
import { useGeneration } from "~/features/repair/use-generation";
import { useMoves } from "~/features/repair/use-moves";
import { useRootCause } from "~/features/repair/use-root-cause";

/** The ways from a root cause that does not fit. Each is a step in the history, so Back leads back here. */
export function useSteering(repair: RootCauseState) {
  const { goOn, goBack } = useMoves();
  const { generation, findRootCause } = useRootCause(repair, useGeneration());
  return {
    isSteering: generation.status === "busy",
    onChoose: (chosen: Choice) => void findRootCause({ source: "handbook", chosen }),
    onElse: () => goBack(flow.request, { ...repair, chosen: undefined, changesItem: true }),
    onAsk: () =>
      void goOn(flow.diagnostics, repair, {
        ...askAnew,
        chosen: repair.understood?.opened ?? repair.chosen,
        earlierAnswers: answersIn(repair),
      }),
  };
}
