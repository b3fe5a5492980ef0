import { paths } from "~/shared/paths";
import { loadFailures, networkFailures } from "./load-failure";

/** Everything that a report holds. No field takes free text. */
export type ErrorReport = {
  /** "TypeError", or "Error" for what has no such name. */
  name: string;
  /** Known words of the message, or null. */
  message: string | null;
  /** "submit /assets/index-a1.js:12:7", innermost first. */
  frames: string[];
  /** A path of the app, or "other". */
  screen: string;
  /** ISO 8601. */
  at: string;
};

/**
 * What may be told of an error. A message can quote what somebody typed, an e-mail address, a key or
 * a code, and no filter knows all of them; so only the words of a fixed table travel, and the names
 * and places of the app's own code, without queries and hashes.
 */
export function describeError(error: unknown): ErrorReport {
  const { name, message, stack = "" } = error instanceof Error ? error : notAnError;
  const { pathname } = window.location;
  return {
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : "Error",
    message: knownWords.exec(message)?.[0] ?? null,
    frames: readFrames(stack, message),
    screen: Object.values<string>(paths).includes(pathname) ? pathname : "other",
    at: new Date().toISOString(),
  };
}

/** Nothing is reported of a thrown value that is no Error. */
const notAnError = { name: "Error", message: "", stack: "" };

/** What React and the three browser engines say of a programming error, or of a file that is missing. */
const knownWords = new RegExp(
  [
    "Minified React error #\\d+",
    "Cannot (?:read|set) properties of (?:undefined|null)",
    "(?:undefined|null) is not an object",
    "can't access property",
    "is not a (?:function|constructor)",
    "is not (?:defined|iterable)",
    "Maximum call stack size exceeded",
    "too much recursion",
    ...loadFailures,
    "Failed to execute '\\w+' on '\\w+'",
    ...networkFailures,
  ].join("|"),
);

const mostFrames = 20;

/** "at submit (URL:12:7)" in Chromium, "submit@URL:12:7" in Firefox and Safari. */
const frame = /^\s*(?:at (?:([\w$.<> ]{1,80}) \()?|([\w$.<>/*]{0,80})@)(\S+):(\d+):(\d+)\)?$/;

function readFrames(stack: string, message: string): string[] {
  // Chromium puts the message before the frames, and a line of it can look like one.
  const start = stack.indexOf(message);
  const calls = start === -1 ? stack : stack.slice(start + message.length);
  return calls
    .split("\n")
    .flatMap((line) => {
      const [, chromium, others, address = "", row, column] = frame.exec(line) ?? [];
      if (!URL.canParse(address, window.location.origin)) return [];
      const { pathname } = new URL(address, window.location.origin);
      return row ? [`${chromium || others || "anonymous"} ${pathname}:${row}:${column}`] : [];
    })
    .slice(0, mostFrames);
}
