import { type Event, EVENT_ID, getScalarValue, parseEvents } from "js-yaml";

/** What stands somewhere in a file of YAML, with what it holds by key or by place in the list. */
type Node = { event: Event; start: number; inside: Map<string, Node> };

/**
 * Where in a file of YAML something stands.
 *
 * @param path keys and places in lists, from the top
 * @returns the number of its line, or of what is nearest around it
 */
export function findLine(source: string, path: readonly PropertyKey[]): number {
  const events = parseEvents(source, {}).values();
  events.next();
  let node = readNode(events, source);
  for (const key of path) node = node?.inside.get(String(key)) ?? node;
  return source.slice(0, Math.max(0, node?.start ?? 0)).split("\n").length;
}

/** Reads what begins with the next event; null at the end of a list or mapping. */
function readNode(events: Iterator<Event>, source: string): Node | null {
  const { value: event, done } = events.next();
  if (done || event.type === EVENT_ID.POP) return null;
  const inside = new Map<string, Node>();
  if (event.type === EVENT_ID.SEQUENCE) {
    for (let node = readNode(events, source); node; node = readNode(events, source))
      inside.set(String(inside.size), node);
  }
  if (event.type === EVENT_ID.MAPPING) {
    for (let key = readNode(events, source); key; key = readNode(events, source)) {
      const node = readNode(events, source);
      if (node && key.event.type === EVENT_ID.SCALAR)
        inside.set(getScalarValue(source, key.event), { ...node, start: key.start });
    }
  }
  return { event, start: startOf(event), inside };
}

function startOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  return "start" in event ? event.start : 0;
}
