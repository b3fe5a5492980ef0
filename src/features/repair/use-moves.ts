import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import { type ItemState, handBack, type Stage } from "./flow";
import { persistHistoryState } from "./persist-history-state";

/** The moves between the screens of a repair. */
export function useMoves() {
  const navigate = useNavigate();

  /**
   * Leaves `repair` in this screen's history entry, and hands the next screen what it needs of that
   * and of what was `added`.
   * @returns false where the browser keeps no state; nothing has moved then
   */
  async function goOn<Needs extends z.ZodType>(
    { path, needs }: Stage<Needs>,
    repair: Parameters<typeof persistHistoryState>[0],
    added: Partial<z.input<Needs>>,
  ): Promise<boolean> {
    const persisted = persistHistoryState(repair);
    if (!persisted) return false;
    await navigate(path, { state: needs.parse({ ...persisted, ...added }) });
    return true;
  }

  function goBack(stage: Stage, repair: ItemState) {
    void navigate(stage.path, { state: handBack(stage, repair) });
  }

  return { goOn, goBack };
}
