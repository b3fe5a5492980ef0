import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import { visuallyHidden } from "@mui/utils";
import { useMemo, useState } from "react";
import { splitSteps } from "~/domain/guide/split-step";
import { passGate } from "~/domain/safety/gate";
import { Chat } from "~/features/repair/chat/ChatWidget";
import { greeting } from "~/features/repair/chat/use-chat";
import type { GuideState } from "~/features/repair/flow";
import { unpackGuide, wordsOf } from "~/features/repair/to-repair-case";
import { type BenchDeed, deedOf } from "./bench-keys";
import { BenchRail } from "./BenchRail";
import { BenchScreen } from "./BenchScreen";
import { BenchSides } from "./BenchSides";
import { BenchStop } from "./BenchStop";
import { BenchTop } from "./BenchTop";
import { benchLayout, benchSheet } from "./layout";
import { MoveButtons } from "./MoveButtons";
import { nameOfPlace } from "./name-of-place";
import { placesOf, toggle, useBench } from "./use-bench";
import { useLeaveBench } from "./use-leave-bench";
import { useMovesAtBench } from "./use-moves-at-bench";

/** A guide in use, one step a screen. It lies over everything else, and is an entry of the history. */
export default function Bench({ left }: { left: GuideState }) {
  const { repair, bench, repairCase, change, changeBench } = useBench(left);
  const { chat, doneSteps } = repair;
  const shown = useShown(left, repair);
  const steps = shown.guide.steps;
  const places = placesOf(steps.length, false);
  const place = places.includes(bench.place) ? bench.place : "ready";
  const [isChatOpen, setChatOpen] = useState(false);
  const leave = useLeaveBench(repair);
  const moves = useMovesAtBench({
    places,
    now: { place, timers: bench.timers, doneSteps },
    onMove: ({ doneSteps: done = doneSteps, ...moved }) => {
      change({ doneSteps: done });
      changeBench(moved);
    },
  });

  function next() {
    const isNew = typeof place === "number" && !doneSteps.includes(place);
    moves.next(isNew ? { doneSteps: [...doneSteps, place] } : {});
  }

  const deeds: Partial<Record<BenchDeed, () => void>> = { next, back: moves.back, leave };
  const onTool = (tool: string) => changeBench({ tools: toggle(bench.tools, tool) });
  const name = nameOfPlace(place, steps.length);

  return (
    <Dialog
      open
      fullScreen
      transitionDuration={0}
      slotProps={{ paper: { "aria-label": `At the bench: ${shown.itemDescription}` } }}
      sx={benchSheet}
    >
      <Box
        sx={benchLayout}
        onKeyDown={(event) => {
          const name = deedOf(event);
          const deed = name && deeds[name];
          if (!deed) return;
          event.preventDefault();
          deed();
        }}
      >
        <title>{`${name} · Mendwise`}</title>
        <Box role="status" sx={visuallyHidden}>
          {name}
        </Box>
        <BenchTop steps={steps.length} place={place} doneSteps={doneSteps} onLeave={leave} />
        {shown.stop !== null ? (
          <BenchStop hazards={shown.hazards} />
        ) : (
          <>
            <BenchRail steps={steps} place={place} doneSteps={doneSteps} onJump={moves.jump} />
            <BenchScreen
              key={place}
              shown={shown}
              place={place}
              bench={bench}
              outcome={repair.outcome}
              onTool={onTool}
              onSay={(outcome) => change({ outcome })}
              undo={moves.undo}
            />
            <MoveButtons
              place={place}
              step={typeof place === "number" ? steps[place - 1] : undefined}
              onBack={moves.isFirst ? undefined : moves.back}
              onNext={place === "worked" ? undefined : next}
            />
            <BenchSides
              guide={shown.guide}
              bench={bench}
              onTool={onTool}
              onAsk={() => setChatOpen(true)}
            />
          </>
        )}
        <Chat
          repair={repairCase}
          shown={shown}
          said={chat}
          unsent={repair.chatDraft}
          onSay={(said) => change({ chat: said })}
          isOpen={isChatOpen}
          onClose={() => setChatOpen(false)}
        />
      </Box>
    </Dialog>
  );
}

/**
 * What may be shown at the bench, its steps taken apart. What is said in the chat may take them away.
 * @param left the repair as the bench was opened with it: its words do not change there
 */
function useShown(left: GuideState, { repairGuide, guideParts, chat }: GuideState) {
  return useMemo(() => {
    const guide = splitSteps(unpackGuide({ repairGuide, guideParts }));
    const { rootCause } = left;
    return passGate({ ...wordsOf(left), rootCause, guide, chat: [greeting, ...chat] });
  }, [left, repairGuide, guideParts, chat]);
}
