import type { Understanding } from "~/domain/understanding";
import type { ShownGuide } from "~/domain/safety/gate";
import {
  type DiagnosticsState,
  flow,
  type GuideState,
  type RequestState,
  type RootCauseState,
} from "~/features/repair/flow";
import { passGuide } from "~/features/repair/safety/pass-guide";
import { unpackGuide } from "~/features/repair/to-repair-case";
import type { SerializedFile } from "~/features/repair/serialized-file";
import { paths } from "~/shared/paths";
import { kettleCase } from "./repair-cases";

/*
 * History entries as the flow itself leaves them, to begin a test on the screen it is about. What a
 * test says overrides the kettle's case.
 */

const item = {
  itemDescription: kettleCase.itemDescription,
  itemIssue: kettleCase.itemIssue,
  imageFile: null,
  audioFile: null,
  findings: {},
};

/** What the handbook made of the kettle's words. */
export const understood: Understanding = {
  thing: "kettle",
  hasPage: true,
  opened: { kind: "kettle", fault: null },
  isAsked: true,
  otherThings: [],
  otherTroubles: [],
  also: null,
};

/** The three questions of the kettle's case, answered. */
export const answered = [...kettleCase.answers];

export const kettlePhoto = travelling("kettle.jpg", "image/jpeg", "as seen from above");
export const kettleSound = travelling("hiss.mp3", "audio/mpeg", "a low hiss");

function travelling(name: string, type: string, content: string): SerializedFile {
  const { buffer } = Uint8Array.from(new TextEncoder().encode(content));
  return { name, type, size: buffer.byteLength, bytes: buffer };
}

export function requestEntry(state: Partial<RequestState> = {}) {
  return { pathname: paths.repairRequest, state: { ...item, preserveFormData: true, ...state } };
}

export function diagnosticsEntry(state: Partial<DiagnosticsState> = {}) {
  return { pathname: paths.diagnostics, state: { ...item, ...state } };
}

/** The questions are there and answered, as after a way back. */
export function answeredEntry(state: Partial<DiagnosticsState> = {}) {
  return diagnosticsEntry({ preserveAnswers: true, questions: answered, ...state });
}

const diagnosed = { ...item, questions: answered, rootCause: kettleCase.rootCause ?? "" };

export function rootCauseEntry(state: Partial<RootCauseState> = {}) {
  return { pathname: paths.rootCause, state: { ...diagnosed, ...state } };
}

export function guideEntry(state: Partial<GuideState> = {}) {
  const guide = { repairGuide: kettleGuide, doneSteps: [], chat: [], chatDraft: "" };
  return { pathname: paths.repairGuide, state: { ...diagnosed, ...guide, ...state } };
}

/** The guide's screen as it shows and gives that entry. */
export function showGuide(state: Partial<GuideState> = {}): ShownGuide {
  const arrived = flow.guide.needs.parse(guideEntry(state).state);
  return passGuide(arrived, unpackGuide(arrived));
}

export const kettleGuide = `**Difficulty:** Easy · **Time:** 40 min · **Parts:** €5–12

## Tools and materials
- Screwdriver set
- Multimeter

## Safety precautions
- Let the kettle cool for 30 minutes.

## Steps
1. **Unplug the kettle.** Wait 30 minutes.

   **Warning:** Switched off is not enough.

   You should see: no light on the base.
2. **Measure the fuse.** A good fuse reads below 1 Ω.

## Prevention
- Descale it every two months.

## When to seek professional help
- The cord is scorched.`;
