import { describe, expect, it } from "vitest";
import type { Fault, ItemType, Question } from "~/domain/handbook/playbook";
import type { PageMatch } from "~/domain/handbook/rank-pages";
import { reweighPages } from "~/domain/handbook/reweigh-pages";
import { bellSilent } from "./example-fault";
import { kindNamed } from "./kind-named";

const bicycle = kindNamed("bicycle");
const kettle = kindNamed("kettle");

const jams: Question = {
  ask: "Does it jam?",
  answers: {
    yes: { means: "it jams", likelihoods: { cap: "never", lever: "never" } },
    no: { means: "it moves freely" },
  },
};
const bell: Fault = { ...bellSilent, questions: [jams] };
const horn: Fault = {
  ...bellSilent,
  id: "horn",
  name: "horn does not honk",
  utterances: [],
  questions: [],
};

const page = (share: number, fault: Fault | null, kind: ItemType | null = bicycle): PageMatch => ({
  kind,
  fault,
  share,
  alike: 0,
  unheard: 0,
  isUnnamed: false,
});

const told = { description: "Bicycle", issue: "odd" };

async function sharesAfter(pages: readonly PageMatch[], ...said: [ask: string, answer: string][]) {
  const answers = said.map(([question, answer], place) => ({ id: place + 1, question, answer }));
  const again = await reweighPages(pages, told, answers);
  return new Map(again.map(({ fault, share }) => [fault?.id ?? null, share]));
}

const twenty = { both: [page(0.8, bell), page(0.2, horn)] };

describe("the shares of pages, by the answers", () => {
  it("leave a twentieth to all pages of the kind alike, however well one fits", async () => {
    const shares = await sharesAfter(twenty.both);
    expect(shares.get(bell.id)).toBeCloseTo(0.05 / 2 + 0.95 * 0.8, 10);
    expect(shares.get("horn")).toBeCloseTo(0.05 / 2 + 0.95 * 0.2, 10);
  });

  it("leave it within the kind", async () => {
    const shares = await sharesAfter([page(0.8, bell), page(0.2, horn, kettle)]);
    expect(shares.get(bell.id)).toBeCloseTo(0.8, 10);
  });

  it("are as much for each kind as before, whatever is answered", async () => {
    const whistle: Fault = { ...horn, id: "whistle" };
    const pages = [page(0.5, bell), page(0.3, horn), page(0.2, whistle, kettle)];
    const shares = await sharesAfter(pages, [jams.ask, "yes"]);
    expect(shares.get("whistle")).toBeCloseTo(0.2, 10);
    expect((shares.get(bell.id) ?? 0) + (shares.get("horn") ?? 0)).toBeCloseTo(0.8, 10);
    expect(shares.get(bell.id)).toBeLessThan(0.5);
  });

  it("go down with what no cause of a page goes with, and up with nothing", async () => {
    const [before, against, beside] = await Promise.all([
      sharesAfter(twenty.both),
      sharesAfter(twenty.both, [jams.ask, "yes"]),
      sharesAfter(twenty.both, [jams.ask, "no"]),
    ]);
    const odds = (shares: typeof before) => (shares.get(bell.id) ?? 0) / (shares.get("horn") ?? 1);
    expect(odds(against) / odds(before)).toBeCloseTo(0.03 * 2, 10);
    expect(odds(beside)).toBeCloseTo(odds(before), 10);
  });

  it("stay where an answer is to another page's question, or is not understood", async () => {
    const before = await sharesAfter(twenty.both);
    expect(await sharesAfter(twenty.both, ["Is it red?", "yes"])).toEqual(before);
    expect(await sharesAfter(twenty.both, [jams.ask, "not sure"])).toEqual(before);
  });

  it.each([
    "fine",
    "all right",
    "al right",
    "alright",
    "ok",
    "okay",
    "perfectly",
    "normally",
    "properly",
    "again",
    "well",
    "works",
    "no problem",
    "no trouble",
  ])("leave a tenth to a page whose trouble is said to go “%s”", async (well) => {
    const [before, after] = await Promise.all([
      sharesAfter(twenty.both),
      sharesAfter(twenty.both, ["Is it red?", `in town the honk is ${well}`]),
    ]);
    const odds = (shares: typeof before) => (shares.get("horn") ?? 0) / (shares.get(bell.id) ?? 1);
    expect(odds(after) / odds(before)).toBeCloseTo(0.1, 10);
  });

  it("stay where that holds only now and then, or of something else", async () => {
    const before = await sharesAfter(twenty.both);
    const limits = `in town honk fine with it; in town honk fine when wet; in town honk fine whenever; in town honk fine if hot; in town honk fine after; in town honk fine while; in town honk fine once; in town honk fine until; in town honk fine before; in town another honk fine; in town the other honk fine; in town honk used to be fine; in town honk should be fine; in town not honk fine; in town never honk fine; in town doesn't honk fine; in town saddle is fine; in town honk is there`;
    for (const limit of limits.split("; "))
      expect(await sharesAfter(twenty.both, ["Is it red?", limit]), limit).toEqual(before);
  });

  it("take what no page stands for as it is", async () => {
    const shares = await sharesAfter(
      [page(0.6, bell), page(0.2, null), page(0.2, null, null)],
      ["Is it red?", "honk fine"],
    );
    expect(shares.get(bell.id)).toBeCloseTo(0.05 * 0.4 + 0.95 * 0.6, 10);
  });
});
