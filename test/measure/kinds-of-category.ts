import { itemTypes } from "virtual:handbook/item-types";
import type { RepairCategory } from "~/domain/repair-categories";

const large = new Set([
  "washing-machine",
  "dishwasher",
  "tumble-dryer",
  "fridge",
  "oven",
  "hob",
  "extractor-hood",
  "lawn-mower",
  "e-bike",
  "e-scooter",
]);
/** They have a category of their own in the records, and nobody files them elsewhere. */
const computers = new Set([
  "laptop",
  "desktop-computer",
  "tablet",
  "mobile-phone",
  "printer",
  "scanner",
  "monitor",
  "television",
]);
const cameras = ["digital-camera"];
const hiFi = [...shelf("audio"), "dvd-player", "remote-control"];

function shelf(category: RepairCategory): string[] {
  return itemTypes.filter((kind) => kind.category === category).map(({ id }) => id);
}

function smallAndElectric(): string[] {
  return itemTypes
    .filter(({ id, power }) => power !== "none" && !large.has(id) && !computers.has(id))
    .map(({ id }) => id);
}

/**
 * The records' categories, and the kinds of the handbook that belong to each. Volunteers keep many
 * things under "Small home electrical", so all that is small and electric fits there. "Misc" is left
 * out: it says nothing of the thing, so nothing could be wrong.
 */
export const kindsOfCategory: Readonly<Record<string, readonly string[]>> = {
  "Aircon/dehumidifier": ["dehumidifier", "humidifier", "fan", "heater"],
  "Battery/charger/adapter": ["power-adapter", "power-bank", "cordless-drill", "extension-lead"],
  "Coffee maker": ["coffee-maker", "coffee-grinder"],
  "Decorative or safety lights": ["string-lights", "torch", "lamp", "bicycle"],
  "Desktop computer": ["desktop-computer"],
  "Digital compact camera": cameras,
  "DSLR/video camera": cameras,
  Fan: ["fan", "heater"],
  "Flat screen": ["television", "monitor"],
  "Food processor": ["food-processor", "blender", "mixer", "juicer"],
  "Games console": ["games-console"],
  "Hair & beauty item": [
    "hair-dryer",
    "hair-straightener",
    "shaver",
    "electric-toothbrush",
    "massager",
  ],
  "Hair dryer": ["hair-dryer"],
  "Handheld entertainment device": [
    ...shelf("audio"),
    "games-console",
    "dvd-player",
    "e-reader",
    "television",
  ],
  Headphones: ["headphones"],
  "Hi-Fi integrated": hiFi,
  "Hi-Fi separates": hiFi,
  Iron: ["iron"],
  Kettle: ["kettle"],
  Lamp: ["lamp", "torch", "string-lights"],
  Laptop: ["laptop"],
  "Large home electrical": [...large, ...smallAndElectric()],
  Mobile: ["mobile-phone"],
  "Musical instrument": ["musical-instrument", "speaker", "hi-fi"],
  "Paper shredder": ["paper-shredder"],
  "PC accessory": [
    "keyboard-mouse",
    "external-drive",
    "router",
    "power-adapter",
    "speaker",
    "headphones",
    "monitor",
    "printer",
    "scanner",
    "remote-control",
    "desktop-computer",
  ],
  "Portable radio": ["radio", "hi-fi"],
  "Power tool": shelf("tools"),
  "Printer/scanner": ["printer", "scanner"],
  Projector: ["projector"],
  "Sewing machine": ["sewing-machine"],
  "Small home electrical": smallAndElectric(),
  "Small kitchen item": shelf("kitchen"),
  Tablet: ["tablet", "e-reader"],
  Toaster: ["toaster", "contact-grill"],
  Toy: ["toy", "games-console", "baby-monitor"],
  "TV and gaming-related accessories": [
    "set-top-box",
    "dvd-player",
    "remote-control",
    "router",
    "games-console",
    "television",
    "hi-fi",
    "speaker",
  ],
  Vacuum: ["vacuum", "carpet-washer", "steam-mop"],
  "Watch/clock": ["clock", "watch", "smartwatch", "radio"],
};
