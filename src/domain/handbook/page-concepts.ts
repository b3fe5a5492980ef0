import { toWords } from "~/domain/language/words";

/** Different words for one idea; a complaint and a page that share none of their words may still mean the same. */
const ideas: readonly string[] = [
  "cord cable lead flex wire wiring plug cables leads",
  "on power powers start starts starting boot boots dead",
  "noise noisy grinding rattle rattling hum humming buzz buzzing squeak squeal click clicking knock loud whine scrape",
  "leak leaks leaking drip drips dripping wet puddle water",
  "blocked clogged stuck jammed jam blockage jams sticking sticks seized stiff stuck",
  "snapped cracked broken smashed shattered chipped split bent crack snap hole",
  "heat hot warm heats heating cold element temperature heater temp",
  "battery batteries charge charging charger charges",
  "screen display lcd picture image backlight panel",
  "button buttons key keys switch knob dial trigger control controls",
  "sound audio volume speaker mute silent music hear",
  "internet wifi online network connect connection wireless bluetooth pair pairing",
  "slow lag sluggish freezes freezing crash crashing hangs hang performance",
  "handle case lid cover housing casing catch latch clip hinge body flap compartment",
  "wheel wheels castor roller rollers tyre",
  "seam stitch stitching thread sew sewing hem",
  "disc disk cd dvd tray drawer load eject",
  "blade blades knife cutter cut cutting sharpen blunt",
  "turn turns rotate spin spins spinning revolve drive motor move moves belt band",
  "suction suck sucks sucking filter hose",
  "flicker flickers flickering intermittent intermittently occasionally sometimes loose temperamental",
  "bulb lamp light lights led tube lit",
  "update software system windows install reinstall operating android ios program app apps settings setup configuration",
  "storage memory full space hard drive ssd",
  "password locked login account pin access unlock",
  "port socket usb jack connector slot",
  "off cuts shuts switches",
  "strap band buckle clasp belt",
  "steam descale descaling limescale scale",
  "paper feed feeding print printing ink cartridge lines",
];

const ideaOf = new Map(
  ideas.flatMap((line, place) =>
    line
      .split(" ")
      .flatMap(toWords)
      .map((word) => [word, String(place)] as const),
  ),
);

/** The ideas that words stand for. */
export function conceptsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => ideaOf.get(word) ?? []);
}
