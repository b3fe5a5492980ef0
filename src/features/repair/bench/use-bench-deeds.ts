import type { BenchDeed } from "./bench-keys";
import type { BenchSession } from "./use-bench-session";
import { useVoice } from "./use-voice";

/** What a key and a word do at the bench, and the ear for the words. */
export function useBenchDeeds(session: BenchSession) {
  const { place, step, offered, isStopped, reader, timers, moves, next, leave } = session;
  const { opened, open } = session.opened;

  const deeds: Record<BenchDeed, () => void> = {
    next: place === "worked" ? () => {} : next,
    back: moves.back,
    read: reader?.toggle ?? (() => {}),
    timer: () => timers.startOrPause(offered),
    log: () => step && open("log"),
    trouble: () => place !== "ready" && open("trouble"),
    leave,
  };
  const run = (deed: BenchDeed) => {
    if (!isStopped || deed === "leave") deeds[deed]();
  };
  const voice = useVoice((deed) => {
    // Nothing moves beneath what is open, and the voice that reads says "next" as well.
    const isHeard = opened === null && (!reader?.isReading || deed === "back");
    if (isHeard) run(deed);
  });
  return { run, voice };
}
