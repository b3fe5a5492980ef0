import Box from "@mui/material/Box";
import { useCheckedCause } from "./use-checked-cause";

type CheckedCauseProps = { repair: Parameters<typeof useCheckedCause>[0] };

/** What in a model's root cause is against the handbook, and the pages of it that it cites. */
export function CheckedCause({ repair }: CheckedCauseProps) {
  const part = useCheckedCause(repair);
  if (part === null) return null;
  const { inCause, cited, Findings, PageChips } = part;
  return (
    <Box sx={row}>
      <Findings findings={inCause} />
      <PageChips causes={cited} />
    </Box>
  );
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  "&:not(:empty)": { mt: 2 },
  "& > [role=note]": { flexBasis: "100%" },
};
