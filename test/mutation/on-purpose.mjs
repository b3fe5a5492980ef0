/**
 * Changes that no test notices, and why that is right. `line` is the whole line of code, trimmed;
 * `replacements` what stands there instead, as `npm run mutate` prints it.
 *
 * @type {readonly { file: string; line: string; replacements: readonly string[]; reason: string }[]}
 */
export const onPurpose = [];
