import type { BenchPlace } from "~/features/repair/bench-state";

import type { Outcome } from "~/features/repair/flow";

const names = { ready: "Get ready", putBack: "Put it back", worked: "Did it work?" } as const;

/** "Step 4 of 7", or what else is shown. */
export function nameOfPlace(place: BenchPlace, steps: number, outcome?: Outcome): string {
  if (place === "worked" && outcome === "worked") return "It works again";
  return typeof place === "number" ? `Step ${place} of ${steps}` : names[place];
}
