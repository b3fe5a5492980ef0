import Box from "@mui/material/Box";
import type { RootCauseState } from "~/features/repair/flow";
import { wordsOf } from "~/features/repair/to-repair-case";
import { useCheck } from "./use-check";

/** The pages of the handbook that a model's root cause cites. */
export function CitedCauses({ repair }: { repair: RootCauseState }) {
  const { rootCauseFrom = "handbook" } = repair;
  const part = useCheck(wordsOf(repair), rootCauseFrom !== "handbook");
  if (part === null || part.cited.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
      <part.PageChips causes={part.cited} />
    </Box>
  );
}
