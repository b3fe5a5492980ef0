import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import type { Finding } from "~/domain/checked/finding";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type FindingsProps = { findings: readonly Finding[]; title?: string };

/** What in a step is against the handbook, in plain words, with the handbook's own below. */
export function Findings({ findings, title = "Against the handbook" }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <Alert severity="warning" role="note" icon={<UiIcon name="warning" />} sx={marked}>
      <AlertTitle component="p">{title}</AlertTitle>
      {findings.map(({ kind, says, quote }) => (
        <Box key={kind} data-read>
          {says} <q>{quote}</q>
        </Box>
      ))}
    </Alert>
  );
}

const marked = { border: "2px solid", borderColor: "warning.main" };
