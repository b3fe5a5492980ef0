import { jsonrepair } from "jsonrepair";
import { readBrackets, type Span } from "./bracket-spans";

/** A model's answer holds a handful; more is noise. */
const mostAttempts = 100;
/** In characters, all attempts together: a repair of noise takes long. Three questions are a fifth of that. */
const mostToRepair = 6000;

/**
 * The JSON values that stand somewhere in a text (in prose, in fences, several of them), in order.
 * What is nearly JSON is repaired; what is none even so is searched inside, so that a list that broke
 * off or holds one bad entry still gives its good ones. It is searched from its end, where a model that
 * thinks aloud comes to its point, and not for ever.
 *
 * @param isWhole whether the model came to its end: a list that it forgot to close is then closed, and
 *   comes first
 */
export function jsonValuesIn(text: string, isWhole: boolean): unknown[] {
  let attempts = 0;
  let toRepair = mostToRepair;

  function read(json: string): unknown {
    const value = parse(json);
    if (value !== undefined || json.length > toRepair || !beginsLikeJson.test(json)) return value;
    toRepair -= json.length;
    return repaired(json);
  }

  function search(spans: readonly Span[]): unknown[] {
    return spans.reduceRight<unknown[]>((later, { start, end, isTooDeep, inside }) => {
      attempts += 1;
      if (isTooDeep || attempts > mostAttempts) return later;
      const value = read(text.slice(start, end));
      return value === undefined ? [...search(inside), ...later] : [value, ...later];
    }, []);
  }

  const { closed, unclosed } = readBrackets(text);
  const found = search(closed);
  return isWhole ? [...search(unclosed), ...found] : found;
}

/** A bracket, and behind it (comments aside) a quoted text or a field. Prose in brackets is no list. */
const beginsLikeJson =
  /^(?:[[{\s]|\/\/[^\n]*\n|\/\*[^*]*\*\/)+(?:\\?["'“”„‘’`]|(?<=\{\s*)[\w-]+\s*:)/;

function repaired(nearlyJson: string): unknown {
  try {
    const json = jsonrepair(nearlyJson);
    // It may see more brackets than were counted: what counts as a string is its to guess.
    return readBrackets(json).closed.some((span) => span.isTooDeep) ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Undefined when it is no JSON. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
