import { z } from "zod";
import { guideParts } from "~/domain/guide/guide";
import { serializedFile } from "./serialized-file";

/** Something that came off, and the cup that it lies in: "A", "B". */
const logEntry = z.object({
  cup: z.string(),
  /** Number of the step in which it came off, counted from 1. */
  step: z.number(),
  what: z.string(),
  photo: serializedFile.optional().catch(undefined),
});

/** The kinds of things that come off; many of them have an "s". */
export const kindsOff = ["screw", "clip", "cable", "cover"] as const;

/** Something that came off, as it is being noted; it lies in no cup yet. */
const noting = z.object({
  counts: z.partialRecord(z.enum(kindsOff), z.number()).catch({}),
  words: z.string().catch(""),
  photo: serializedFile.optional().catch(undefined),
});

const timer = z.object({
  id: z.string(),
  step: z.number(),
  /** The words that it was read from. */
  label: z.string(),
  /** In ms since 1970, so that a reload costs no time. */
  endsAt: z.number(),
  /** Milliseconds that were left when it was paused. */
  pausedWith: z.number().optional().catch(undefined),
  /** Nothing is to be touched before its end. */
  isSafety: z.boolean(),
  /** Its end has been told. */
  isOver: z.boolean().catch(false),
});

/** Where one stands at the bench; a number is a step's, counted from 1. */
const place = z.union([z.enum(["ready", "putBack", "worked"]), z.int().positive()]);

/** The guide before it was gone on with otherwise. */
const version = z.object({
  repairGuide: z.string(),
  guideParts,
  doneSteps: z.array(z.number()),
  place,
  tried: z.array(z.string()),
  /** The steps that things were from, by the letter of the cup and by the id of the timer. */
  steps: z.record(z.string(), z.number()).default({}).catch({}),
});

const typedReading = z.object({ step: z.string(), field: z.string(), text: z.string() });

/** The bench as it was left. */
export const benchState = z.object({
  place: place.catch("ready"),
  /** Names of the tools that lie ready. */
  tools: z.array(z.string()).catch([]),
  log: z.array(logEntry).catch([]),
  noting: noting.optional().catch(undefined),
  /** What is put back again, by its cup or by its step, number and title. */
  backOn: z.array(z.string()).catch([]),
  timers: z.array(timer).catch([]),
  /** What is ruled out, in the assistant's own terms. */
  tried: z.array(z.string()).default([]).catch([]),
  /** What the guide was before, the first version first. */
  versions: z.array(version).default([]).catch([]),
  /** What was typed in of a multimeter, by the step's title and the name of the field. */
  meter: z.array(typedReading).default([]).catch([]),
});

/** The bench before anything was done at it. */
export const freshBench = benchState.parse({});

export type BenchState = z.infer<typeof benchState>;
export type BenchPlace = BenchState["place"];
export type LogEntry = BenchState["log"][number];
export type Noting = z.infer<typeof noting>;
export type BenchTimer = BenchState["timers"][number];
