import { defaultQuestions } from "~/domain/default-questions";

/** What a model wrote when it was asked for three questions, and the three that a person is then asked. */
export type MalformedAnswer = {
  what: string;
  answer: string;
  asked: readonly string[];
  /** "length": the model was cut off. */
  finishReason?: "length";
};

const three = ["Is it plugged in?", "Does it hum?", "Was it dropped?"];
const [first = "", second = "", third = ""] = three;
const list = three.map((question) => ({ question }));
const objects = JSON.stringify(list);
const padding = (number: number) =>
  `Question ${number}: Please provide more details about the issue.`;
const fenced = (text: string, language = "json") => `\`\`\`${language}\n${text}\n\`\`\``;
const single = (text: string) => text.replaceAll('"', "'");
const loremIpsum = "The element heats the water, and the thermostat ends that. ";

/** Answers in which all three questions can be found. */
const readable: Record<string, string> = {
  "the list that was asked for": objects,
  "a fence": fenced(objects),
  "a fence without a language": fenced(objects, ""),
  "a fence in capitals": fenced(objects, "JSON"),
  "a fence that never closes": `\`\`\`json\n${objects}`,
  "a fence in an indented list": `1. Here:\n   ${fenced(objects).replaceAll("\n", "\n   ")}`,
  "prose around it": `Sure, here they are: ${objects}\nLet me know.`,
  "prose with brackets": `The {item} needs [some] care [1]: ${objects} {end}`,
  "prose with a quotation mark": `For the 15" screen:\n${objects}`,
  "prose with a quotation mark in brackets": `For the screen [15" one]:\n${objects}`,
  "prose with a bracket that never closes": `As follows [in order:\n${objects}`,
  "a think block in front": `<think>\nIt hums. Ask for that?\n</think>\n\n${objects}`,
  "a think block with a draft in it": `<think>["a?", "b?", "c?"]</think>${objects}`,
  "a think block that was never opened": `Perhaps ["a?", "b?", "c?"].\n</think>\n${objects}`,
  "a draft before the final list": `["a?", "b?", "c?"]\nBetter:\n${objects}`,
  "two fences": `${fenced('["x?"]')}\n${fenced(objects)}`,
  "a list of options behind it": `${objects}\nPossible answers: ["yes", "no"]`,
  "strings instead of objects": JSON.stringify(three),
  "strings and objects mixed": JSON.stringify([first, { question: second }, { text: third }]),
  "an object around the list": JSON.stringify({ questions: three }),
  "objects around the list": JSON.stringify({ data: { id: 7, items: list } }),
  "a list in a list": `[${objects}]`,
  "numbered fields": JSON.stringify({ question1: first, question2: second, question_3: third }),
  "numbers as fields": JSON.stringify({ 1: first, 2: second, 3: third }),
  "a field in capitals": JSON.stringify(three.map((Question) => ({ Question }))),
  "a short field": JSON.stringify(three.map((q) => ({ q }))),
  "a question that is an object": JSON.stringify(list.map((question) => ({ question }))),
  "further fields": JSON.stringify(list.map((entry, id) => ({ id, ...entry, why: "…" }))),
  "one object a line": list.map((entry) => JSON.stringify(entry)).join("\n"),
  "JSON in a JSON string": JSON.stringify(objects),
  "JSON with its quotes escaped": objects.replaceAll('"', '\\"'),
  "trailing commas": `[{"question": "${first}",}, "${second}", "${third}", ]`,
  "single quotes": single(objects),
  "Python's words": `[{'question': '${first}', 'needed': True, 'why': None}, '${second}', '${third}']`,
  comments: `[ // the first\n "${first}", /* then */ "${second}",\n // and\n "${third}"]`,
  "smart quotes": `[${three.map((text) => `“${text}”`).join(", ")}]`,
  backticks: `[${three.map((text) => `\`${text}\``).join(", ")}]`,
  "fields without quotes": `[${three.map((text) => `{question: "${text}"}`).join(", ")}]`,
  "no commas": objects.replaceAll("},", "}\n"),
  "a list that is never closed": JSON.stringify(three).slice(0, -1),
  "a list of objects that is never closed": objects.slice(0, -2),
  "a fenced list that is never closed": fenced(JSON.stringify(three).slice(0, -1)),
  "a list that was never opened": objects.slice(1),
  "line breaks in its strings": objects.replaceAll(" it ", " it\n"),
  "Windows line ends": JSON.stringify(list, null, 2).replaceAll("\n", "\r\n"),
  "a byte order mark and zero-width signs": `\uFEFF${objects.replaceAll(" ", " \u200B")}`,
  "numbers in the texts": JSON.stringify([`1. ${first}`, `Q2: ${second}`, `3) ${third}`]),
  "white space in the texts": JSON.stringify([`  ${first}\n`, "Does  it\nhum?", `${third}\t`]),
  "more than three": JSON.stringify([...three, "And then?", "Anything else?"]),
  "entries that are no question": JSON.stringify([null, first, 4, {}, second, "", [], third]),
  "words for nothing among them": `["${first}", "null", {"question": NaN}, "${second}", "N/A", "${third}"]`,
  "an entry twice": JSON.stringify([first, first, second, third]),
  "a prototype among the fields": `[{"__proto__": {"question": "no"}, "question": "${first}"}, "${second}", "${third}"]`,
  "100 kB of prose around it": loremIpsum.repeat(900) + objects + loremIpsum.repeat(900),
  "100 kB of further fields": JSON.stringify(
    list.map((entry) => ({ ...entry, why: loremIpsum.repeat(600) })),
  ),
  "100 kB of broken JSON in front": `[${'{"note": "dry"},'.repeat(6500)} x]\n${objects}`,
};

/** Answers that hold some of them. */
const incomplete: MalformedAnswer[] = [
  { what: "two", answer: JSON.stringify([first, second]), asked: [first, second, padding(3)] },
  {
    what: "one",
    answer: JSON.stringify({ question: first }),
    asked: [first, padding(2), padding(3)],
  },
  { what: "none", answer: "[]", asked: [padding(1), padding(2), padding(3)] },
  {
    what: "two that are the same",
    answer: JSON.stringify([first, first]),
    asked: [first, padding(2), padding(3)],
  },
  {
    what: "one that is too long to be asked",
    answer: JSON.stringify([first, "a".repeat(501), third]),
    asked: [first, third, padding(3)],
  },
  {
    what: "numbers among them",
    answer: JSON.stringify([{ question: 5 }, { question: first }, 7]),
    asked: [first, padding(2), padding(3)],
  },
  {
    what: "quotes within its strings",
    answer: `["Does the "OK" light come on?", "${second}", "${third}"]`,
    asked: ['Does the "OK" light come on?', second, third],
  },
  {
    what: "apostrophes within single quotes",
    answer: `['Doesn't it heat?', '${second}', '${third}']`,
    asked: ["Doesn’t it heat?", second, third],
  },
  {
    what: "brackets in its strings",
    answer: JSON.stringify(['Does "OK]" light up?', "Is it [stuck]?", "{Yes} or \\no?"]),
    asked: ['Does "OK]" light up?', "Is it [stuck]?", "{Yes} or \\no?"],
  },
  {
    what: "a list of objects that was cut off",
    answer: objects.slice(0, -8),
    asked: [first, second, padding(3)],
    finishReason: "length",
  },
  {
    what: "a fenced list that was cut off",
    answer: fenced(objects).slice(0, 45),
    asked: [first, padding(2), padding(3)],
    finishReason: "length",
  },
];

/** Answers in which there is nothing to ask: the three questions of the catalogue stand in. */
const unreadable: Record<string, string> = {
  nothing: "",
  "white space": " \n\u200B",
  prose: "I would first look at the plug.",
  "a refusal": "I'm sorry, I cannot help with that [policy].",
  "prose in brackets": "Look at [the plug] and {the 'fuse'} (see [manual: page 3]).",
  "a list that is no JSON": "1. Is it plugged in?\n2. Does it hum?",
  "a Markdown table": "| Question |\n| --- |\n| Is it plugged in? |",
  "thoughts only": '<think>Shall I ask whether it hums? ["It hums?"]',
  "an empty object": "{}",
  "a number": "3",
  "a footnote": "I cannot help with that [1].",
  "an error object": '{"error": {"message": "Overloaded", "code": 503}}',
  "objects where text belongs": '[{"question": {"a": 1}}, {"question": null}]',
  "a nesting of 25": `${"[".repeat(25)}"${first}"${"]".repeat(25)}`,
  "a nesting of 25 behind odd quotes": `['${first},"', ${"[".repeat(25)}"${second}"${"]".repeat(25)}, '"']`,
  "a nesting of 20,000": `${"[".repeat(20_000)}"${first}"${"]".repeat(20_000)}`,
  "a nesting of 20,000 that never closes": '{"a":['.repeat(20_000) + '"',
  "more than 200 kB": objects + " ".repeat(200_001),
};

export const malformedAnswers: readonly MalformedAnswer[] = [
  ...Object.entries(readable).map(([what, answer]) => ({ what, answer, asked: three })),
  ...incomplete,
  // Half of a text is no question.
  {
    what: "a list of texts that was cut off",
    answer: JSON.stringify(three).slice(0, -8),
    asked: defaultQuestions,
    finishReason: "length",
  },
  ...Object.entries(unreadable).map(([what, answer]) => ({
    what,
    answer,
    asked: defaultQuestions,
  })),
];
