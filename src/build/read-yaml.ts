import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { load, YAMLException } from "js-yaml";
import type { z } from "zod";
import type { Flaw } from "~/domain/handbook/find-flaws.ts";
import { describeIssues } from "./describe-issue.ts";
import { findLine } from "./find-line.ts";

/** A file of the handbook that is not as it should be; the message names file and line. */
export class HandbookError extends Error {}

/**
 * Reads a file by its schema.
 *
 * @throws HandbookError that names every flaw by file and line
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  if (!existsSync(file)) throw new HandbookError(`${named(file)}: is missing`);
  const source = readFileSync(file, "utf8");
  const parsed = schema.safeParse(parse(source, file), { reportInput: true });
  if (parsed.success) return parsed.data;
  const flaws = describeIssues(parsed.error.issues).map((flaw) => describeFlaw(file, source, flaw));
  throw new HandbookError(flaws.join("\n"));
}

function parse(source: string, file: string): unknown {
  try {
    return load(source);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const hint =
      error.reason === "bad indentation of a mapping entry"
        ? " (a text with a colon in it needs quotation marks)"
        : "";
    const line = (error.mark?.line ?? 0) + 1;
    throw new HandbookError(`${named(file)}:${line}: ${error.reason}${hint}`);
  }
}

/** "kitchen/kettle/leaks.yaml:12: causes › seal › weight: …" */
export function describeFlaw(file: string, source: string, { path, message }: Flaw): string {
  const place = path.length > 0 ? `${path.join(" › ")}: ` : "";
  return `${named(file)}:${findLine(source, path)}: ${place}${message}`;
}

/** A file as it is told: from the project's root. */
export const named = (file: string) => relative(process.cwd(), file);
