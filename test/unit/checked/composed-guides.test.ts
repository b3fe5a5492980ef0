import { describe, expect, it } from "vitest";
import { itemTypes } from "virtual:handbook/item-types";
import { checkGuide } from "~/domain/checked/check-guide";
import { readGuide } from "~/domain/guide/read-guide";
import type { CasePage } from "~/domain/handbook/case-pages";
import type { Step } from "~/domain/handbook/playbook";
import { rankCauses } from "~/domain/handbook/rank-causes";

type Composed = { page: CasePage; id: string; steps: readonly Step[]; safety: readonly string[] };

/** The guide for every cause of every ninth kind of thing that is mended at home. */
async function composed(): Promise<Composed[]> {
  const kinds = itemTypes.filter((_, place) => place % 9 === 0);
  const pages = await Promise.all(
    kinds.map(async ({ asOne, name, power, playbook }) =>
      (await playbook()).faults.map((fault): CasePage => ({
        thing: asOne ?? name,
        power: fault.power ?? power,
        fault,
        basis: "fault",
        causes: rankCauses(fault, []),
      })),
    ),
  );
  return pages.flat().flatMap((page) =>
    page.causes.flatMap(({ id, cause: { repair } }) =>
      repair.professionalOnly === undefined
        ? [
            {
              page,
              id,
              steps: repair.steps,
              safety: [...page.fault.safety, ...(repair.safety ?? [])],
            },
          ]
        : [],
    ),
  );
}

/** In the words that models prefer. */
const reworded = (text: string) =>
  text
    .replaceAll(/\bPull the plug\b/g, "Unplug it")
    .replaceAll(/\bDo not\b/g, "Never")
    .replaceAll(/\bcloth\b/g, "rag")
    .replaceAll(/\bspanner\b/g, "wrench")
    .replaceAll(/\bpress\b/g, "push");

function checkSteps({ page, id, safety }: Composed, steps: readonly Step[]) {
  const text = [
    "## Safety precautions",
    ...safety.map((one) => `- ${reworded(one)}`),
    "## Steps",
    ...steps.map(({ title, how, warning = "" }, place) =>
      reworded(`${place + 1}. **${title}.** ${how} ${warning}`),
    ),
  ].join("\n");
  const pages = { told: [page], fits: "yes", answered: null, power: page.power } as const;
  const named = page.causes.find((one) => one.id === id);
  const rootCause = `It is ${named?.cause.name}.`;
  return checkGuide(pages, { guide: readGuide(text), rootCause, isWhole: true });
}

const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;

describe("guides that the handbook composes, in other words", async () => {
  const guides = await composed();

  it("are hardly ever marked, and get no warning twice", () => {
    const checked = guides.map((one) => checkSteps(one, one.steps));
    expect(guides.length).toBeGreaterThan(100);
    expect(
      share(checked.flatMap(({ steps }) => steps.map(({ findings }) => findings.length > 0))),
    ).toBeLessThan(0.02);
    const putIn = checked.map(
      ({ steps, warnings }) => warnings.length + steps.flatMap((one) => one.warnings).length,
    );
    expect(share(putIn.map((count) => count > 0))).toBeLessThan(0.05);
  });

  it("are marked where they open before they unplug", () => {
    const marked = guides.flatMap((one) => {
      const [unplug, opening] = one.steps;
      if (one.page.power !== "mains" || unplug?.action !== "unplug" || !opening) return [];
      if (opening.action !== "unscrew" && opening.action !== "open") return [];
      const { steps } = checkSteps(one, [opening, unplug, ...one.steps.slice(2)]);
      return [steps[0]?.findings.some(({ kind }) => kind === "unplug") ?? false];
    });
    expect(marked.length).toBeGreaterThan(5);
    expect(share(marked)).toBeGreaterThan(0.8);
  });

  it("get a warning back that they leave out", () => {
    const back = guides.flatMap((one) => {
      const [dropped] = one.safety;
      if (dropped === undefined) return [];
      const { warnings } = checkSteps({ ...one, safety: one.safety.slice(1) }, one.steps);
      return [warnings.includes(dropped)];
    });
    expect(share(back)).toBeGreaterThan(0.85);
  });

  it("are marked where a step of another cause stands in them", () => {
    const marked = guides.flatMap((one) => {
      const own = JSON.stringify(one.steps);
      const other = one.page.causes
        .filter(({ id, cause }) => id !== one.id && cause.repair.professionalOnly === undefined)
        .flatMap(({ cause }) => cause.repair.steps)
        .find(
          ({ action, title }) =>
            ["clean", "glue", "lubricate"].includes(action) && !own.includes(title),
        );
      if (other === undefined) return [];
      const { steps } = checkSteps(one, [...one.steps.slice(0, -1), other, ...one.steps.slice(-1)]);
      return [(steps.at(-2)?.findings.length ?? 0) > 0];
    });
    expect(share(marked)).toBeGreaterThan(0.85);
  });
});
