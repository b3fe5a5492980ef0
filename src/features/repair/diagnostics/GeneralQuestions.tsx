import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { AssistantSource } from "~/services/assistant/assistant";
import { assistantSource } from "~/services/assistant/choose-assistant";
import { failureMessages, recoveryHint } from "~/services/assistant/error-messages";
import { HandbookInstead } from "~/features/repair/HandbookInstead";

type GeneralQuestionsProps = {
  /** How asking failed; null where it was stopped, or failed before a reload. */
  failure: unknown;
  /** `source`: who is asked, for this once. */
  onAskAgain: (source?: AssistantSource) => void;
};

/** Says that general questions stand below, and offers to ask for better ones. */
export function GeneralQuestions({ failure, onAskAgain }: GeneralQuestionsProps) {
  const hasFailed = failure !== null;
  return (
    <Alert
      severity={hasFailed ? "error" : "info"}
      role={hasFailed ? "alert" : "note"}
      sx={{ mb: 3 }}
    >
      {hasFailed && (
        <>
          <strong>{failureMessages.diagnosticQuestions}</strong> {recoveryHint(failure)}{" "}
        </>
      )}
      Until there are questions about your item, three general ones stand in. What you answer here
      is kept.
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5 }}>
        <Button variant="outlined" size="small" onClick={() => onAskAgain()} sx={{ mt: 1.5 }}>
          Try again
        </Button>
        {assistantSource() !== "handbook" && (
          <HandbookInstead onUse={() => onAskAgain("handbook")} />
        )}
      </Box>
    </Alert>
  );
}
