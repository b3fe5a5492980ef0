import { readGuide } from "~/domain/guide/read-guide";
import type { RepairCase } from "~/domain/repair-case";

/** A case as it stands when the chat begins, with everything filled in. */
export const kettleCase: RepairCase = {
  itemDescription: "My Bosch kettle, bought in 2019",
  itemIssue: "It does not heat up any more, the light stays off",
  photo: null,
  recording: null,
  answers: [
    { id: 1, question: "Does the light come on?", answer: "No, it stays dark" },
    { id: 2, question: "Did it stop suddenly?", answer: "Yes, from one day to the next" },
    { id: 3, question: "Has it been dropped?", answer: "Not that I know" },
  ],
  rootCause: "The thermal fuse under the base has blown.",
  guide: readGuide("## Steps\n1. **Unplug the kettle.** Let it cool for 30 minutes."),
};

/** A case as it stands when the questions are asked for. */
export const freshKettleCase: RepairCase = {
  ...kettleCase,
  answers: [],
  rootCause: undefined,
  guide: undefined,
};
