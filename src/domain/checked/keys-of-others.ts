import type { PageCause } from "./match-page";
import { termsOf } from "./terms";

/** By what a step is known to be another cause's. */
export type Keys = {
  other: PageCause;
  tools: readonly ReadonlySet<string>[];
  /** What its name has and the guide's own cause has not. */
  parts: ReadonlySet<string>;
  terms: ReadonlySet<string>;
};

/** They lie ready for any repair, and tell nothing of its cause. */
const anyTool = termsOf(
  "screwdriver crosshead torx flat slotted pliers spanner wrench tweezers torch cloth rag towel brush gloves knife scissors bucket bowl paper pen phone photo vacuum cleaner",
);

/** For each other cause of the same page the tools and parts that the guide's own cause has no use for. */
export function keysOfOthers(own: PageCause, causes: readonly PageCause[]): Keys[] {
  const mine = allTerms(own);
  return causes
    .filter((other) => other.page === own.page && other.id !== own.id)
    .map((other) => {
      const tools = other.cause.repair.tools.map(({ name }) =>
        without(without(termsOf(headOf(name)), mine), anyTool),
      );
      const parts = without(termsOf(other.cause.short), mine);
      return {
        other,
        parts,
        tools: tools.filter(({ size }) => size > 0),
        terms: new Set([...tools.flatMap((tool) => [...tool]), ...parts]),
      };
    });
}

/** "Fuse of the same rating, often 13 A" is a fuse. */
const headOf = (tool: string) =>
  tool.split(/,|\(| (?:of|for|with|without|that|to|from) /)[0] ?? tool;

function allTerms({ about, cause, steps, page }: PageCause): Set<string> {
  const tools = cause.repair.tools
    .map(({ name, instead = "" }) => `${name}. ${instead}`)
    .join(". ");
  return new Set([
    ...about,
    ...steps.flatMap(({ terms }) => [...terms]),
    ...termsOf([tools, page.thing, page.fault.name, ...page.fault.safety].join(". ")),
  ]);
}

function without(terms: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...terms].filter((term) => !others.has(term)));
}
