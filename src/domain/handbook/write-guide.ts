import type { RankedCause } from "./rank-causes";
import type { Step, Tool } from "./playbook";
import type { Diagnosis } from "./diagnosis";
import { writeHonesty } from "./write-cause";

/**
 * The guide for the likeliest cause, in Markdown: a line with difficulty, time and parts (none where
 * the job belongs in other hands), a word on what it mends, and the five sections of the specification.
 */
export function writeGuide(page: Diagnosis): string {
  const { fault, causes } = page;
  const { repair } = causes[0].cause;
  const safety = [...precautions(page), ...fault.safety, ...(repair.safety ?? [])];
  return [
    ...(repair.handOver === undefined ? [writeFacts(page)] : []),
    writeScope(page),
    section("Tools and materials", list(repair.tools.map(writeTool)) || "None."),
    section("Safety precautions", list([...safety, "Stop if you are unsure."])),
    section("Steps", repair.steps.map(writeStep).join("\n\n")),
    section("Prevention", list([...fault.prevention, ...(repair.prevention ?? [])])),
    section(
      "When to seek professional help",
      list([...fault.stopWhen, ...(repair.stopWhen ?? [])]),
    ),
  ].join("\n\n");
}

const needsPowerOff: ReadonlySet<Step["action"]> = new Set([
  "unplug",
  "open",
  "unscrew",
  "pry",
  "measure",
]);

/**
 * What a guide says first, by where the thing gets its energy from. Where nothing is opened, as with a
 * setting, a battery may have to stay in; a page on a danger says itself what comes first.
 */
function precautions({ thing, power, basis, causes }: Diagnosis): string[] {
  const { steps } = causes[0].cause.repair;
  const opens = steps.some(({ action }) => needsPowerOff.has(action));
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

function writeFacts({ causes }: Diagnosis): string {
  const { difficulty, minutes, euros } = causes[0].cause.repair;
  const [from, to] = euros;
  const parts = from === to ? `€${from}` : `€${from}–${to}`;
  return `**Difficulty:** ${difficulty} · **Time:** ${minutes} min · **Parts:** ${parts}`;
}

function writeScope(page: Diagnosis): string {
  const [{ cause }, second] = page.causes;
  const { handOver } = cause.repair;
  if (handOver !== undefined)
    return [writeHonesty(page), `This is about ${cause.name}. ${cause.why} ${handOver}`]
      .filter(Boolean)
      .join(" ");
  const scope =
    page.basis === "general"
      ? `This guide begins with ${cause.name}.`
      : `This guide mends ${cause.name}, the likeliest reason why your ${page.thing} ${page.fault.name}.`;
  return [writeHonesty(page), scope, second && writeRunnerUp(second)].filter(Boolean).join(" ");
}

function writeRunnerUp({ cause: { name, short, check } }: RankedCause): string {
  return `If the steps do not find it, look for ${name}. ${check.do} If ${check.finds}, it is ${short}.`;
}

function writeTool({ name, instead }: Tool): string {
  return instead === undefined ? name : `${name} (instead: ${instead})`;
}

/** One item of the numbered list; what belongs to it is indented under its number. */
function writeStep(step: Step, place: number): string {
  const marker = `${place + 1}. `;
  const paragraphs = [
    `**${step.title}**`,
    step.warning && `**Warning:** ${step.warning}`,
    step.how,
    step.fallsOut && `What comes out: ${step.fallsOut}`,
    step.putBack && `To put it back: ${step.putBack}`,
    step.see && `You should see: ${step.see}`,
    writeAction(step),
  ].filter(Boolean);
  return marker + paragraphs.join(`\n\n${" ".repeat(marker.length)}`);
}

/** Which picture belongs to the step, as a definition of a link, which Markdown does not show. */
function writeAction({ action }: Step): string {
  return `[action]: # "${action === "look" ? "inspect" : action}"`;
}

function section(heading: string, body: string): string {
  return `## ${heading}\n\n${body}`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
