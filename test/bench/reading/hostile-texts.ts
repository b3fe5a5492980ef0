/** What a model would have to write to keep the reader of its questions busy. */
export const hostileAnswers: Record<string, string> = {
  "open brackets": "[".repeat(200_000),
  "open and closed brackets": "[".repeat(100_000) + "]".repeat(100_000),
  "brackets that do not fit": "{".repeat(100_000) + "]".repeat(100_000),
  "many small wrong objects": "{a}".repeat(66_000),
  "many wrong lists in lists": `${'["a'.repeat(19)}${'[",b],'.repeat(30_000)}${"]".repeat(19)}`,
  "a wrong list of many objects": `[${'{"b":1},'.repeat(20_000)}x]`,
  "one open string": `["${"a\\".repeat(60_000)}`,
  "commas and blanks": `["a"${", ".repeat(90_000)}x]`,
  "comments that do not end": `[${"/* // ".repeat(30_000)}`,
  "quotation marks": `[${'"'.repeat(5_900)}]`,
  "smart quotes": `[${"“".repeat(5_900)}]`,
  "very many smart quotes": `[${"“".repeat(190_000)}]`,
  "quotes in quotes": `["${'a" b '.repeat(1_150)}"]`,
  "objects without commas": `[${'{"b":1} '.repeat(740)}x]`,
};

/** What somebody would have to type, or a model to write, to keep the reader of hazards busy: 20 kB each. */
export const hostileComplaints: Record<string, string> = {
  "one letter": "a".repeat(20_000),
  "a rule's first words": "trips the ".repeat(2_000),
  "almost a mention": "smell of the old ".repeat(1_200),
  denials: "no sign of any ".repeat(1_300),
  commas: ",.".repeat(10_000),
  "invisible characters": "\u200B".repeat(20_000),
  "mentions that are denied": "no smoke no sparks not burning ".repeat(640),
};

/** Pieces of a streamed answer whose reasoning is opened and closed time and again. */
export const hostilePieces = ["</think>".repeat(20_000), "<think></think>".repeat(10_000), "Fuse."];
