import { describe, expect, it } from "vitest";
import { type NoteSize, causeNotes, pageNotes } from "~/domain/handbook/case-notes";
import { casePages } from "~/domain/handbook/case-pages";
import type { RepairCase } from "~/domain/repair-case";
import { itemTypes } from "virtual:handbook/item-types";
import { newCase, takeJourney } from "./journey";
import { openPlaybook } from "./open-playbook";

const washingMachine = await openPlaybook("washing-machine");

const drain = newCase("Bosch washing machine", "does not drain");

const faultNotes = async (repair: RepairCase, size: NoteSize = "short") =>
  pageNotes(await casePages(repair), size);
const rankedCauses = async (repair: RepairCase) => causeNotes(await casePages(repair), "whole");

const question = washingMachine.faults
  .flatMap(({ questions }) => questions)
  .find(({ ask }) => /hum or buzz/.test(ask))?.ask;
if (question === undefined) throw new Error("A page on the washing machine asks for a hum");

const pumpHums = (answer: string) => [{ id: 1, question, answer }];

describe("the notes on the faults that fit", () => {
  it("hold the whole page: causes with shares, checks, steps, warnings and stop signs", async () => {
    const notes = await faultNotes(drain, "whole");
    const fault = washingMachine.faults.find(({ name }) => name === "does not drain");
    expect(notes).toMatch(/^## The washing machine does not drain\n/);
    for (const { name, short, why, check, repair } of Object.values(fault?.causes ?? {})) {
      expect(notes).toMatch(
        new RegExp(`### Cause: ${name} \\(.+\\) \\[handbook: washing machine, ${short}\\]`),
      );
      const told = [
        why,
        check.do,
        ...repair.steps.flatMap(({ how, warning = "" }) => [how, warning]),
      ];
      for (const words of told) expect(notes).toContain(words);
    }
    for (const words of [...(fault?.safety ?? []), ...(fault?.stopWhen ?? [])])
      expect(notes).toContain(`- ${words}`);
  });

  it("say that no tool is needed where none is", async () => {
    const pages = await casePages(drain);
    const told = pages.told.map((page) => ({
      ...page,
      causes: page.causes.map(({ cause, ...ranked }) => ({
        ...ranked,
        cause: { ...cause, repair: { ...cause.repair, tools: [] } },
      })),
    }));
    expect(pageNotes({ ...pages, told }, "whole")).toContain("Tools: none.");
  });

  it("say what comes off at a step", async () => {
    const stuck = newCase("hand mixer", "a beater is stuck and will not come out");
    expect(await faultNotes(stuck, "whole")).toContain("Comes off: The beater, suddenly.");
  });

  it("in short: causes with how likely they are, the telling check, safety, when to stop, titles", async () => {
    const notes = await faultNotes(drain);
    expect(notes).toMatch(/^## The washing machine does not drain\n/);
    expect(notes).toMatch(/\nSteps for .+:\n1\. /);
    expect(notes).toMatch(/- a blocked drain filter.* \((?:very likely|likely|possible)\)\./);
    expect(notes).toMatch(/\nTo tell the first two apart: .* If .*, it is .*; if not, rather /);
    expect(notes).toMatch(/\nSafety: /);
    expect(notes).toMatch(/\nStop when: /);
  });

  it("stay the same whatever has been answered, seen and heard since", async () => {
    const { repair } = await takeJourney("Bosch washing machine", "does not drain", () => "yes");
    const later = {
      ...repair,
      findings: { photo: "A kettle.", recording: { correction: "Regular clicks." } },
    };
    expect(await faultNotes(later)).toBe(await faultNotes(drain));
  });

  it("name a second fault where it fits nearly as well", async () => {
    const notes = await faultNotes(newCase("Bicycle", "gears slip and the wheel wobbles"), "whole");
    expect(notes.match(/^## The bicycle .+/gm)).toHaveLength(2);
    expect((await faultNotes(drain, "whole")).match(/^## /gm)).toHaveLength(1);
  });

  it("say on a danger that nothing is to be repaired", async () => {
    const notes = await faultNotes(newCase("Kettle", "it smells of burning"));
    expect(notes).toMatch(/^## The kettle .*\nLikeliest cause: .*Cut the power.*\nNo repair steps/);
  });

  it("are empty when no page fits", async () => {
    const globe = newCase("Musical snow globe", "plays no tune");
    expect(await faultNotes(globe, "whole")).toBe("");
    expect(await casePages(globe)).toMatchObject({ told: [], fits: "no", answered: null });
  });

  it("stay short for every fault of the handbook", async () => {
    const books = await Promise.all(
      itemTypes.map(async ({ name, playbook }) => ({ name, ...(await playbook()) })),
    );
    const complaints = books.flatMap(({ name, faults }) =>
      faults.map(({ utterances: [issue = ""] }) => newCase(name, issue)),
    );
    const notes = await Promise.all(complaints.map((one) => faultNotes(one)));
    expect(notes.filter(Boolean).length).toBeGreaterThan(250);
    expect(Math.max(...notes.map(({ length }) => length))).toBeLessThanOrEqual(1800);
  });
});

describe("the ranked causes", () => {
  it("follow the answers", async () => {
    const humming = await rankedCauses({ ...drain, answers: pumpHums("yes") });
    const silent = await rankedCauses({ ...drain, answers: pumpHums("no, it is silent") });
    expect(humming).toMatch(/^After the answers.*\n- a blocked drain filter/);
    expect(silent).toMatch(/^After the answers.*\n- a drain pump that has failed/);
    expect(silent).not.toBe(humming);
  });

  it("are empty before the first answer and when no page fits", async () => {
    const globe = newCase("Musical snow globe", "plays no tune");
    expect(await rankedCauses(drain)).toBe("");
    expect(await rankedCauses({ ...globe, answers: pumpHums("yes") })).toBe("");
  });

  it("have no empty line where there is only one cause to tell", async () => {
    const { told, answered } = await casePages({ ...drain, answers: pumpHums("yes") });
    const [first] = answered?.causes ?? [];
    if (answered === null || first === undefined) throw new Error("An answer opens a page");
    const alone = { ...answered, causes: [first] } as const;
    const notes = causeNotes({ told, answered: alone, fits: "yes", power: "mains" }, "whole");
    expect(notes).toMatch(/^After the answers, the likeliest first:\n- [^\n]+$/);
  });

  it("give way to making safe when an answer tells of a danger", async () => {
    const answers = pumpHums("yes, and there is smoke");
    expect(await rankedCauses({ ...drain, answers })).toMatch(/No repair steps/);
  });

  it("bring the whole page along where the answers led to another", async () => {
    const hums = newCase("Bosch washing machine", "it stays full of water");
    const { told, answered } = await casePages({ ...hums, answers: pumpHums("yes") });
    if (answered === null) throw new Error("An answer opens a page");
    const elsewhere = { told: [], answered, fits: "yes", power: "mains" } as const;
    expect(causeNotes(elsewhere, "whole")).toContain(pageNotes({ told: [answered] }, "whole"));
    expect(causeNotes({ ...elsewhere, told }, "whole")).not.toContain("## The");
  });
});
