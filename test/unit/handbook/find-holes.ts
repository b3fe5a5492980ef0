import { chances } from "~/domain/handbook/rank-causes";
import type { Cause, Fault, Power, Repair, Step, Tool } from "~/domain/handbook/playbook";
import { toWords } from "~/domain/language/words";

/** Below this spread of its chances a question does not tell causes apart. */
const tellingSpread = 0.15;

const opening: ReadonlySet<Step["action"]> = new Set(["open", "unscrew", "pry", "measure"]);

/** Everything about a fault that would leave a person stranded or in danger, in words. */
export function findHoles(fault: Fault, powerOfKind: Power): string[] {
  const causes = Object.entries(fault.causes);
  const power = fault.power ?? powerOfKind;
  return [
    ...unreachableCauses(fault),
    ...causes.flatMap(([id, cause]) => causeHoles(cause, power).map((hole) => `${id}: ${hole}`)),
    ...blanks(fault).map((place) => `blank: ${place}`),
    ...(fault.questions.length < 3 ? ["fewer than three questions"] : []),
    ...repeated(fault.questions.map(({ ask }) => ask)).map((ask) => `asked twice: ${ask}`),
    ...repeated(fault.says).map((saying) => `said twice: ${saying}`),
    ...(fault.weight < 1 || fault.weight > 10 ? ["weight outside 1 to 10"] : []),
  ].map((hole) => `${fault.id}: ${hole}`);
}

function unreachableCauses(fault: Fault): string[] {
  const ids = Object.keys(fault.causes);
  const reached = (id: string) =>
    fault.questions.some((question) =>
      Object.keys(question.answers).some((answer) => {
        const own = chances(question, id).get(answer) ?? 0;
        return ids.some(
          (other) => Math.abs((chances(question, other).get(answer) ?? 0) - own) >= tellingSpread,
        );
      }),
    );
  return ids.length < 2
    ? []
    : ids.filter((id) => !reached(id)).map((id) => `no question reaches the cause ${id}`);
}

function causeHoles({ weight, check, repair }: Cause, power: Power): string[] {
  const [from, to] = repair.euros;
  return [
    ...(weight < 1 || weight > 10 ? ["weight outside 1 to 10"] : []),
    ...(check.minutes > 0 && repair.minutes > 0 ? [] : ["takes no time"]),
    ...(from <= to ? [] : ["costs more at least than at most"]),
    ...(repair.steps.length < 3 ? ["fewer than three steps"] : []),
    ...repair.tools.filter((tool) => !isUsed(tool, repair)).map(({ name }) => `unused: ${name}`),
    ...dangerousSteps(repair, power),
  ];
}

/** A tool is used when a step calls it by one of its nouns: "Fuse of the same rating" is a fuse. */
function isUsed({ name }: Tool, { steps }: Repair): boolean {
  const nouns = name
    .split(/[,(;]|\s(?:of|for|with|without|that|to|from|in|on|as|if|and|or|between)\s/)
    .flatMap((part) => toWords(part).slice(-1))
    .filter((noun) => /^\D{3,}$/.test(noun));
  const used = new Set(steps.flatMap((step) => Object.values(step)).flatMap(toWords));
  return nouns.some((noun) => used.has(noun));
}

/** Whatever opens or measures needs an "unplug" before it, and again after the power was back for a test. */
function dangerousSteps({ steps }: Repair, power: Power): string[] {
  const holes: string[] = [];
  let live = power === "mains" || power === "rechargeable";
  for (const { action, title } of steps) {
    if (live && opening.has(action)) holes.push(`opens before it is unplugged: ${title}`);
    if (action === "unplug") live = false;
    if (action === "test" && power === "mains") live = true;
  }
  return holes;
}

/** Paths of all blank texts in a value. */
function blanks(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.trim() === "" ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => blanks(inner, `${path}/${key}`));
}

export function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}
