import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBrackets, type Span } from "~/services/assistant/model/bracket-spans";
import { jsonValuesIn } from "~/services/assistant/model/json-values";

const textsOf = (text: string, spans: readonly Span[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

const closedIn = (text: string) => textsOf(text, readBrackets(text).closed);
const unclosedIn = (text: string) => textsOf(text, readBrackets(text).unclosed);

const nested = (depth: number, inside = "") => "[".repeat(depth) + inside + "]".repeat(depth);

describe("the brackets of a text", () => {
  it.each([
    ["pairs in order", "a [1] b {2} c", ["[1]", "{2}"]],
    ["the outermost of those inside each other", "[[1], {2}]", ["[[1], {2}]"]],
    ["none in a string", '["a ] b", "[c"]', ['["a ] b", "[c"]']],
    ["none behind an escaped quote", '["a \\" ] b"]', ['["a \\" ] b"]']],
    ["one behind an escaped backslash", '["a\\\\"] b]', ['["a\\\\"]']],
    ["those after a quote in prose", 'the 5" pipe [1]', ["[1]"]],
    ["those beside a quote among words", '[a 5" pipe] and [b]', ['[a 5" pipe]', "[b]"]],
    ["no string outside of brackets", ':"[1]"', ["[1]"]],
    ["strings behind each sign that begins a value", '{"a]":"b]",  "c]"}', ['{"a]":"b]",  "c]"}']],
    ["a string in an inner bracket", '[["]"]]', ['[["]"]]']],
    ["what does not fit passed over", "[1}] {2]}", ["[1}]", "{2]}"]],
    ["closers without an opener", "]} [1]", ["[1]"]],
    ["what is closed within what is not", "[ {1} {2}", ["{1}", "{2}"]],
    ["none where there is none", "no brackets", []],
  ])("are read: %s", (_what, text, spans) => {
    expect(closedIn(text)).toEqual(spans);
  });

  it("hold what is closed inside them, in order", () => {
    const [outer] = readBrackets("x[[1]{2}]").closed;
    expect(outer).toEqual({
      start: 1,
      end: 9,
      isTooDeep: false,
      inside: [
        { start: 2, end: 5, isTooDeep: false, inside: [] },
        { start: 5, end: 8, isTooDeep: false, inside: [] },
      ],
    });
  });

  it.each([
    ["the last quote", 'x ["a", "b" and so on', '["a", "b"'],
    ["the last bracket", '[{"a": 1} and so on', '[{"a": 1}'],
    ["the last single quote", "['a', 'b' and so on", "['a', 'b'"],
    ["the last curly quote", "[“a”, “b” and so on", "[“a”, “b”"],
    ["the last curly single quote", "[‘a’, ‘b’ and so on", "[‘a’, ‘b’"],
    ["the last inner list", "[[1] and so on", "[[1]"],
  ])("end, where they were never closed, with %s", (_what, text, span) => {
    expect(unclosedIn(text)).toEqual([span]);
  });

  it("that were never closed are one span from the first of them on", () => {
    expect(unclosedIn('[{"a": [{"b": "c"')).toEqual(['[{"a": [{"b": "c"']);
    expect(unclosedIn("[1]")).toEqual([]);
  });

  it("are read 20 deep, and only counted below that", () => {
    const [deep] = readBrackets(nested(20)).closed;
    expect(deep?.isTooDeep).toBe(false);
    const [tooDeep, next] = readBrackets(`${nested(21)} [1]`).closed;
    expect(tooDeep).toMatchObject({ start: 0, end: 42, isTooDeep: true });
    expect(next).toMatchObject({ start: 43, end: 46, isTooDeep: false });
    expect(readBrackets(nested(25, "[1][2]")).closed).toHaveLength(1);
  });

  it("are too deep as a whole where one of several inside is", () => {
    const [outer] = readBrackets(`[${nested(20)}, [1]]`).closed;
    expect(outer?.isTooDeep).toBe(true);
    expect(outer?.inside.map(({ isTooDeep }) => isTooDeep)).toEqual([true, false]);
    expect(readBrackets("[".repeat(21)).unclosed[0]?.isTooDeep).toBe(true);
    expect(readBrackets("[".repeat(20)).unclosed[0]?.isTooDeep).toBe(false);
  });

  it("lie in the text and in each other, whatever the text", () => {
    const check = (spans: readonly Span[], start: number, end: number): void => {
      let at = start;
      for (const span of spans) {
        expect(span.start).toBeGreaterThanOrEqual(at);
        expect(span.end).toBeLessThanOrEqual(end);
        check(span.inside, span.start + 1, span.end - 1);
        at = span.end;
      }
    };
    const text = fc.array(fc.constantFrom("[", "]", "{", "}", '"', "\\", ":", ",", "a", " "));
    fc.assert(
      fc.property(text, (signs) => {
        check(readBrackets(signs.join("")).closed, 0, signs.length);
      }),
    );
  });

  it("are those of any JSON, whatever its strings hold", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), (value) => {
        expect(closedIn(JSON.stringify(value))).toEqual([JSON.stringify(value)]);
        expect(jsonValuesIn(JSON.stringify(value), true)).toEqual([
          JSON.parse(JSON.stringify(value)),
        ]);
      }),
    );
  });
});

const lists = (count: number) => Array.from({ length: count }, (_, i) => [i]);

const broken = (length: number) => `["${"a".repeat(length - 5)}",]`;

describe("the JSON values in a text", () => {
  it.each([
    ["in prose", 'One: [1] and {"a": 2}.', [[1], { a: 2 }]],
    ["with a comma too many", '["a", "b",]', [["a", "b"]]],
    ["in single quotes", "['a', 'b']", [["a", "b"]]],
    ["in curly quotes", "[“a”, “b”]", [["a", "b"]]],
    ["in closing curly quotes", "[”a”]", [["a"]]],
    ["in low quotes, which are kept", "[„a“]", [["„a", ""]]],
    ["in curly single quotes", "[‘a’]", [["a"]]],
    ["in apostrophes", "[’a’]", [["a"]]],
    ["in backticks", "[`a`]", [["a"]]],
    ["with bare names of fields", "{a: 1, b-c: 2}", [{ a: 1, "b-c": 2 }]],
    ["with a comment on a line", '[ // three\n "a",]', [["a"]]],
    ["with a comment within", '[/* three */ "a",]', [["a"]]],
    ["escaped", '[\\"a\\", \\"b\\"]', [["a", "b"]]],
    ["in objects", "[{a: 'b'}]", [[{ a: "b" }]]],
  ])("are read %s", (_how, text, values) => {
    expect(jsonValuesIn(text, true)).toEqual(values);
  });

  it.each(["[see above]", "{the fuse}", "[a: 1]", "[1, 2,]", "[-]", "[] [x] {y}".slice(3)])(
    "are not prose in brackets: %s",
    (text) => {
      expect(jsonValuesIn(text, true)).toEqual([]);
    },
  );

  it("are searched inside what is none", () => {
    expect(jsonValuesIn('[see {"a": 1} and {"b": 2}]', true)).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it("come first where a list was not closed by a model that came to its end", () => {
    const text = '["a", "b" … or [1]';
    expect(jsonValuesIn('x ["a", "b"', true)).toEqual([["a", "b"]]);
    expect(jsonValuesIn('x ["a", "b"', false)).toEqual([]);
    expect(jsonValuesIn(text, false)).toEqual([[1]]);
    expect(jsonValuesIn('[{"a": 1}, {"b": 2}', true)[0]).toEqual([{ a: 1 }, { b: 2 }]);
    expect(jsonValuesIn('[{"a": 1}, {"b": 2}', false)).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it("are the last hundred, in order", () => {
    const written = (count: number) =>
      lists(count)
        .map((list) => JSON.stringify(list))
        .join(" ");
    expect(jsonValuesIn(written(100), true)).toEqual(lists(100));
    expect(jsonValuesIn(written(101), true)).toEqual(lists(101).slice(1));
  });

  it("are none that are nested more than twenty deep", () => {
    expect(jsonValuesIn(nested(20), true)).toHaveLength(1);
    expect(jsonValuesIn(nested(21), true)).toEqual([]);
    expect(jsonValuesIn(`["a", ${"[".repeat(20)}`, true)).toEqual([]);
  });

  it("are repaired up to 6000 characters all together, from the end on", () => {
    expect(jsonValuesIn(broken(6000), true)).toEqual([["a".repeat(5995)]]);
    expect(jsonValuesIn(broken(6001), true)).toEqual([]);
    expect(jsonValuesIn(`${broken(2001)} ${broken(4000)}`, true)).toEqual([["a".repeat(3995)]]);
    expect(jsonValuesIn(`${broken(2000)} ${broken(4000)}`, true)).toHaveLength(2);
  });

  it("cost nothing of that where they are JSON already, or prose", () => {
    const whole = `["${"a".repeat(7000)}"]`;
    const prose = `[see ${"above ".repeat(1000)}]`;
    expect(jsonValuesIn(`["b",] ${whole} ${prose}`, true)).toEqual([["b"], JSON.parse(whole)]);
  });
});
