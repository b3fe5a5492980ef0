import Box from "@mui/material/Box";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { type Stage, stages } from "./flow";

/** Shows where one is among the screens. It has no links: the breadcrumb leads back. */
export function RepairStepper({ stage }: { stage: Stage }) {
  const present = stages.indexOf(stage);
  return (
    <Box component="ol" aria-label="Progress" sx={list}>
      {stages.map(({ step }, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === present ? "step" : undefined}
          data-state={index < present ? "done" : index === present ? "present" : "ahead"}
        >
          <Box component="span" className="mark" aria-hidden>
            {index < present ? <UiIcon name="check" /> : index + 1}
          </Box>
          {step}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  flexGrow: { xs: 1, sm: 0 },
  columnGap: { xs: 0.5, sm: 2 },
  m: 0,
  p: 0,
  listStyle: "none",
  fontSize: { xs: "0.75rem", sm: "0.875rem" },
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: { xs: 0.5, sm: 0.75 },
    color: "text.secondary",
  },
  "& .mark": {
    display: "grid",
    placeItems: "center",
    width: "2em",
    height: "2em",
    borderRadius: "50%",
    border: 2,
    borderColor: "line",
    fontWeight: 700,
    fontVariantNumeric: "tabular-nums",
  },
  '& > li[data-state="present"]': { color: "text.primary", fontWeight: 700 },
  '& > li[data-state="present"] .mark': {
    bgcolor: "primary.main",
    borderColor: "primary.main",
    color: "primary.contrastText",
  },
  '& > li[data-state="done"] .mark': {
    bgcolor: "tint",
    borderColor: "primary.main",
    color: "primary.main",
  },
};
