import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import type { Hazard } from "~/domain/safety/hazard-rule";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import type { GuideStep } from "~/domain/guide/guide";
import type { Shown } from "~/domain/safety/gate";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { WorkPicture } from "~/features/repair/pictures/WorkPicture";
import { idOfStep } from "./show-step";

type StepCardProps = {
  number: number;
  step: Shown<GuideStep>;
  /** The case's own cautions that matter at this step. */
  cautions: readonly Hazard[];
  isDone: boolean;
  /** Without it the step is only read. */
  onTick: (() => void) | undefined;
  /** Help with what is measured. */
  meter: ReactNode;
  /** How it stands to the handbook. */
  check: ReactNode;
};

/** One step: a large number, its picture if it has one, its warning inside it, and a box to tick it off. */
export function StepCard({ number, step, cautions, isDone, onTick, meter, check }: StepCardProps) {
  const tickId = useId();
  return (
    <Card component="li" id={idOfStep(number)} tabIndex={-1} sx={stepCard}>
      <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>
        <Box
          component={onTick ? "label" : "div"}
          htmlFor={onTick && tickId}
          aria-hidden={onTick && true}
          sx={isDone ? done : open}
        >
          {isDone ? <UiIcon name="check" /> : number}
        </Box>
        <Typography variant="h3" sx={{ opacity: isDone ? 0.75 : 1 }}>
          {onTick ? (
            <Box component="label" htmlFor={tickId} sx={{ cursor: "pointer" }}>
              {step.title}
            </Box>
          ) : (
            step.title
          )}
        </Typography>
      </Box>
      <Box sx={work}>
        {/* It stays on a step that is done: nothing moves under the finger that ticks. */}
        {step.picture && (
          <Box className="no-print" sx={{ opacity: isDone ? 0.5 : 1 }}>
            <WorkPicture name={step.picture} />
          </Box>
        )}
        <Stack spacing={2}>
          {step.warnings && (
            <Alert severity="error" role="note" icon={<UiIcon name="warning" />}>
              <MarkdownText text={step.warnings} />
            </Alert>
          )}
          {cautions.map(({ id, now }) => (
            <Alert key={id} severity="warning" role="note" icon={<UiIcon name="warning" />}>
              {now}
            </Alert>
          ))}
          <MarkdownText text={step.body} />
          {check}
          {meter}
        </Stack>
      </Box>
      {onTick && (
        <FormControlLabel
          className="no-print"
          label="Done"
          control={
            <Checkbox
              id={tickId}
              checked={isDone}
              onChange={onTick}
              icon={<Box sx={box} />}
              checkedIcon={
                <Box sx={{ ...box, ...filled }}>
                  <UiIcon name="check" />
                </Box>
              }
              slotProps={{ input: { "aria-label": `Step ${number} done: ${step.title}` } }}
            />
          }
          sx={{ mt: 1 }}
        />
      )}
    </Card>
  );
}

const stepCard = { outline: "none", "@media print": { breakInside: "avoid" } };

/** The picture above the words on a phone, beside them where there is room. */
const work = {
  mt: 2,
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "260px minmax(0, 1fr)" },
  "& > :only-child": { gridColumn: "1 / -1" },
  "@media print": { display: "block", mt: 0, ml: 5 },
};

const square = {
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  borderRadius: 2,
  typography: "h3",
  fontSize: "1.5rem",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "@media print": {
    width: 24,
    height: 24,
    fontSize: "10pt",
    borderRadius: "3px",
    border: "1.5px solid #000",
    background: "none",
    color: "#000",
  },
};

const filled = { bgcolor: "primary.main", color: "primary.contrastText" };

const done = { ...square, ...filled };

const box = {
  display: "grid",
  placeItems: "center",
  width: 28,
  height: 28,
  border: 2,
  borderColor: "primary.main",
  borderRadius: 1,
};

const open = { ...square, bgcolor: "tint", color: "primary.main" };
