import type { BenchState } from "~/features/repair/bench-state";

/** What is typed in at one step, by the name of its field. */
export type Typed = BenchState["meter"][string];
