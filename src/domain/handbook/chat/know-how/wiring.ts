import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { isStopped } from "../answer-emergency";
import type { KnowHow } from "./know-how";

/** Cords, wires and boards: what goes where, and what gets warm or comes loose. */
export const wiring: readonly KnowHow[] = [
  {
    asked:
      /\b(?:lead|cord|cable|flex|plug|socket|wire|joint|spot)\b.{0,30}\b(?:warm|hot)\b|\b(?:warm|hot)\b.{0,20}\b(?:lead|cord|cable|flex|plug|socket|wire|joint|spot)\b/,
    evenWhenStopped: true,
    answer: ({ page }) =>
      page.power === "none"
        ? null
        : `Stop using it and pull the plug. A place on a cord, a plug or a joint that gets warm has a bad contact inside: it gets hotter each time and can burn. That piece is replaced, not mended once more; do not use the ${page.thing} until it is.`,
  },
  {
    asked:
      /\b(?:wires?|lead|cable)\b.{0,20}\b(?:(?:has |have |is |are )?(?:come|came|coming|pulled|torn|snapped|ripped|hanging|fallen|fell|broken|broke) (?:right |clean |all the way )?(?:out|off|away|loose)|hanging)\b/,
    answer: ({ page }) =>
      page.power === "mains" || page.power === null
        ? `Pull the plug now and do not use the ${page.thing}: a loose wire can make its case live. Do not push the wire back in or twist it on; it has to be clamped or soldered where it was, and its strain relief made good, by somebody who does this. A repair café does it for little.`
        : "Take the batteries or the charger off first, so that the bare end touches nothing. Look for the tag or pad with a blob of old solder and a torn strand: it goes back there, soldered, and a photo of the same model helps. If two places look alike, do not guess.",
  },
  {
    asked:
      /\b(?:smells?|stinks?|stench|fumes|pong)\b.*\b(?:dangerous|safe|harm\w*|bab(?:y|ies)|kids?|children|pregnan\w*|go away|gone|how long)\b|\bhow long\b.*\b(?:smell|stink|fumes)\b/,
    evenWhenStopped: true,
    answer: ({ page }) =>
      page.power === "none"
        ? null
        : `What burnt plastic gives off irritates eyes and lungs: open the windows wide, close the door to the other rooms, and keep children and anybody with asthma out until the smell has gone, mostly an hour or two. Take the ${page.thing} outside, unplugged, once it is cold. With a headache, a cough or sickness go into fresh air and call a doctor.`,
  },
  {
    asked:
      /\b(?:cable|cord|lead|plug|wire)\b.*\b(?:angle|wiggl\w*|bend|bent|hold(?:ing)?|press(?:ed)?|certain (?:way|position)|jiggl\w*|twist\w*|just right)\b|\b(?:only|if i) (?:works? |goes )?(?:if|when|hold|wiggle|jiggle|bend|press)\b.*\b(?:cable|cord|lead|plug|wire)\b/,
    answer: (talk) =>
      isStopped(talk.page)
        ? null
        : `Then a wire is broken inside, mostly where the cord enters the plug or the ${talk.page.thing}, or the socket has come loose. ${talk.page.power === "mains" || talk.page.power === null ? "Do not hold it in place to use it: a half-broken mains wire gets hot and can give a shock. Plug out, and have the cord replaced." : "Try another cable: if that holds, it was the cable; if not, it is the socket, which may be full of fluff or loose on its board."}`,
  },
  {
    asked:
      /\bsolder\w*\b.*\b(?:beginner|first time|never|myself|hard|difficult|learn|can i|how)\b|\b(?:beginner|first time|how (?:do|hard)|can i|can the)\b.*\bsolder\w*\b/,
    own: /\bsolder\w*\b/i,
    answer:
      "A wire or a socket of low voltage, behind a plug-in adapter or on small batteries, is a fair first job: practise on a scrap, 350 °C, heat the joint for two seconds and feed the solder to it, not to the iron. Take a photo of the wires first. Joints of mains are for somebody who does this, and a repair café has both the iron and the hand.",
  },
  {
    asked: /\b(?:capacitors?|transistors?|diodes?|resistors?|voltage regulator)\b/,
    own: /\b(?:capacitors?|transistors?|diodes?|resistors?)\b/i,
    answer:
      "Such a part is replaced by one with the same value and type, as printed on it; a capacitor may bear more volts, never fewer, and goes in the same way round. It has to be soldered, and why it failed has to be found. Where the board is fed from the mains that is work for a workshop or a repair café: its capacitors hold a charge with the plug out.",
  },
  {
    asked:
      /\b(?:which|what|where)\b.*\bwires?\b.*\b(?:goes?|where|colou?rs?|which|live|neutral|earth)\b|\bwires?\b.*\b(?:which|where)\b.*\bgoes?\b|\bwires?\b.*\bcolou?rs?\b|\b(?:brown|blue|green and yellow) wire\b/,
    answer: ({ page }) =>
      `As they were: take a photo before anything comes off, and move one wire at a time from the old part to the new one. ${page.power === "mains" || page.power === null ? "In European mains wiring brown is live, blue neutral, green and yellow earth, but inside a thing colours mean what its maker chose. If no photo tells you, do not guess: a wire in the wrong place makes the case live." : "At low voltage red is mostly plus and black minus, but a maker may do as he likes: if no photo tells you, look for a picture of the same model, and do not guess."}`,
  },
  {
    asked:
      /\b(?:green|white|blue|crusty|powdery|furry)\b.{0,15}\b(?:stuff|crust|powder|fur|gunk|residue|corrosion|contacts?|terminals?)\b/,
    own: /\b(?:crust|corro\w+|leaked)\b/i,
    answer: ({ page }) =>
      page.power === "none" || page.power === null || isScaled(page)
        ? null
        : "A white or green crust on contacts comes from a battery that leaked, or from damp on copper. It irritates skin and eyes: gloves, batteries out, a cotton bud with vinegar on the crust, then one with isopropyl alcohol, and let it dry. Wash your hands, and put the old batteries in the collection box.",
  },
  {
    asked:
      /\b(?:how long|when)\b.*\bsafe\b.*\b(?:inside|open|touch|unplug\w*|in there)\b|\b(?:discharged?|charge) (?:by itself|on its own|gone|go away)\b/,
    evenWhenStopped: true,
    answer: ({ page }) =>
      `Waiting does not make the inside of the ${page.thing} safe: a large capacitor can hold its charge for hours, and where the part that drains it has failed, for days. What the guide leaves closed stays closed.`,
  },
  {
    asked:
      /\btouch\b.*\b(?:inside|board|parts?|wires?|in there)\b.*\b(?:unplugged|off|plug)\b|\bunplugged\b.*\btouch\b/,
    answer:
      "Only what the guide touches. With the plug out, mains is gone, but large capacitors, in power supplies, microwaves, flash units and old amplifiers, hold a charge that can kill. Keep off boards and round tins with two legs, and use one tool at a time.",
  },
  {
    asked:
      /\b(?:socket|outlet)\b.*\b(?:without (?:a |any )?(?:multi ?)?(?:meter|tester)|no (?:multi ?)?meter)\b/,
    answer:
      "Plug in a lamp or a charger that works elsewhere. If it is dead there too, look whether a breaker or the RCD in the fuse box has dropped, or a switch on the socket is off. If it works, the socket is fine and the trouble lies in the thing, its cord or its plug. Put nothing into the holes.",
  },
  {
    asked:
      /\bhow\b.*\b(?:multi ?meter|meter|continuity)\b|\b(?:multi ?meter|meter)\b.*\b(?:how|set|setting|which|where)\b/,
    own: /\b(?:meter|continuity|ohms?)\b/i,
    answer:
      "Plug out and batteries out. Black probe in COM, red in the socket marked V and Ω, the dial to the sign that looks like sound waves. Touch the probes together: it beeps. Then touch both ends of the part: a beep means it lets current through, silence means a break. Measuring on the mains is no job for the chat.",
  },
];

/** Where water is heated, a white crust is limescale. */
function isScaled({ causes }: Diagnosis): boolean {
  return causes.some(({ cause }) => /\b(?:lime)?scale\b/i.test(cause.name));
}
