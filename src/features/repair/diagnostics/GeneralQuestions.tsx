import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { AssistantSource } from "~/services/assistant/assistant";
import { assistantSource } from "~/services/assistant/choose-assistant";
import { failureMessages, recoveryHint } from "~/services/assistant/error-messages";
import { HandbookInstead } from "~/features/repair/HandbookInstead";
import type { FailedGeneration } from "~/features/repair/use-generation";

type GeneralQuestionsProps = {
  /** How asking failed; null where it was stopped, or failed before a reload. */
  failure: FailedGeneration | null;
  /** `source`: who is asked, for this once. */
  onAskAgain: (source?: AssistantSource) => void;
};

/** Says that general questions stand below, and offers to ask for better ones. */
export function GeneralQuestions({ failure, onAskAgain }: GeneralQuestionsProps) {
  return (
    <Alert severity={failure ? "error" : "info"} role={failure ? "alert" : "note"} sx={{ mb: 3 }}>
      {failure && (
        <>
          <strong>{failureMessages.diagnosticQuestions}</strong>{" "}
          {recoveryHint(failure.error, failure.source)}{" "}
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
