import type { ReactNode } from "react";

let wayBack: ReactNode = null;

/** What the landing page shows of a repair that is under way in this tab. In memory only, and lost with it. */
export const underWay = () => wayBack;

/** Leaves the way back to a repair with the landing page; null where there is none. */
export function setUnderWay(shown: ReactNode) {
  wayBack = shown;
}
