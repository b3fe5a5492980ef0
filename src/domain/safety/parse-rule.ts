import type { HazardRule } from "./hazard-rule";

/** Any of these things; some have to be what the description names, some must not be named. */
export type Things = { ids: readonly string[]; inDescription: boolean; absent: boolean };

/** One line of a rule's `when`, taken apart. */
export type Condition = {
  /** One of each of these has to be named somewhere. */
  things: readonly Things[];
  /** These meet in one clause; none: the description names the thing. */
  says: readonly string[];
  /** Fewer words than this stand between them. */
  within: number;
  /** A question in the chat does not tell of it. */
  isStated?: boolean;
};

export type ParsedRule = { hazard: HazardRule; conditions: readonly Condition[] };

const usualDistance = 7;

export function parseRule(hazard: HazardRule): ParsedRule {
  return { hazard, conditions: hazard.when.map(parseCondition) };
}

function parseCondition(whole: string): Condition {
  const [, stated, line = ""] = /^(stated )?(.*)$/.exec(whole) ?? [];
  const [meeting = "", limit] = line.split(" < ");
  const [says = "", ...things] = meeting.split(":").toReversed();
  return {
    things: things.map((names) => parseThings(names.trim(), says.trim() === "")),
    says: says
      .split("+")
      .map((id) => id.trim())
      .filter(Boolean),
    within: limit === undefined ? usualDistance : Number(limit),
    ...(stated && { isStated: true }),
  };
}

function parseThings(names: string, inDescription: boolean): Things {
  const [, not, where, ids = ""] = /^(not )?(is |told )?(.*)$/.exec(names) ?? [];
  return {
    ids: ids.split("/"),
    inDescription: where === "is " || (inDescription && where !== "told "),
    absent: not !== undefined,
  };
}
