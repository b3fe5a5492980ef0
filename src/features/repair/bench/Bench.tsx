import Box from "@mui/material/Box";
import Modal from "@mui/material/Modal";
import { visuallyHidden } from "@mui/utils";
import { useEffect, useMemo } from "react";
import { splitSteps } from "~/domain/guide/split-step";
import type { ShownGuide } from "~/domain/safety/gate";
import { Chat } from "~/features/repair/chat/ChatWidget";
import { useCheckAt } from "~/features/repair/checked/use-check-at";
import type { GuideState } from "~/features/repair/flow";
import { useHandOffEntry } from "~/features/repair/hand-off/use-hand-off-entry";
import { useUnderWay } from "~/features/repair/use-under-way";
import { toggle } from "~/features/repair/toggle";
import { setReturnPlace } from "~/features/repair/return-place";
import { passGuide } from "~/features/repair/safety/pass-guide";
import { unpackGuide } from "~/features/repair/to-repair-case";
import { useLeave } from "~/features/repair/use-leave";
import { type BenchDeed, deedOf } from "./bench-keys";
import { BenchRail } from "./BenchRail";
import { BenchScreen } from "./BenchScreen";
import { BenchSides } from "./BenchSides";
import { BenchStop } from "./BenchStop";
import { BenchTop } from "./BenchTop";
import { BesideRow } from "./BesideRow";
import { CameOff } from "./CameOff";
import { benchLayout, benchSheet, sideColumn, underToasts } from "./layout";
import { MoveButtons } from "./MoveButtons";
import { nameOfPlace } from "./name-of-place";
import { NotWorking } from "./NotWorking";
import { nameOff, putBackItems, stillOff } from "./put-back";
import { timesOfStep } from "./times-of-step";
import { placesOf, useBench } from "./use-bench";
import { useOpened } from "./use-opened";
import { useMovesAtBench } from "./use-moves-at-bench";
import { useReadAloud } from "./use-read-aloud";
import { useReplan } from "./use-replan";
import { isRunning, useTimers } from "./use-timers";
import { useVoice } from "./use-voice";
import { useWakeLock } from "./use-wake-lock";

type BenchProps = { left: GuideState; onShare: (shown: ShownGuide) => void };

/** A guide in use, one step a screen. It lies over everything else, and is an entry of the history. */
export default function Bench({ left, onShare }: BenchProps) {
  const atBench = useBench(left);
  const { repair, bench, repairCase, isPhotoRefused, change, changeBench, note } = atBench;
  const { chat, doneSteps } = repair;
  const shown = useShown(left, repair);
  const isStopped = shown.stop !== null;
  const { steps } = shown.guide;
  const items = putBackItems(bench.log, steps, doneSteps);
  const places = placesOf(steps, items, doneSteps);
  const place = places.includes(bench.place) ? bench.place : "ready";
  const step = typeof place === "number" ? steps[place - 1] : undefined;
  const number = typeof place === "number" ? place : undefined;
  const offered = step && number !== undefined ? timesOfStep(step, number) : [];
  useUnderWay(repair, isStopped);
  useEffect(() => setReturnPlace(place), [place]);
  const { opened, open, close, giveWay } = useOpened<"log" | "trouble" | "chat">();
  const openHandOff = useHandOffEntry(repair);
  const leave = useLeave(repair);
  const wakeLock = useWakeLock();
  const reader = useReadAloud();
  const timers = useTimers(bench.timers, atBench.changeTimers);
  const checkAt = useCheckAt(repair);
  const replan = useReplan(atBench, repairCase);
  const moves = useMovesAtBench({
    places,
    place,
    onMove: (to) => {
      reader?.stop();
      replan.stop();
      changeBench({ place: to });
    },
  });

  /** @returns what takes it back */
  function finishStep() {
    if (number === undefined || doneSteps.includes(number)) return () => {};
    const endSafetyWaits = timers.beginSafetyWaits(offered);
    change({ doneSteps: [...doneSteps, number] });
    return () => {
      endSafetyWaits();
      change({ doneSteps });
    };
  }
  const next = () => moves.next(finishStep);

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
    // The voice that reads says "next" as well.
    if (!reader?.isReading || deed === "back") run(deed);
  });
  const onTool = (tool: string) => changeBench({ tools: toggle(bench.tools, tool) });
  const name = isStopped ? "Stop" : nameOfPlace(place, steps.length, repair.outcome);

  return (
    <Modal open hideBackdrop sx={place === "worked" ? underToasts : benchSheet}>
      <Box
        role="dialog"
        aria-modal
        aria-label={`At the bench: ${shown.itemDescription}`}
        tabIndex={-1}
        sx={{ ...benchLayout, ...sideColumn(step?.picture !== undefined) }}
        onKeyDown={(event) => {
          const deed = deedOf(event);
          if (!deed) return;
          event.preventDefault();
          run(deed);
        }}
      >
        <title>{`${name} · Mendwise`}</title>
        <Box role="status" sx={visuallyHidden}>
          {name}
        </Box>
        <Box role="alert" sx={visuallyHidden}>
          {timers.told}
        </Box>
        <BenchTop
          steps={steps.length}
          place={place}
          doneSteps={doneSteps}
          timers={bench.timers}
          reader={reader}
          voice={voice}
          onLeave={leave}
        />
        {isStopped ? (
          <BenchStop hazards={shown.hazards} />
        ) : (
          <>
            <BenchRail steps={steps} place={place} doneSteps={doneSteps} onJump={moves.jump} />
            <BenchScreen
              // What is celebrated takes the place of what was asked.
              key={`${name} ${bench.versions.length}`}
              shown={shown}
              place={place}
              bench={bench}
              items={items}
              outcome={repair.outcome}
              sounds={{
                before: repair.audioFile,
                after: repair.soundAfter,
                onAfter: (soundAfter) => change({ soundAfter }),
              }}
              wakeLock={wakeLock}
              voice={voice}
              checkAt={checkAt}
              offered={offered}
              timers={timers}
              isDone={number !== undefined && doneSteps.includes(number)}
              onTool={onTool}
              onMeter={(meter) => changeBench({ meter })}
              onBackOn={(id) => changeBench({ backOn: toggle(bench.backOn, id) })}
              onSay={(outcome) => change({ outcome })}
              kind={left.understood?.opened?.kind}
              onShare={() => onShare(shown)}
              onTrouble={() => open("trouble")}
              onHandOff={() => void openHandOff()}
              undo={moves.undo}
              undoReplan={
                replan.undo &&
                (() => {
                  moves.forgetUndo();
                  replan.undo?.();
                })
              }
            />
            {step && <BesideRow onLog={() => open("log")} onTrouble={() => open("trouble")} />}
            <MoveButtons
              place={place}
              step={step}
              isWaiting={bench.timers.some((timer) => timer.isSafety && isRunning(timer))}
              onBack={moves.isFirst ? undefined : moves.back}
              onNext={place === "worked" ? repair.outcome && leave : next}
            />
            <BenchSides
              guide={shown.guide}
              place={place}
              bench={bench}
              onTool={onTool}
              onAsk={() => open("chat")}
            />
            {opened === "log" && step && number !== undefined && (
              <CameOff
                step={number}
                log={bench.log}
                noting={bench.noting}
                isPhotoRefused={isPhotoRefused}
                foretold={step.comesOff}
                onNote={note}
                onLay={(log) => {
                  changeBench({ log, noting: undefined });
                  close();
                }}
                onRemove={(gone) => changeBench({ log: bench.log.filter((one) => one !== gone) })}
                onClose={close}
              />
            )}
            {opened === "trouble" && (
              <NotWorking
                shown={shown}
                step={step}
                known={{
                  step: number ?? steps.length,
                  done: doneSteps,
                  cameOff: stillOff(bench, steps, doneSteps).map(nameOff),
                  tried: bench.tried,
                }}
                deeds={replan}
                onTake={(plan) => {
                  giveWay();
                  moves.forgetUndo();
                  replan.take(plan);
                }}
                onAsk={() => open("chat")}
                onClose={() => {
                  replan.stop();
                  close();
                }}
              />
            )}
          </>
        )}
        <Chat
          repair={repairCase}
          shown={shown}
          said={chat}
          unsent={repair.chatDraft}
          onSay={(said) => change({ chat: said })}
          onStep={(to) => {
            giveWay();
            moves.jump(to);
          }}
          isOpen={opened === "chat"}
          onClose={close}
        />
      </Box>
    </Modal>
  );
}

/**
 * What may be shown at the bench, its steps taken apart. What is said in the chat may take them away.
 * @param left the repair as the bench was opened with it: its words do not change there
 */
function useShown(left: GuideState, { repairGuide, guideParts, chat }: GuideState) {
  return useMemo(() => {
    const guide = splitSteps(unpackGuide({ repairGuide, guideParts }));
    return passGuide({ ...left, chat }, guide);
  }, [left, repairGuide, guideParts, chat]);
}
