import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { useNavigate } from "react-router-dom";
import { flow, type GuideState } from "~/features/repair/flow";
import { toolbar } from "~/features/repair/guide/GuideToolbar";
import { saveFile } from "~/features/repair/save-file";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { recordAsCsv, recordAsJson, type RepairRecord } from "./record";

type HandOffToolbarProps = {
  /** What goes back to the guide where nothing lies behind. */
  repair: GuideState;
  record: () => RepairRecord;
};

export function HandOffToolbar({ repair, record }: HandOffToolbarProps) {
  const navigate = useNavigate();
  function goBack() {
    // The router counts its entries here.
    if (window.history.state?.idx !== 0) void navigate(-1);
    else
      void navigate(flow.guide.path, { replace: true, state: { ...repair, atHandOff: undefined } });
  }
  return (
    <Box className="no-print" role="toolbar" aria-label="Hand-off sheet" sx={toolbar}>
      <Container sx={{ display: "flex", px: { xs: 1, sm: 3 } }}>
        <Button
          variant="text"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={goBack}
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
