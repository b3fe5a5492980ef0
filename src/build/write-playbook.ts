import type { Fault } from "~/domain/handbook/schema.ts";

/** What a playbook holds again and again, by the fields that each of them has. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  step: ["action", "title", "how"],
  check: ["do", "finds", "minutes"],
  repair: ["difficulty", "minutes", "euros", "tools", "steps"],
  cause: ["name", "short", "prior", "why", "check", "repair"],
};

/**
 * A module of functions, one for each shape. A playbook is written as calls of them, so that a visitor
 * does not load the names of its fields thousands of times.
 */
export function writeShapes(): string {
  const functions = Object.entries(shapes).map(([name, fields]) => {
    // "do" is a word of the language, so no name of a parameter.
    const parameters = fields.map((field) => `${field}_`).join();
    const object = fields.map((field) => `${field}: ${field}_`).join();
    return `export const ${name} = (${parameters}, more) => ({ ${object}, ...more });`;
  });
  return functions.join("\n");
}

/**
 * A kind's playbook as a module.
 *
 * @param from the module of `writeShapes`
 */
export function writePlaybook(faults: readonly Fault[], from: string): string {
  return `import { ${Object.keys(shapes).join()} } from "${from}";
export const faults = ${toCode(faults)};
`;
}

function toCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCode).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const code = new Map(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, toCode(inner)] as const],
    ),
  );
  const [name, fields = []] =
    Object.entries(shapes).find(([, names]) => names.every((field) => code.has(field))) ?? [];
  const more = [...code].filter(([key]) => !fields.includes(key));
  const rest = `{${more.map(([key, inner]) => `"${key}":${inner}`).join()}}`;
  const given = fields.map((field) => code.get(field));
  return name ? `${name}(${[...given, ...(more.length > 0 ? [rest] : [])].join()})` : rest;
}
