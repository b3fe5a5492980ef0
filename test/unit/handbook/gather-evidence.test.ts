import type { Sounds } from "~/domain/findings";
import { describe, expect, it } from "vitest";
import type { RepairCase } from "~/domain/repair-case";
import { gatherEvidence } from "~/domain/handbook/gather-evidence";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { writeCause } from "~/domain/handbook/write-cause";
import { newCase } from "./journey";
import { openPlaybook } from "./open-playbook";

const washingMachine = await openPlaybook("washing-machine");

const drain = washingMachine.faults.find(({ id }) => id === "washing-machine-does-not-drain");
const hum = drain?.questions.find(({ ask }) => /hum or buzz/.test(ask));
if (!drain || !hum) throw new Error("The page on draining asks for a hum");

const machine = newCase("Bosch washing machine", "does not drain");
const known = (repair: Partial<RepairCase>) =>
  gatherEvidence(drain, { ...machine, ...repair }).evidence.filter(
    ({ question }) => question === hum,
  );
const answered = (answer: string) => [{ id: 1, question: hum.ask, answer }];

const hums: Sounds = {
  seconds: 6,
  averageLevel: -25,
  peakLevel: -10,
  isClipped: false,
  humHz: 100,
  clicksPerSecond: null,
  squealHz: null,
  course: "even",
};

describe("what the recording holds", () => {
  const findings = { recording: { sounds: hums } };

  it("answers a question that asks for a sound, half as surely as a person", () => {
    expect(known({ findings })).toMatchObject([{ answer: "yes", source: "recording" }]);
    expect(known({ findings })[0]?.sureness).toBeLessThan(0.6);
  });

  it("never outvotes what the person says", () => {
    for (const said of [{ answers: answered("no") }, { itemIssue: "it is silent, no drain" }])
      expect(known({ ...said, findings }), JSON.stringify(said)).toMatchObject([{ answer: "no" }]);
  });

  it("tells nothing of a question that does not ask for a sound", () => {
    const { evidence } = gatherEvidence(drain, {
      ...machine,
      findings: { recording: { correction: "Water stays in the drum. It drains slowly." } },
    });
    expect(evidence).toEqual([]);
  });

  it("counts neither its length nor its loudness, but the words spoken in it", () => {
    const { evidence } = gatherEvidence(drain, {
      ...machine,
      findings: { recording: { sounds: { ...hums, humHz: null }, words: "It is silent." } },
    });
    expect(evidence).toMatchObject([{ question: hum, answer: "no", source: "text" }]);
  });

  it("is told as such in the root cause", async () => {
    expect(writeCause(await diagnoseCase({ ...machine, findings }))).toMatch(
      /The recording suggests that it hums/,
    );
  });
});

describe("what the photo shows", () => {
  it("names the thing when nobody else does", async () => {
    const { kind } = await diagnoseCase({
      ...newCase("It", "leaks"),
      findings: { photo: "A steel kettle." },
    });
    expect(kind?.id).toBe("kettle");
  });

  it("does not outdo the name that the person gives", async () => {
    const findings = { photo: "A steel kettle beside a toaster." };
    const { kind } = await diagnoseCase({ ...newCase("Toaster", "does not heat"), findings });
    expect(kind?.id).toBe("toaster");
  });

  it("stops the repair where it shows a danger", async () => {
    const findings = { photo: "A white kettle. Its cord is frayed and copper is showing." };
    const { basis, fault } = await diagnoseCase({ ...newCase("Kettle", "no power"), findings });
    expect([basis, fault.id]).toEqual(["danger", "danger-damaged-cord"]);
  });
});

describe("two statements that exclude each other", () => {
  it("both count half, and the root cause asks to try again", async () => {
    const repair = { ...machine, itemIssue: "it hums but does not drain", answers: answered("no") };
    const both = gatherEvidence(drain, repair).evidence.filter(({ question }) => question === hum);
    expect(both.map(({ answer, sureness }) => [answer, sureness])).toEqual([
      ["no", 0.5],
      ["yes", 0.45],
    ]);
    expect(writeCause(await diagnoseCase(repair))).toMatch(
      /You said once that .* and once that .*\. Please check again/,
    );
  });

  it("are not made of one answer that goes on after its no", () => {
    expect(known({ answers: answered("no, but it hums for a second") })).toMatchObject([
      { answer: "no", sureness: 1 },
    ]);
  });
});
