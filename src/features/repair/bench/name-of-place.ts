import type { BenchPlace } from "~/features/repair/bench-state";

const names = { ready: "Get ready", putBack: "Put it back", worked: "Did it work?" } as const;

/** "Step 4 of 7", or what else is shown. */
export function nameOfPlace(place: BenchPlace, steps: number): string {
  return typeof place === "number" ? `Step ${place} of ${steps}` : names[place];
}
