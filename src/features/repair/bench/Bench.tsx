import Box from "@mui/material/Box";
import Modal from "@mui/material/Modal";
import { visuallyHidden } from "@mui/utils";
import type { ShownGuide } from "~/domain/safety/gate";
import { Chat } from "~/features/repair/chat/ChatWidget";
import type { GuideState } from "~/features/repair/flow";
import { layers } from "~/features/repair/layers";
import { deedOf } from "./bench-keys";
import { BenchStop } from "./BenchStop";
import { BenchTop } from "./BenchTop";
import { BenchWork } from "./BenchWork";
import { benchLayout, sideColumn } from "./layout";
import { useBenchDeeds } from "./use-bench-deeds";
import { useBenchSession } from "./use-bench-session";

type BenchProps = { left: GuideState; onShare: (shown: ShownGuide) => void };

/** A guide in use, one step a screen. It lies over everything else, and is an entry of the history. */
export default function Bench({ left, onShare }: BenchProps) {
  const session = useBenchSession(left);
  const { shown, repair, bench, place, step, name, timers, moves } = session;
  const { opened, close, giveWay } = session.opened;
  const { run, voice } = useBenchDeeds(session);
  const zIndex = place === "worked" ? layers.benchAtEnd : layers.bench;

  return (
    <Modal open hideBackdrop sx={{ zIndex }}>
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
          steps={shown.guide.steps.length}
          place={place}
          doneSteps={repair.doneSteps}
          timers={bench.timers}
          reader={session.reader}
          voice={voice}
          onLeave={session.leave}
        />
        {session.isStopped ? (
          <BenchStop hazards={shown.hazards} />
        ) : (
          <BenchWork session={session} voice={voice} onShare={() => onShare(shown)} />
        )}
        <Chat
          repair={session.repairCase}
          shown={shown}
          said={repair.chat}
          unsent={repair.chatDraft}
          onSay={(said) => session.change({ chat: said })}
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
