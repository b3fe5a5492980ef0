import { describe, expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { writeCause } from "~/domain/handbook/write-cause";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { newCase } from "./journey";

/** The case with what was answered to the page's first questions. */
async function answer(item: string, issue: string, ...said: string[]) {
  const repair = newCase(item, issue);
  const { fault } = await diagnoseCase(repair);
  const answers = said.map((words, place) => ({
    id: place + 1,
    question: fault.questions[place]?.ask ?? "",
    answer: words,
  }));
  const page = await diagnoseCase({ ...repair, answers });
  return { page, before: fault.id };
}

describe("an answer that speaks of another trouble", () => {
  it.each([
    [
      "Philips kettle",
      "the water stays cold",
      "It boils fine, it just never switches itself off",
      "kettle-does-not-switch-off",
    ],
    [
      "Bosch washing machine",
      "does not drain",
      "The water goes away fine now, it just will not spin",
      "washing-machine-does-not-spin",
    ],
    [
      "HP printer",
      "prints nothing",
      "It prints again, but the paper jams every time",
      "printer-paper",
    ],
    [
      "Vacuum cleaner",
      "no suction",
      "I can't tell. Now it does not even switch on",
      "vacuum-no-power",
    ],
    [
      "Bicycle",
      "the chain slips",
      "The chain is fine, it is the rear tyre that goes flat",
      "bicycle-flat-tyre",
    ],
    [
      "Fridge",
      "makes a noise",
      "Hard to say, but it does not get cold any more",
      "fridge-not-cold",
    ],
  ])("moves %s, “%s”, with “%s”", async (item, issue, said, expected) => {
    const { page, before } = await answer(item, issue, said, "I can't check that");
    expect(before).not.toBe(expected);
    expect(page.fault.id).toBe(expected);
    expect(page.moved?.from?.id).toBe(before);
    expect(page.moved?.answers.map((one) => one.answer)).toEqual([said]);
    expect(page.otherPages.map(({ fault }) => fault.id)).toContain(before);
  });

  it("is said plainly, and the text and the guide fit the new page", async () => {
    const said = "It boils fine, it just never switches itself off";
    const { page } = await answer("Philips kettle", "the water stays cold", said);
    expect(writeCause(page)).toMatch(
      /^At first this sounded like “lights up but does not heat the water”, but you said “It boils fine, it just never switches itself off”, so this is about a different problem with the kettle\. Your kettle keeps boiling/,
    );
    expect(writeCause(page)).not.toContain("does not change this order");
    expect(composeGuide(page).text).toContain("keeps boiling");
  });

  it.each([
    ["Philips kettle", "the water stays cold", ["No", "No", "No"]],
    ["Philips kettle", "the water stays cold", ["Yes", "a bit, after ages", "no"]],
    ["Bosch washing machine", "does not drain", ["I hear the pump humming", "no", "not sure"]],
    ["Bicycle", "wheel wobbles", ["only when I pedal hard", "yes", "no"]],
    ["Bicycle", "the chain slips", ["It looks worn to me", "Never oiled it", "don't know"]],
    ["Vacuum cleaner", "no suction", ["The bag is full", "It works fine with the hose off", "no"]],
  ])("is none of %s, “%s”, with %s", async (item, issue, said) => {
    const { page, before } = await answer(item, issue, ...said);
    expect([page.fault.id, page.moved]).toEqual([before, null]);
  });

  it("takes nothing away that the person has picked by its name", async () => {
    const chosen = { kind: "kettle", fault: "kettle-lights-but-stays-cold" };
    const answers = [{ id: 1, question: "?", answer: "It boils fine, it never switches off" }];
    const { fault, moved } = await diagnoseCase({
      ...newCase("Philips kettle", "the water stays cold"),
      chosen,
      answers,
    });
    expect([fault.id, moved]).toEqual([chosen.fault, null]);
  });

  it("may lead away from the page of a kind that was only picked as a kind", async () => {
    const answers = [{ id: 1, question: "?", answer: "It boils fine, it never switches off" }];
    const { fault } = await diagnoseCase({
      ...newCase("Philips kettle", "the water stays cold"),
      chosen: { kind: "kettle" },
      answers,
    });
    expect(fault.id).toBe("kettle-does-not-switch-off");
  });
});
