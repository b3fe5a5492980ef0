import Typography from "@mui/material/Typography";
import type { DiagnosticsState } from "~/features/repair/flow";
import { answersIn } from "~/features/repair/to-repair-case";

/** What was said to other questions before, so that nobody has to say it again. */
export function EarlierAnswers({ repair }: { repair: DiagnosticsState }) {
  const asked = new Set(repair.questions?.map(({ question }) => question));
  const earlier = answersIn(repair).filter(({ question }) => !asked.has(question));
  if (earlier.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere", mt: 2 }}>
      What you said before still counts: {earlier.map(({ answer }) => `“${answer}”`).join(", ")}
    </Typography>
  );
}
