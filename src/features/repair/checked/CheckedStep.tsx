import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StepCheck } from "~/domain/checked/check-guide";
import type { PageCause } from "~/domain/checked/match-page";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { Findings } from "./Findings";
import { PageDialog } from "./PageDialog";
import { PutInWarnings } from "./PutInWarnings";

const verdicts = {
  stands: { words: "Stands in the handbook", icon: "check" },
  not: { words: "Not in the handbook", icon: "eye" },
} as const;

/** How a step stands to the handbook; what is against it in plain words, and the page to open beside it. */
export function CheckedStep({ step }: { step: StepCheck }) {
  const { verdict, findings, from, warnings } = step;
  const [opened, setOpened] = useState<PageCause>();
  const [isOpen, setOpen] = useState(false);
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
        {from.map((cause) => (
          <Button
            key={`${cause.page.fault.id} ${cause.id}`}
            className="no-print"
            variant="outlined"
            size="small"
            onClick={() => {
              setOpened(cause);
              setOpen(true);
            }}
            sx={chip}
          >
            From the handbook: {cause.page.thing}, {cause.cause.short}
          </Button>
        ))}
      </Box>
      {opened && <PageDialog cause={opened} isOpen={isOpen} onClose={() => setOpen(false)} />}
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

const chip = { minHeight: 44, borderRadius: 22, textAlign: "left", lineHeight: 1.3 };
