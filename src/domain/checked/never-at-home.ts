import { wordsBehind } from "./sentences";
import { commonTerms, metals, termsOf } from "./terms";

const neverBridged =
  "What cuts the power off protects you from fire and shock. It is replaced by one of the same kind, never bridged.";

export const chargedInside =
  "Parts inside can hold a dangerous charge or pressure even when it is unplugged. It stays closed and is replaced as a whole.";

/** What nobody does at home, whatever the page says, and the safety rules' reason. */
const never: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\b(?:an?|the|any|no) (?=\w+ed\b|short))\b(?:bridg|bypass|jumper|short(?:-| )?circuit(?!s)|shorten?|wrap\w* [^.]{0,30}foil|defeat|overrid|disabl)\w*[^.;]{0,50}\b(?:fuse|cut-?out|thermostat|thermal|interlock|safety switch|protector|sensor|switch)|überbrück\p{L}*/iu,
    neverBridged,
  ],
  [
    /\b(?:open|unscrew|pry|prise|crack(?!ed|s\b)|cut|disassembl|remove the (?:cover|case|lid) (?:of|from))\w*[^.;]{0,30}\b(?:power supply|power brick|adapter|charger block|psu|microwave|battery pack|compressor|(?:sealed )?cooling circuit|capacitor)|(?:netzteil|mikrowelle|akkupack|kondensator)\p{L}* (?:\p{L}+ ){0,3}(?:öffnen|aufschrauben|aufhebeln|aufbrechen|zerlegen)|öffnen sie (?:\p{L}+ ){0,3}(?:netzteil|mikrowelle|akkupack)/iu,
    chargedInside,
  ],
  [
    /\bbleach\b[^.;]*\b(?:vinegar|citric|acid|descaler|ammonia|alcohol|spirit)\b|\b(?:vinegar|citric|acid|descaler|ammonia|alcohol|spirit)\b[^.;]*\bbleach\b/i,
    "Bleach that meets an acid, ammonia or alcohol gives off a gas that burns the lungs.",
  ],
  [
    /\b(?:discharge|short)\w*[^.;]{0,30}\bcapacitor/iu,
    "Capacitors can hold a charge. If you cannot check them with a meter, do not open this part.",
  ],
  [
    /\b(?:cut|remove|leave (?:off|out)|tape|mask|cover|insulate|lift|disconnect|break off|snip)\w*[^.;]{0,25}\b(?:earth|ground) (?:pins?|wire|lead|conductor|contacts?|connection|terminal|prong)|schutzleiter (?:\p{L}+ ){0,3}(?:abschneiden|weglassen|entfernen)/iu,
    "The earth wire is what keeps a metal case from killing. It is never cut, taped or left off.",
  ],
  [
    /\b(?:solder|re-?cell|pierc|punctur|bend|squeez|flatten)\w*[^.;]{0,25}\b(?:lithium|li-?ion|pouch cell|swollen battery|bulging battery)/iu,
    "A cell that is bent, pierced or heated can catch fire.",
  ],
  [
    /\b(?:drill(?:ing|s)? (?:an?|the|into|through|out|holes?)|pierc\w+|punctur\w+|stab\w*|saw\w* (?:into|through|open)|hammer\w* (?:an?|the|into))\b[^.;]{0,40}\b(?:cells?|batter(?:y|ies))\b(?! (?:lid|cover|bay|box|compartment|tray|door|holder|flap|case|clip|contact|spring))|(?:batterie|akku|zelle)\p{L}* (?:\p{L}+ ){0,3}(?:an|auf|durch)?bohren/iu,
    "A cell that is drilled or pierced lets out what burns skin and eyes, and a lithium one catches fire.",
  ],
];

const packStaysShut =
  "The cells of a pack are matched and guarded. One that is lifted out, pierced or swapped can catch fire.";

/** A rechargeable pack is taken apart, or a cell of it taken out. */
const opensPack = (text: string, deeds: readonly string[]) =>
  /\bpack(?:['’]s|s)?\b/i.test(text) &&
  deeds.some((deed) =>
    /\b(?:undo|unscrew|open|pry|prise|crack|split|cut)\w*[^.;]{0,30}\bpack\b(?!aging)|\bslit\w*[^.;]{0,30}\b(?:pack|wrap)|\b(?:lift|solder|swap|replac|exchang)\w*[^.;]{0,30}\bcells?\b|\bcells? (?:that|which) (?:reads?|is|has)\b|\b(?:screw|glue)\w* (?:the |its )?pack (?:shut|closed|together)\b|\bcells?\b[^.;]{0,30}\b(?:lifted|taken|swapped|replaced)\b/i.test(
      deed,
    ),
  );

/** "Squeeze its seam until the case cracks open": what is put off is what is meant. */
const untilItOpens =
  /\b(?:until|so that) (?:the |its |both )?(?:case|casing|seam|shell|halves) (?:\w+ )?(?:cracks?|splits?|comes?|springs?|breaks?) (?:open|apart)\b/i;

/** A supply that stays shut, and its case opened by another name: "undo the screws of its black box". */
const opensSupply = (text: string, deeds: readonly string[]) =>
  /\b(?:power supply|power unit|supply brick|brick|psu|adapt[eo]r|charger)\b/i.test(text) &&
  (untilItOpens.test(text) ||
    deeds.some((deed) =>
      /\b(?:undo|unscrew|split|lift|pry|prise|open|crack|cut|slid)\w* (?:[\w-]+ ){0,5}its (?:[\w-]+ ){0,2}(?:box|case|casing|lid|seam|shell|halves|cover)\b|\blook (?:\w+ )?into the (?:brick|supply|adapter)\b/i.test(
        deed,
      ),
    ));

/** What somebody puts in a fuse's place for want of one. */
const stopgap =
  /\b(?:foil|(?:strands?|piece|bit|length) of (?:\w+ )?wire|copper wire|nail|coin|paper ?clip)\b/i;

/** It is named before what is done to it: "Take the fuse out and bridge it", "the fuse can be bypassed". */
const cutsOff = /\b(?:fuses?|cut-?outs?|thermostats?|thermal links?)\b/i;

const bridges =
  /\b(?:bridg|bypass|jumper|short(?: out)?)\w* (?:it|them|(?:its|the|both) (?:two )?(?:ends|clips|contacts|terminals|wires|leads))\b|\b(?:can|could|should|to) be (?:bridged|bypassed|jumpered|shorted)\b|\b(?:replac|swap|substitut|bridg|bypass|link)\w* [^.;]{0,30}\b(?:with|by|for|using) (?:an? )?(?:\w+ )?wires?\b(?! (?:of|connector|nut))|\bwires? (?:instead|in (?:its|their) place|in place of|across)\b|\b(?:use|fit|put|insert) (?:an? |some )(?:\w+ )?wire\W*$/i;

const pokes = /\b(?:scrap|pick|pok|scratch|dig|prod|clean|loosen|scoop|kratz|stocher)\p{L}*/iu;
const bareCurrent =
  /\b(?:contacts?|pins?|terminals?|ports?|sockets?|kontakte?n?|stifte?n?|buchse)\b/i;

/** What is scraped or poked with metal, and where a battery's current comes out. */
const pokesContacts = (deed: string) =>
  pokes.test(deed) && bareCurrent.test(deed) && commonTerms(metals, termsOf(deed)) > 0;

/** Told in several sentences: "Scrape the rest off. Between the pins use the tip of a needle." */
const takesMetalToContacts = (text: string, deeds: readonly string[]) =>
  pokes.test(text) &&
  bareCurrent.test(text) &&
  deeds.some(
    (deed) => commonTerms(metals, wordsBehind(deed, /\b(?:use|using|with|take|tip of)\b/gi)) > 0,
  );

/**
 * The safety rules' reason against a step that nobody does at home, whatever the page says.
 *
 * @param hasPack the thing runs on a pack that is charged
 */
export function neverAtHome(
  text: string,
  deeds: readonly string[],
  hasPack: boolean,
): string | undefined {
  if (/\bfuses?\b/i.test(text) && deeds.some((deed) => stopgap.test(deed))) return neverBridged;
  if (cutsOff.test(text) && deeds.some((deed) => bridges.test(deed))) return neverBridged;
  if (opensSupply(text, deeds)) return chargedInside;
  if (hasPack && opensPack(text, deeds)) return packStaysShut;
  if (hasPack && (deeds.some(pokesContacts) || takesMetalToContacts(text, deeds)))
    return "Metal between the contacts of a battery short-circuits it, and it can catch fire.";
  return never.find(([pattern]) => deeds.some((deed) => pattern.test(deed)))?.[1];
}
