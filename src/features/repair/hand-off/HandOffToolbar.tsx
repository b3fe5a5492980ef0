import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { saveFile } from "~/features/repair/save-file";
import { toolbar } from "~/features/repair/toolbar";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { recordAsCsv, recordAsJson, type RepairRecord } from "./record";

type HandOffToolbarProps = { onBack: () => void; record: () => RepairRecord };

/** Back, and what can be made of the sheet. */
export function HandOffToolbar({ onBack, record }: HandOffToolbarProps) {
  return (
    <Box className="no-print" role="toolbar" aria-label="Hand-off sheet" sx={toolbar}>
      <Container sx={{ display: "flex", px: { xs: 1, sm: 3 } }}>
        <Button
          variant="text"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={onBack}
          sx={{ mr: "auto" }}
        >
          Back
        </Button>
        <Button variant="text" startIcon={<UiIcon name="print" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          variant="text"
          startIcon={<UiIcon name="download" />}
          aria-label="Save the record as CSV"
          onClick={() => saveFile(recordAsCsv(record()), "text/csv", "Mendwise-Record.csv")}
        >
          CSV
        </Button>
        <Button
          variant="text"
          startIcon={<UiIcon name="download" />}
          aria-label="Save the record as JSON"
          onClick={() =>
            saveFile(recordAsJson(record()), "application/json", "Mendwise-Record.json")
          }
        >
          JSON
        </Button>
      </Container>
    </Box>
  );
}
