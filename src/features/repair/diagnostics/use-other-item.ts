import type { Choice } from "~/domain/understanding";
import { askAnew, type DiagnosticsState, flow } from "~/features/repair/flow";
import { persistHistoryState } from "~/features/repair/persist-history-state";
import { answersIn } from "~/features/repair/to-repair-case";
import { useMoves } from "~/features/repair/use-moves";

/** The ways on where the item is another one. What was typed stays in this screen's history entry. */
export function useOtherItem(typed: DiagnosticsState) {
  const { goOn, goBack } = useMoves();
  return {
    onChoose: (chosen: Choice) => {
      const earlierAnswers = answersIn(typed);
      void goOn(flow.diagnostics, typed, { ...askAnew, chosen, earlierAnswers });
    },
    onElse: () => {
      persistHistoryState(typed);
      goBack(flow.request, { ...typed, chosen: undefined, changesItem: true });
    },
  };
}
