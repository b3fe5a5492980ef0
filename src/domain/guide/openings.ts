/*
 * By name, because the handbook's steps and those read from a text have some other deeds of their own
 * beside these.
 */

/** What a step does that opens the thing. */
export const openings: ReadonlySet<string> = new Set(["open", "unscrew", "pry"]);

/** What nobody does while there is power in it. */
export const needsPowerOff: ReadonlySet<string> = new Set([...openings, "measure"]);
