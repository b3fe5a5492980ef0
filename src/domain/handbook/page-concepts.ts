import { toWords } from "~/domain/language/words";

/** Different words for one idea; a complaint and a page that share none of their words may still mean the same. */
const ideas: readonly string[] = [
  "cord cable lead flex wire plug",
  "on power start boot dead",
  "noise grinding rattle hum buzz squeak squeal click knock whine scrape",
  "leak drip wet puddle water",
  "blocked clogged stuck jammed blockage sticking seized stiff",
  "snapped cracked broken smashed shattered chipped split bent hole",
  "heat hot warm cold element temperature heater temp",
  "battery charge charger",
  "screen display lcd picture image backlight panel",
  "button key keys switch knob dial trigger control",
  "sound audio volume speaker mute silent music hear",
  "internet wifi online network connect connection wireless bluetooth pair",
  "slow lag sluggish freezes crash hangs performance",
  "handle case lid cover housing catch latch clip hinge body flap compartment",
  "wheel castor roller tyre",
  "seam stitch thread sew hem",
  "disc disk cd dvd tray drawer load eject",
  "blade knife cutter cut sharpen blunt",
  "turn rotate spin revolve drive motor move belt band",
  "suction suck filter hose",
  "flicker intermittent intermittently occasionally sometimes loose",
  "bulb lamp light led tube lit",
  "update software system windows install reinstall operating android ios program app settings setup configuration",
  "storage memory full space hard drive ssd",
  "password locked login account pin access unlock",
  "port socket usb jack connector slot",
  "off cuts shuts switches",
  "strap band buckle clasp belt",
  "steam descale limescale scale",
  "paper feed print ink cartridge lines",
  "squeak squeal squeaky screech creak creaky groan whistle whine",
  "rattle clatter clunk knock bang thump vibrate shake",
  "crackle crackly scratchy distorted hiss static interference",
  "loose wobble rickety unsteady play floppy droop sag slack",
  "torn hole frayed worn threadbare slit",
  "missing lost gone fell off",
  "dirty dirt dust dusty clogged hair fluff lint crumbs gunk grease greasy grime",
  "rust rusty corroded corrosion green acid leaked verdigris crusty furry",
  "flat drains empty dies lasts runtime hold",
  "spilled spilt wet rain water dropped toilet bath tea coffee soaked flooded",
  "dropped fell knocked smashed hit crash kerb stood sat",
  "weak feeble faint dim dull low poor barely trickle slow slowly",
  "tight stiff hard seized stuck jam force heavy rusted",
  "blunt dull sharp sharpen edge cuts",
  "error code message warning beep blink flashing red",
  "stations signal reception aerial tuning channel retune",
  "needle stylus cartridge arm platter turntable record vinyl",
  "hands minute second tick pendulum movement wind wound",
  "glass lens window crystal",
  "leg foot feet stand base pedestal wobbling",
  "collapse folds recline opens closes latch lock unlock",
  "gear chain derailleur shifter sprocket pedal crank",
  "brake pads rim disc stop",
  "tyre puncture tube valve inflate pump air deflates",
  "needle bobbin fabric cloth presser tension foot",
  "ink toner nozzle streaks stripes faded blank smudge",
  "email account icloud google apple contacts photos transfer",
  "hot overheat heat thermal fan loud",
  "mould mouldy musty smell smelly stink odour",
  "drip drain empty pump hose outlet waste standing",
  "toast bread crumpet slot brown pop",
  "glue stick peel detached coming away unstuck lifting",
  "scratch ring mark stain burn varnish polish",
  "uneven raw burnt burns overcooked undercooked bake temperature",
  "charge charger dock base cradle contact lead",
  "remote handset pair receiver infrared",
  "voice microphone mic hear caller muffled",
  "photo camera focus blurred blurry flash zoom",
];

const ideasOf = new Map<string, string[]>();
for (const [place, line] of ideas.entries())
  for (const word of new Set(line.split(" ").flatMap(toWords)))
    ideasOf.set(word, [...(ideasOf.get(word) ?? []), String(place)]);

/** The ideas that words stand for. */
export function conceptsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => ideasOf.get(word) ?? []);
}

/** What people say of one trouble whatever the thing is, by the end of the fault's id. */
const commonSayings: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /-(?:does-not-(?:switch|turn)-on|do-not-switch-on|no-power|dead|does-not-start|does-not-run)$/,
    [
      "no power",
      "will not turn on",
      "does not start",
      "fuse blown",
      "switch broken",
      "on off switch",
      "loose wire",
      "power lead loose",
      "no lights",
      "power comes and goes",
      "suddenly stopped",
    ],
  ],
  [/-leaks?(?:-|$)/, ["leaking", "drips", "water comes out", "leaks from the bottom", "seal worn"]],
  [
    /-(?:noisy|noise)(?:-|$)/,
    ["makes a noise", "grinding noise", "rattles", "squeaks", "very loud", "vibrates"],
  ],
  [
    /-(?:does|do)-not-charge$|-battery-or-charging$|-battery-charging$/,
    [
      "not charging",
      "charging port broken",
      "usb port loose",
      "does not hold its charge",
      "battery goes flat",
      "needs a new battery",
    ],
  ],
  [
    /-cord-(?:or-plug|damaged|cut)$|-cable-damaged$/,
    ["cable damaged", "lead frayed", "flex cut", "plug broken", "wire bare", "needs a new cable"],
  ],
  [
    /-(?:no-heat|does-not-heat|lights-but-stays-cold)$/,
    ["does not heat", "not getting hot", "stays cold", "element broken", "not heating up"],
  ],
  [/-no-sound$/, ["no sound", "silent", "speaker not working", "cannot hear anything"]],
  [/-screen$/, ["cracked screen", "screen broken", "blank screen", "needs a new screen"]],
  [
    /-(?:no-picture|no-signal)$/,
    ["no picture", "blank screen", "screen stays black", "sound but no picture"],
  ],
  [/-jammed$|-jams$|-stuck$/, ["jammed", "stuck", "blocked", "will not move"]],
];

/** Wordings that a fault shares with its like on other things. */
export function commonSayingsOf(faultId: string): readonly string[] {
  return commonSayings.filter(([end]) => end.test(faultId)).flatMap(([, sayings]) => sayings);
}
