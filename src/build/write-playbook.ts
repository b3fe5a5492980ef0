import type { Fault, Item } from "../domain/handbook/schema.ts";

/**
 * A kind's playbook as a module. Steps, of which it has most, are written as calls: so they spare the
 * visitor the names of their fields.
 */
export function writePlaybook(faults: readonly Fault[], notes: Item["notes"] = []): string {
  return `const step = (action, title, how, more) => ({ action, title, how, ...more });
export const faults = ${toCode(faults)};
export const notes = ${toCode(notes)};
`;
}

function toCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCode).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("action" in value && "title" in value && "how" in value) {
    const { action, title, how, ...more } = value;
    const others = Object.keys(more).length > 0 ? [more] : [];
    return `step(${[action, title, how, ...others].map(toCode).join()})`;
  }
  return `{${Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${JSON.stringify(key)}:${toCode(inner)}`)
    .join()}}`;
}
