type Level = "error" | "warn";
type Line = { level: Level; text: string };
type Expectation = { level: Level; pattern: RegExp; wasMet: boolean };

let unexpected: Line[] = [];
let expectations: Expectation[] = [];

/** The test fails unless such a line is written before it ends; any number of such lines is fine. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expectations.push({ level, pattern, wasMet: false });
}

/** Collects what is written to the console as a warning or an error, instead of writing it. */
export function guardConsole(): void {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: unknown[]) => {
      const text = parts.map(asText).join(" ");
      const expectation = expectations.find(
        (candidate) => candidate.level === level && candidate.pattern.test(text),
      );
      if (expectation) expectation.wasMet = true;
      else unexpected.push({ level, text });
    };
  }
}

/** Fails the test that wrote an unexpected line, or did not write an expected one. */
export function checkConsole(): void {
  const lines = unexpected.map(({ level, text }) => `console.${level}: ${text}`);
  const missing = expectations
    .filter(({ wasMet }) => !wasMet)
    .map(({ level, pattern }) => `console.${level} was expected to write ${pattern}`);
  unexpected = [];
  expectations = [];
  const complaints = [...lines, ...missing];
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
}

function asText(part: unknown): string {
  return part instanceof Error ? (part.stack ?? part.message) : String(part);
}
