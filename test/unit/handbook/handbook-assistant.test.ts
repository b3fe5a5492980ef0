import { describe, expect, it, vi } from "vitest";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { ask, newCase, takeJourney } from "./journey";

const sections = [
  "Tools and materials",
  "Safety precautions",
  "Steps",
  "Prevention",
  "When to seek professional help",
];

const journeys = [
  ["Bosch washing machine, seven years old", "hums but does not drain", /filter/i, /filter/i],
  ["Russell Hobbs kettle", "won't switch on", /socket|base|switch/i, /unplug|plug/i],
  ["Dyson vacuum cleaner", "no suction at all", /blockage|filter|hose/i, /hose|filter/i],
  ["City bicycle", "flat tyre, loses air overnight", /tube|tyre|valve/i, /tube|tyre|valve/i],
  ["Wooden kitchen chair", "one leg is loose, the joint opens", /glue/i, /clamp|strap/i],
  ["iPhone 12", "won't charge any more", /port|cable|charger/i, /toothpick|cable/i],
  ["Winter jacket", "zip opens again behind the slider", /slider/i, /slider/i],
] as const;

const questionsFor = (item: string, issue: string) =>
  handbookAssistant.diagnosticQuestions(newCase(item, issue), ask());

const drain = (hum: string) =>
  takeJourney("Bosch washing machine", "does not drain", (question) =>
    /hum or buzz/.test(question) ? hum : "not sure",
  );

describe("a journey from the complaint to the guide", () => {
  it.each(journeys)("fits: %s, %s", async (item, issue, cause, step) => {
    const { questions, rootCause, guide } = await takeJourney(item, issue, () => "not sure");

    expect(new Set(questions).size).toBe(3);
    expect(rootCause.split("\n\n").length).toBeGreaterThanOrEqual(2);
    expect(rootCause.split("\n\n").length).toBeLessThanOrEqual(3);
    expect(rootCause).toMatch(cause);
    expect(guide).toMatch(step);
    expect(guide).toMatch(
      /^\*\*Difficulty:\*\* [A-Z][a-z ]+ · \*\*Time:\*\* \d+ min · \*\*Parts:\*\* €\d/,
    );
    expect([...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(sections);
    expect(guide).not.toMatch(/general method/);
  });

  it("gives each of them another guide", async () => {
    const guides = await Promise.all(
      journeys.map(async ([item, issue]) => (await takeJourney(item, issue, () => "yes")).guide),
    );
    expect(new Set(guides).size).toBe(journeys.length);
  });

  it("numbers the steps, gives each a bold title and puts warnings in paragraphs of their own", async () => {
    const { guide } = await takeJourney(
      "Bosch washing machine",
      "does not drain",
      () => "not sure",
    );
    const steps = guide.slice(guide.indexOf("## Steps"), guide.indexOf("## Prevention"));
    const numbers = [...steps.matchAll(/^(\d+)\. \*\*[^*]+\*\*$/gm)].map(([, number]) => number);
    expect(numbers).toEqual(numbers.map((_, place) => String(place + 1)));
    expect(numbers.length).toBeGreaterThan(3);
    expect(steps).toMatch(/\n\n {3}\*\*Warning:\*\* /);
    expect(steps).toMatch(/\n\n {3}You should see: /);
  });
});

describe("the questions", () => {
  it("differ with the complaint", async () => {
    const drain = await questionsFor("Bosch washing machine", "does not drain");
    const spin = await questionsFor("Bosch washing machine", "does not spin");
    expect(drain.filter((question) => spin.includes(question))).toEqual([]);
  });

  it("do not ask what the complaint has told", async () => {
    const hum = /hum or buzz/;
    const plain = await questionsFor("Bosch washing machine", "does not drain");
    const told = await questionsFor("Bosch washing machine", "hums but does not drain");
    expect(plain.some((question) => hum.test(question))).toBe(true);
    expect(told.some((question) => hum.test(question))).toBe(false);
    expect(new Set(told).size).toBe(3);
  });

  it("stay three when the complaint has told nearly everything", async () => {
    const questions = await questionsFor(
      "Kettle",
      "The socket works, it did not run dry, the switch does not stay down and I have to wiggle it on its base",
    );
    expect(new Set(questions).size).toBe(3);
    for (const question of questions) expect(question).toMatch(/kettle/);
  });

  it("ask about the very thing when the handbook does not know it", async () => {
    const questions = await questionsFor("My old musical snow globe from Vienna", "plays no tune");
    for (const question of questions) expect(question).toContain("old musical snow globe");
  });
});

describe("the root cause", () => {
  it("follows the answers and says how each moved it", async () => {
    const humming = await drain("Yes, it hums");
    const silent = await drain("No, I cannot hear anything");
    expect(humming.rootCause).toMatch(/likeliest cause is \*\*a blocked drain filter/);
    expect(humming.rootCause).toMatch(
      /You said that it hums or buzzes when it should pump\. That points to the drain filter/,
    );
    expect(silent.rootCause).toMatch(/likeliest cause is \*\*a drain pump that has failed/);
    expect(silent.guide).not.toBe(humming.guide);
  });

  it("says how sure it is, and gives a test before anything is bought", async () => {
    const { rootCause } = await drain("yes");
    expect(rootCause).toMatch(
      /almost certain|likely, though not certain|even chance|look here first/,
    );
    expect(rootCause).toMatch(/\*\*Before you buy anything\*\*.*If .*, it is /);
  });

  it("does not throw an answer that settles nothing back at the person", async () => {
    const { rootCause } = await drain("no idea");
    expect(rootCause).not.toMatch(/“(?:not sure|no idea)”/);
  });
});

describe("what the handbook has no page for", () => {
  it("is met with a general method that says so", async () => {
    const { rootCause, guide } = await takeJourney(
      "Silk lampion from Japan",
      "paper is torn",
      () => "yes",
    );
    expect(rootCause).toMatch(/general advice, not knowledge of your model/);
    expect(guide).toMatch(/general advice, not knowledge of your model/);
  });

  it("gets another method for each source of energy", async () => {
    const things = [
      ["Electric thingamajig with a plug", "it stopped"],
      ["Gadget with a rechargeable battery", "it stopped"],
      ["Wooden whatnot", "it is stiff"],
      ["Woollen tapestry", "it is torn"],
    ] as const;
    const guides = await Promise.all(
      things.map(async ([item, issue]) => (await takeJourney(item, issue, () => "yes")).guide),
    );
    const steps = guides.map((guide) => /## Steps[^]*/.exec(guide)?.[0]);
    expect(new Set(steps).size).toBe(things.length);
  });
});

describe("what is dangerous", () => {
  it.each([
    ["Samsung phone", "the battery is swollen", /hazardous waste/i],
    ["Toaster", "trips the fuse box when I press the lever", /tested/i],
    ["Kettle", "there is a burning smell", /cut the power/i],
    ["Gas boiler", "no hot water", /gas engineer/i],
    ["Old tube TV", "no picture", /case shut/i],
    ["LG microwave", "runs but does not heat", /keep the screws in/i],
    ["Liebherr fridge", "needs new refrigerant", /technician/i],
  ])("gets actions that make safe only: %s, %s", async (item, issue, step) => {
    const { guide } = await takeJourney(item, issue, () => "yes");
    const actions = guide.slice(
      guide.indexOf("### What to do now"),
      guide.indexOf("## Prevention"),
    );
    expect(actions).toMatch(step);
    expect(guide).not.toContain("## Steps");
    expect(actions).not.toMatch(/\*\*(?:Unscrew|Open the case|Pry|Solder)/i);
  });

  it("counts also when it comes up in an answer", async () => {
    const { guide } = await takeJourney(
      "Philips kettle",
      "won't switch on",
      () => "yes, and it smells of burning",
    );
    expect(guide).toContain("**Cut the power.**");
  });

  it("is not seen where it is denied or harmless", async () => {
    const denied = await takeJourney(
      "Philips kettle",
      "won't switch on, no burning smell",
      () => "no",
    );
    const plug = await takeJourney("Box of spark plugs", "the lid is stuck", () => "no");
    expect(denied.guide).not.toMatch(/Cut the power/);
    expect(plug.guide).not.toMatch(/Cut the power/);
  });
});

describe("a call", () => {
  it("hands the whole text over", async () => {
    const onText = vi.fn<(soFar: string) => void>();
    const repair = newCase("Kettle", "leaks");
    const { text } = await handbookAssistant.repairGuide(repair, { ...ask(), onText });
    expect(onText).toHaveBeenLastCalledWith(text);
  });

  it("ends as aborted, and hands nothing over, when it is stopped", async () => {
    const controller = new AbortController();
    const onText = vi.fn<(soFar: string) => void>();
    const call = handbookAssistant.rootCause(newCase("Kettle", "leaks"), {
      signal: controller.signal,
      onText,
    });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AssistantError", kind: "aborted" });
    expect(onText).not.toHaveBeenCalled();
  });
});
