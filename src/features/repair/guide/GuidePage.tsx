import { lazy, useMemo, useState } from "react";
import type { ChatMessage } from "~/domain/repair-case";
import { passGate, type ShownGuide } from "~/domain/safety/gate";
import { flow, type GuideState } from "~/features/repair/flow";
import { ItemSummary } from "~/features/repair/ItemSummary";
import { withLatest } from "~/features/repair/kept-guide";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { passGuide } from "~/features/repair/safety/pass-guide";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { stagePage } from "~/features/repair/stage-page";
import { unpackGuide, wordsOf } from "~/features/repair/to-repair-case";
import { GuideBody } from "./GuideBody";
import { saysCautions } from "./GuideSections";
import { GuideToolbar } from "./GuideToolbar";
import { LinkToCopy } from "./LinkToCopy";
import { PaperStyles } from "./PaperStyles";
import { shareGuide } from "./share-guide";

/** From the same file as the guide: one of its own would part what the first screens fetch in one. */
export { SharedGuidePage } from "~/features/repair/guide/sharing/SharedGuidePage";

/** The guide, made to be followed with dirty hands at arm's length. */
export default stagePage(flow.guide, GuideOrBench);

/** Chunks of their own: most guides are read before they are followed. */
const Bench = lazy(() => import("~/features/repair/bench/Bench"));
const HandOff = lazy(() => import("~/features/repair/hand-off/HandOff"));

const share = (shown: ShownGuide) => void shareGuide(shown);

function GuideOrBench({ repair: left }: { repair: GuideState }) {
  const [repair] = useState(() => withLatest(left));
  if (repair.atHandOff) return <HandOff left={repair} />;
  return (
    <>
      {repair.atBench ? <Bench left={repair} onShare={share} /> : <GuideScreen repair={repair} />}
      <LinkToCopy />
    </>
  );
}

/** The chat lives here: what is said in it may be reason to take the steps away. */
function GuideScreen({ repair: handed }: { repair: GuideState }) {
  const [chat, setChat] = useState(handed.chat);
  const repair = useMemo(() => ({ ...handed, chat }), [handed, chat]);
  return (
    <>
      <PaperStyles />
      <GuideToolbar pass={() => passGuide(repair, unpackGuide(repair))} repair={repair} />
      <RepairFrame
        stage={flow.guide}
        repair={repair}
        aside={
          <ItemSummary
            item={repair}
            title="Item Information"
            descriptionLabel="Description"
            issueLabel="Issue"
          />
        }
      >
        <PassedGuide repair={repair} onSay={setChat} />
      </RepairFrame>
    </>
  );
}

type PassedGuideProps = { repair: GuideState; onSay: (said: ChatMessage[]) => void };

/** Read only once the frame is painted. */
function PassedGuide({ repair, onSay }: PassedGuideProps) {
  const shown = useMemo(() => passGuide(repair, unpackGuide(repair)), [repair]);
  // What the chat or the guide itself tells of is new here.
  const told = useMemo(() => passGate(wordsOf(repair)).hazards, [repair]);
  return (
    <>
      {!saysCautions(shown) && <SafetyNotice hazards={shown.hazards} told={told} />}
      <GuideBody handed={repair} shown={shown} onSay={onSay} />
    </>
  );
}
