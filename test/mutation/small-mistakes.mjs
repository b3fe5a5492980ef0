import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** Files that are nothing but words, and what an entry of them is. */
const wordLists = [
  { file: /safety\/lexicon\/(?!lexicon|en\.ts)/, entry: /[^,]+,|[^\s,/]+\/|\/[^\s,/]+/g },
  { file: /answers\/sayings-of-/, entry: /[^,]+,/g },
  { file: /chat\/intent-lexicon|language\/small-words/, entry: /[^;,]+[;,]/g },
  { file: /page-concepts|language\/synonyms/, entry: /\S+ | \S+$/g },
];

const opposites = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
};
const otherCalls = {
  some: "every",
  every: "some",
  startsWith: "endsWith",
  endsWith: "startsWith",
  min: "max",
  max: "min",
  find: "findLast",
  floor: "ceil",
};
const sparedCalls = /^(?:filter|trim|toLowerCase|slice|toSorted|toReversed|replace|flat|optional)$/;
const typeKeys = /^(?:typeAnnotation|typeParameters|typeArguments|returnType|superTypeArguments)$/;

/**
 * All small mistakes that can be made in a file of TypeScript: where, what stands there then, and what
 * sort of mistake it is.
 */
export function smallMistakes(file) {
  const code = readFileSync(file, "utf8");
  const list = wordLists.find((one) => one.file.test(file));
  const found = [];
  const add = (sort, start, end, text) => {
    const line = code.slice(0, start).split("\n").length;
    if (code.slice(start, end) !== text)
      found.push({
        file,
        line,
        sort,
        start,
        end,
        text,
        was: code.slice(start, end),
        before: code.slice(Math.max(0, start - reach), start),
        behind: code.slice(end, end + reach),
      });
  };
  walk(parseSync(file, code).program, (node, parent, key) => {
    mistakesOfLogic(node, code, add);
    mistakesOfValues(node, parent, key, add);
    mistakesOfPatterns(node, code, add);
    if (list) mistakesOfWords(node, code, list.entry, add);
  });
  return found;
}

/** How much of the code on each side of a mistake is kept, to find its place again. */
const reach = 40;

/** A mistake that was drawn before, at its place in the code of today; null where that is gone. */
export function findAgain(mistake) {
  const { file, was, before, behind } = mistake;
  const code = readFileSync(file, "utf8");
  const places = [code.indexOf(before + was + behind), code.lastIndexOf(before + was + behind)];
  if (places[0] === -1 || places[0] !== places[1]) return null;
  const start = places[0] + before.length;
  const line = code.slice(0, start).split("\n").length;
  return { ...mistake, line, start, end: start + was.length };
}

/** Whether the file can still be read with a mistake in it. */
export function isReadable({ file, start, end, text }) {
  const code = readFileSync(file, "utf8");
  return parseSync(file, code.slice(0, start) + text + code.slice(end)).errors.length === 0;
}

function walk(node, visit, parent = null, key = "") {
  if (typeof node?.type !== "string" || /^(?:TSType|TSInterface|Import|ExportAll)/.test(node.type))
    return;
  visit(node, parent, key);
  for (const [name, value] of Object.entries(node))
    if (!typeKeys.test(name))
      for (const child of [value].flat()) if (child?.type) walk(child, visit, node, name);
}

function mistakesOfLogic(node, code, add) {
  const textOf = ({ start, end }) => code.slice(start, end);
  if (node.type === "BinaryExpression" || node.type === "LogicalExpression") {
    const { left, right, operator } = node;
    const at = code.indexOf(operator, left.end);
    for (const other of opposites[operator] ?? [])
      add(`${operator} for ${other}`, at, at + operator.length, other);
    if (operator === "&&") add("&& turned", at, at + 2, "||");
    if (operator === "||") add("|| turned", at, at + 2, "&&");
    if (node.type === "LogicalExpression") add("condition left out", left.end, right.end, "");
    if (operator === "&&" || operator === "||")
      add("condition left out", left.start, right.start, "");
  }
  if (node.type === "ConditionalExpression" || node.type === "IfStatement")
    add("condition turned", node.test.start, node.test.end, `!(${textOf(node.test)})`);
  if (node.type === "IfStatement") add("branch left out", node.test.start, node.test.end, "false");
  if (node.type === "ConditionalExpression")
    add("always the first", node.start, node.end, `(${textOf(node.consequent)})`);
  if (node.type === "UnaryExpression" && node.operator === "!")
    add("not left out", node.start, node.end, textOf(node.argument));
  if (node.type === "ReturnStatement" && node.argument)
    add("return left out", node.argument.start, node.argument.end, "undefined");
  if (node.type === "ExpressionStatement" && !node.directive)
    add("statement left out", node.start, node.end, ";");
  if (node.type === "CallExpression" && node.callee.property?.type === "Identifier") {
    const { object, property } = node.callee;
    const other = otherCalls[property.name];
    if (other) add(`${property.name} for ${other}`, property.start, property.end, other);
    // What is optional and else taken for undefined is so only for the compiler.
    const isForTypes = code.startsWith(".catch(undefined)", node.end);
    if (sparedCalls.test(property.name) && !isForTypes)
      add(`${property.name} left out`, object.end, node.end, "");
  }
}

function mistakesOfValues(node, parent, key, add) {
  if (node.type === "Literal" && typeof node.value === "number" && key !== "key") {
    const { value, start, end } = node;
    const near = Number.isInteger(value) ? [value + 1, value - 1] : [value * 1.2, value * 0.8];
    for (const one of near) add("number changed", start, end, `(${Number(one.toPrecision(8))})`);
  }
  if (node.type === "Literal" && typeof node.value === "boolean")
    add("boolean turned", node.start, node.end, String(!node.value));
  if (node.type === "ArrayExpression" && node.elements.length > 1)
    node.elements.forEach((element, place) => {
      const next = node.elements[place + 1];
      if (!element || element.end - element.start > 120) return;
      if (next) add("element left out", element.start, next.start, "");
      else add("element left out", node.elements[place - 1].end, element.end, "");
    });
}

/** Alternatives, ends of words and how often something may stand, in patterns and in texts made into patterns. */
function mistakesOfPatterns(node, code, add) {
  const isPattern = node.type === "Literal" && node.regex;
  const isText =
    (node.type === "Literal" && typeof node.value === "string" && node.value.includes("|")) ||
    (node.type === "TemplateElement" && node.value.raw.includes("|"));
  if (!isPattern && !isText) return;
  const first = node.start + (node.type === "TemplateElement" ? 0 : 1);
  const source = isPattern ? node.regex.pattern : (node.value.raw ?? node.raw.slice(1, -1));
  if (code.slice(first, first + source.length) !== source) return;
  for (const { start, end } of alternatives(source))
    add("alternative left out", first + start, first + end, "");
  for (const { index } of source.matchAll(/(?<!\\)\\b/g))
    add("end of word left out", first + index, first + index + 2, "");
  for (const { index, 0: sign } of source.matchAll(/(?<=[)\]\w])[?+*](?!\?)/g))
    add("quantifier changed", first + index, first + index + 1, sign === "*" ? "+" : "");
  for (const { index } of source.matchAll(/(?<![\\[])[\^$]/g))
    add("anchor left out", first + index, first + index + 1, "");
}

/** Each alternative with the bar before it, or behind it for the first. */
function alternatives(source) {
  const found = [];
  const open = [{ start: 0, bars: [] }];
  const close = ({ start, bars }, end) => {
    if (bars.length === 0) return;
    found.push({ start, end: bars[0] + 1 });
    bars.forEach((bar, place) => found.push({ start: bar, end: bars[place + 1] ?? end }));
  };
  let inClass = false;
  for (let place = 0; place < source.length; place++) {
    const sign = source[place];
    if (sign === "\\") place++;
    else if (inClass) inClass = sign !== "]";
    else if (sign === "[") inClass = true;
    else if (sign === "(") {
      const [head] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(place));
      open.push({ start: place + head.length, bars: [] });
    } else if (sign === ")" && open.length > 1) close(open.pop(), place);
    else if (sign === "|") open.at(-1).bars.push(place);
  }
  close(open[0], source.length);
  return found;
}

/** An entry left out of a list of words. */
function mistakesOfWords(node, code, entry, add) {
  const isText = node.type === "Literal" && typeof node.value === "string";
  if (!isText && node.type !== "TemplateElement") return;
  const first = node.start + (isText ? 1 : 0);
  const source = code.slice(first, node.end - (isText ? 1 : 0));
  for (const { index, 0: word } of source.matchAll(entry))
    add("word left out", first + index, first + index + word.length, "");
}
