import { describe, expect, it } from "vitest";
import { findPage } from "~/domain/handbook/diagnose-case";
import { rankPages } from "~/domain/handbook/rank-pages";

const openedBy = async (itemDescription: string, itemIssue: string) => {
  const { kind, fault, basis } = await findPage({ itemDescription, itemIssue });
  return basis === "general" ? `${kind?.id ?? "nothing"}: no page` : fault.id;
};

describe("the choice among pages", () => {
  it.each([
    ["Small kitchen item", "Toaster, the lever will not stay down", "toaster-lever-stays-up"],
    ["Hi-Fi separates", "Turntable does not spin", "record-player-does-not-turn"],
    ["Power tool", "Hedge trimmer is dead", "hedge-trimmer-strimmer-does-not-start"],
  ])("goes by the thing that is named, not by the shelf: %s, %s", async (item, issue, page) => {
    expect(await openedBy(item, issue)).toBe(page);
  });

  it.each([
    ["Yoghurt maker", "stays cold", "nothing: no page"],
    ["Deep fat fryer", "does not heat", "nothing: no page"],
    ["Lamp", "needs a PAT test", "lamp: no page"],
    ["My motorbike", "the chain slips and the brakes squeal", "nothing: no page"],
    ["Hovercraft", "the battery is flat and it has a puncture", "nothing: no page"],
  ])("says when there is no page: %s, %s", async (item, issue, page) => {
    expect(await openedBy(item, issue)).toBe(page);
  });

  it.each([
    ["Printer", "no wi-fi conection", "printer-does-not-print"],
    ["Wifi booster", "the wifi is terribly slow upstairs", "router-weak-wifi"],
    ["CD player", "the tray opens fine, but it says no disc", "hi-fi-cd-does-not-read"],
  ])("hears the trouble in %s, “%s”", async (item, issue, page) => {
    expect(await openedBy(item, issue)).toBe(page);
  });

  it("loads the playbooks of four kinds at most, and its shares add up to one", async () => {
    const pages = await rankPages("Kettle, toaster, iron, lamp, fan, radio and vacuum", "dead");
    expect(new Set(pages.map(({ kind }) => kind?.id)).size).toBeLessThanOrEqual(5);
    expect(pages.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it("names the other troubles that it may be", async () => {
    const { pageShare, otherPages } = await findPage({
      itemDescription: "Bicycle",
      itemIssue: "brakes squeal and gears slip",
    });
    expect(pageShare).toBeLessThan(0.9);
    expect(otherPages).toHaveLength(3);
    expect(otherPages[0]?.fault.id).toBe("bicycle-chain-slips");
  });
});
