import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { StepCheck } from "~/domain/checked/check-guide";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { Findings } from "./Findings";
import { PageChips } from "./PageChips";
import { PutInWarnings } from "./PutInWarnings";

const verdicts = {
  stands: { words: "Stands in the handbook", icon: "check" },
  not: { words: "Not in the handbook", icon: "eye" },
} as const;

/** How a step stands to the handbook; what is against it in plain words, and the page to open beside it. */
export function CheckedStep({ step }: { step: StepCheck }) {
  const { verdict, findings, from, warnings } = step;
  return (
    <div>
      <Findings findings={findings} />
      {warnings.length > 0 && (
        <Box sx={{ mt: findings.length > 0 ? 1 : 0 }}>
          <PutInWarnings warnings={warnings} />
        </Box>
      )}
      <Box sx={row}>
        {verdict !== "against" && (
          <Typography component="span" sx={label}>
            <UiIcon name={verdicts[verdict].icon} />
            {verdicts[verdict].words}
          </Typography>
        )}
        <PageChips causes={from} />
      </Box>
    </div>
  );
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  rowGap: 0.5,
  mt: 1,
};

const label = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  fontSize: "0.9375rem",
  color: "text.secondary",
};
