import { needsPowerOff } from "~/domain/guide/openings";
import type { RankedCause } from "./rank-causes";
import type { Guide, GuideFact, GuideParts, GuideSection, GuideStep } from "~/domain/guide/guide";
import { stepLabels } from "~/domain/guide/split-step";
import { sectionTitles, writeGuide } from "~/domain/guide/write-guide";
import type { Step, Tool } from "./playbook";
import type { Diagnosis } from "./diagnosis";
import { isInAnotherLanguage, writeHonesty } from "./write-honesty";

/**
 * The guide for the likeliest cause: difficulty, time and parts (none where the job belongs in other
 * hands), a word on what it mends, and the five sections of the specification. On a stop it has no
 * steps: what makes it safe stands first among the precautions, for nothing is to be repaired.
 */
export function composeGuide(page: Diagnosis): Guide {
  const { fault, causes } = page;
  const { repair } = causes[0].cause;
  const isStop = page.basis === "danger";
  const precautionList = list([
    ...precautions(page),
    ...fault.safety,
    ...(repair.safety ?? []),
    "Stop if you are unsure.",
  ]);
  const parts: GuideParts = {
    facts: repair.professionalOnly === undefined ? listFacts(page) : [],
    sections: [
      { kind: "other", title: "", body: writeScope(page) },
      section("tools", list(repair.tools.map(writeTool)) || "None."),
      section("safety", isStop ? leadWithActions(repair.steps, precautionList) : precautionList),
      ...(isStop ? [] : [section("steps", "")]),
      section("prevention", list([...fault.prevention, ...(repair.prevention ?? [])])),
      section("professional", list([...fault.stopWhen, ...(repair.stopWhen ?? [])])),
    ],
    steps: isStop ? [] : repair.steps.map(composeStep),
  };
  return { ...parts, text: writeGuide(parts) };
}

/**
 * What a guide says first, by where the thing gets its energy from. Where nothing is opened, as with a
 * setting, a battery may have to stay in; a page on a danger says itself what comes first.
 */
function precautions({ thing, power, basis, causes }: Diagnosis): string[] {
  const { steps } = causes[0].cause.repair;
  const opens = steps.some(({ action }) => action === "unplug" || needsPowerOff.has(action));
  if (basis === "danger" || (power !== "mains" && !opens)) return [];
  switch (power) {
    case "mains":
      return [
        `Pull the plug of the ${thing} before you open, wet or take hold of anything in it: switched off is not enough.`,
      ];
    case "rechargeable":
      return [
        `Take the ${thing} off its charger and switch it off first. Keep metal and sharp edges away from the battery.`,
      ];
    case "battery":
      return [`Take the batteries out of the ${thing} before you work on it.`];
    case "none":
    case null:
      return [];
  }
}

function listFacts({ causes }: Diagnosis): GuideFact[] {
  const { difficulty, minutes, euros } = causes[0].cause.repair;
  const [from, to] = euros;
  return [
    { label: "difficulty", value: difficulty },
    { label: "time", value: `${minutes} min` },
    { label: "parts", value: from === to ? `€${from}` : `€${from}–${to}` },
  ];
}

function writeScope(page: Diagnosis): string {
  const [{ cause }, second] = page.causes;
  const { professionalOnly } = cause.repair;
  if (professionalOnly !== undefined)
    return [writeHonesty(page), `This is about ${cause.name}. ${cause.why} ${professionalOnly}`]
      .filter(Boolean)
      .join(" ");
  const scope =
    page.basis === "general" || page.isNameDenied
      ? `This guide starts with ${cause.name}.`
      : `This guide deals with ${cause.name}, the likeliest reason why your ${page.thing} ${page.fault.name}.`;
  if (isInAnotherLanguage(page)) return writeHonesty(page);
  return [writeHonesty(page), scope, second && writeRunnerUp(second)].filter(Boolean).join(" ");
}

function writeRunnerUp({ cause: { name, short, check } }: RankedCause): string {
  return `If that does not solve it, look for ${name}. ${check.do} If ${check.finds}, it is ${short}.`;
}

function writeTool({ name, instead }: Tool): string {
  return instead === undefined ? name : `${name} (instead: ${instead})`;
}

function leadWithActions(steps: readonly Step[], precautionList: string): string {
  const actions = steps.map(({ title, warning, how, see }) =>
    [`**${title}.**`, warning, how, see && `${stepLabels.see}: ${see}`].filter(Boolean).join(" "),
  );
  return `### What to do now\n\n${list(actions)}\n\n### Keep in mind\n\n${precautionList}`;
}

function composeStep(step: Step): GuideStep {
  const { action, title, warning, how, fallsOut, putBack, see, measures = [] } = step;
  const { ifNot, picture } = step;
  const paragraphs = [
    how,
    fallsOut && `${stepLabels.comesOff}: ${fallsOut}`,
    putBack && `${stepLabels.putBack}: ${putBack}`,
    see && `${stepLabels.see}: ${see}`,
  ];
  return {
    title,
    action: action === "look" ? "inspect" : action,
    warnings: warning === undefined ? "" : `**Warning:** ${warning}`,
    body: paragraphs.filter(Boolean).join("\n\n"),
    measures,
    ...(ifNot && { ifNot }),
    ...(picture && { picture }),
  };
}

function section(kind: keyof typeof sectionTitles, body: string): GuideSection {
  return { kind, title: sectionTitles[kind], body };
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
