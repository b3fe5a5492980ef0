import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import { findFaults, type Signs } from "~/domain/handbook/fault-features";
import {
  cosine,
  piecesOf,
  toVector,
  withPairs,
  wordingsOf,
  worthSaid,
} from "~/domain/handbook/fault-wordings";
import type { Fault } from "~/domain/handbook/playbook";
import { bellSilent } from "./example-fault";

const [anyKind] = itemTypes;
if (!anyKind) throw new Error("The handbook has no kinds");
const kind = { ...anyKind, name: "trumpet", aliases: ["brass thing", "loud thing"] };

const fault = (
  id: string,
  name: string,
  utterances: string[],
  more: Partial<Fault> = {},
): Fault => ({
  ...bellSilent,
  id,
  name,
  utterances,
  weight: 1,
  faultTypes: undefined,
  ...more,
});
const valve = fault("valve", "has a sluggish valve", ["valve is sluggish", "piston is gummed up"]);
const dent = fault("dent", "has a dent in the bell", ["bell is dented"], { weight: 4 });
const pages = [valve, dent];

function signsOf(issue: string, description = "Trumpet", faults: readonly Fault[] = pages) {
  const found = findFaults(kind, faults, description, issue);
  return (id: string | null): Signs =>
    found.find((one) => (one.fault?.id ?? null) === id)?.signs ?? {};
}
const list = (texts: string) => texts.split(";").map((text) => text.trim());

const same = (issue: string) => signsOf(issue)("valve")["saying"] === 0;

const alone = (one: Fault, issue: string) =>
  signsOf(issue, "Trumpet", [one, dent])(one.id)["saying"] ?? 0;

describe("what speaks for a page", () => {
  it("is how much of its wordings is said, from 0 to 1", () => {
    const signs = signsOf("valve is sluggish");
    expect(signs("valve")["saying"]).toBeCloseTo(1, 10);
    expect(signs("dent")["saying"]).toBe(0);
    expect(signs("valve")["said"]).toBeGreaterThan(0.4);
    expect(signs("dent")["said"]).toBe(0);
    expect(signs("valve")["name"]).toBe(1);
    expect(signs("dent")["name"]).toBe(0);
    expect(signs("valve")["scoreBest"]).toBe(1);
    expect(signs("dent")["scoreBest"]).toBe(0);
    expect(signs("valve")["bayes"]).toBe(0);
    expect(signs("dent")["bayes"]).toBeLessThan(-1);
    expect(signs("dent")["bayes"]).toBeGreaterThanOrEqual(-8);
  });

  it("is a misspelled word by its pieces", () => {
    expect(signsOf("vallve slugish")("valve")["pieces"]).toBeGreaterThan(0.3);
    expect(signsOf("vallve slugish")("dent")["pieces"]).toBeLessThan(0.1);
  });

  it("is how common it is, and the power that is named", () => {
    expect(signsOf("odd")("dent")["weight"]).toBeCloseTo(Math.log(4), 10);
    const petrol = fault("petrol", "stalls", ["stalls"], { power: "none" });
    const mains = fault("mains", "is dead", ["dead"], { power: "mains" });
    const named = signsOf("stalls", "Petrol trumpet", [petrol, mains, valve]);
    const ofPower = (id: string) => [named(id)["power"], named(id)["otherPower"]];
    expect(ofPower("petrol")).toEqual([1, 0]);
    expect(ofPower("mains")).toEqual([0, 1]);
    expect(ofPower("valve")).toEqual([0, 0]);
    const unnamed = signsOf("stalls", "Trumpet", [petrol, mains]);
    expect([unnamed("petrol")["power"], unnamed("mains")["otherPower"]]).toEqual([0, 0]);
  });

  it("is that it is the usual one, where nothing but a vague word is said", () => {
    const usual = fault("usual", "is silent", ["is silent"], { usual: true });
    const vague = list(
      "not working; broken; faulty; needs repair; needs a fix; problem; issue; replace; needs a test; check; sometimes broken; broken anymore",
    );
    const usualIn = (issue: string) => signsOf(issue, "Trumpet", [usual, valve])("usual");
    expect(vague.filter((issue) => usualIn(issue)["usualVague"] !== 1)).toEqual([]);
    expect(usualIn("broken valve")["usualVague"]).toBe(0);
    expect(signsOf("broken", "Trumpet", [usual, valve])("valve")["usualVague"]).toBe(0);
  });

  it("is also what is commonly said of such a fault, and under which type it is filed", () => {
    const filed = { faultTypes: { Mechanical: ["piston wedged"] } } as Partial<Fault>;
    expect(alone(fault("jam", "is odd", [], filed), "piston wedged")).toBeCloseTo(1, 10);
    expect(alone(fault("jam", "has a bent slide", []), "has a bent slide")).toBeCloseTo(1, 10);
    expect(alone(fault("trumpet-jams", "is odd", []), "will not move")).toBeCloseTo(1, 10);
    expect(alone(fault("jam", "is odd", []), "piston wedged, will not move")).toBe(0);
  });

  it("is not what is in order", () => {
    const fine = list(
      "valve alright; the valve is all right; valve is fine; valve ok; valve is okay; the valve moves perfectly; valve moves normally; valve works, but it squeaks; valve working although it squeaks; it squeaks and the valve is fine; it squeaks, valve is fine; it squeaks but the valve is ok; it squeaks though valve fine",
    );
    expect(fine.filter((issue) => !same(issue))).toEqual([]);
    const wrong = list(
      "valve is not fine; no valve is ok; valve never works fine; valve was sluggish until fine; valve then fine; valve should be fine; valve isn't fine; valve works",
    );
    expect(wrong.filter(same)).toEqual([]);
  });

  it("is what is in order, where a page's name says that it goes on", () => {
    const half = fault("half", "is dull while its bell still rings", ["bell is fine, mute dull"]);
    const sayingOf = (issue: string) =>
      signsOf(issue, "Trumpet", [half, valve])("half")["saying"] ?? 0;
    expect(sayingOf("bell is fine")).toBeGreaterThan(0.5);
    expect(sayingOf("the mute is fine")).toBe(0);
  });

  it("is the description, where nothing is complained of", () => {
    expect(signsOf(" ", "valve is sluggish")("valve")["saying"]).toBeCloseTo(1, 10);
    expect(signsOf("odd", "valve is sluggish")("valve")["saying"]).toBe(0);
  });
});

describe("what speaks for none of the pages", () => {
  it("is always there, with how well the best of them fits", () => {
    const signs = signsOf("valve is sluggish");
    expect(signs(null)["none"]).toBe(1);
    expect(signs(null)["noneSaying"]).toBeCloseTo(1, 10);
    expect(signs(null)["noneScore"]).toBe(signs("valve")["score"]);
    expect(signsOf("astrolabe")(null)["noneSaying"]).toBe(0);
  });

  it("is a test, a sale or a lesson", () => {
    const none = list(
      "PAT test; needs a PAT test; need pat testing; needed pat-test; needing a PAT; requires PAT; required for PAT; brought for a PAT test; in for PAT; just a PAT test; wants a PAT; to be PAT tested; safety check; electrical safety test; safety checked; for sale; before sale; for resale; for possible sale; in charity shop; at charity shop; our charity shop; for donation; before donating; help with using it; advice on use; lesson in using; training on use; how to use",
    );
    expect(none.filter((issue) => signsOf(issue)(null)["noTrouble"] !== 1)).toEqual([]);
    for (const issue of ["path tested", "useful", "the test", "valve"])
      expect(signsOf(issue)(null)["noTrouble"], issue).toBe(0);
    expect(signsOf("needs a PAT test, valve is sluggish")("valve")["saying"]).toBeCloseTo(1, 10);
  });

  it("is told by a volunteer's notes where nothing else is told", () => {
    const notes = [
      "Spare parts have arrived now, repeat item",
      "follow-up repair with part",
      "Needs general overhaul",
      "Replacement items need to be put in",
    ];
    for (const note of notes) expect(signsOf(note)(null)["noTrouble"], note).toBe(1);
    for (const note of ["Return visit. The valve is sluggish", "General service, bell is dented"])
      expect(signsOf(note)(null)["noTrouble"], note).toBe(0);
  });

  it("is silence: no word, a name alone, or words that nobody knows", () => {
    for (const issue of ["", "trumpet", "brass thing", "zorb trumpet"])
      expect(signsOf(issue, "")(null)["noneSilent"], issue).toBe(1);
    for (const issue of ["broken", "valve", "zorb valve"])
      expect(signsOf(issue)(null)["noneSilent"], issue).toBe(0);
    expect(signsOf("broken")(null)["noneVague"]).toBe(1);
    expect(signsOf("valve")(null)["noneVague"]).toBe(0);
  });

  it("is the share of words that no page has", () => {
    expect(signsOf("valve")(null)["noneUnknown"]).toBe(0);
    expect(signsOf("valve zorb")(null)["noneUnknown"]).toBe(0.5);
    expect(signsOf("zorb")(null)["noneUnknown"]).toBe(1);
    expect(signsOf("broken")(null)["noneUnknown"]).toBe(0);
  });

  it("is a part of the body that no page speaks of", () => {
    const parts =
      "handle knob lid cover casing case housing foot feet hinge screw bolt bracket leg bezel spindle base clip latch stand button strap door shell";
    expect(
      parts.split(" ").filter((part) => signsOf(`${part} wonky`)(null)["nonePart"] !== 1),
    ).toEqual([]);
    expect(signsOf("valve")(null)["nonePart"]).toBe(0);
    const lid = fault("lid", "has a wonky lid", ["lid is wonky"]);
    expect(signsOf("lid wonky", "Trumpet", [lid, valve])(null)["nonePart"]).toBe(0);
  });
});

describe("words that are compared", () => {
  it("stand alone and in pairs, and in pieces of three letters", () => {
    expect(withPairs([["red", "lamp"], ["dim"]])).toEqual(["red", "lamp", "red lamp", "dim"]);
    expect(piecesOf(["lid", "a"])).toEqual(["^li", "lid", "id$", "^a$"]);
  });

  it("are a vector of how often each is said, by what it is worth", () => {
    const twice = toVector(["a", "b", "a"], (word) => (word === "a" ? 2 : 1));
    expect(twice.values.get("a")).toBeCloseTo(2 * Math.log(3), 10);
    expect(twice.values.get("b")).toBeCloseTo(Math.log(2), 10);
    expect(twice.length).toBeCloseTo(Math.hypot(2 * Math.log(3), Math.log(2)), 10);
    const one = toVector(["a"], () => 1);
    expect(cosine(one, one)).toBeCloseTo(1, 10);
    expect(
      cosine(
        one,
        toVector(["b"], () => 1),
      ),
    ).toBe(0);
    expect(
      cosine(
        one,
        toVector(["a", "b"], () => 1),
      ),
    ).toBeCloseTo(Math.SQRT1_2, 10);
    expect(
      cosine(
        one,
        toVector([], () => 1),
      ),
    ).toBe(0);
  });

  it("are worth the more the fewer pages have them", () => {
    const { worth, knows, untelling, ownName } = wordingsOf(kind, pages);
    expect(worth("valv")).toBeCloseTo(Math.log(1 + 1.5 / 1.5), 10);
    expect(worth("zorb")).toBeCloseTo(Math.log(1 + 2.5 / 0.5), 10);
    expect(worth("cap")).toBeLessThan(worth("valv"));
    expect([knows("valv"), knows("zorb")]).toEqual([true, false]);
    expect([...ownName].toSorted().join(" ")).toBe("brass nois thing trumpet");
    expect(untelling.has("trumpet")).toBe(true);
    const loud = fault("loud", "is too loud", []);
    expect(wordingsOf(kind, [loud]).untelling.has("nois")).toBe(false);
    expect(
      worthSaid(
        {
          words: [
            ["a", 2],
            ["b", 3],
          ],
          total: 5,
        },
        new Set(["b", "c"]),
      ),
    ).toBe(3);
  });
});
