import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Hazard } from "~/domain/safety/hazard-rule";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import type { ShownStep } from "./shown-bench";

type StepWordsProps = {
  step: ShownStep;
  /** The case's own cautions that matter at this step. */
  cautions: readonly Hazard[];
  /** How it stands to the handbook. */
  check: ReactNode;
};

/** What a step warns of, what to do and what to see then. What is read aloud is marked as such. */
export function StepWords({ step, cautions, check }: StepWordsProps) {
  const { warnings, body, comesOff, see } = step;
  return (
    <>
      {warnings && (
        <Alert severity="error" role="note" icon={<UiIcon name="warning" />} sx={warning}>
          <div data-read>
            <MarkdownText text={warnings} />
          </div>
        </Alert>
      )}
      {cautions.map(({ id, now }) => (
        <Alert
          key={id}
          severity="warning"
          role="note"
          icon={<UiIcon name="warning" />}
          sx={caution}
        >
          <div data-read>{now}</div>
        </Alert>
      ))}
      <Box data-read sx={instruction}>
        <MarkdownText text={body} />
      </Box>
      {check}
      {comesOff && (
        <Box data-read sx={{ ...aside, color: "text.secondary" }}>
          <strong data-label>What comes out:</strong> <MarkdownText text={comesOff} />
        </Box>
      )}
      {see && (
        <Box data-read sx={{ ...aside, ...sight }}>
          <UiIcon name="eye" />
          <div>
            <strong data-label>You should see:</strong> <MarkdownText text={see} />
          </div>
        </Box>
      )}
    </>
  );
}

const caution = { fontSize: "1.375rem", lineHeight: 1.35, "& p": { m: 0 } };

const warning = {
  ...caution,
  border: 0,
  borderLeft: "8px solid",
  borderLeftColor: "error.main",
};

/** As large as it fits: see `fitText`. */
const instruction = { fontSize: "var(--bench-text, 1.75rem)", lineHeight: 1.32 };

/** One sentence with its label, where it is no list. */
const aside = {
  fontSize: "1.375rem",
  lineHeight: 1.35,
  "& strong + div, & strong + div > p:first-of-type": { display: "inline" },
};

const sight = {
  display: "flex",
  gap: 1.5,
  p: 2,
  borderRadius: "16px",
  bgcolor: "success.soft",
  color: "success.onSoft",
};
