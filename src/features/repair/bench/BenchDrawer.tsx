import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { layers } from "~/features/repair/layers";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { squareButton } from "./BenchTop";

type BenchDrawerProps = { title: string; onClose: () => void; children: ReactNode };

/** What is opened from the bench comes from below, to where the thumb is, and lies over it. */
export function BenchDrawer({ title, onClose, children }: BenchDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      // The bench knows better where it belongs.
      disableRestoreFocus
      sx={{ zIndex: layers.bench }}
      slotProps={{ paper: { "aria-labelledby": titleId, sx: sheet } }}
    >
      <Box sx={{ display: "flex", gap: 2, alignItems: "center", justifyContent: "space-between" }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={squareButton}>
          <UiIcon name="close" />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}

const sheet = {
  boxSizing: "border-box",
  width: "100%",
  maxWidth: 640,
  maxHeight: "92dvh",
  mx: "auto",
  p: 2.5,
  display: "flex",
  flexDirection: "column",
  gap: 2,
  borderRadius: "20px 20px 0 0",
  fontSize: "1.1875rem",
  "& .MuiButton-root": { minHeight: 64 },
};
