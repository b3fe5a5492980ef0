/* oxlint-disable vitest/no-conditional-expect -- a row is of one kind or the other */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Row = { requirement: string } & ({ file: string; says: string } | { not: string });

const held = (requirement: string, file: string, says: string): Row => ({
  requirement,
  file,
  says,
});
const beyond = (requirement: string, not: string): Row => ({ requirement, not });

/** The thirty requirements of a safe client: the test that holds each, or why it has no place here. */
const rows: readonly Row[] = [
  held("1 codes are drawn evenly", "unit/accounts/reset-codes.test.ts", "draws again where"),
  held("2 a code's life", "unit/accounts/password-reset.test.ts", "has expired at 30:00"),
  held("3 a code works once", "unit/accounts/password-reset.test.ts", "works once"),
  held("4 five wrong tries", "unit/accounts/password-reset.test.ts", "deleted by the fifth wrong"),
  held(
    "5 a code is its account's",
    "unit/accounts/password-reset.test.ts",
    "opens its own account",
  ),
  held("6 a code is kept as a hash", "unit/accounts/password-reset.test.ts", "only as a hash"),
  held("7 every byte is compared", "unit/accounts/secret-hash.test.ts", "only the last byte"),
  held("8 600,000 rounds", "unit/accounts/secret-hash.test.ts", "costs 600,000 rounds"),
  held("9 no WebCrypto", "unit/accounts/secret-hash.test.ts", "withholds WebCrypto"),
  held("10 no secret in the session", "unit/accounts/session-store.test.ts", "and nothing else"),
  held("11 eight characters", "flows/auth/sign-up.test.tsx", "a password of eight characters"),
  beyond(
    "12 common passwords are refused",
    "The accounts last as long as the tab and guard nothing that is elsewhere; a list of 3,000 passwords would be loaded for it.",
  ),
  held("13 one text for a failed sign-in", "flows/auth/sign-in.test.tsx", "in the same words"),
  held("14 keys are no objects' keys", "support/hostile-strings.ts", "__proto__@example.com"),
  held("15 signing out", "browser/accounts.test.ts", "is left in the other tabs too"),
  held("16 the way back", "unit/auth/return-path-edges.test.ts", "never leaves this app"),
  held("17 no HTML of a model", "browser/hostile-input.test.ts", "nothing hostile runs"),
  held("18 no picture of a model", "browser/hostile-input.test.ts", "outside: []"),
  held("19 checked links", "support/border-parsers.ts", "a link leads to the web or to a mail"),
  held("20 no unseen characters", "unit/provider/answer-text.test.ts", "withoutInvisible"),
  held("21 the policy", "browser/content-security.test.ts", "runs no script"),
  held("22 Trusted Types", "browser/content-security.test.ts", "neither code nor markup"),
  held("23 the key is kept for the tab", "browser/ai-key.test.ts", "sent nowhere else"),
  held("24 no redirect", "unit/provider/plain-faults.test.ts", "does not follow a redirect"),
  held("25 no secret in the build", "browser/own-build.test.ts", "key"),
  held(
    "26 fixed words for errors",
    "unit/provider/plain-faults.test.ts",
    "never in the server's words",
  ),
  held("27 a broken screen", "flows/front/shell.test.tsx", "An error has occurred"),
  held("28 photos", "flows/repair/request-files.test.tsx", "of another type is refused"),
  held("29 safety is not the model's", "unit/safety/gate.test.ts", "stop"),
  held("30 one call at a time, and an end to it", "unit/provider/read-stream.test.ts", "too-long"),
];

it("has a row for each of the thirty", () => {
  expect(rows.map(({ requirement }) => Number.parseInt(requirement, 10))).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 1),
  );
});

it.each(rows)("$requirement", (row) => {
  if ("not" in row) expect(row.not).toMatch(/\.$/);
  else expect(readFileSync(`test/${row.file}`, "utf8")).toContain(row.says);
});
