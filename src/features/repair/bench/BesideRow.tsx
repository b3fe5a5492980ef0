import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { sideways } from "./layout";

type BesideRowProps = { onLog: () => void; onTrouble: () => void };

/** What may happen at any step. */
export function BesideRow({ onLog, onTrouble }: BesideRowProps) {
  return (
    <Box sx={row}>
      <Button variant="outlined" startIcon={<UiIcon name="plus" />} onClick={onLog}>
        What came off
      </Button>
      <Button variant="outlined" color="error" onClick={onTrouble}>
        Not working
      </Button>
    </Box>
  );
}

const row = {
  gridArea: "beside",
  display: "flex",
  gap: 1.5,
  pt: 1.5,
  "& .MuiButton-root": {
    flex: "1 0 0",
    minHeight: 64,
    minWidth: 0,
    px: 1,
    fontSize: "1.125rem",
    borderRadius: "16px",
    bgcolor: "background.paper",
  },
  [sideways]: {
    py: 1,
    "& .MuiButton-root": { fontSize: "0.9375rem", px: 0.5 },
    "& .MuiButton-startIcon": { mr: 0.5 },
  },
};
