import type { Kind } from "../playbook";

export const kinds: readonly Kind[] = [
  {
    id: "kettle",
    name: "kettle",
    category: "kitchen",
    power: "mains",
    alsoCalled: ["water boiler", "tea kettle", "hot water jug", "kettel"],
    brands: ["Russell Hobbs", "Breville", "DeLonghi", "Tefal", "Bosch", "Philips", "Dualit", "Smeg", "Morphy Richards", "Swan"],
    giveaways: ["boil water", "boils", "boiling", "limescale"],
    playbook: async () => (await import("./kitchen/kettle")).kettle,
  },
];
