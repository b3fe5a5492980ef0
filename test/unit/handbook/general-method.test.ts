import { describe, expect, it } from "vitest";
import { findFlaws } from "~/domain/handbook/find-flaws";
import { generalFault } from "~/domain/handbook/general-method";
import { generalPage } from "~/domain/handbook/general-pages";
import { takeJourney } from "./journey";
import { kindNamed } from "./kind-named";

const page = (text: string) => generalFault("thing", null, text).fault.id;

describe("the general method", () => {
  it.each([
    [
      "general-battery",
      "battery; batteries; rechargeable; charge; charger; usb; cordless; wireless",
    ],
    [
      "general-mains",
      "mains; plug; plugged; socket; cord; cable; fuse; electric; electrical; motor; heats; element; volts; display; cooker; machine; turn on; no power; overheats",
    ],
    [
      "general-fabric",
      "fabric; leather; cotton; wool; linen; knitted; cloth; seam; stitching; sew; canvas; torn; strap",
    ],
    [
      "general-broken-piece",
      "broken in two; snapped in two; came apart in two; broken in half; snapped in half; pieces; two pieces; shattered; chipped; chip; cracked; crack; snapped; broken off; smashed",
    ],
    [
      "general-mechanical",
      "wood; wooden; metal; hinge; screw; wheel; handle; spring; glue; wobbly; joint; leg; lid; lock; loose; stuck; rusty",
    ],
    ["general-anything", "odd; strange; broken"],
    ["general-stiff", "squeaks; jammed; hard to turn; the key sticks"],
    ["general-leak", "leaks; it drips; does not hold water; cracked and leaks"],
    ["general-spring", "does not wind in; the spring is weak; stays pulled out"],
    ["general-wrong-reading", "shows wrong; reads too high; the bubble is off"],
    ["general-blocked", "clogged; the holes are blocked; does not grind"],
    ["general-air", "loses air; the tyre is flat; goes down overnight"],
    ["general-surface", "food sticks; the varnish is worn; rust spots"],
    ["general-foggy", "foggy; cannot be focused; sees double"],
    ["general-blunt", "blunt; no longer cuts; slips off"],
    ["general-motor", "the motor hums; the belt slips; runs slowly"],
    ["general-heat", "does not heat; only lukewarm; does not cool down"],
  ])("%s is chosen by what is said", (id, signs) => {
    expect(signs.split("; ").filter((sign) => page(`it: ${sign}`) !== id)).toEqual([]);
  });

  it.each([
    ["general-mains", "pinball machine. it squeaks"],
    ["general-heat", "popcorn maker. no heat"],
    ["general-battery", "thermometer. shows nothing"],
    ["general-spring", "roller blind. it does not roll up, though the cord is sound"],
    ["general-stiff", "pencil sharpener. jammed"],
    ["general-mains", "electric pencil sharpener. jammed"],
    ["general-anything", "barbecue. odd"],
    ["general-motor", "air purifier. loud rattle"],
    ["general-blocked", "water pistol. no water comes out"],
    ["general-anything", "nutcracker. it does not crack a nut"],
    ["general-surface", "cast iron pan. all rusty after the dishwasher"],
    ["general-surface", "skillet. it has rusted"],
    ["general-mechanical", "doorstop. it has rusted"],
    ["general-mechanical", "thingamajig from the shed. all rusted"],
    ["general-broken-piece", "cast iron pan. rusty and cracked"],
    ["general-stiff", "padlock. rusty and jammed"],
  ])("%s goes by what the thing runs on: %s", (id, text) => {
    expect(page(text)).toBe(id);
  });

  it("takes “broken” alone for no broken piece", () => {
    expect(generalFault("item", null, "thing. broken").fault.id).toBe("general-anything");
    expect(generalFault("item", null, "thing. broke into pieces").fault.id).toBe(
      "general-broken-piece",
    );
  });

  it.each([
    ["squeaks", "none", "furniture", "general-stiff"],
    ["wobbles", "none", "furniture", "general-mechanical"],
    ["leaks", "none", "kitchen", "general-leak"],
    ["cracked and leaks", "none", "kitchen", "general-leak"],
    ["runs slowly", "mains", "kitchen", "general-motor"],
    ["does not heat", "rechargeable", "clothing", "general-heat"],
    ["leaks", "mains", "kitchen", "general-mains"],
    ["broke into pieces", "none", "furniture", "general-broken-piece"],
    ["broke into pieces", "none", "clothing", "general-fabric"],
    ["broke into pieces", "none", "audio", "general-anything"],
    ["squeaks", "battery", "furniture", "general-battery"],
    ["squeaks", "rechargeable", "furniture", "general-battery"],
    ["squeaks", "mains", "furniture", "general-mains"],
    ["the spring of its lid snapped", "mains", "kitchen", "general-broken-part"],
    ["lost the screw of the handle", "rechargeable", "tools", "general-broken-part"],
    ["the power button is broken", "mains", "kitchen", "general-mains"],
  ] as const)("for what %s, by power and shelf: %s, %s, %s", (text, power, category, id) => {
    const kind = { ...kindNamed("chair"), power, category };
    expect(generalFault("thing", kind, text).fault.id).toBe(id);
  });

  it("glues a simple thing that broke, and looks for no cable", async () => {
    const { rootCause, guide } = await takeJourney(
      "Stone garden gnome",
      "broke in two pieces",
      () => "not sure",
    );
    expect(guide).toMatch(/Join them with little glue/);
    expect(guide).toMatch(/Glued pieces are for display or dry use: no food/);
    expect(rootCause + guide).not.toMatch(/cable|battery|bulb|supply/);
  });

  it("mends the broken lid of a machine, and looks for no fuse", async () => {
    const { rootCause, guide } = await takeJourney(
      "Kettle",
      "the spring of the lid is broken",
      () => "not sure",
    );
    expect(guide).toMatch(/^1\. \*\*Take its power away/m);
    expect(guide).toMatch(/Glue is not for what gets hot/);
    expect(rootCause + guide).not.toMatch(/fuse|element burnt|switch contacts/);
  });

  it("begins with plug and water on a machine, whatever the cause", () => {
    for (const { repair } of Object.values(generalPage("mains", "dishwasher").causes))
      expect(repair.steps[0]?.title).toBe("Pull the plug, and close the water tap if it has one");
  });

  it("has no hole on the pages for machines and broken pieces", () => {
    expect(findFlaws(generalPage("broken-part", "thing"), "mains")).toEqual([]);
    expect(findFlaws(generalPage("mains", "thing"), "mains")).toEqual([]);
    expect(findFlaws(generalPage("broken-piece", "thing"), "none")).toEqual([]);
  });

  it("has no hole on any page for a trouble of any thing", () => {
    const powered = ["motor", "heat"];
    const unpowered =
      "air leak spring wrong-reading foggy blunt blocked surface fabric stiff mechanical".split(
        " ",
      );
    expect(powered.flatMap((id) => findFlaws(generalPage(id, "thing"), "mains"))).toEqual([]);
    expect(unpowered.flatMap((id) => findFlaws(generalPage(id, "thing"), "none"))).toEqual([]);
  });

  it.each([
    ["qwertyuiop asdfgh", "zxcvb", /no page for “qwertyuiop asdfgh”.*general advice/],
    ["Meine Standuhr", "schlägt nicht mehr", /nur auf Englisch/],
  ])("says so when it understood nothing: %s", async (item, issue, notice) => {
    const { rootCause, guide } = await takeJourney(item, issue, () => "hm");
    for (const text of [rootCause, guide]) {
      expect(text).toMatch(notice);
      expect(text).not.toMatch(/lets you down|is not as it should be/);
    }
    expect(guide).toMatch(/^1\. \*\*/m);
  });
});
