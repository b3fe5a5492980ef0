import { useEffect, useRef } from "react";
import { toast } from "react-toastify/unstyled";
import type { Sounds } from "~/domain/findings";
import { flow, type RequestState } from "~/features/repair/flow";
import { keptAnswers } from "~/features/repair/kept-answers";
import { restoreFile, type SerializedFile } from "~/features/repair/serialized-file";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { useMoves } from "~/features/repair/use-moves";
import { assistantSource } from "~/services/assistant/choose-assistant";
import { onAGuess } from "~/shared/on-a-guess";
import { savesData, whenIdle } from "~/shared/when-quiet";

/** The specification's simulated wait: the request itself makes no call. */
const analysisMs = 1500;
/** Longer than a ten-megabyte recording takes on a slow phone; after it the request goes on without. */
const listeningMs = 10_000;

/** Begins the simulated wait. From the tap on: to show that it is busy takes a slow phone a while by itself. */
export const startAnalysis = () => new Promise<void>((resolve) => setTimeout(resolve, analysisMs));

/** Listens to the recording during the simulated wait, then goes on to the questions. */
export function useStartDiagnosis() {
  const { goOn } = useMoves();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  return async (draft: RequestState, analysis: Promise<void>) => {
    // What fails here is tried again, and told, where it is needed.
    void onAGuess(() => prefetchPages(draft));
    const [recording] = await Promise.all([
      draft.findings.recording ?? findingsIn(draft.audioFile),
      analysis,
    ]);
    // The person may have left during the wait, and must not be pulled back then.
    if (isLeft.current) return;
    try {
      const heard = { findings: { ...draft.findings, recording } };
      const hasMoved = await goOn(flow.diagnostics, draft, keptAnswers(draft) ?? heard);
      if (!hasMoved) throw new Error("The browser keeps no state for this page");
      // Until the next screen is drawn the form waits as it is: to draw that anew would delay the screen.
      await whenIdle();
      // The toasts that are still up speak of the form.
      toast.dismiss();
      toast.success("Starting diagnostic analysis!");
    } catch (error) {
      console.error("The request could not go on:", error);
      toast.error("Failed to start diagnostic analysis. Please try again.");
    }
  };
}

/** The wait is long enough to fetch the handbook's pages of the thing that was described. */
async function prefetchPages(draft: RequestState) {
  if (savesData() || assistantSource() !== "handbook") return;
  // The button shows first that it was pressed.
  await whenIdle();
  const { diagnoseCase } = await import("~/domain/handbook/diagnose-case");
  await diagnoseCase(toRepairCase(draft));
}

/** What is heard in the recording; undefined where there is none, or the browser cannot tell. */
async function findingsIn(recording: SerializedFile | null) {
  const sounds = recording && (await soundsIn(recording));
  return sounds ? { sounds } : undefined;
}

async function soundsIn(recording: SerializedFile): Promise<Sounds | undefined> {
  try {
    const { hearSounds } = await import("~/services/sound/listen");
    return await hearSounds(restoreFile(recording), AbortSignal.timeout(listeningMs));
  } catch {
    // Offline, before that part of the app was fetched.
    return undefined;
  }
}
