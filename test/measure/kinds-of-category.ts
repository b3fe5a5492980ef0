const anyElectric = [
  "fan", "heater", "electric-blanket", "steam-mop", "dehumidifier", "vacuum", "iron", "hair-dryer",
  "hair-straightener", "shaver", "electric-toothbrush", "sewing-machine", "lamp", "kettle", "toaster",
  "coffee-maker", "microwave", "mixer", "blender", "food-processor", "fridge", "radio", "speaker",
  "hi-fi", "headphones", "record-player", "dvd-player", "remote-control", "router", "power-adapter",
  "power-bank", "landline-phone-answering-machine", "smartwatch", "power-tool", "cordless-drill",
  "hedge-trimmer-strimmer", "toy", "kick-scooter", "e-scooter",
];
const entertainment = [
  "games-console", "radio", "hi-fi", "dvd-player", "headphones", "speaker", "e-reader", "television",
  "record-player",
];
const hiFi = ["hi-fi", "radio", "speaker", "record-player", "dvd-player", "headphones", "remote-control"];
const kitchen = ["mixer", "blender", "food-processor", "kettle", "toaster", "coffee-maker", "microwave"];
const hairAndBeauty = ["hair-dryer", "hair-straightener", "shaver", "electric-toothbrush"];
const tools = [
  "power-tool", "cordless-drill", "hedge-trimmer-strimmer", "lawn-mower", "hand-tool", "vacuum",
];
const cameras = ["digital-camera"];

/**
 * The records' categories, and the handbook's kinds that belong to each. Where the records keep
 * several things under one name ("Small home electrical") all of them fit. "Misc" is left out: it
 * says nothing of the thing, so nothing could be wrong there.
 */
export const kindsOfCategory: Readonly<Record<string, readonly string[]>> = {
  "Aircon/dehumidifier": ["dehumidifier", "fan", "heater", "fridge", "air-conditioner"],
  "Battery/charger/adapter": ["power-adapter", "power-bank", "extension-lead", "cordless-drill"],
  "Coffee maker": ["coffee-maker"],
  "Decorative or safety lights": ["lamp", "bicycle", "torch", "fairy-lights"],
  "Desktop computer": ["desktop-computer"],
  "Digital compact camera": cameras,
  "DSLR/video camera": cameras,
  Fan: ["fan", "heater"],
  "Flat screen": ["television", "monitor"],
  "Food processor": ["food-processor", "blender", "mixer"],
  "Games console": ["games-console"],
  "Hair & beauty item": hairAndBeauty,
  "Hair dryer": ["hair-dryer"],
  "Handheld entertainment device": entertainment,
  Headphones: ["headphones"],
  "Hi-Fi integrated": hiFi,
  "Hi-Fi separates": hiFi,
  Iron: ["iron"],
  Kettle: ["kettle"],
  Lamp: ["lamp"],
  Laptop: ["laptop"],
  "Large home electrical": [
    ...anyElectric, "washing-machine", "dishwasher", "tumble-dryer", "fridge", "oven", "hob",
    "extractor", "extractor-hood", "lawn-mower", "e-bike",
  ],
  Mobile: ["mobile-phone", "landline-phone-answering-machine"],
  "Musical instrument": ["musical-instrument", "keyboard", "hi-fi", "speaker"],
  "Paper shredder": ["paper-shredder", "shredder"],
  "PC accessory": [
    "keyboard-mouse", "external-drive", "router", "power-adapter", "speaker", "headphones",
    "monitor", "printer", "scanner", "remote-control", "desktop-computer",
  ],
  "Portable radio": ["radio", "hi-fi"],
  "Power tool": tools,
  "Printer/scanner": ["printer", "scanner"],
  Projector: ["projector"],
  "Sewing machine": ["sewing-machine"],
  "Small home electrical": anyElectric,
  "Small kitchen item": kitchen,
  Tablet: ["tablet", "e-reader"],
  Toaster: ["toaster"],
  Toy: ["toy", "games-console"],
  "TV and gaming-related accessories": [
    "dvd-player", "remote-control", "router", "games-console", "television", "hi-fi", "speaker",
  ],
  Vacuum: ["vacuum", "steam-mop"],
  "Watch/clock": ["clock", "watch", "smartwatch", "watch-clock", "radio", "jewellery"],
};
