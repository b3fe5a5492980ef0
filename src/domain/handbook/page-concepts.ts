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
  "squeak squeal squeaky screech creak creaks creaky groan squeaking screeching whistle whine",
  "rattle rattles rattling clatter clunk clunks knock knocks knocking bang bangs thump vibrate vibrates shake shakes",
  "crackle crackles crackly crackling scratchy distorted hiss static interference",
  "loose wobble wobbles wobbly rickety unsteady play floppy droop droops sag sags slack",
  "torn ripped hole holes frayed worn threadbare tear rip slit",
  "missing lost gone fell off",
  "dirty dirt dust dusty clogged hair hairs fluff lint crumbs gunk grease greasy grime",
  "rust rusty corroded corrosion green acid leaked verdigris crusty furry",
  "flat drains drain empty dies lasts runtime hold holds",
  "spilled spilt wet rain water dropped toilet bath tea coffee soaked flooded",
  "dropped fell knocked smashed hit crash crashed kerb stood sat",
  "weak feeble faint dim dull low poor barely trickle slow slowly",
  "tight stiff hard seized stuck jam force heavy rusted",
  "blunt dull sharp sharpen edge cuts",
  "error code message warning beep beeps blink blinks blinking flashing flashes red",
  "stations station signal reception aerial antenna tuning tune channel channels retune",
  "needle stylus cartridge arm platter turntable record vinyl",
  "hands hand minute second tick ticks ticking pendulum movement wind wound",
  "glass lens window crystal",
  "leg foot feet stand base pedestal wobbling",
  "collapse collapses folds fold folding recline opens closes latch lock locks unlock",
  "gear gears chain derailleur shifter sprocket pedal pedals crank",
  "brake brakes braking pads rim disc stop stops",
  "tyre tyres puncture tube valve inflate pump air deflates",
  "needle bobbin fabric cloth presser tension foot",
  "ink toner nozzle streaks stripes faded blank smudge",
  "email account icloud google apple contacts photos transfer",
  "hot overheat overheats overheating heat thermal fan loud",
  "mould mouldy musty smell smells smelly stink stinks odour",
  "drip drips drain drains empty pump hose outlet waste standing",
  "toast bread crumpet slot slots brown browning pop pops",
  "glue glued stick peel peeling detached coming away unstuck lifting",
  "scratch scratched ring mark stain stained burn varnish polish",
  "uneven raw burnt burns overcooked undercooked bake bakes temperature",
  "charge charger dock base cradle contact contacts lead",
  "remote handset pair pairing receiver infrared",
  "voice microphone mic hear caller callers muffled",
  "photo photos camera focus blurred blurry flash zoom",
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
