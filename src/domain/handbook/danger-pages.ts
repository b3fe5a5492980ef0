import { dangers } from "virtual:handbook/danger-pages";
import type { Hazard } from "~/domain/safety/hazard-rule";
import { fillIn } from "./fill-in";
import type { Fault, Power, SafetyPage } from "./playbook";

/*
 * What must be made safe before anybody thinks of repairing it. What raises a danger stands in one
 * place for the whole product, the rules of `domain/safety`; here are the pages for them, by rule.
 */

/** `signs`: which signs of it were told, where its page names those. */
type DangerPage = (thing: string, power: Power | null, signs?: string) => Fault;

/** A page with one cause: nothing is weighed here, the steps make safe and hand over. */
function safetyPage({
  id,
  name,
  cause,
  why,
  professionalOnly,
  look,
  questions,
  steps,
  ...lists
}: Page): Fault {
  return {
    id: `danger-${id}`,
    name,
    weight: 1,
    utterances: [name],
    causes: {
      danger: {
        name: cause,
        short: cause,
        prior: 1,
        why,
        check: { do: look, finds: "it is so", minutes: 1 },
        repair: {
          professionalOnly,
          difficulty: "Very difficult",
          minutes: 10,
          euros: [0, 0],
          tools: [],
          steps,
        },
      },
    },
    questions: questions.map(({ ask, yes, no }) => ({
      ask,
      answers: { yes: { means: yes }, no: { means: no } },
    })),
    ...lists,
  };
}

type Page = Omit<SafetyPage, "rules" | "onMains" | "onBattery"> & { id: string };

/** By safety rule. A rule that is not here leaves it to the page on the thing, if that hands it over. */
export const dangerPages: Readonly<Record<string, DangerPage>> = Object.fromEntries(
  dangers.flatMap(({ rules, onMains, onBattery, ...page }) => {
    const open: DangerPage = (thing, power, signs) => {
      const isOnBattery = power === "rechargeable" || power === "battery";
      const special = isOnBattery ? onBattery : power === "mains" ? onMains : undefined;
      return safetyPage(fillIn({ ...page, ...(signs && { name: signs }), ...special }, thing));
    };
    return rules.map((rule) => [rule, open]);
  }),
);

/** The page for a rule that has none: the rule's own words, and how to hand the thing over. */
export function pageOfRule({ id, severity, heading, why, now }: Hazard, thing: string): Fault {
  const [first = now, ...others] = now.split(/(?<=\.) /);
  return safetyPage({
    id,
    name: severity === "replace" ? "should be replaced, not repaired" : "needs a professional",
    cause: "a fault that is not safe to repair at home",
    why: `${heading}. ${why}`,
    professionalOnly: now,
    look: "Look at it from outside, and leave its screws and covers as they are.",
    questions: [
      {
        ask: `Have you made sure that nobody can use the ${thing} by mistake?`,
        yes: "nobody can use it by mistake",
        no: "somebody could still use it by mistake",
      },
      {
        ask: `Do you know the make and model of the ${thing}?`,
        yes: "make and model are known",
        no: "make and model are not known",
      },
      {
        ask: `Has anybody worked on the ${thing} before?`,
        yes: "somebody has worked on it before",
        no: "nobody has worked on it before",
      },
    ],
    steps: [
      {
        action: /\bplug\b/i.test(first) ? "unplug" : "look",
        title: first.replace(/\.$/, ""),
        how: others.join(" ") || why,
      },
      {
        action: "look",
        title: "Note what you saw",
        how: "Make, model and age, what happened, and since when. A picture from outside helps.",
      },
      severity === "replace"
        ? {
            action: "look",
            title: "Make sure nobody uses it again",
            how: "Do not give or sell it on. Mark it as faulty, and ask the recycling point where it goes.",
          }
        : {
            action: "look",
            title: "Hand it over",
            how: "Ask first whether they do this kind of work and what they charge to look at it. Tell them what you noted.",
          },
    ],
    safety: [why],
    prevention: ["Have it checked at the first sign that something has changed."],
    stopWhen: [now],
  });
}
