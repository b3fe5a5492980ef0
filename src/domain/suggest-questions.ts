import { listItems } from "~/domain/markdown/plain-text";
import type { Guide, GuideStep, StepAction } from "./guide/guide";
import { readTool } from "./read-tool";

const most = 3;

/** What people ask most of a guide, in the words of this one: its tools, its hard steps, its warnings. */
export function suggestQuestions({ sections, steps }: Pick<Guide, "sections" | "steps">): string[] {
  const bodyOf = (kind: (typeof sections)[number]["kind"]) =>
    sections.filter((section) => section.kind === kind).map(({ body }) => body);
  const hard = hardestStep(steps);
  const warned = steps.findIndex(({ warnings }) => warnings !== "");
  return [
    ...askForTool(bodyOf("tools").flatMap(listItems)),
    ...(hard === undefined ? [] : [`What if step ${hard} does not work?`]),
    ...(warned < 0 ? [] : [`What do I have to watch out for in step ${warned + 1}?`]),
    ...(bodyOf("professional").length > 0 ? ["When should I call a professional?"] : []),
  ].slice(0, most);
}

/** Of the tool that something else does for, if there is one; a long name is none that one says. */
function askForTool(items: readonly string[]): string[] {
  const tools = items.map(readTool).filter(({ name }) => /^[^,;:(]{3,40}$/.test(name));
  const { name } = tools.find(({ instead }) => instead !== "") ?? tools[0] ?? { name: "" };
  return name === "" ? [] : [`I have no ${lowerFirst(name)}. What can I use instead?`];
}

/** "Multimeter" in the middle of a sentence; "USB cable" stays as it is. */
const lowerFirst = (name: string) =>
  name.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase());

/** Kinds of action that go wrong, the likeliest first. */
const hardActions: readonly StepAction[] = [
  "pry",
  "unscrew",
  "glue",
  "replace",
  "adjust",
  "measure",
  "open",
  "sew",
  "clean",
  "lubricate",
];

function hardestStep(steps: readonly Pick<GuideStep, "action">[]): number | undefined {
  const action = hardActions.find((one) => steps.some((step) => step.action === one));
  const index = steps.findIndex((step) => step.action === action);
  return index < 0 ? undefined : index + 1;
}
