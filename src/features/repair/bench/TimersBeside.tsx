import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { visuallyHidden } from "@mui/utils";
import type { BenchTimer } from "~/features/repair/bench-state";
import { Timers } from "./Timers";
import { useTimers } from "./use-timers";

type TimersBesideProps = {
  timers: readonly BenchTimer[];
  onChange: Parameters<typeof useTimers>[1];
};

/** What was started at the bench goes on beside the guide, and rings there too. */
export function TimersBeside({ timers, onChange }: TimersBesideProps) {
  const deeds = useTimers(timers, onChange);
  return (
    <Stack
      component="section"
      aria-label="Timers from the bench"
      className="no-print"
      spacing={1.5}
    >
      <Box role="alert" sx={visuallyHidden}>
        {deeds.told}
      </Box>
      <Timers step={undefined} offered={[]} timers={timers} deeds={deeds} />
    </Stack>
  );
}
