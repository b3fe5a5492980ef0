import type { z } from "zod";
import type { Flaw } from "~/domain/handbook/find-flaws.ts";

type Issue = z.core.$ZodIssue;

/** What is wrong in a file, in words for somebody who knows nothing of schemas. */
export function describeIssues(issues: readonly Issue[]): Flaw[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({ path: [...path, key], message: "no such field here" }));
    if (issue.code === "invalid_union")
      return describeIssues(nearest(issue.errors)).map((inner) => ({
        path: [...path, ...inner.path],
        message: inner.message,
      }));
    return [{ path, message: describeIssue(issue) }];
  });
}

/** Of the ways in which something could be meant, the one with the fewest flaws. */
function nearest(readings: readonly (readonly Issue[])[]): readonly Issue[] {
  return readings.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `has to be ${nameType(issue.expected)}`;
    case "invalid_value":
      return issue.input === undefined
        ? "is missing"
        : `has to be one of: ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return `has to be at most ${issue.maximum}`;
    case "too_small":
      return `has to be at least ${issue.minimum}`;
    default:
      return issue.message;
  }
}

function nameType(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    string: "a text; put it in quotation marks if it looks like a number",
    array: "a list",
    tuple: "a list of two, such as [0, 5]",
    object: "fields of its own, further in",
    record: "fields of its own, further in",
  };
  return names[expected] ?? `a ${expected}`;
}
