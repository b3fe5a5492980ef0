import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify/unstyled";
import type { Guide } from "~/domain/guide/guide";
import { readGuide } from "~/domain/guide/read-guide";
import { passGuideSoFar, type ShownDiagnosis } from "~/domain/safety/gate";
import type { AssistantSource } from "~/services/assistant/assistant";
import { failureMessages } from "~/services/assistant/error-messages";
import { paths } from "~/shared/paths";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ActionBar } from "~/features/repair/ActionBar";
import { GenerationPanel } from "~/features/repair/GenerationPanel";
import { persistHistoryState } from "~/features/repair/persist-history-state";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import {
  backToDiagnostics,
  type GuideState,
  packGuide,
  type RootCauseState,
  toRepairCase,
} from "~/features/repair/repair-state";
import { SourceLabel } from "~/features/repair/SourceLabel";
import { type GenerateOptions, useGeneration } from "~/features/repair/use-generation";
import { DiagnosticResponses } from "./DiagnosticResponses";

type RootCauseProps = {
  arrived: RootCauseState;
  shown: ShownDiagnosis;
};

export function RootCause({ arrived, shown }: RootCauseProps) {
  const navigate = useNavigate();
  const { generation, generate, stop } = useGeneration();

  async function generateGuide(how?: GenerateOptions) {
    const outcome = await generate(
      (assistant, ask) => assistant.repairGuide(toRepairCase(arrived), ask),
      how,
    );
    if (outcome.status === "failed") toast.error(failureMessages.repairGuide);
    if (outcome.status === "answered") await showGuide(outcome.answer, outcome.source);
  }

  async function showGuide(guide: Guide, guideFrom: AssistantSource) {
    const taken = persistHistoryState(arrived);
    if (!taken) return void toast.error(failureMessages.repairGuide);
    const next: GuideState = { ...taken, ...packGuide(guide), guideFrom, doneSteps: [], chat: [] };
    await navigate(paths.repairGuide, { state: next });
    toast.success("Repair guide generated!");
  }

  const isBusy = generation.status === "busy";
  return (
    <>
      <Stack spacing={3}>
        <Card component="section" aria-label="Root Cause Analysis">
          <MarkdownText text={shown.rootCause} />
          <SourceLabel source={arrived.rootCauseFrom} />
        </Card>
        <DiagnosticResponses questions={arrived.questions} />
        <Alert severity="info" role="note" icon={<UiIcon name="arrow-right" />}>
          <AlertTitle>Next Steps</AlertTitle>
          {shown.stop !== null
            ? "Do what the red notice says first. The guide then tells you how to make it safe and whom to call."
            : "If this sounds like your item, generate the repair guide: what you need, how to stay safe, and each step in order. If it does not, go back and correct your answers."}
        </Alert>
      </Stack>
      <GenerationPanel
        generation={generation}
        show={(text) => passGuideSoFar(text, shown.hazards)}
        busyLabel="Writing your repair guide"
        failureMessage={failureMessages.repairGuide}
        onStop={stop}
        onContinue={(continueFrom) => void generateGuide({ continueFrom })}
        // What breaks off is never the handbook's: that comes in one piece.
        onKeep={(text) => void showGuide(readGuide(text), "provider")}
        onUseHandbook={() => void generateGuide({ source: "handbook" })}
      />
      <ActionBar>
        <Button
          size="large"
          disabled={isBusy}
          startIcon={isBusy && <CircularProgress size={20} color="inherit" aria-hidden />}
          onClick={() => void generateGuide()}
        >
          {isBusy ? "Creating Guide..." : "Generate Repair Guide"}
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={() => void navigate(paths.diagnostics, { state: backToDiagnostics(arrived) })}
        >
          Back to Diagnostics
        </Button>
      </ActionBar>
    </>
  );
}
