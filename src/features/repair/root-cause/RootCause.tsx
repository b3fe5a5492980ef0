import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { readGuide } from "~/domain/guide/read-guide";
import { passGuideSoFar, type ShownDiagnosis } from "~/domain/safety/gate";
import { failureMessages } from "~/services/assistant/error-messages";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ActionBar } from "~/features/repair/ActionBar";
import { CutNote } from "~/features/repair/CutNote";
import { CheckedCause } from "~/features/repair/checked/CheckedCause";
import { CheckSoFar } from "~/features/repair/checked/CheckSoFar";
import { GenerationPanel } from "~/features/repair/GenerationPanel";
import { flow, type RootCauseState } from "~/features/repair/flow";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { SourceControl } from "~/features/repair/SourceLabel";
import { useMoves } from "~/features/repair/use-moves";
import { wordsOf } from "~/features/repair/to-repair-case";
import { SecondTrouble } from "~/features/repair/SecondTrouble";
import { UnderstoodItem } from "~/features/repair/UnderstoodItem";
import { OtherTroubles } from "./OtherTroubles";
import { useSteering } from "./use-steering";
import { DiagnosticResponses } from "./DiagnosticResponses";
import { useRepairGuide } from "./use-repair-guide";

/** The handbook names the cause in bold in its first sentences, and ends with what to check first. */
const handbookCause = {
  "& p:first-of-type > strong:first-of-type": { fontSize: "1.375rem", lineHeight: 1.3 },
  "& p:last-of-type:not(:first-of-type)": { p: 2, borderRadius: 2, bgcolor: "tint" },
};

type RootCauseProps = { repair: RootCauseState; shown: ShownDiagnosis };

/** The cause, the ways from one that does not fit, and the way to the guide. */
export function RootCause({ repair, shown }: RootCauseProps) {
  const { goBack } = useMoves();
  const { generation, kept, openGuide, generateGuide, showGuide, stop } = useRepairGuide(repair);
  const { isSteering, ...steer } = useSteering(repair);
  const isBusy = generation.status === "busy";
  const { understood } = repair;
  const isLocked = isBusy || isSteering;
  return (
    <>
      <Stack spacing={3}>
        <Card
          component="section"
          aria-label="Root Cause Analysis"
          sx={repair.rootCauseFrom === "handbook" ? handbookCause : undefined}
        >
          {repair.isRootCauseCut && <CutNote />}
          <MarkdownText text={shown.rootCause} />
          {shown.stop === null && <CheckedCause repair={repair} />}
          <SourceControl source={repair.rootCauseFrom} />
        </Card>
        {understood && (
          <UnderstoodItem isCauseShown understood={understood} isLocked={isLocked} {...steer} />
        )}
        {understood && shown.stop === null && (
          <OtherTroubles understood={understood} isLocked={isLocked} {...steer} />
        )}
        <DiagnosticResponses questions={wordsOf(repair).answers} />
        {shown.stop === null && <SecondTrouble repair={repair} />}
        <NextSteps
          isStop={shown.stop !== null}
          hasOthers={Boolean(understood?.otherTroubles.length)}
        />
      </Stack>
      <GenerationPanel
        generation={generation}
        show={(text) => passGuideSoFar(text, shown.hazards)}
        renderBelow={(text) => <CheckSoFar words={wordsOf(repair)} text={text} />}
        busyLabel="Writing your repair guide"
        failureMessage={failureMessages.repairGuide}
        onStop={stop}
        onContinue={(continueFrom) => void generateGuide({ continueFrom })}
        onKeep={(text, source) => void showGuide(readGuide(text), source, true)}
        onUseHandbook={() => void generateGuide({ source: "handbook" })}
      />
      <ActionBar>
        <Button
          variant="outlined"
          size="large"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={() => goBack(flow.diagnostics, repair)}
        >
          Back to Diagnostics
        </Button>
        {kept?.guideFrom && kept.guideFrom !== "handbook" && !isBusy && (
          <Button variant="text" size="large" onClick={() => void generateGuide()}>
            Write it anew
          </Button>
        )}
        <Button
          size="large"
          loading={isBusy}
          disabled={isSteering}
          onClick={() => void openGuide()}
        >
          {isBusy ? "Creating Guide..." : "Generate Repair Guide"}
        </Button>
      </ActionBar>
    </>
  );
}

function NextSteps({ isStop, hasOthers }: { isStop: boolean; hasOthers: boolean }) {
  const ifNot = hasOthers ? "pick another trouble, or go back" : "go back";
  return (
    <Alert severity="info" role="note" icon={<UiIcon name="arrow-right" />}>
      <AlertTitle>Next Steps</AlertTitle>
      {isStop
        ? "Do what the red notice says first. The guide then tells you how to make it safe and whom to call."
        : `If this sounds like your item, generate the repair guide: what you need, how to stay safe, and each step in order. If it does not, ${ifNot} and correct your answers.`}
    </Alert>
  );
}
