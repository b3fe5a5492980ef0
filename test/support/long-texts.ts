/** What a model or a person would have to write, over and over, to keep a reader busy. */
const units: Readonly<Record<string, string>> = {
  "bold words": "**a** ",
  "bold lines": "**a**\n",
  "bold paragraphs": "**a**\n\n",
  "bold lines over code": "**a**\n    x\n",
  "bold lines over lists": "**a**\n2. x\n",
  "bold without end": "**a ",
  "bold that only ends": "a**",
  "bold without blanks": "**a**",
  "emphasis that only ends": "a_",
  "emphasis in emphasis": "**a *b* c** ",
  "struck out": "~~a~~ ",
  "open brackets": "[",
  links: "[a](b) ",
  "links without end": "[a](b",
  "addresses in brackets": "(http://a",
  pictures: "![a](b)",
  definitions: "[a]: b\n\n[a]\n\n",
  "signs of HTML": "<",
  "comments that do not end": "<!--",
  backticks: "`a ",
  backslashes: "\\*",
  points: "- a\n",
  "points with blank lines": "- a\n\n",
  numbers: "1. a\n",
  "empty numbers": "1. \n",
  "boxes to tick": "- [ ] a\n",
  "points in points": "- ",
  "quotes in quotes": "> ",
  "quotes with lazy lines": "> a\nb\n",
  headings: "# a\n",
  "headings of steps": "## Step 1\n1. a\n",
  "bold headings with points": "**a:**\n- b\n\n",
  "line ends": "\n",
  "lines of one letter": "a\n",
  paragraphs: "a\n\n",
  "rows without a header": "| a |\n",
  fences: "```\n",
  blanks: " ",
  sentences: "Unplug it. ",
  waits: "wait 10 to 15 minutes ",
  warnings: "**Warning:** hot\n\n",
  "accents on one letter": "e\u0301\u0301\u0301",
  "half characters": "\uD800",
  "invisible characters": "\u200B",
};

const built: Readonly<Record<string, (length: number) => string>> = {
  "a table": (length) => `| a | b |\n|---|---|\n${"| a | b |\n".repeat(length / 10)}`,
  "a wide table of short rows": (length) => {
    const columns = Math.floor(length / 20);
    return `${"| a ".repeat(columns)}|\n${"|---".repeat(columns)}|\n${"b |\n".repeat(length / 8)}`;
  },
  "a list in a list": (length) => {
    const levels = Math.floor(Math.sqrt(length));
    return Array.from({ length: levels }, (_, level) => `${"  ".repeat(level)}- a\n`).join("");
  },
  "a point of many lines": (length) => `- a\n${"  b\n".repeat(length / 4)}`,
  "emphasis in emphasis in emphasis": (length) =>
    "*a **b ".repeat(length / 14) + " b** a*".repeat(length / 14),
  "links in links": (length) => "[a".repeat(length / 6) + "](b)".repeat(length / 6),
  "a step with numbers below numbers": (length) =>
    `1. Step 1\n\n${"   Step 1\n\n".repeat(length / 11)}`,
  "many definitions": (length) =>
    Array.from({ length: length / 20 }, (_, at) => `[${at}]: b\n\n- [${at}]\n\n`).join(""),
};

/** Texts of about that many characters, each of one shape, by name. */
export function longTexts(length: number): Record<string, string> {
  const repeated = Object.entries(units).map(([name, unit]) => [
    name,
    unit.repeat(length / unit.length),
  ]);
  const others = Object.entries(built).map(([name, build]) => [name, build(length)]);
  return Object.fromEntries([...repeated, ...others]);
}
