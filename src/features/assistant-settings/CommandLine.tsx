import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

/** A line for the terminal, and a button that copies it. */
export function CommandLine({ command }: { command: string }) {
  const [outcome, setOutcome] = useState<string>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(command);
      setOutcome("Copied.");
    } catch {
      setOutcome("Not copied: select the line and copy it by hand.");
    }
  }

  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={line}>
        <Box component="code" sx={{ minWidth: 0, py: 1, overflowWrap: "anywhere" }}>
          {command}
        </Box>
        <Button
          variant="text"
          size="small"
          aria-label={`Copy ${command}`}
          startIcon={<UiIcon name="copy" />}
          onClick={() => void copy()}
          sx={{ flexShrink: 0, ml: "auto" }}
        >
          Copy
        </Button>
      </Box>
      <Typography role="status" variant="caption" component="p">
        {outcome}
      </Typography>
    </Box>
  );
}

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1,
  pl: 1.5,
  border: 1,
  borderColor: "divider",
  borderRadius: 2,
  bgcolor: "background.paper",
  color: "text.primary",
};
