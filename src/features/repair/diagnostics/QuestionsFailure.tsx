import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { AssistantSource } from "~/services/assistant/assistant";
import { assistantSource } from "~/services/assistant/choose-assistant";
import { failureMessages, recoveryHint } from "~/services/assistant/error-messages";
import { HandbookInstead } from "~/features/repair/HandbookInstead";

type QuestionsFailureProps = {
  failure: unknown;
  /** `source`: who is asked, for this once. */
  onAskAgain: (source?: AssistantSource) => void;
};

/** Says why general questions stand below, and offers to ask the assistant again. */
export function QuestionsFailure({ failure, onAskAgain }: QuestionsFailureProps) {
  return (
    <Alert severity="error" role="alert" sx={{ mb: 3 }}>
      <strong>{failureMessages.diagnosticQuestions}</strong> {recoveryHint(failure)} Until then,
      three general questions stand in.
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
