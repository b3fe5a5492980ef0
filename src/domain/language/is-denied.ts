const words = (list: string) => new Set(list.trim().split(/\s+/));

const negators = words(
  `no not never nor neither nothing without cannot none nothing
  dont doesnt didnt isnt wasnt arent werent hasnt havent hadnt wont cant couldnt wouldnt shouldnt
  kein keine keinen keiner keinem keinerlei nicht nichts nix nie niemals ohne weder
  geen niet niets niks nooit zonder evenmin
  pas sans aucun aucune jamais ni ne n statt`,
);

/** Two words that deny what comes next. */
const pairs = new Set([
  "free of",
  "free from",
  "what if",
  "in case",
  "instead of",
  "frei von",
  "in plaats",
  "au lieu",
]);

/** What may stand between the "no" and what it denies: "no sign of any visible smoke". */
const bridges = words(
  `a an any ever even really actually obvious visible apparent more longer sign signs trace hint smell smells
  smelt noise sound of or the this your it them to be been being seem seems appear appears give gives giving
  off make makes made see seen hear feel notice noticed get gets got have had there is was try attempt
  spark sparks swollen bulging visibly come coming out look looks once yet
  odd strange weird funny unusual bad nasty
  spur geruch nach rauch oder funken und wirklich irgend irgendein irgendwelche sichtbare sichtbarer anzeichen von
  mehr zu sehen ist sind es sie er der die das den ein eine einen komische komischer seltsame seltsamer
  enkele geur teken van rook of vonken en echt meer naar de het een vreemde rare gekke
  d de du des le la les l odeur trace signe aucune ou et fumee bruit a plus y en il s se un une m vu rien bizarre etrange`,
);

const bridgeStems = ["smok", "burn"];

const joiners = words("or und oder en of et ou");

/** They deny the verb before them, where the others deny what comes next. */
const ofVerbs = words("nothing nicht nichts nix nie niemals niet niets niks nooit pas jamais");

/** Of the bridges those that are denied themselves, and what is joined to them as well: "no smell or smoke". */
const deniable = words(
  `sign signs trace hint smell smells smelt noise sound spark sparks swollen bulging spur geruch rauch funken
  anzeichen geur teken rook vonken odeur signe fumee bruit`,
);

const isStem = (word: string) => bridgeStems.some((stem) => word.startsWith(stem));

const pairEnds = new Set([...pairs].map((pair) => pair.slice(pair.lastIndexOf(" ") + 1)));

/** Behind these a "no" is an answer, and what follows is told: "no it is smoking". */
const subjects = words("it there they this that he she i we you");
const contracted = words("its theres theyre thats ive weve my");
const verbs = words(
  `is are was were has have had does did keeps kept smells smelt smelled starts started comes came
  still just now really always also even`,
);

function isAnswer(clause: readonly string[], at: number): boolean {
  const [no, first = "", second = ""] = clause.slice(at, at + 3);
  return no === "no" && (contracted.has(first) || (subjects.has(first) && verbs.has(second)));
}

/** As far back as a denial is looked for, in words. */
const reach = 18;

/**
 * Whether a "no" takes back what stands from `start` up to `end`: "no burning smell", "does not
 * smoke", "raucht nicht", "ne fume pas".
 */
export function isDenied(clause: readonly string[], start: number, end: number): boolean {
  return isDeniedBefore(clause, start) || isDeniedBehind(clause, start, end);
}

function isDeniedBefore(clause: readonly string[], start: number): boolean {
  let isNewVerb = false;
  for (let at = start - 1; at >= Math.max(0, start - reach); at--) {
    const word = clause[at] ?? "";
    const before = clause[at - 1] ?? "";
    if (pairEnds.has(word) && pairs.has(`${before} ${word}`)) return true;
    if (word === "noch" && isNor(clause, at)) return true;
    // "Il n'arrête pas de fumer" says that it goes on.
    // "Läuft nicht und raucht" denies only that it runs.
    if (isAnswer(clause, at)) return false;
    if (negators.has(word))
      return !(isNewVerb && ofVerbs.has(word)) && !(word === "pas" && before.startsWith("arret"));
    if (!bridges.has(word) && !isStem(word)) return false;
    if (joiners.has(word)) isNewVerb = true;
    else if (deniable.has(word) || isStem(word)) isNewVerb = false;
  }
  return false;
}

const nors = words("weder noch geen niet");

/** "Noch" is "nor" in Dutch, and in German behind "weder"; alone it is the German "still". */
const isNor = (clause: readonly string[], at: number): boolean =>
  clause.slice(0, at).some((word) => nors.has(word)) || clause.includes("noch", at + 1);

const behind = words("nicht niet");
const also = words("auch ook");
const only = words("nur alleen bloss enkel slechts");

/** A verb alone is denied by the word behind it; more words are a noun with what it does. */
function isDeniedBehind(clause: readonly string[], start: number, end: number): boolean {
  const at = also.has(clause[end] ?? "") ? end + 1 : end;
  // "Raucht nicht nur" says that it smokes.
  return end - start === 1 && behind.has(clause[at] ?? "") && !only.has(clause[at + 1] ?? "");
}
