import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { useNavigate } from "react-router-dom";
import type { ShownGuide } from "~/domain/safety/gate";
import { paths } from "~/shared/paths";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import type { RootCauseState } from "~/features/repair/repair-state";
import { downloadGuide } from "./download-guide";
import { shareGuide } from "./share-guide";

type GuideToolbarProps = {
  shown: ShownGuide;
  /** What the root cause is shown with again. */
  back: RootCauseState;
};

export function GuideToolbar({ shown, back }: GuideToolbarProps) {
  const navigate = useNavigate();
  return (
    <Box className="no-print" role="toolbar" aria-label="Repair guide" sx={bar}>
      <Container sx={{ display: "flex", px: { xs: 1, sm: 3 } }}>
        <Button
          variant="text"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={() => void navigate(paths.rootCause, { state: back })}
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
          onClick={() => downloadGuide(shown)}
        >
          Download
        </Button>
        <Button
          variant="text"
          startIcon={<UiIcon name="share" />}
          onClick={() => void shareGuide(shown)}
        >
          Share
        </Button>
      </Container>
    </Box>
  );
}

const bar = {
  position: "sticky",
  top: 0,
  zIndex: "appBar",
  py: 0.75,
  bgcolor: "background.paper",
  borderBlock: 1,
  borderColor: "divider",
  // On a phone the words carry the meaning; the icons would push them off the line.
  "& .MuiButton-startIcon": { display: { xs: "none", sm: "inherit" } },
  "& .MuiButton-root": { px: { xs: 1, sm: 1.5 } },
};
