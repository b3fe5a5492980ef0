import { givesPower, type PoweredBy, takesPower } from "~/domain/guide/power";
import type { Power } from "~/domain/handbook/playbook";
import { deedsOf, handsOver, sentencesOf } from "./sentences";
import { type Finding, powerLeftOn } from "./finding";
import { isPowerless, pullsThePlug, opensOnPage, unplugsOnPage } from "./power-on-page";
import type { PageCause } from "./match-page";

const cover =
  "(?:covers?|panels?|back|base ?plate|bottom plate|casing|case|housing|shell|enclosure|hood|grille|chassis|faceplate)";

/** What bares current: in English, then in German. */
const opens = new RegExp(
  [
    String.raw`\b(?:unscrew|unclip|disassembl|dismantl|pry|prying|prise|prising|pries|multimeter|continuity)\w*`,
    String.raw`\b(?:undo|remov\w*|loosen\w*|take out|back out|turn out|tak\w+ off) (?:[\w'’-]+ ){0,5}(?:screws?|bolts?)\b`,
    String.raw`\b(?:tak\w+|turn\w*|back\w*) (?:[\w'’-]+ ){0,3}(?:screws?|bolts?) out\b`,
    String.raw`\b(?:remov\w*|open\w*|undo|undoing|loosen\w*|split|tak\w+|lift\w*|pull\w*|slid\w*|pop\w*|detach\w*) (?:[\w'’-]+ ){0,4}${cover}\b`,
    String.raw`\b${cover} (?:off|open|comes off|can be removed)\b`,
    String.raw`\bopen(?:ing)? (?:it|up|the (?:kettle|toaster|machine|appliance|device|unit|lamp|iron|dryer|vacuum|fan|base|plug|motor|body|top|bottom|mixer|blender))\b`,
    String.raw`\b(?:tak\w+|comes?) (?:it |the [\w-]+ )?apart\b`,
    String.raw`\b(?:measur\w+|test\w*|check\w*|prob\w+) (?:[\w'’-]+ ){0,6}(?:resistance|voltage|ohms?|with (?:a|the|your) (?:multi)?meter)\b`,
    String.raw`(?<![\p{L}])(?:schraub\p{L}*|aufschraub\p{L}*|abschraub\p{L}*|lös\p{L}*|entfern\p{L}*|dreh\p{L}*) (?:\p{L}+ ){0,4}(?:schrauben?|abdeckung|gehäuse\p{L}*|bodenplatte|deckplatte|rückwand|verkleidung)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:schrauben|abdeckung|gehäuse|bodenplatte|rückwand|verkleidung) (?:\p{L}+ ){0,3}(?:ab|auf|lösen|abnehmen|öffnen|entfernen|herausdrehen|abschrauben|aufschrauben|abhebeln|aufhebeln)`,
    String.raw`(?<!\p{L})öffnen sie (?:\p{L}+ ){0,3}(?:gehäuse|gerät|bodenplatte|wasserkocher|toaster|abdeckung)|(?<!\p{L})(?:aufhebeln|zerlegen|abschrauben|aufschrauben|multimeter|durchgang)`,
  ].join("|"),
  "iu",
);

/** What a thing's current and movement are behind; a lid, a grille or a filter is not. */
const opensCase =
  /\b(?:unscrew|undo|undoing|remov\w*|open\w*|tak(?:e|ing)|lift\w*|slid\w*|pop\w*|pry|prise|split|separat\w*|crack|pull\w*) (?:[\w'’-]+ ){0,5}(?:casing|(?<!\bbobbin )case|housing|shells?|halves|enclosure|chassis|(?:rear|back|bottom|base|side|metal) (?:panel|plate|cover)|(?<=open (?:up )?the )(?:back|bottom|base)|screws? (?:of|in|on|from|under) the (?:base|bottom|back|underside))\b|\b(?:casing|case|housing|shell|halves) (?:\w+ )?(?:off|open|apart)\b|\b(?:lift|take|taking|remov|pull|slid|pop)\w* (?:[\w'’-]+ ){0,3}(?<!\bbattery )(?:cover|lid|panel|top) [^.;,]*\bscrewdriver\b|\bunscrew (?:[\w'’-]+ ){0,2}(?:underside|bottom|base|back)\b|(?<!\p{L})(?:gehäuse|rückwand|bodenplatte)(?!\p{L})[^.;:]*?(?<!\p{L})(?:\p{L}*schraub|öffn|geöffnet|abnehm|abgenommen|\p{L}*hebel|aufklapp|zerleg|ab$|auf$)|(?<!\p{L})(?:öffne|schraub|lös|entfern|nehm|nimm|heb)\p{L}* (?:\p{L}+ ){0,4}(?:gehäuse|rückwand|bodenplatte)(?!\p{L})/iu;

/** Whether a text takes a thing's case apart. */
export const opensTheCase = (text: string) =>
  placeOf(text, (clause) => opensCase.test(clause) && !closes.test(clause)) >= 0;

/** It goes back together: nothing is bared. */
const closes =
  /\b(?:back (?:on|in|together|up)|refit\w*|reattach\w*|reassembl\w*|replace (?:the )?(?:cover|panel|screws?)|tighten\w*|close (?:it|the|up)|put (?:[\w-]+ ){0,4}back|wieder (?:an|ein|zu|fest|auf)\p{L}*|zusammen\p{L}*|festschrauben|anschrauben)/iu;

/** A clause that opens nothing: it closes, or asks whether something opens. */
const leaves = new RegExp(`^\\W*(?:if|when|where|wenn|falls)\\b|${closes.source}`, "iu");

/** Whether a text opens or measures where current is. */
export const baresCurrent = (text: string) =>
  placeOf(withoutHandingOver(text), (clause) => opens.test(clause) && !leaves.test(clause)) >= 0;

const withoutHandingOver = (text: string) =>
  sentencesOf(text)
    .filter((one) => !handsOver.test(one))
    .join("\n");

/** "Moving wires with the power on can destroy it" has nobody leave it on. */
const withoutReasons = (text: string) =>
  text.replaceAll(
    /[^.;!?\n]*\b(?:can|could|may|might|will) (?:destroy|kill|damage|shock|hurt|burn|ruin|injure)\b[^.;!?\n]*/gi,
    "",
  );

/** It is said outright that the plug may stay in. */
const leftIn =
  /\b(?:leav\w+|keep\w*|left|with|while|still)\b[^.;\n]{0,40}\b(?:plugged in|plug in|connected to (?:the )?(?:mains|power)|powered on|switched on|energi[sz]ed|live)\b|\b(?:can|may|should|must|has to|needs to) (?:stay|remain|be left) (?:plugged in|connected|on)\b|\b(?:with|while) (?:the )?(?:current|power|electricity|mains|supply) (?:is )?(?:still )?on\b|\bon\b[^.;\n]{0,40}\bwhile you (?:undo|unscrew|open|loosen|remove|take|lift|pull|reach)\b|\bleav\w+ (?:it|the [\w-]+) (?:connected|running)\b(?=[^.;]*\b(?:while|and|as|since|so(?: that)?) you\b)|\b(?:leav|keep)\w* (?:the |its )?(?:power|current|mains|supply|electricity|breaker) on\b|\b(?:leav|keep)\w* (?:[\w-]+ ){1,3}on (?:its|the) charger\b|\b(?:leav|keep)\w* (?:the |its )?(?:mains |power )?(?:cable|cord|lead|charger|adapter|supply) (?:connected|attached|plugged|in)\b|\b(?:no need to|need not|needn['’]t|(?:do not|don['’]t|not) (?:have|need) to|without|not necessary to)\b[^.;\n]{0,30}\b(?:unplug\w*|pull\w* (?:[\w'’-]+ ){0,2}plug|disconnect\w*|(?:switch|turn)\w* (?:[\w'’-]+ ){0,3}off)|\b(?:lead|cord|cable|plug|charger|adapter) (?:still |left )?in (?:the |its )?(?:wall|socket|outlet|mains)\b|\bohne (?:\p{L}+ ){0,3}stecker|stecker (?:kann|darf|muss nicht|bleibt|stecken|drin)|(?:eingesteckt|unter strom|angeschlossen)(?:e[mnrs]?)? (?:lassen|bleiben|messen)|bei (?:eingestecktem|laufendem|angeschlossenem)/iu;

/** It is worked on with tools while it runs. */
const runs =
  /\b(?:while|with) (?:the |its )?(?:[\w-]+ )?(?:it|light|lamp|pump|motor|machine|fan|drum|element) (?:is |are )?(?:on|running|runs|turning|heating)\b/i;
const workedOn = /\b(?:reach\w* in|screwdriver|screws?|tighten\w*|loosen\w*)\b/i;

/** It runs without what keeps hands off its current. */
const uncovered = new RegExp(
  String.raw`\bwith (?:the |its |all )?(?:[\w-]+ )?${cover} (?:still )?(?:off|open|removed)\b|\bbefore (?:you )?(?:refit|clos|put)\w* (?:[\w-]+ ){0,3}${cover}\b`,
  "i",
);

/**
 * For each step whether it opens or measures a thing that still has power: before any step has taken it
 * away, or after a test has given it back.
 *
 * @param steps the words of each step
 * @param own the page that tells what is done only without power
 * @param quote the handbook's words for it
 */
export function findLiveOpenings(
  steps: readonly string[],
  power: Power | null,
  own: PageCause | null,
  quote: string,
): (Finding | null)[] {
  if (power !== "mains" && power !== "rechargeable") return steps.map(() => null);
  let isLive = true;
  // Work that only the page knows to bare current is told of once for as long as the plug is in.
  let isTold = false;
  return steps.map((text) => {
    const orders = withoutReasons(text);
    const isSaid =
      leavesPlugIn(orders) ||
      (leftIn.test(orders) && (isPowerless(text, own) || pullsThePlug(text, own))) ||
      (power === "mains" &&
        sentencesOf(text).some(
          (one) =>
            (givesPower(one) && uncovered.test(one)) || (runs.test(one) && workedOn.test(one)),
        ));
    const told = inOrder(text, power);
    const isUnplugging = unplugsOnPage(text, own) && !leftIn.test(text);
    const openedAt =
      isLive && !isUnplugging
        ? placeOf(withoutHandingOver(told), (clause) => opens.test(clause) && !leaves.test(clause))
        : -1;
    const offAt = placeOf(told, (clause) => takesPower(clause, power));
    const isOpened =
      (openedAt >= 0 && (offAt < 0 || openedAt < offAt)) ||
      (isLive && !isTold && offAt < 0 && opensOnPage(text, own));
    isTold ||= isSaid || isOpened;
    if (offAt >= 0 || isUnplugging) isLive = false;
    if (power === "mains" && placeOf(told, givesPower) > offAt) {
      isLive = true;
      isTold = false;
    }
    if (isSaid) return powerLeftOn(quote);
    return isOpened
      ? { kind: "unplug", says: "It opens or measures before the power is off.", quote }
      : null;
  });
}

/** A title names the work; what comes first in it is told by the words below, where they tell of the plug. */
function inOrder(text: string, power: PoweredBy): string {
  const body = text.slice(text.indexOf("\n") + 1);
  return placeOf(body, (clause) => takesPower(clause, power)) >= 0 ? body : text;
}

const bares = (text: string) =>
  opens.test(text) ||
  /\b(?:inside|wires?|contacts?|terminals?|element|measur\w*|probe\w*|bulbs?|touch\w*|reach\w*|work\w*|clean\w*|wip\w*|loosen\w*|adjust\w*|mess\p{L}*|kontakte?n?|öffne\p{L}*)\b/iu.test(
    text,
  );

/** Whether a text has somebody work on a thing that still has its power. */
export const leavesPlugIn = (text: string) => leftIn.test(text) && bares(text);

function placeOf(text: string, fits: (clause: string) => boolean): number {
  return deedsOf(text).findIndex(fits);
}
