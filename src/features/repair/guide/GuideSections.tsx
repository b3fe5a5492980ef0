import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Hazard } from "~/domain/safety/hazard-rule";
import type { Guide, SectionKind } from "~/domain/guide/guide";
import type { Shown, ShownGuide } from "~/domain/safety/gate";
import { PlaceLink } from "~/shared/ui/PlaceLink";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { MeterHelp } from "~/features/repair/meter/MeterHelp";
import type { CheckAt } from "~/features/repair/checked/use-check-at";
import type { Readings } from "~/features/repair/meter/readings";
import { cautionsByStep } from "~/features/repair/safety/cautions-by-step";
import { cautionsAbove } from "~/features/repair/safety/cautions-above";
import { SectionCard, type SectionCardProps } from "./SectionCard";
import { StepCard } from "./StepCard";

type GuideSectionsProps = Pick<SectionCardProps, "ready" | "onReady"> & {
  shown: ShownGuide;
  doneSteps?: readonly number[];
  /** Without it the steps are only read. */
  onTick?: (step: number) => void;
  /** What is typed in of a multimeter, where anything can be. */
  meter?: Readings;
  onMeter?: (meter: Readings) => void;
  /** How each step stands to the handbook, where a model wrote it. */
  checkAt?: CheckAt;
};

const outlineName: Partial<Record<SectionKind, string>> = {
  tools: "Tools",
  safety: "Safety",
  steps: "Steps",
  prevention: "Prevention",
  professional: "Get help",
};

const sectionId = (index: number) => `guide-section-${index}`;

/** Where a guide's section of this kind stands on the screen; undefined when it has none. */
export function idOfSection({ sections }: Shown<Guide>, kind: SectionKind): string | undefined {
  const index = sections.findIndex((section) => section.kind === kind);
  return index < 0 ? undefined : sectionId(index);
}

/** Whether the case's cautions are said among the guide's own precautions, and so not above them. */
export function saysCautions({ guide, hazards }: ShownGuide): boolean {
  const safety = guide.sections.find(({ kind }) => kind === "safety");
  if (!safety || hazards.outcome === "stop") return false;
  return hazards.outcome === "caution" || /stop if you are unsure/i.test(safety.body);
}

/** The guide proper: its outline at a glance, then each part as its own block. */
export function GuideSections({ shown, ready, onReady, ...steps }: GuideSectionsProps) {
  const { guide, hazards } = shown;
  const { sections } = guide;
  const stepsAt = sections.findIndex(({ kind }) => kind === "steps");
  const safetyAt = sections.findIndex(({ kind }) => kind === "safety");
  return (
    <Stack
      component="section"
      aria-label="Step-by-Step Repair Guide"
      useFlexGap
      spacing={{ xs: 2, sm: 3 }}
    >
      <Outline guide={guide} />
      {sections.map((section, index) =>
        section.kind === "steps" ? (
          <Box key={sectionId(index)} id={sectionId(index)} tabIndex={-1} sx={{ outline: "none" }}>
            <Typography
              variant="h2"
              sx={{
                mt: { xs: 1, sm: 2 },
                mb: { xs: 1, sm: 2 },
                typography: { xs: "h3", sm: "h2" },
              }}
            >
              {section.title || "Steps"}
            </Typography>
            {section.body && <MarkdownText text={section.body} />}
            {guide.steps.length > 0 && steps.checkAt?.("all")}
            <Steps guide={guide} hazards={hazards.hazards} {...steps} />
          </Box>
        ) : (
          <SectionCard
            key={sectionId(index)}
            id={sectionId(index)}
            section={section}
            isAboveSteps={index < stepsAt}
            cautions={
              index === safetyAt && saysCautions(shown) ? cautionsAbove(shown, section.body) : null
            }
            ready={ready}
            onReady={onReady}
          />
        ),
      )}
    </Stack>
  );
}

function Outline({ guide: { sections, steps } }: Pick<ShownGuide, "guide">) {
  return (
    <Box component="nav" aria-label="In this guide" className="no-print" sx={outline}>
      {sections.map(({ kind }, index) => {
        const name = outlineName[kind];
        return (
          name && (
            <PlaceLink key={name + index} to={sectionId(index)} sx={{ py: 1.25, flexShrink: 0 }}>
              {kind === "steps" ? `${steps.length} ${steps.length === 1 ? "step" : "steps"}` : name}
            </PlaceLink>
          )
        );
      })}
    </Box>
  );
}

type StepsProps = Pick<ShownGuide, "guide"> &
  Omit<GuideSectionsProps, "shown" | "ready" | "onReady"> & { hazards: readonly Hazard[] };

function Steps(props: StepsProps) {
  const { guide, hazards, doneSteps, onTick, meter, onMeter, checkAt } = props;
  const { steps } = guide;
  const cautions = cautionsByStep(steps, hazards);
  return (
    <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {steps.map((step, index) => (
        <StepCard
          key={index + step.title}
          number={index + 1}
          step={step}
          cautions={cautions[index] ?? []}
          isDone={doneSteps?.includes(index + 1) ?? false}
          onTick={onTick && (() => onTick(index + 1))}
          check={checkAt?.(index)}
          meter={
            meter &&
            onMeter && (
              <MeterHelp steps={steps} number={index + 1} readings={meter} onRead={onMeter} />
            )
          }
        />
      ))}
    </Stack>
  );
}

/** One line on a phone. */
const outline = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: { xs: "space-between", sm: "flex-start" },
  columnGap: { xs: 1, sm: 2.5 },
  my: { xs: -1.25, sm: 0 },
  whiteSpace: "nowrap",
};
