import { OnDemand } from "~/shared/ui/OnDemand";
import type { BenchTimer } from "~/features/repair/bench-state";
import type { GuideWork } from "./use-guide-work";

type BenchTimersProps = Pick<GuideWork, "changeBench"> & { timers: readonly BenchTimer[] };

const load = async () => (await import("~/features/repair/bench/TimersBeside")).TimersBeside;

/** The bench's timers, which run on beside the guide. */
export function BenchTimers({ timers, changeBench }: BenchTimersProps) {
  const isNeeded = timers.length > 0;
  return (
    <OnDemand isNeeded={isNeeded} load={load} onFailure={() => {}}>
      {(Beside) =>
        isNeeded && (
          <Beside
            timers={timers}
            onChange={(changed) =>
              changeBench((left) => ({ ...left, timers: changed(left.timers) }))
            }
          />
        )
      }
    </OnDemand>
  );
}
