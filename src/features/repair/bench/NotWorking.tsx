import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { makesSafe } from "~/domain/guide/safe-steps";
import { passGuideSoFar, type ShownGuide } from "~/domain/safety/gate";
import { GenerationPanel } from "~/features/repair/GenerationPanel";
import type { Rewritten, Trouble } from "~/services/assistant/assistant";
import { BenchDrawer } from "./BenchDrawer";
import { MakeSafe, StopHere, WhomToCall } from "./MakeSafe";
import type { ShownStep } from "./shown-bench";
import type { useReplan } from "./use-replan";

type NotWorkingProps = {
  shown: ShownGuide;
  /** The step that does not go; undefined where all are done. */
  step: ShownStep | undefined;
  /** What is known of the step, but for what is wrong with it. */
  known: Omit<Trouble, "what">;
  deeds: ReturnType<typeof useReplan>;
  onTake: (plan: Rewritten) => void;
  onAsk: () => void;
  onClose: () => void;
};

type View = "try first" | "troubles" | "wrong" | "stop";

const troubles = [
  ["I can’t do it", "cannot be done"],
  ["It looks different", "looks different"],
  ["I don’t see it", "is not to be seen"],
] as const;

/**
 * What to do where a step does not work: what the step itself says, then something else, or make it safe
 * and call somebody. Where it is the step that makes the others safe, there is nothing else.
 */
export function NotWorking({ shown, step, known, deeds, onTake, onAsk, onClose }: NotWorkingProps) {
  const ifNot = step?.ifNot;
  const [view, setView] = useState<View>(ifNot === undefined ? "troubles" : "try first");
  const { generation, trouble, isAtEnd } = deeds;

  async function tell(what: Trouble["what"], how = {}) {
    if (step && makesSafe(step)) return setView("stop");
    const plan = await deeds.replan({ ...known, what }, how);
    if (plan) onTake(plan);
  }

  if (view === "stop")
    return (
      <BenchDrawer title="Stop here" onClose={onClose}>
        <StopHere guide={shown.guide} />
        <Button variant="contained" onClick={onClose}>
          Back to the step
        </Button>
      </BenchDrawer>
    );
  if (view === "wrong")
    return (
      <BenchDrawer title="Make it safe first" onClose={onClose}>
        <MakeSafe guide={shown.guide} />
      </BenchDrawer>
    );
  const onWrong = () => setView("wrong");
  if (view === "try first")
    return (
      <BenchDrawer title="Try this first" onClose={onClose}>
        <Typography sx={{ fontSize: "1.375rem", lineHeight: 1.35 }}>{ifNot}</Typography>
        <Button variant="contained" onClick={onClose}>
          That helped
        </Button>
        <Button variant="outlined" onClick={() => setView("troubles")}>
          Still not working
        </Button>
        <SomethingIsWrong onWrong={onWrong} />
      </BenchDrawer>
    );
  if (isAtEnd)
    return (
      <BenchDrawer title="Time for another pair of eyes" onClose={onClose}>
        <Typography>
          That was the last thing to try here. Nothing that was ruled out comes back.
        </Typography>
        <WhomToCall guide={shown.guide} />
      </BenchDrawer>
    );
  return (
    <BenchDrawer title="Not working" onClose={onClose}>
      {generation.status !== "busy" && (
        <Troubles onTell={(what) => void tell(what)} onAsk={onAsk} onWrong={onWrong} />
      )}
      {trouble?.step === known.step && (
        <GenerationPanel
          generation={generation}
          show={(text) => passGuideSoFar(text, shown.hazards)}
          busyLabel="Looking for what to try next"
          failureMessage="Nothing else could be found."
          onStop={deeds.stop}
          onContinue={(continueFrom) => void tell(trouble.what, { continueFrom })}
          onKeep={(text) => onTake(deeds.readPart(text, { ...known, what: trouble.what }))}
          onUseHandbook={() => void tell(trouble.what, { source: "handbook" })}
        />
      )}
    </BenchDrawer>
  );
}

type TroublesProps = {
  onTell: (what: Trouble["what"]) => void;
  onAsk: () => void;
  onWrong: () => void;
};

/** What may be the matter with a step. */
function Troubles({ onTell, onAsk, onWrong }: TroublesProps) {
  return (
    <>
      {troubles.map(([words, what]) => (
        <Button key={what} variant="outlined" onClick={() => onTell(what)}>
          {words}
        </Button>
      ))}
      <Button variant="outlined" onClick={onAsk}>
        Ask about repair steps
      </Button>
      <SomethingIsWrong onWrong={onWrong} />
    </>
  );
}

function SomethingIsWrong({ onWrong }: Pick<TroublesProps, "onWrong">) {
  return (
    <Button variant="outlined" color="error" onClick={onWrong}>
      Something is wrong
    </Button>
  );
}
