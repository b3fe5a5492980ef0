import { BigTick } from "./BigTick";
import type { Voice } from "./use-voice";

/** Off until it is ticked, and told what that means. */
export function VoiceTick({ voice: { state, toggle } }: { voice: Voice }) {
  return (
    <BigTick isTicked={state === "on"} onTick={toggle}>
      Voice commands
      <small>
        {state === "refused"
          ? "This browser does not listen here. Allow it the microphone, then try again."
          : "Say next, back, repeat or done. Whoever made this browser may hear what is said."}
      </small>
    </BigTick>
  );
}
