import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { AssistantSource } from "~/services/assistant/assistant";
import {
  type AssistantSettings,
  useCurrentSettings,
} from "~/services/assistant/assistant-settings";
import { hostOf } from "~/services/assistant/server-address";
import { openAiSettings } from "~/services/assistant/settings-dialog";

const words: Record<AssistantSource, string> = {
  handbook: "From the built-in repair handbook",
  provider: "Written by the connected AI. It can be wrong: check against your item.",
  browser:
    "Written by your browser's own model, on this computer. It can be wrong: check against your item.",
};

/** Who wrote an answer. */
export function SourceLabel({ source }: { source: AssistantSource | undefined }) {
  return (
    source && (
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", mt: 1.5 }}>
        {words[source]}
      </Typography>
    )
  );
}

/** The same where one may want another: who answers next, unless that is plain, and a way to choose. */
export function SourceControl({ source }: { source?: AssistantSource }) {
  const settings = useCurrentSettings();
  const isNext = settings.source !== source || source === "provider";
  return (
    <Box sx={row}>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {source && words[source]}
        {source && isNext && <br />}
        {isNext && (
          <span className={source && "no-print"}>
            {source ? "Next answers" : "Answers"} come from {nameOf(settings)}.
          </span>
        )}
      </Typography>
      <Button
        className="no-print"
        variant="text"
        size="small"
        aria-haspopup="dialog"
        onClick={openAiSettings}
        sx={{ flexShrink: 0, ml: -1, px: 1 }}
      >
        Change source
      </Button>
    </Box>
  );
}

function nameOf({ source, model, baseUrl }: AssistantSettings): string {
  if (source === "handbook") return "the built-in repair handbook";
  if (source === "browser") return "your browser's own model, on this computer";
  return `${model} at ${hostOf(baseUrl)}`;
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 2,
  mt: 1,
};
