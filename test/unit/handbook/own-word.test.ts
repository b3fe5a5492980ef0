import { itemTypes } from "virtual:handbook/item-types";
import { expect, it } from "vitest";
import { ownWord } from "~/domain/handbook/own-word";

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
  ["jewellery", "gold necklass", "piece of jewellery"],
  ["kettle", "my electric kettle", "kettle"],
])("calls a %s told as “%s” a %s", (id, description, expected) => {
  const kind = itemTypes.find((one) => one.id === id);
  expect(kind && ownWord(kind, description)).toBe(expected);
});
