import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Hazard } from "~/domain/safety/hazard-rule";
import type { Guide, SectionKind } from "~/domain/guide/guide";
import type { Shown } from "~/domain/safety/gate";
import { PlaceLink } from "~/shared/ui/PlaceLink";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { cautionsByStep } from "~/features/repair/safety/cautions-by-step";
import { StepCard } from "./StepCard";

type GuideSectionsProps = {
  guide: Shown<Guide>;
  hazards: readonly Hazard[];
  doneSteps: readonly number[];
  onTick: (step: number) => void;
};

const outlineName: Partial<Record<SectionKind, string>> = {
  tools: "Tools",
  safety: "Safety",
  steps: "Steps",
  prevention: "Prevention",
  professional: "When to call a professional",
};

const sectionId = (index: number) => `guide-section-${index}`;

/** Where a guide's section of this kind stands on the screen; undefined when it has none. */
export function idOfSection({ sections }: Shown<Guide>, kind: SectionKind): string | undefined {
  const index = sections.findIndex((section) => section.kind === kind);
  return index < 0 ? undefined : sectionId(index);
}

/** The guide proper: its outline at a glance, then each part as its own block. */
export function GuideSections({ guide, hazards, doneSteps, onTick }: GuideSectionsProps) {
  const { sections, steps } = guide;
  const cautions = cautionsByStep(steps, hazards);
  return (
    <Stack component="section" aria-label="Step-by-Step Repair Guide" spacing={3}>
      <Box
        component="nav"
        aria-label="In this guide"
        className="no-print"
        sx={{ display: "flex", flexWrap: "wrap", columnGap: 2.5 }}
      >
        {sections.map(({ kind }, index) => {
          const name = outlineName[kind];
          return (
            name && (
              <PlaceLink key={name + index} to={sectionId(index)} sx={{ py: 1.25 }}>
                {kind === "steps" ? `${steps.length} steps` : name}
              </PlaceLink>
            )
          );
        })}
      </Box>
      {sections.map(({ kind, title, body }, index) =>
        kind === "steps" ? (
          <Box key={sectionId(index)} id={sectionId(index)} tabIndex={-1} sx={place}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {title || "Steps"}
            </Typography>
            {body && <MarkdownText text={body} />}
            <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
              {steps.map((step, stepIndex) => (
                <StepCard
                  key={stepIndex + step.title}
                  number={stepIndex + 1}
                  step={step}
                  cautions={cautions[stepIndex] ?? []}
                  isDone={doneSteps.includes(stepIndex + 1)}
                  onTick={() => onTick(stepIndex + 1)}
                />
              ))}
            </Stack>
          </Box>
        ) : (
          <Card
            key={sectionId(index)}
            id={sectionId(index)}
            tabIndex={-1}
            sx={{ ...place, ...sectionLook[kind] }}
          >
            {title && (
              <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
                {title}
              </Typography>
            )}
            <MarkdownText text={body} />
          </Card>
        ),
      )}
    </Stack>
  );
}

/** The outline leads the focus here, so that reading and tabbing go on from here. */
const place = { outline: "none" };

/** Safety wears the caution colour; everything else is a plain card. */
const sectionLook: Partial<Record<SectionKind, object>> = {
  safety: {
    bgcolor: "warning.soft",
    color: "warning.onSoft",
    borderColor: "warning.light",
    borderLeft: "8px solid",
    borderLeftColor: "warning.light",
  },
};
