import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readFaults } from "~/build/read-handbook";
import { addToldAnswers } from "~/build/told-answers";

const [fault] = readFaults({ id: "kettle", category: "kitchen" });
const ask = fault?.questions[0]?.ask ?? "";

describe("what people answered to the questions of a kind", () => {
  let folder = "";
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "mendwise-told-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function add(text: string) {
    const file = join(folder, "answers.txt");
    writeFileSync(file, text);
    return addToldAnswers(fault ? [fault] : [], file);
  }

  it("comes to the answer that it means", () => {
    const [told] = add(`${ask}\n  yes it does, all night\n  no bone dry\n  yes each time\n`);
    expect(told?.questions[0]?.answers["yes"]?.told).toBe("it does, all night\neach time");
    expect(told?.questions[0]?.answers["no"]?.told).toBe("bone dry");
  });

  it("is left as it was where nobody told anything", () => {
    expect(addToldAnswers(fault ? [fault] : [], join(folder, "none.txt"))).toEqual([fault]);
  });

  it("names the line of a question or an answer that the faults do not have", () => {
    expect(() => add(`${ask}\n  yes it does\n  maybe who knows\n`)).toThrow(
      /answers\.txt:3: .*maybe/,
    );
    expect(() => add("Does it sing?\n  yes like a lark\n")).toThrow(
      /answers\.txt:2: .*Does it sing/,
    );
  });
});
