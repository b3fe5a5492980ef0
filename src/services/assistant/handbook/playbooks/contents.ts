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
  {
    id: "tap",
    name: "tap",
    category: "others",
    power: "none",
    alsoCalled: ["faucet", "mixer tap", "kitchen tap", "bathroom tap", "basin tap", "bath tap", "sink tap", "monobloc tap", "spigot", "water tap", "outside tap", "garden tap", "outdoor tap", "shower mixer", "kitchen faucet", "bathroom faucet", "sink faucet", "faucett", "mixer faucet", "pillar tap", "bib tap", "hose bib"],
    brands: ["Grohe", "Hansgrohe", "Bristan", "Moen", "Delta", "Kohler", "Ideal Standard", "Franke", "Blanco", "Kludi", "Roca", "Mira", "Deva", "Swirl"],
    giveaways: ["aerator", "spout", "washer in the tap", "headgear", "basin", "hot water side", "stop valve", "keeps dripping", "ceramic disc"],
    playbook: async () => (await import("./others/tap")).tap,
  },
];
