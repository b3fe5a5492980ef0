import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import { type ItemState, handBack, type RequestState, type Stage } from "./flow";
import { persistHistoryState, presentEntry } from "./persist-history-state";

/** What `Needed` asks for and `Had` does not surely hold. */
type Lacking<Needed, Had> = {
  [Key in keyof Needed as Had extends Pick<Needed, Key> ? never : Key]: Needed[Key];
};

/** Said where a move could not take the repair along. */
export const notTakenAlong =
  "This browser has no room to take the repair along. Nothing is lost here: try again.";

/** The moves between the screens of a repair. */
export function useMoves() {
  const navigate = useNavigate();
  const [entry] = useState(presentEntry);
  /** A double tap is one move: its second press finds the history at the next entry already. */
  const hasMoved = () => presentEntry() !== entry;

  /**
   * Leaves `repair` in this screen's history entry, and hands the next screen what it needs of that
   * and of what was `added`.
   * @returns false where the browser keeps no state; nothing has moved then
   */
  async function goOn<Needs extends z.ZodType, Repair extends ItemState>(
    { path, needs }: Stage<Needs>,
    repair: Repair,
    added: Lacking<z.input<Needs>, Repair> & Partial<z.input<Needs>>,
  ): Promise<boolean> {
    if (hasMoved()) return true;
    const persisted = persistHistoryState(repair);
    if (!persisted) return false;
    await navigate(path, { state: needs.parse({ ...persisted, ...added }) });
    return true;
  }

  function goBack(stage: Stage, repair: ItemState & Pick<RequestState, "changesItem">) {
    if (hasMoved()) return;
    void navigate(stage.path, { state: handBack(stage, repair) });
  }

  return { goOn, goBack };
}
