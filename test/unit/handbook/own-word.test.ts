import { itemTypes } from "virtual:handbook/item-types";
import { expect, it } from "vitest";
import { ownWord } from "~/domain/handbook/own-word";
import { kindNamed } from "./kind-named";

it.each([
  ["garment", "My blue jeans", "pair of jeans"],
  ["garment", "wool jumper", "jumper"],
  ["garment", "some clothes", "garment"],
  ["garment", "pair of tights", "pair of tights"],
  ["hand-tool", "Old axe", "axe"],
  ["hand-tool", "two chisels", "hand tool"],
  ["cabinet", "old wardrobe", "wardrobe"],
  ["cabinet", "shelves", "cabinet"],
  ["power-tool", "Bosch orbital sander", "orbital sander"],
  ["ceramic", "a mug", "mug"],
  ["slow-cooker", "Stove-top pressure cooker", "pressure cooker"],
  ["keyboard-mouse", "Logitech wireless mouse", "wireless mouse"],
  ["power-adapter", "Anker phone charger", "phone charger"],
  ["shaver", "Braun hair clippers", "shaver or trimmer"],
  ["shaver", "my beard trimmer", "beard trimmer"],
  ["jewellery", "gold necklass", "piece of jewellery"],
  ["kettle", "my electric kettle", "kettle"],
])("calls a %s told as “%s” a %s", (id, description, expected) => {
  const kind = itemTypes.find((one) => one.id === id);
  expect(kind && ownWord(kind, description)).toBe(expected);
});

const kinds: readonly string[] = [
  "garment: dress | household-textile: blanket | cabinet: sideboard | ceramic: vase | hand-tool: hoe",
  "hedge-trimmer-strimmer: strimmer | jewellery: brooch | keyboard-mouse: mouse",
  "musical-instrument: trumpet | power-tool: sander",
];

it("says what the person said of every kind that gathers many things", () => {
  const others = kinds
    .flatMap((row) => row.split(" | "))
    .filter((one) => {
      const [id = "", said = ""] = one.split(": ");
      return ownWord(kindNamed(id), `my ${said}, the old one`) !== said;
    });
  expect(others).toEqual([]);
});

const garment = (alias: string) => ({ ...kindNamed("garment"), aliases: [alias] });

it("does not take up a name that is a heading, foreign, misspelled or of a part", () => {
  const unfit = `clothing; clothes; underwear; china; ceramic; ceramics; pottery; porcelain; crockery; bedding; trouser; jaket; cubboard; cuboard; cuboard; wardrob; ceramik; vaze; pilow; garden tool; diy tool; dremel; socket set; multi tool; vsb mouse; pc accessory; tastatur; toetsenbord; transformer; rasierer; scheerapparaat; rasoir; bodygroom; grooming kit; jewellery; jewelery; jewelry; necklass; braclet; halskette; strummer; heckenschere; heggenschaar; gitarre; gitaar; guitare; guitar lead; music tuning device; cabinet door; manual; old coat`;
  const taken = unfit.split("; ").filter((one) => ownWord(garment(one), one) !== "garment");
  expect(taken).toEqual([]);
});

it("makes a pair of what comes in twos, and of nothing that only sounds like it", () => {
  const pairs = `jeans trousers pants shorts tights leggings stockings socks gloves mittens pyjamas pajamas overalls dungarees joggers pliers secateurs pruners loppers scissors shears snips`;
  for (const one of pairs.split(" "))
    expect(ownWord(garment(one), `my ${one}`), one).toBe(`pair of ${one}`);
  expect(ownWord(garment("jeans jacket"), "jeans jacket")).toBe("jeans jacket");
  expect(ownWord(garment("underpants"), "underpants")).toBe("garment");
  expect(ownWord(garment("bread knives"), "bread knives")).toBe("garment");
  expect(ownWord(garment("dress"), "dress")).toBe("dress");
  expect(ownWord(garment("slipsheet"), "slipsheet")).toBe("slipsheet");
  expect(ownWord(garment("doormat"), "doormat")).toBe("doormat");
  expect(ownWord(garment("outdoor"), "outdoor")).toBe("outdoor");
  expect(ownWord(garment("golden coat"), "golden coat")).toBe("golden coat");
});
