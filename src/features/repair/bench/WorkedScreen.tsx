import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Outcome } from "~/features/repair/flow";
import type { CelebrationProps } from "~/features/repair/worked/Celebration";
import { OutcomeChoice, thanks } from "~/features/repair/worked/OutcomeChoice";
import { Worked } from "~/features/repair/worked/Worked";
import { WhomToCall } from "./MakeSafe";

type WorkedScreenProps = Omit<CelebrationProps, "isNew"> & {
  outcome: Outcome | undefined;
  onSay: (outcome: Outcome) => void;
  /** Has the next thing to try looked for. */
  onTrouble: () => void;
  onHandOff: () => void;
};

/** What became of it. */
export function WorkedScreen(props: WorkedScreenProps) {
  const { guide, outcome, onSay, onTrouble, onHandOff, ...celebration } = props;
  if (outcome === "worked")
    return (
      <>
        <Typography sx={words}>{thanks}</Typography>
        <Worked guide={guide} isNew={false} {...celebration} />
        <Button variant="text" onClick={() => onSay("needs help")} sx={{ alignSelf: "center" }}>
          It does not work after all
        </Button>
      </>
    );
  return (
    <>
      <Typography sx={words}>
        Try it out the way you use it every day, and watch it for the first minutes.
      </Typography>
      <Box sx={choices}>
        <OutcomeChoice outcome={outcome} onSay={onSay} isCheerful={outcome !== "needs help"} />
      </Box>
      <Box role="status" sx={words}>
        {outcome === "needs help" && (
          <WaysOn guide={guide} onTrouble={onTrouble} onHandOff={onHandOff} />
        )}
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
