import Typography from "@mui/material/Typography";
import type { AssistantSource } from "~/services/assistant/assistant";

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
