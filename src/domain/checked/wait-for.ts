/** What a wait is for. */
export type WaitFor = "cool" | "dry" | "soak" | "set";

const signs: readonly (readonly [WaitFor, RegExp])[] = [
  ["cool", /\b(?:cool\w*|(?:is|feels|gone|stone|until) cold|abkühl\p{L}*|abgekühlt)\b/iu],
  [
    "set",
    /\b(?:cur(?:e|es|ing)|set(?:s|ting)? hard|harden\w*|glue|epoxy|clamp\w*|kleber|aushärt\p{L}*)\b/iu,
  ],
  [
    "soak",
    /\b(?:soak\w*|acid|vinegar|descal\w*|dissolv\w*|soften\w*|einweich\p{L}*|essig|entkalk\p{L}*)\b/iu,
  ],
  [
    "dry",
    /\b(?:(?<!\b(?:wip|rub|pat|shak)\w* (?:[\w-]+ ){0,2})dry|dries|drying|airing|damp|moisture|evaporat\w*|trocken|trockn\p{L}*)\b/iu,
  ],
];

/** The first thing that a text waits for; null where it tells none. */
export const waitIn = (text: string): WaitFor | null =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? null;
