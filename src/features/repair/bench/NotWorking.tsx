import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { passGuideSoFar, type ShownGuide, type ShownText } from "~/domain/safety/gate";
import { GenerationPanel } from "~/features/repair/GenerationPanel";
import type { Rewritten, Trouble } from "~/services/assistant/assistant";
import { BenchDrawer } from "./BenchDrawer";
import { MakeSafe, WhomToCall } from "./MakeSafe";
import type { useReplan } from "./use-replan";

type NotWorkingProps = {
  shown: ShownGuide;
  /** What the step itself says of not going, if it does. */
  ifNot: ShownText | undefined;
  /** What is known of the step, but for what is wrong with it. */
  known: Omit<Trouble, "what">;
  deeds: ReturnType<typeof useReplan>;
  onTake: (plan: Rewritten) => void;
  onAsk: () => void;
  onClose: () => void;
};

const troubles = [
  ["I can’t do it", "cannot be done"],
  ["It looks different", "looks different"],
  ["I don’t see it", "is not to be seen"],
] as const;

/**
 * What to do where a step does not work: what the step itself says, then something else, or make it safe
 * and call somebody.
 */
export function NotWorking({
  shown,
  ifNot,
  known,
  deeds,
  onTake,
  onAsk,
  onClose,
}: NotWorkingProps) {
  const [isWrong, setWrong] = useState(false);
  const [isTried, setTried] = useState(ifNot === undefined);
  const { generation, trouble, isAtEnd } = deeds;

  async function tell(what: Trouble["what"], how = {}) {
    const plan = await deeds.replan({ ...known, what }, how);
    if (plan) onTake(plan);
  }

  if (isWrong)
    return (
      <BenchDrawer title="Make it safe first" onClose={onClose}>
        <MakeSafe guide={shown.guide} />
      </BenchDrawer>
    );
  const somethingIsWrong = (
    <Button color="error" onClick={() => setWrong(true)}>
      Something is wrong
    </Button>
  );
  if (!isTried)
    return (
      <BenchDrawer title="Try this first" onClose={onClose}>
        <Typography sx={{ fontSize: "1.375rem", lineHeight: 1.35 }}>{ifNot}</Typography>
        <Button variant="contained" onClick={onClose}>
          That helped
        </Button>
        <Button variant="outlined" onClick={() => setTried(true)}>
          Still not working
        </Button>
        {somethingIsWrong}
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
        <>
          {troubles.map(([words, what]) => (
            <Button key={what} variant="outlined" onClick={() => void tell(what)}>
              {words}
            </Button>
          ))}
          <Button variant="outlined" onClick={onAsk}>
            Ask about repair steps
          </Button>
          {somethingIsWrong}
        </>
      )}
      {trouble && (
        <GenerationPanel
          generation={generation}
          show={(text) => passGuideSoFar(text, shown.hazards)}
          busyLabel="Looking for what to try next"
          failureMessage="Nothing else could be found."
          onStop={deeds.stop}
          onContinue={(continueFrom) => void tell(trouble.what, { continueFrom })}
          onKeep={(text) => onTake(deeds.readPart(text, trouble))}
          onUseHandbook={() => void tell(trouble.what, { source: "handbook" })}
        />
      )}
    </BenchDrawer>
  );
}
