import { answered, kettleGuide } from "./repair-entries";
import { kettleCase } from "./repair-cases";

/*
 * A repair in its middle, as each screen is handed it: with a photo, answers, ticks, a log with a
 * photo, and a chat. It is made in the page, where alone bytes can be.
 */

const photo = "made in the page";

const item = {
  itemDescription: kettleCase.itemDescription,
  itemIssue: kettleCase.itemIssue,
  imageFile: photo,
  audioFile: null,
};

const cause = { ...item, questions: answered, rootCause: kettleCase.rootCause };

const guide = {
  ...cause,
  repairGuide: kettleGuide,
  guideFrom: "handbook",
  doneSteps: [1],
  chat: [
    { text: "Where is the fuse?", isUser: true },
    { text: "Under the base, see step 2.", isUser: false },
  ],
  chatDraft: "And how do I",
  bench: {
    place: 2,
    tools: ["Multimeter"],
    log: [{ cup: "A", step: 1, what: "2 screws", photo }],
    backOn: [],
    timers: [],
    tried: [],
    versions: [],
  },
};

export const midRepair = {
  "/repair-request": { ...item, preserveFormData: true },
  "/diagnostics": { ...item, questions: answered, preserveAnswers: true },
  "/root-cause": cause,
  "/repair-guide": guide,
};

export type Path = keyof typeof midRepair;

/** Runs in the page: what was said, with each photo in place. */
export function putPhotosIn(state: object): unknown {
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  return JSON.parse(JSON.stringify(state), (_key, value: unknown) =>
    value === "made in the page"
      ? { name: "kettle.png", type: "image/png", size: bytes.length, bytes: bytes.buffer }
      : value,
  );
}

/** Runs in the page: what the history holds of a repair, a line for each thing that was put in. */
export function heldIn(state: unknown): string[] {
  const lines: string[] = [];
  const visit = (value: unknown, way: string) => {
    if (value instanceof ArrayBuffer) lines.push(`${way}: ${value.byteLength} bytes`);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, `${way}/${key}`);
    else if (value !== null && value !== undefined) lines.push(`${way}: ${JSON.stringify(value)}`);
  };
  visit(state, "");
  return lines.toSorted();
}

declare global {
  var repairInPage: { heldIn: typeof heldIn; putPhotosIn: typeof putPhotosIn };
}
