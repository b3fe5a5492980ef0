import Box from "@mui/material/Box";
import { useCited } from "./use-cited";

type CitedCausesProps = { repair: Parameters<typeof useCited>[0] };

/** The pages of the handbook that a model's root cause cites. */
export function CitedCauses({ repair }: CitedCausesProps) {
  const part = useCited(repair);
  if (part === null || part.cited.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
      <part.PageChips causes={part.cited} />
    </Box>
  );
}
