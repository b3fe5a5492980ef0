import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import type { ShownGuide } from "~/domain/safety/gate";
import { Fold } from "~/features/repair/Fold";
import { GuideFacts } from "~/features/repair/guide/GuideFacts";
import { GuideSections, saysCautions } from "~/features/repair/guide/GuideSections";
import { PaperStyles } from "~/features/repair/guide/PaperStyles";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { paths } from "~/shared/paths";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { SafetyReminder } from "~/features/repair/guide/SafetyReminder";

/** Somebody else's guide, to be read and printed. */
export function SharedGuide({ shown }: { shown: ShownGuide }) {
  return (
    <Box sx={{ maxWidth: 860, mx: "auto" }}>
      <PaperStyles />
      <Typography variant="h1" tabIndex={-1}>
        Shared repair guide
      </Typography>
      <Alert severity="info" role="note" icon={<UiIcon name="share" />} sx={{ my: 3 }}>
        Somebody sent you this guide in a link. Mendwise cannot tell who wrote it or for which
        model: check each step against your own item.
      </Alert>
      {!saysCautions(shown) && <SafetyNotice hazards={shown.hazards} />}
      <Stack spacing={{ xs: 1, sm: 3 }}>
        <Item shown={shown} />
        <GuideFacts facts={shown.guide.facts} />
        {shown.rootCause && (
          <Fold title="Root Cause">
            <MarkdownText text={shown.rootCause} />
          </Fold>
        )}
        <GuideSections shown={shown} />
        <SafetyReminder />
        <Stack
          direction="row"
          className="no-print"
          sx={{ flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}
        >
          <Button component={Link} to={paths.repairRequest}>
            Start a repair
          </Button>
          <Button
            variant="outlined"
            startIcon={<UiIcon name="print" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}

function Item({ shown: { itemDescription, itemIssue } }: { shown: ShownGuide }) {
  return (
    <Card component="dl" sx={item}>
      <dt>Item</dt>
      <dd>{itemDescription}</dd>
      <dt>Issue</dt>
      <dd>{itemIssue}</dd>
    </Card>
  );
}

const item = {
  m: 0,
  px: { xs: 2, sm: 3.5 },
  py: { xs: 1.5, sm: 2 },
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  columnGap: 2,
  rowGap: 0.5,
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
};
