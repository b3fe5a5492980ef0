import { chances } from "./rank-causes.ts";
import { needsPowerOff } from "../guide/openings.ts";
import { toWords } from "../language/words.ts";
import type { Asked, Fault, Item, Part } from "./schema";

/** Something wrong that a shape cannot say, with the place in its file. */
export type Flaw = { path: readonly (string | number)[]; message: string };

type Power = Item["power"];
type Cause = Fault["causes"][string];
type Repair = Cause["repair"];

/** Below this spread of its chances a question does not tell causes apart. */
const tellingSpread = 0.15;

/**
 * Everything about a fault that would leave a person stranded or in danger, in plain words.
 *
 * @param powerOfKind where things of its kind get their energy from
 */
export function findFlaws(fault: Fault, powerOfKind: Power): Flaw[] {
  const power = fault.power ?? powerOfKind;
  return [
    ...unknownCauses(fault),
    ...unreachableCauses(fault),
    ...Object.entries(fault.causes).flatMap(([id, cause]) =>
      flawsOfRepair(cause.repair, power).map(({ path, message }) => ({
        path: ["causes", id, "repair", ...path],
        message,
      })),
    ),
    ...fewer(fault.questions, "questions"),
    ...repeated(fault.questions.map(({ ask }) => ask)).map((place) => ({
      path: ["questions", place, "ask"],
      message: "is asked twice",
    })),
    ...repeated(fault.utterances).map((place) => ({
      path: ["matching", "utterances", place],
      message: `is said twice: ${fault.utterances[place]}`,
    })),
  ];
}

function fewer(list: readonly unknown[], name: string): Flaw[] {
  return list.length < 3 ? [{ path: [name], message: `fewer than three ${name}` }] : [];
}

function unknownCauses({ causes, questions }: Fault): Flaw[] {
  return questions.flatMap(({ answers }, place) =>
    Object.entries(answers).flatMap(([answer, { likelihoods = {} }]) =>
      Object.keys(likelihoods)
        .filter((id) => !(id in causes))
        .map((id) => ({
          path: ["questions", place, "answers", answer, "likelihoods", id],
          message: `there is no cause ${id}, but ${Object.keys(causes).join(", ")}`,
        })),
    ),
  );
}

function unreachableCauses(fault: Fault): Flaw[] {
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
    : ids
        .filter((id) => !reached(id))
        .map((id) => ({ path: ["causes", id], message: "no question tells it from the others" }));
}

function flawsOfRepair(repair: Repair, power: Power): Flaw[] {
  const [from, to] = repair.euros;
  return [
    ...(from <= to ? [] : [{ path: ["euros"], message: "costs more at least than at most" }]),
    ...fewer(repair.steps, "steps"),
    ...repair.tools.flatMap(({ name }, place) =>
      isUsed(name, repair)
        ? []
        : [{ path: ["tools", place], message: `no step uses the tool: ${name}` }],
    ),
    ...dangerousSteps(repair, power),
  ];
}

/** A tool is used when a step calls it by one of its nouns: "Fuse of the same rating" is a fuse. */
function isUsed(tool: string, { steps }: Repair): boolean {
  const nouns = tool
    .split(/[,(;]|\s(?:of|for|with|without|that|to|from|in|on|as|if|and|or|between)\s/)
    .flatMap((part) => toWords(part).slice(-1))
    .filter((noun) => /^\D{3,}$/.test(noun));
  const told = steps.map(
    ({ picture: _picture, measures: _measures, ifNot: _ifNot, ...words }) => words,
  );
  const used = new Set(told.flatMap((step) => Object.values(step)).flatMap(toWords));
  return nouns.some((noun) => used.has(noun));
}

/** Whatever opens or measures needs an "unplug" before it, and again after the power was back for a test. */
function dangerousSteps({ steps }: Repair, power: Power): Flaw[] {
  let live = power === "mains" || power === "rechargeable";
  return steps.flatMap(({ action, title, measures }, place) => {
    const isDangerous = live && (needsPowerOff.has(action) || measures !== undefined);
    if (action === "unplug") live = false;
    if (action === "test" && power === "mains") live = true;
    return isDangerous
      ? [{ path: ["steps", place], message: `opens before it is unplugged: ${title}` }]
      : [];
  });
}

/** What is wrong with the faults of one kind taken together. */
export function findFlawsOfKind(faults: readonly Fault[]): Flaw[] {
  const usual = faults.filter((fault) => fault.usual).length;
  return [
    ...fewer(faults, "faults"),
    ...faults
      .filter(({ causes }) => Object.keys(causes).length < 2)
      .map(({ id }) => ({ path: [], message: `${id} has fewer than two causes` })),
    ...(usual === 1
      ? []
      : [{ path: [], message: `one fault needs "usual: true", and ${usual} have it` }]),
  ];
}

/** Names by which two parts of one kind would be meant. */
export function findFlawsOfParts(parts: readonly Part[]): Flaw[] {
  const names = parts.flatMap(({ name, aliases }, place) =>
    [name, ...aliases].map((text) => ({ text, place })),
  );
  return repeated(names.map(({ text }) => toWords(text).join(" "))).map((index) => ({
    path: [names[index]?.place ?? 0],
    message: `names a part again: ${names[index]?.text}`,
  }));
}

/** What is asked twice beside the same guide, or beside a fault that this kind has not got. */
export function findFlawsOfFaq(faq: readonly Asked[], faults: readonly string[]): Flaw[] {
  const asks = faq.flatMap(({ asks: wordings }, place) =>
    wordings.map((text) => ({ text, place })),
  );
  return [
    ...faq.flatMap(({ faults: beside = [] }, place) =>
      beside
        .filter((name) => !faults.includes(name))
        .map((name) => ({ path: [place, "faults"], message: `${name} is no fault of this kind` })),
    ),
    ...repeated(asks.map(({ text }) => text)).map((index) => ({
      path: [asks[index]?.place ?? 0],
      message: `is asked again: ${asks[index]?.text}`,
    })),
  ];
}

/** Where texts stand that came before. */
function repeated(texts: readonly string[]): number[] {
  return texts.flatMap((text, place) => (texts.indexOf(text) < place ? [place] : []));
}
