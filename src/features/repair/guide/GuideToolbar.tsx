import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import type { ShownGuide } from "~/domain/safety/gate";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { toolbar } from "~/features/repair/toolbar";
import { flow, type GuideState } from "~/features/repair/flow";
import { useMoves } from "~/features/repair/use-moves";
import { downloadGuide } from "./download-guide";
import { shareGuide } from "./share-guide";
import { linkContentsId } from "./TakeAlong";

type GuideToolbarProps = {
  /** What may be shown of the guide, with all that was said by now. */
  pass: () => ShownGuide;
  /** What goes back to the root cause. */
  repair: GuideState;
};

/** Back, and what can be made of the guide: paper, a file, a link. */
export function GuideToolbar({ pass, repair }: GuideToolbarProps) {
  const { goBack } = useMoves();
  return (
    <Box className="no-print" role="toolbar" aria-label="Repair guide" sx={toolbar}>
      <Container sx={{ display: "flex", px: { xs: 1, sm: 3 } }}>
        <Button
          variant="text"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={() => goBack(flow.rootCause, repair)}
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
          onClick={() => downloadGuide(pass())}
        >
          Download
        </Button>
        <Button
          variant="text"
          startIcon={<UiIcon name="share" />}
          aria-describedby={linkContentsId}
          onClick={() => void shareGuide(pass())}
        >
          Share
        </Button>
      </Container>
    </Box>
  );
}
