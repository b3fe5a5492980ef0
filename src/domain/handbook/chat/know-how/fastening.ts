import { toWords } from "~/domain/language/words";
import type { ChatContext } from "../chat-context";
import { quoteStep } from "../describe-step";
import { subjectWords } from "../find-sentences";
import type { KnowHow } from "./know-how";

const ofTightness = new Set(toWords("tight tighten firm hard far torque overtighten"));

/** The last step of the guide that tells how firmly, with one of the words that were asked about. */
function quoteTightness(talk: ChatContext): string | null {
  const words = subjectWords(talk.message).filter((word) => !ofTightness.has(word));
  const step = talk.guide.steps.findLast(
    ({ title, text }) =>
      /\b(?:\d+ ?Nm|torque|hand-?tight|tight(?:en|ly)?|quarter turn|half a turn|firm(?:ly)?|snug)\b/i.test(
        text,
      ) &&
      (words.length === 0 || words.some((word) => toWords(`${title} ${text}`).includes(word))),
  );
  return step ? quoteStep(step) : null;
}

/** The step of the guide that tells where something is turned to. */
function quoteTurn(talk: ChatContext): string | null {
  const words = subjectWords(talk.message).filter((word) => !/^(?:way|direct)/.test(word));
  const step = talk.guide.steps.find(
    ({ title, text }) =>
      /\b(?:turn\w*|lever|lift|unscrew|screw)\b[^.]*\b(?:left|right|clockwise|anticlockwise|down|up)\b/i.test(
        text,
      ) && words.every((word) => toWords(`${title} ${text}`).includes(word)),
  );
  return step ? quoteStep(step) : null;
}

/** What holds a rider is never done up by feel. */
const ofBicycles =
  "By the torque that is printed beside the bolt or on the ring, set with a torque wrench; where none is printed, the manual of the bicycle or of the part has it. As a guide, a stem or a seat clamp often takes 4 to 6 Nm, a cassette lockring about 40 Nm, which is really hard. Tighten two or four bolts in turn, a little each, and ride only when nothing turns or slips.";

/** Screws, clips and covers: how they hold and how they come off. */
export const fastening: readonly KnowHow[] = [
  {
    asked:
      /\bhow tight\b|\bhow (?:hard|firm\w*|far|much)\b.*\b(?:tighten|screw|bolt|nut)\w*\b|\btorque\b|\bover ?-?tighten\w*\b|\btoo tight\b.*\?/,
    answer: (talk) => {
      const told = quoteTightness(talk);
      // A blade or an axle asks for more than what holds a lid.
      if (told !== null && /\b(?:Nm|torque)\b/.test(told)) return told;
      if (talk.page.kind?.category === "bicycles")
        return told === null ? ofBicycles : `${told} ${ofBicycles}`;
      return [
        told,
        "As a rule: until it is snug by hand, then a quarter of a turn, less in plastic. If it turns on without getting firmer, stop: the thread is giving way. Where the maker prints a torque in Nm, that one counts.",
      ]
        .filter(Boolean)
        .join(" ");
    },
  },
  {
    asked:
      /\b(?:which|what) (?:way|direction)\b.*\b(?:turn|unscrew|undo|screw|loosen|tighten|twist|off|rotate)\b|\b(?:clockwise|anti-?clockwise|lefty|righty)\b|\bleft or right\b.*\b(?:turn|screw|undo)\b/,
    answer: (talk) =>
      quoteTurn(talk) ??
      "Clockwise, seen from the head, tightens; anticlockwise undoes. It is the other way round on the left pedal of a bicycle and on many fan wheels, mower blades and saw blades: look for an arrow or an L. If it does not give, press harder before you turn harder.",
  },
  {
    asked:
      /\b(?:what|which)\b.*\bthread\b.*\b(?:size|screw|bolt|pitch|is it|do i)\b|\b(?:what|which) (?:size|sort|kind|type)(?: of)? (?:are the |is the |of )?(?:screws?|bolts?|nuts?|feet)\b|\bwhat (?:sort of )?screws?\b/,
    own: /\b(?:M\d|Torx|T\d+|Phillips|cross-?head|hex|Allen|mm)\b/,
    answer:
      "That differs from model to model. Take the old one along to a hardware shop, where it is tried in a row of nuts; or measure across the thread: 3 mm is an M3, 4 mm an M4. Screws into plastic have a coarse thread of their own. For the head, take the largest bit that fits without play.",
  },
  {
    asked:
      /\b(?:star|triang\w+|three|five|six|y|odd|weird|strange|funny|special|security|unusual)[- ]?(?:shaped?|points?|pointed|sided|head\w*|slots?)?\b.{0,20}\bscrews?\b|\bscrews?\b.{0,30}\b(?:star|triang\w+|odd|weird|strange|funny|special|unusual)\b/,
    own: /\b(?:Torx|T\d+|pentalobe|tri-wing|security)\b/,
    answer:
      "A star with six points is a Torx, and its T number is its size: T8 to T20 in most things; with a pin in the middle it takes a bit with a hole. Five points are a Pentalobe, three wings a tri-wing. A set of such bits costs about €10, and a repair café has one. Nothing else fits: a blade slips and rounds the head.",
  },
  {
    asked:
      /\b(?:more|other|extra|additional|too many|fewer|less|hidden) screws? (?:than|here|on mine|in mine|that)\b|\bthere(?:'s| is| are|s) (?:more|other|extra|fewer|only \w+) screws?\b|\b(?:not|doesn'?t) mention(?:ed)? (?:\w+ )?(?:these|those|the other|all the) screws?\b/,
    answer: ({ page }) =>
      `Models differ. Undo only those that hold the part the step is about: press on it, and it still sits tight where a screw holds. Lay each one on a sketch of the ${page.thing} where it came from, as their lengths differ, and take a picture first.`,
  },
  {
    asked:
      /\b(?:glass|screen)\b.{0,25}\b(?:breaking|bits|pieces|splinter\w*|shards?|shatter\w*|crumbl\w*)\b/,
    answer:
      "Stop for a moment: safety glasses and gloves on. Stick clear packing tape over the whole glass, so that the splinters hold together, then lift it bit by bit with a thin plastic card, warming the edge again and again. Press on nothing below: the battery and the picture lie there. Splinters go into a jar.",
  },
  {
    asked:
      /\bno screws\b|\b(?:can'?t|cannot|don'?t) (?:see|find) (?:any |the )?screws?\b|\bhow\b.*\b(?:get|prise|pry|take|open)\b.*\b(?:case|casing|cover|shell|lid|back)\b.*\b(?:off|open)\b/,
    own: /\b(?:clips?|screws?|pry|prise)\b/i,
    answer: ({ page }) =>
      page.power === "none"
        ? null
        : `Screws hide under rubber feet, stickers and caps, and in the battery compartment. Is there none left, the case is held by clips: push a plastic card or an old guitar pick into the seam and walk it along; each clip gives with a click. No metal, no force, the power off, and only as far as the guide opens it.`,
  },
  {
    asked:
      /\b(?:label|sticker|badge)\b.*\b(?:off|peel|remove|rip\w*|tear\w*)\b|\b(?:peel|remove|get)\b.*\b(?:label|sticker)\b/,
    own: /\b(?:label|sticker)\b/i,
    answer:
      "Warm it with a hair dryer for half a minute, lift one corner with a fingernail or a plastic card and pull it back flat, slowly. If you only need a screw under it, feel for the hollow and cut a small round there instead; a label that says “void” ends a guarantee.",
  },
  {
    asked:
      /\bhow (?:do|can|should) i (?:get|open|undo|take|pull)\b.*\bclips?\b|\bclips?\b.*\b(?:won'?t|will not|stuck|break|broke|snap)\b/,
    own: /\bclips?\b/i,
    answer:
      "Look which way the hook faces and push that side away from it with a plastic card, not the cover towards you. Warm plastic bends and cold plastic snaps: a hair dryer for a minute helps. One broken clip of many does no harm.",
  },
];
