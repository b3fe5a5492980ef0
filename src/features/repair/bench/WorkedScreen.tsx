import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ShownGuide } from "~/domain/safety/gate";
import type { Outcome } from "~/features/repair/flow";
import { StatePicture } from "~/shared/ui/StatePicture";
import { WhomToCall } from "./MakeSafe";

type WorkedScreenProps = {
  guide: ShownGuide["guide"];
  outcome: Outcome | undefined;
  onSay: (outcome: Outcome) => void;
  /** Has the next thing to try looked for. */
  onTrouble: () => void;
  onHandOff: () => void;
};

/** What became of it. */
export function WorkedScreen({ guide, outcome, onSay, ...waysOn }: WorkedScreenProps) {
  return (
    <>
      <Typography sx={words}>
        Try it out the way you use it every day, and watch it for the first minutes.
      </Typography>
      <Box sx={choices}>
        <Button
          variant={outcome === "needs help" ? "outlined" : "contained"}
          aria-pressed={outcome === "worked"}
          onClick={() => onSay("worked")}
        >
          It worked!
        </Button>
        <Button
          variant="outlined"
          aria-pressed={outcome === "needs help"}
          onClick={() => onSay("needs help")}
        >
          I need more help
        </Button>
      </Box>
      <Box role="status" sx={words}>
        {outcome === "worked" && (
          <Box sx={{ textAlign: "center" }}>
            <StatePicture state="celebrate" />
            <p>Thanks for your feedback! We&apos;re glad we could help.</p>
          </Box>
        )}
        {outcome === "needs help" && <WaysOn guide={guide} {...waysOn} />}
      </Box>
    </>
  );
}

type WaysOnProps = Pick<WorkedScreenProps, "guide" | "onTrouble" | "onHandOff">;

function WaysOn({ guide, onTrouble, onHandOff }: WaysOnProps) {
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, my: 2 }}>
        <Button variant="outlined" size="large" onClick={onTrouble}>
          Look for something else to try
        </Button>
        <Button variant="outlined" size="large" onClick={onHandOff}>
          Hand-off sheet
        </Button>
      </Stack>
      <WhomToCall guide={guide} />
    </>
  );
}

const words = { fontSize: "1.25rem", lineHeight: 1.4 };

const choices = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
  "& .MuiButton-root": { minHeight: 104, fontSize: "1.5rem" },
};
