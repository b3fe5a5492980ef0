import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addToldComplaints } from "~/build/told-complaints";
import { bellSilent } from "../handbook/example-fault";

const faults = ["bell-silent", "bell-loose"].map((id) => ({ ...bellSilent, id }));

describe("what people say who have a kind's faults", () => {
  let folder = "";
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "mendwise-complaints-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function add(text: string) {
    const file = join(folder, "complaints.txt");
    writeFileSync(file, text);
    return addToldComplaints(faults, "bell", file);
  }

  it("comes to the fault below whose file's name it stands", () => {
    const told = add(
      "silent\n  no ding any more\n  mute as a fish\nloose\n  slides round the bar\n",
    );
    expect(told.map(({ complaints }) => complaints)).toEqual([
      "no ding any more\nmute as a fish",
      "slides round the bar",
    ]);
  });

  it("leaves a fault as it was of which nobody told", () => {
    expect(add("silent\n  no ding any more\n")[1]).toEqual(faults[1]);
    expect(addToldComplaints(faults, "bell", join(folder, "none.txt"))).toEqual(faults);
  });

  it("names each line that stands below no fault of the kind", () => {
    expect(() => add("  lost in the air\nsilent\n  mute\ngreen\n  mossy\n")).toThrow(
      /complaints\.txt:1: .*\n.*complaints\.txt:5: /,
    );
  });
});
