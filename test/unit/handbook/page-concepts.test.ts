import { describe, expect, it } from "vitest";
import { commonSayingsOf, conceptsOf } from "~/domain/handbook/page-concepts";
import { toWords } from "~/domain/language/words";

const shareAnIdea = (one: string, other: string) => {
  const known = new Set(conceptsOf(toWords(one)));
  return conceptsOf(toWords(other)).some((idea) => known.has(idea));
};

/** A word, and others that stand for the same trouble though they share no letters. */
const alike = `
  lead: cord cable flex wire wiring plug; dead: power on starts boots; racket noise: hum grinding rattle buzz squeak squeal click knock scrape whine loud;
  drips: leak puddle wet water; jammed: blocked clogged stuck blockage sticks seized stiff; smashed: snapped cracked broken shattered chipped split bent hole;
  cold: heat hot warm element temperature heater temp; charger: battery charge; backlight: screen display lcd picture image panel;
  dial: button key switch knob control trigger; mute: sound audio volume speaker silent music hear; bluetooth: internet wifi online network connect wireless pair;
  sluggish: slow lag freezes crash hang performance; hinge: handle case lid cover housing casing catch latch clip body flap compartment;
  castor: wheel roller tyre; hem: seam stitch thread sew; eject: disc disk cd dvd tray drawer load; blunt: blade knife cutter cut sharpen;
  rotate: turn spin revolve drive motor move belt band; filter: suction suck hose; temperamental: flicker intermittent occasionally sometimes loose;
  tube: bulb lamp light led lit; install: update software system windows reinstall operating android ios program app settings setup configuration;
  ssd: storage memory full space hard drive; pin: password locked login account access unlock; jack: port socket usb connector slot; shuts: off cuts switches;
  buckle: strap band clasp belt; limescale: steam descale scale; cartridge: paper feed print ink lines; whistle: squeak creak groan screech;
  thump: rattle clatter clunk knock bang vibrate shake; static: crackle scratchy distorted hiss interference; rickety: loose wobble unsteady play floppy droop sag slack;
  slit: torn ripped hole frayed worn threadbare; lost: missing gone fell; grime: dirt dust clogged hair fluff lint crumbs gunk grease; verdigris: rust corroded green acid leaked crusty furry;
  runtime: flat drains empty dies lasts hold; soaked: spilled wet rain water dropped toilet bath tea coffee flooded; kerb: dropped fell knocked smashed hit crash stood sat;
  feeble: weak faint dim dull low poor barely trickle slow; rusted: tight stiff hard seized stuck jam force heavy; edge: blunt dull sharp sharpen cuts;
  beep: error code message warning blink flashing red; aerial: stations signal reception tuning channel; turntable: needle stylus cartridge arm platter record vinyl;
  pendulum: hands minute second tick movement wind wound; crystal: glass lens window; pedestal: leg foot feet stand base wobbling; recline: collapse folds opens closes latch lock unlock;
  sprocket: gear chain derailleur shifter pedal crank; pads: brake rim disc stop; puncture: tyre tube valve inflate pump air deflates; presser: needle bobbin fabric cloth tension foot;
  smudge: ink toner nozzle streaks stripes faded blank; icloud: email account google apple contacts photos transfer; thermal: hot overheat heat fan loud; musty: mould smell stink odour;
  outlet: drip drain empty pump hose waste standing; crumpet: toast bread slot brown pop; unstuck: glue stick peel detached coming away lifting; varnish: scratch ring mark stain burn polish;
  undercooked: uneven raw burnt overcooked bake temperature; dock: charge charger base cradle contact lead; handset: remote pair receiver infrared; muffled: voice microphone mic hear caller; zoom: photo camera focus blurred flash`;

it("knows which words stand for one idea", () => {
  const apart = alike.split(";").flatMap((row) => {
    const [first = "", others = ""] = row.split(":").map((part) => part.trim());
    return others
      .split(/\s+/)
      .filter((other) => !shareAnIdea(first, other))
      .map((other) => `${first} and ${other}`);
  });
  expect(apart).toEqual([]);
});

it("keeps apart what has nothing to do with each other", () => {
  expect(shareAnIdea("puncture", "password")).toBe(false);
  expect(conceptsOf(["astrolabe"])).toEqual([]);
});

describe("what people say of one trouble whatever the thing is", () => {
  it.each([
    [
      "no lights",
      "x-does-not-switch-on; x-does-not-turn-on; x-do-not-switch-on; x-no-power; x-dead; x-does-not-start; x-does-not-run",
    ],
    ["seal worn", "x-leaks; x-leak; x-leaks-at-the-door; x-leak-below"],
    ["vibrates", "x-noisy; x-noise; x-noisy-when-hot; x-noise-inside"],
    [
      "battery goes flat",
      "x-does-not-charge; x-do-not-charge; x-battery-or-charging; x-battery-charging",
    ],
    ["lead frayed", "x-cord-or-plug; x-cord-damaged; x-cord-cut; x-cable-damaged"],
    ["stays cold", "x-no-heat; x-does-not-heat; x-lights-but-stays-cold"],
    ["speaker not working", "x-no-sound"],
    ["screen broken", "x-screen"],
    ["sound but no picture", "x-no-picture; x-no-signal"],
    ["will not move", "x-jammed; x-jams; x-stuck"],
  ])("“%s”", (saying, ids) => {
    expect(ids.split("; ").filter((id) => !commonSayingsOf(id).includes(saying))).toEqual([]);
  });

  it("goes by the end of the page's name", () => {
    for (const id of [
      "dead-end",
      "leaksome",
      "x-noises",
      "x-no-power-light",
      "x-does-not-charge-fully",
      "x-cord-or-plug-hot",
      "x-no-heat-pad",
      "x-no-sound-left",
      "x-screens",
      "x-no-picture-frame",
      "x-jammed-door",
      "stuck",
    ])
      expect(commonSayingsOf(id), id).toEqual([]);
  });

  it("is said in these ways", () => {
    const said = {
      "x-no-power":
        "does not start; fuse blown; switch broken; on off switch; loose wire; power lead loose; no lights; power comes and goes; suddenly stopped",
      "x-leaks": "leaking; drips; water comes out; leaks from the bottom; seal worn",
      "x-noisy": "makes a noise; grinding noise; rattles; squeaks; very loud; vibrates",
      "x-does-not-charge":
        "not charging; charging port broken; usb port loose; does not hold its charge; battery goes flat; needs a new battery",
      "x-cord-or-plug":
        "cable damaged; lead frayed; flex cut; plug broken; wire bare; needs a new cable",
      "x-no-heat": "does not heat; not getting hot; stays cold; element broken; not heating up",
      "x-no-sound": "no sound; silent; speaker not working; cannot hear anything",
      "x-screen": "cracked screen; screen broken; blank screen; needs a new screen",
      "x-no-picture": "no picture; blank screen; screen stays black; sound but no picture",
      "x-stuck": "jammed; stuck; blocked; will not move",
    };
    const missing = Object.entries(said).flatMap(([id, texts]) =>
      texts.split("; ").filter((text) => !commonSayingsOf(id).includes(text)),
    );
    expect(missing).toEqual([]);
  });
});
