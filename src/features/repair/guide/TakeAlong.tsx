import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ShownGuide } from "~/domain/safety/gate";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { copyGuide } from "./copy-guide";

/** Says what a shared link holds. */
export const linkContentsId = "what-a-link-holds";

type TakeAlongProps = { shown: ShownGuide; onHandOff: () => void };

/** Further ways to take the guide elsewhere, and what goes along. */
export function TakeAlong({ shown, onHandOff }: TakeAlongProps) {
  return (
    <Card component="section" aria-label="Take it along" className="no-print">
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Take it along
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="outlined" startIcon={<UiIcon name="print" />} onClick={onHandOff}>
          Hand-off sheet
        </Button>
        <Button
          variant="outlined"
          startIcon={<UiIcon name="copy" />}
          onClick={() => void copyGuide(shown)}
        >
          Copy as Markdown
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: "68ch" }}>
        The hand-off sheet is one page for a repair café or a technician: what is wrong, what was
        tried and what came off.
      </Typography>
      <Typography
        id={linkContentsId}
        variant="body2"
        sx={{ mt: 1, maxWidth: "68ch", color: "text.secondary" }}
      >
        “Share” puts the item, the issue, the root cause and this guide into the link itself, and
        whoever has the link can read them. The root cause may repeat what you answered. Photo,
        recording, chat and account stay with you, and nothing is sent to Mendwise.
      </Typography>
    </Card>
  );
}
