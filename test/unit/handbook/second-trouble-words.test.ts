import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it, vi } from "vitest";
import { findSecondTrouble } from "~/domain/handbook/find-second-trouble";
import { openBell } from "./open-bell";

const bicycle = itemTypes.find(({ id }) => id === "bicycle");
if (!bicycle) throw new Error("The handbook has bicycles");
const list = (texts: string) => texts.split(";").map((text) => text.trim());
const page = openBell({ kind: bicycle });
const second = (issue: string) => findSecondTrouble(page, "Bicycle", issue);
const toaster = "my toaster is broken";

describe("a second trouble", () => {
  it.each([
    ". ",
    "; ",
    "! ",
    "? ",
    "\n",
    " and ",
    ", and ",
    " but ",
    " and also ",
    ", also ",
    ", plus ",
    ", besides ",
    ". Oh, ",
    ". Now ",
    ". Then ",
    ". Another thing is that ",
    ". Another problem: ",
    ". Another issue is ",
    ". On top of that ",
    ", but also ",
  ])("begins behind “%s”", async (seam) => {
    expect(await second(`it zibbles a lot${seam}${toaster}`)).toEqual({
      thing: "toaster",
      words: toaster,
    });
  });

  it("begins at “the”, “our”, “its”, “it”, “there” and “now”, too", async () => {
    for (const words of ["the toaster is broken", "our toaster is broken", "an toaster broke"])
      expect(await second(`it zibbles a lot. ${words}`), words).toMatchObject({ thing: "toaster" });
    const rest = await Promise.all(
      ["its", "it", "there", "now"].map((word) =>
        second(`it zibbles and ${word} zibbles. ${toaster}`),
      ),
    );
    expect(rest.map((one) => one?.thing)).toEqual(Array(4).fill("toaster"));
  });

  it("is nothing that goes well, was done, or that somebody did", async () => {
    const fine = `fine; ok; okay; alright; al right; works; work; working; good; useful; turns on; turn on; new; replaced; fitted; bought; fixed; changed; soldered; found; tried; failed; repaired; rewired; connected; check; job; sure; we; I`;
    const told = await Promise.all(
      list(fine).map(async (word) =>
        (await second(`it zibbles. my toaster is ${word}`)) ? word : "",
      ),
    );
    expect(told.filter(Boolean)).toEqual([]);
  });

  it("has two words at least, and another thing than the one that is described", async () => {
    expect(await second("it zibbles. toaster")).toBeNull();
    expect(await second(toaster)).toBeNull();
    expect(await second("it zibbles. my bicycle is broken")).toBeNull();
    expect(
      await findSecondTrouble(page, "Bicycle and toaster", `it zibbles. ${toaster}`),
    ).toBeNull();
    expect(await second("it zibbles. broken is my toaster")).toBeNull();
  });

  it("is looked for again where a page did not load the last time", async () => {
    vi.spyOn(bicycle, "playbook").mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const issue = "it zibbles. the chain comes off the bicycle all the time";
    await expect(second(issue)).rejects.toThrow("Failed to fetch");
    expect(await second(issue)).toEqual({
      thing: null,
      words: "the chain comes off the bicycle all the time",
    });
  });

  it("is none beside a page on a danger, or none at all", async () => {
    const issue = `it zibbles. ${toaster}`;
    expect(await findSecondTrouble({ ...page, basis: "danger" }, "Bicycle", issue)).toBeNull();
    expect(await findSecondTrouble({ ...page, kind: null }, "Bicycle", issue)).toBeNull();
  });
});
