import { z } from "zod";
import { assistantSources } from "~/services/assistant/assistant";
import { findings } from "~/domain/findings";
import { guideParts } from "~/domain/guide/guide";
import { readGuide } from "~/domain/guide/read-guide";
import { choice, understanding } from "~/domain/understanding";
import { paths } from "~/shared/paths";
import { benchState } from "./bench-state";
import { handOffState } from "./hand-off-state";
import { serializedFile } from "./serialized-file";

/*
 * The screens of a repair, in their order. Breadcrumbs, stepper, guards and the moves both ways follow
 * from `flow`. What travels lies in navigation state and comes back from the browser's history, so every
 * screen parses it with its `needs`.
 */

/** What goes along from the first screen to the last: the files, what was found in them, what was set right. */
const goesAlong = {
  chosen: choice.optional().catch(undefined),
  imageFile: serializedFile.nullable().catch(null),
  audioFile: serializedFile.nullable().catch(null),
  findings: findings.catch({}),
};

/**
 * Numbered here by their order; an `id` that came along is ignored. Behind their own screen fewer than
 * three do no harm: nothing is asked there, and they are shown as they came.
 */
const answeredQuestions = z
  .array(
    z.object({
      question: z.string().min(1),
      answer: z.string(),
      choices: z.array(z.string()).max(8).readonly().optional().catch(undefined),
      raisesStop: z.boolean().optional().catch(undefined),
    }),
  )
  .transform((questions) => questions.map((question, index) => ({ id: index + 1, ...question })));

/** What is said to questions of a page that was left, and what was made of all the words. */
const said = {
  earlierAnswers: answeredQuestions.optional().catch(undefined),
  understood: understanding.optional().catch(undefined),
};

const answerSource = z.enum(assistantSources).optional().catch(undefined);

/** The request form, as it was left. */
const requestState = z.object({
  preserveFormData: z.literal(true),
  itemDescription: z.string(),
  itemIssue: z.string(),
  ...goesAlong,
  /** The person came back to say what the item is. */
  changesItem: z.literal(true).optional().catch(undefined),
});

const itemState = z.object({
  itemDescription: z.string().trim().min(1),
  itemIssue: z.string().trim().min(1),
  ...goesAlong,
});

const diagnosticsState = itemState.extend({
  ...said,
  preserveAnswers: z.boolean().optional().catch(undefined),
  questions: answeredQuestions
    // This screen asks three. With any other number it asks for new ones.
    .refine(({ length }) => length === 3)
    .optional()
    .catch(undefined),
  questionsFrom: answerSource,
});

/** A guide, and all that has become of it. */
export const madeGuide = z.object({
  repairGuide: z.string().trim().min(1),
  /** The guide taken apart, as its writer knows it best. */
  guideParts: guideParts.optional().catch(undefined),
  guideFrom: answerSource,
  /** It was taken before its writer had come to the end. */
  isGuideCut: z.literal(true).optional().catch(undefined),
  /** Numbers of the steps that were ticked off, counted from 1. */
  doneSteps: z.array(z.number()).default([]).catch([]),
  /** What the person said became of the repair. */
  outcome: z.enum(["worked", "needs help"]).optional().catch(undefined),
  chat: z
    .array(
      z.object({
        text: z.string(),
        isUser: z.boolean(),
        isCut: z.literal(true).optional().catch(undefined),
      }),
    )
    .default([])
    .catch([]),
  /** What is typed into the chat and not sent yet. */
  chatDraft: z.string().default("").catch(""),
  bench: benchState.optional().catch(undefined),
  /** The same machine, recorded again once it was mended. */
  soundAfter: serializedFile.optional().catch(undefined),
  handOff: handOffState.optional().catch(undefined),
  /** Two prices as they are typed: of a new one, and of the parts. */
  prices: z.object({ whole: z.string(), parts: z.string() }).optional().catch(undefined),
});

const causeFields = itemState.extend({
  ...said,
  questions: answeredQuestions
    .refine(({ length }) => length <= 3)
    .default([])
    .catch([]),
  questionsFrom: answerSource,
  rootCause: z.string().trim().min(1),
  rootCauseFrom: answerSource,
  /** It was taken before its writer had come to the end. */
  isRootCauseCut: z.literal(true).optional().catch(undefined),
});

const rootCauseState = causeFields.extend({
  /** The guide that this cause led to before. */
  madeGuide: madeGuide.optional().catch(undefined),
});

const guideFields = causeFields.extend({
  ...madeGuide.shape,
  /** This entry of the history is the open bench, and the one behind it the guide. */
  atBench: z.literal(true).optional().catch(undefined),
  /** It is the hand-off sheet, and the one behind it the guide or the bench. */
  atHandOff: z.literal(true).optional().catch(undefined),
});

/** A guide that came as text alone is read once, here. */
const guideState = guideFields.transform((state) => {
  const { facts, sections, steps } = state.guideParts ?? readGuide(state.repairGuide);
  return { ...state, guideParts: { facts, sections, steps } };
});

export type RequestState = z.infer<typeof requestState>;
export type ItemState = z.infer<typeof itemState>;
export type DiagnosticsState = z.infer<typeof diagnosticsState>;
export type RootCauseState = z.infer<typeof rootCauseState>;
export type GuideState = z.infer<typeof guideState>;
export type MadeGuide = z.infer<typeof madeGuide>;
export type Prices = NonNullable<GuideState["prices"]>;
export type Outcome = NonNullable<GuideState["outcome"]>;

export type Stage<Needs extends z.ZodType = z.ZodType> = {
  path: string;
  title: string;
  subtitle?: string;
  /** Its name in the stepper. */
  step: string;
  /** Its name in the breadcrumb. */
  crumb: string;
  /** What it takes along. A visitor who lacks a required part is sent to the first screen. */
  needs: Needs;
};

export const flow = {
  request: {
    path: paths.repairRequest,
    title: "Submit a Repair Request",
    subtitle: "Get step-by-step guidance on how to repair your item",
    step: "Request",
    crumb: "Repair Request",
    needs: requestState,
  },
  diagnostics: {
    path: paths.diagnostics,
    title: "Diagnostic Questions",
    subtitle: "Short answers are fine. If you are not sure, say so.",
    step: "Diagnostics",
    crumb: "Diagnostics",
    needs: diagnosticsState,
  },
  rootCause: {
    path: paths.rootCause,
    title: "Root Cause Analysis",
    subtitle: "We've analyzed your issue and identified the likely cause",
    step: "Root cause",
    crumb: "Root Cause",
    needs: rootCauseState,
  },
  guide: {
    path: paths.repairGuide,
    title: "Step-by-Step Repair Guide",
    step: "Guide",
    crumb: "Repair Guide",
    needs: guideState,
  },
} as const satisfies Record<string, Stage>;

export const stages: readonly Stage[] = Object.values(flow);

/** Has the form and the questions shown as they were left. */
const asLeft = { preserveFormData: true, preserveAnswers: true };

/** Has the next screen ask for questions, instead of showing those that were there. */
export const askAnew = { questions: undefined, preserveAnswers: undefined, understood: undefined };

/**
 * What an earlier screen is handed when somebody goes back to it: as much of the repair as it needs.
 * What came of it later stays behind.
 */
export function handBack<Needs extends z.ZodType>(
  { needs }: Stage<Needs>,
  repair: ItemState,
): z.infer<Needs> {
  return needs.parse({ ...repair, ...asLeft });
}

export type Crumb = { label: string; to: string; state?: unknown };

/** The way to a screen, nearest last, without the screen itself. */
export function crumbsTo(stage: Stage, repair: ItemState | null): Crumb[] {
  if (!repair) return [{ label: "Back to Home", to: paths.home }];
  const place = stages.indexOf(stage);
  if (place < 0) throw new Error(`"${stage.title}" is no screen of the flow`);
  const earlier = stages.slice(0, place);
  return [
    { label: "Home", to: paths.home },
    ...earlier.map((one) => ({ label: one.crumb, to: one.path, state: handBack(one, repair) })),
  ];
}
