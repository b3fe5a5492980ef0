import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { assistantSource } from "../../services/assistant/choose-assistant";
import { nextStepAfter } from "../../services/assistant/failure-words";
import { UiIcon } from "../../shared/ui/icons/UiIcon";
import { HandbookInstead } from "./HandbookInstead";
import { MarkdownText } from "./markdown/MarkdownText";
import type { Generation } from "./use-generation";

type GenerationPanelProps = {
  generation: Generation;
  /** What is being written, for a screen reader: "Writing the root cause". */
  busyLabel: string;
  /** The catalogue's words for this failure. */
  failureMessage: string;
  onStop: () => void;
  /** Has the handbook answer instead, for this once. */
  onUseHandbook: () => void;
};

/** What the assistant is writing at this moment, or what became of the last try. */
export function GenerationPanel({
  generation,
  busyLabel,
  failureMessage,
  onStop,
  onUseHandbook,
}: GenerationPanelProps) {
  switch (generation.status) {
    case "idle":
      return null;
    case "busy":
      return (
        <Card sx={{ mt: 3 }}>
          <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 1.5 }}>
            <Typography role="status" sx={{ flexGrow: 1, color: "text.secondary" }}>
              {busyLabel}
            </Typography>
            <Button
              variant="outlined"
              size="small"
              startIcon={<UiIcon name="stop" />}
              onClick={onStop}
            >
              Stop
            </Button>
          </Box>
          <Box aria-busy>
            {generation.text ? <MarkdownText text={generation.text} /> : <TextSkeleton />}
          </Box>
        </Card>
      );
    case "stopped":
      return (
        generation.text && (
          <Card sx={{ mt: 3 }}>
            <Typography role="status" sx={{ color: "text.secondary", mb: 1.5 }}>
              Stopped. This much had come.
            </Typography>
            <MarkdownText text={generation.text} />
          </Card>
        )
      );
    case "failed":
      return (
        <Box sx={{ mt: 3 }}>
          <Alert severity="error" role="alert">
            <strong>{failureMessage}</strong> {nextStepAfter(generation.error)}
            {assistantSource() === "provider" && (
              <Box>
                <HandbookInstead onUse={onUseHandbook} />
              </Box>
            )}
          </Alert>
          {generation.text && (
            <Card sx={{ mt: 2 }}>
              <MarkdownText text={generation.text} />
            </Card>
          )}
        </Box>
      );
  }
}

function TextSkeleton() {
  return (
    <Box aria-hidden sx={{ maxWidth: "68ch" }}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="92%" />
      <Skeleton width="60%" />
    </Box>
  );
}
