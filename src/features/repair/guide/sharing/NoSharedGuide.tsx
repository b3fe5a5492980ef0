import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "~/shared/paths";
import { StatePicture } from "~/shared/ui/StatePicture";
import type { LinkReading } from "./guide-link";

type Why = Exclude<LinkReading["status"], "read">;

const words: Record<Why, { title: string; text: string }> = {
  empty: {
    title: "There is no guide in this link",
    text: "A shared guide travels in the link itself, behind the # sign, and here nothing stands behind it. Ask for the whole link.",
  },
  broken: {
    title: "This link is damaged",
    text: "Links to a guide are long, and some messengers cut them off. Ask for it once more, or for the guide as a file.",
  },
  "too new": {
    title: "This link is newer than this page",
    text: "A newer Mendwise made it. Load this page again while you are online, and it should open.",
  },
};

/** In place of a guide that could not be read from its link: why, and the ways on. */
export function NoSharedGuide({ why }: { why: Why }) {
  const { title, text } = words[why];
  return (
    <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center", py: 6 }}>
      <StatePicture state={why === "empty" ? "empty" : "error"} />
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography variant="subtitle1" sx={{ maxWidth: "52ch" }}>
        {text}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}>
        {why === "too new" && (
          <Button variant="outlined" onClick={() => window.location.reload()}>
            Load again
          </Button>
        )}
        <Button component={Link} to={paths.repairRequest}>
          Start a repair
        </Button>
      </Stack>
    </Stack>
  );
}
