import { isStopped } from "../answer-emergency";
import type { ChatContext } from "../chat-context";
import type { KnowHow } from "./know-how";

const volts = /(\d+(?:[.,]\d+)?) ?(?:v|volts?)\b/g;

/** "My adapter says 9v and the radio says 6v." */
function compareVolts({ asked }: ChatContext): string {
  const only = /\bonly (?:has|have|got|sells?|did) (\d+)\b/.exec(asked)?.[1];
  const said = [...asked.matchAll(volts)]
    .map(([, value = ""]) => value)
    .concat(only ?? [])
    .map((value) => Number(value.replace(",", ".")));
  const rule =
    "Volts, AC or DC, and plus and minus must be the same on both; the amps or milliamps of the adapter may be the same or higher, never lower.";
  const [first, ...others] = new Set(said);
  return others.length > 0
    ? `No: ${first} V and ${others.join(" or ")} V are not the same, and too many volts can destroy the board at once. ${rule}`
    : `That depends on what is printed on both. ${rule}`;
}

/** Adapters, batteries, wires and what carries current. */
export const power: readonly KnowHow[] = [
  {
    asked:
      /\d ?(?:v|volts?)\b.*\d ?(?:v|volts?)\b|\d ?(?:v|volts?)\b.*\bonly (?:has|have|got|sells?|did) \d|\b(?:\d+ ?m?a(?:mps?)?|milliamps?|amps?)\b.*\b(?:adapter|charger|supply|use|enough|ok|okay|more|higher|bigger)\b|\b(?:adapter|charger|supply)\b.*\d ?(?:v|volts?|m?a|m?amps?|w|watts?)\b|\b(?:another|different|other|any|stronger|bigger) (?:\w+ )?(?:adapter|power supply)\b/,
    answer: compareVolts,
  },
  {
    asked:
      /\d ?w(?:atts?)?\b.*\b(?:max\w*|instead|label|ok|okay|in it|bulb|stronger|brighter)\b|\b(?:stronger|brighter) bulb\b|\b(?:what|which|how many) watts?\b/,
    own: /\bwatts?\b/i,
    answer:
      "Never more watts than the label on the holder allows: holder and shade get too hot and can burn. An LED bulb gives the light of 60 W with 7 to 9 W of its own, so take one of those with the same base; what counts is the watts that it draws, not those that it replaces.",
  },
  {
    asked: /\bpolarity\b|\b(?:sign|symbol|picture)\b.*\b(?:dot|circle|ring|plus|minus)\b/,
    answer:
      "The small sign with a dot inside an open ring shows the polarity of a round plug: the dot is the inside of the plug, the ring its outside, and a line leads each to plus or minus. It must be the same on the adapter and on the thing.",
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
    asked: /\b(?:fast|quick|super|rapid|wireless|car|laptop|phone|usb(?:-c)?) charger\b/,
    answer:
      "A sound charger gives only what the thing asks for, so a fast one does no harm, but some things do not understand each other. Try a plain 5-volt charger of 10 W with a short cable on a wall socket: if it charges from that, the other charger or its cable is to blame.",
  },
  {
    asked:
      /\b(?:which|what|right|size|how (?:many|big)|3|5|13)\b.{0,20}\bfuse\b|\bfuse\b.{0,20}\b(?:which|what|size|rating|amps?|3 ?a|13 ?a)\b/,
    own: /\bfuse\b/i,
    answer:
      "The same amps, and the same letters for fast or slow, as are printed on the old one. In a British plug: 3 A up to 700 W, 13 A above; the rating plate tells the watts. Never a stronger one: the cord would be the fuse. If the new one blows as well, there is a fault, so leave it off.",
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
      /\b(?:which|what|where)\b.*\bwires?\b.*\b(?:goes?|where|colou?rs?|which|live|neutral|earth)\b|\bwires?\b.*\bcolou?rs?\b|\b(?:brown|blue|green and yellow) wire\b/,
    answer: ({ page }) =>
      `As they were: take a photo before anything comes off, and move one wire at a time from the old part to the new one. ${page.power === "mains" || page.power === null ? "In European mains wiring brown is live, blue neutral, green and yellow earth, but inside a thing colours mean what its maker chose. If no photo tells you, do not guess: a wire in the wrong place makes the case live." : "At low voltage red is mostly plus and black minus, but a maker may do as he likes: if no photo tells you, look for a picture of the same model, and do not guess."}`,
  },
  {
    asked: /\b(?:run|use|work|leave)\b.*\bwithout (?:the |a |its |any )?batter(?:y|ies)\b/,
    own: /\bwithout (?:the |a )?battery\b/i,
    answer: ({ page }) =>
      page.power === "rechargeable"
        ? `Where the battery comes out by hand, most run from their own charger without it; save often, since each tug on the cable switches it off. A built-in battery stays in unless the guide takes it out. One that bulges or gets hot: stop using the ${page.thing}.`
        : null,
  },
  {
    asked:
      /\b(?:green|white|blue|crusty|powdery|furry)\b.{0,15}\b(?:stuff|crust|powder|fur|gunk|bits|residue|corrosion|contacts?|terminals?)\b/,
    own: /\b(?:crust|corro\w+|leaked)\b/i,
    answer: ({ page }) =>
      page.power === "none" || page.power === null
        ? null
        : "A white or green crust on contacts comes from a battery that leaked, or from damp on copper. It irritates skin and eyes: gloves, batteries out, a cotton bud with vinegar on the crust, then one with isopropyl alcohol, and let it dry. Wash your hands, and put the old batteries in the collection box.",
  },
  {
    asked:
      /\btouch\b.*\b(?:inside|board|parts?|wires?|in there)\b.*\b(?:unplugged|off|plug)\b|\bunplugged\b.*\btouch\b/,
    answer:
      "Only what the guide touches. With the plug out, mains is gone, but large capacitors, in power supplies, microwaves, flash units and old amplifiers, hold a charge that can kill. Keep off boards and round tins with two legs, and use one tool at a time.",
  },
  {
    asked: /\bextension (?:lead|cord|cable|reel)\b|\bpower strip\b|\bmulti ?-?(?:plug|socket)\b/,
    own: /\bextension\b/i,
    answer:
      "What heats or has a strong motor goes straight into a wall socket: an extension lead gets hot under it, all the more on a reel that is wound up. For small things it is fine, one lead, never two in a row. To test, use the wall socket as well, so that the lead is ruled out.",
  },
  {
    asked:
      /\bhow\b.*\b(?:multi ?meter|meter|continuity)\b|\b(?:multi ?meter|meter)\b.*\b(?:how|set|setting|which|where)\b/,
    own: /\b(?:meter|continuity|ohms?)\b/i,
    answer:
      "Plug out and batteries out. Black probe in COM, red in the socket marked V and Ω, the dial to the sign that looks like sound waves. Touch the probes together: it beeps. Then touch both ends of the part: a beep means it lets current through, silence means a break. Measuring on the mains is no job for the chat.",
  },
  {
    asked:
      /\brechargeables?\b.*\b(?:instead|ok|okay|use|fine|work|do)\b|\b(?:use|mix)\b.*\b(?:rechargeables?|old and new|different) ?(?:batteries)?\b/,
    own: /\bbatter(?:y|ies)\b/i,
    answer:
      "Never mix old and new, or two kinds: the weak one leaks. Rechargeable cells give 1.2 V instead of 1.5 V; most things take them, and some count them as empty. For a test take fresh ordinary ones of one brand.",
  },
  {
    asked:
      /\bswap\b.*\bparts?\b|\b(?:parts?|bits?) (?:from|off|out of) (?:the |my |an? )?(?:other|old|second|another|broken)\b|\bmake one (?:good|working)\b/,
    answer: (talk) =>
      isStopped(talk.page)
        ? null
        : `Yes, if both are the same model and the numbers printed on the parts agree: a second ${talk.page.thing} is the best box of spares there is. Mark which part came from which, move one part at a time and try after each. What the guide leaves closed stays closed on both.`,
  },
];
