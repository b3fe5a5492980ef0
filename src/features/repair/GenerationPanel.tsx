import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useDeferredValue, useEffect } from "react";
import { useStore } from "zustand";
import type { ShownText } from "~/domain/safety/gate";
import type { AssistantSource } from "~/services/assistant/assistant";
import { assistantSource } from "~/services/assistant/choose-assistant";
import { recoveryHint } from "~/services/assistant/error-messages";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { bringIntoView } from "./bring-into-view";
import { HandbookInstead } from "./HandbookInstead";
import { MarkdownText } from "./markdown/MarkdownText";
import { warmUpReader } from "./markdown/warm-up-reader";
import type { Generation, GrowingText, UnfinishedText } from "./use-generation";
import { WaitNotice } from "./WaitNotice";

type GenerationPanelProps = {
  generation: Generation;
  /** What is being written, for a screen reader: "Writing the root cause". */
  busyLabel: string;
  /** The catalogue's words for this failure. */
  failureMessage: string;
  /** What may be read of a text that is being written or broke off; null for nothing. */
  show: (text: string) => ShownText | null;
  /** What is said below a text that may be read. */
  renderBelow?: (text: string) => ReactNode;
  onStop: () => void;
  /** Has the assistant go on from a text that broke off. */
  onContinue: (text: string) => void;
  /** Takes a text that broke off for the answer. */
  onKeep: (text: string, source: AssistantSource) => void;
  /** Has the handbook answer instead, for this once. */
  onUseHandbook: () => void;
};

/** What the assistant is writing at this moment, or what became of the last try. */
export function GenerationPanel(props: GenerationPanelProps) {
  const { generation, busyLabel, failureMessage, onStop, onUseHandbook } = props;
  useEffect(() => void warmUpReader(), []);
  switch (generation.status) {
    case "idle":
      return null;
    case "busy":
      return (
        <TextCard {...props}>
          <Box ref={bringIntoView} tabIndex={-1} sx={busyRow}>
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
          {generation.wait && <WaitNotice wait={generation.wait} />}
        </TextCard>
      );
    case "stopped":
      return (
        generation.text && (
          <TextCard {...props}>
            <Unfinished {...props} left={generation} words="Stopped. This much had come." />
          </TextCard>
        )
      );
    case "incomplete":
      return (
        <TextCard {...props}>
          <Unfinished
            {...props}
            left={generation}
            words={`This may be incomplete. ${recoveryHint(generation.error, generation.source)}`}
          />
        </TextCard>
      );
    case "failed":
      return (
        <Box sx={{ mt: 3 }}>
          <Alert ref={bringIntoView} tabIndex={-1} severity="error" role="alert" sx={margins}>
            <strong>{failureMessage}</strong> {recoveryHint(generation.error, generation.source)}
            {assistantSource() !== "handbook" && (
              <Box sx={{ mt: 1.5 }}>
                <HandbookInstead onUse={onUseHandbook} />
              </Box>
            )}
          </Alert>
          {generation.text && <TextCard {...props} />}
        </Box>
      );
  }
}

/** Clear of the bars that stick to both edges. */
const margins = { scrollMarginTop: "96px", scrollMarginBottom: "30vh", outline: "none" };

/** With half a screen below for the text that is to come. */
const busyRow = {
  ...margins,
  scrollMarginBottom: "50vh",
  display: "flex",
  alignItems: "center",
  gap: 2,
  mb: 1.5,
};

/** The text so far, below what is said of it. */
function TextCard(props: GenerationPanelProps & { children?: ReactNode }) {
  const { generation, show, renderBelow, children } = props;
  const shown = "text" in generation ? show(generation.text) : null;
  return (
    <Card sx={{ mt: 3 }}>
      {children}
      <Box aria-busy={generation.status === "busy"}>
        {"growing" in generation && <TextSoFar growing={generation.growing} show={show} />}
        {shown !== null && <MarkdownText text={shown} />}
      </Box>
      {renderBelow && "growing" in generation && (
        <BelowSoFar growing={generation.growing} show={show} renderBelow={renderBelow} />
      )}
      {shown !== null && "text" in generation && renderBelow?.(generation.text)}
    </Card>
  );
}

type TextSoFarProps = Pick<GenerationPanelProps, "show"> & { growing: GrowingText };

function TextSoFar({ growing, show }: TextSoFarProps) {
  // Deferred, so that drawing it is cut into slices: the first blocks would hold up a slow phone for 80 ms.
  const text = show(useDeferredValue(useStore(growing)));
  return text ? <MarkdownText text={text} /> : <TextSkeleton />;
}

/** A box of its own: what is said there is not a part of the text that is busy. */
function BelowSoFar({
  growing,
  show,
  renderBelow,
}: TextSoFarProps & Required<Pick<GenerationPanelProps, "renderBelow">>) {
  const text = useDeferredValue(useStore(growing));
  return show(text) && renderBelow(text);
}

type UnfinishedProps = GenerationPanelProps & { left: UnfinishedText; words: string };

/** Says that a text has no end, and what can be done about it. */
function Unfinished({ left, words, onContinue, onKeep, onUseHandbook }: UnfinishedProps) {
  const { text, source } = left;
  return (
    <Box ref={bringIntoView} tabIndex={-1} sx={{ ...margins, mb: 2 }}>
      <Typography role="status" sx={{ color: "text.secondary", mb: 1.5 }}>
        {words}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="outlined" size="small" onClick={() => onContinue(text)}>
          Continue
        </Button>
        <Button variant="outlined" size="small" onClick={() => onKeep(text, source)}>
          Use it as it is
        </Button>
        <HandbookInstead onUse={onUseHandbook} />
      </Box>
    </Box>
  );
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
