import { isDenied } from "./plain-words";

/** A state that words tell: on which scale, and at which of its two ends. */
export type State = { scale: string; end: 1 | -1 };

/** Whether the first end of a scale is the good one; on a neutral scale it depends on the question. */
type Scale = { good?: boolean; ends: readonly [string, string] };

/** States that exclude each other, as people name them; general words only. */
const scales: Readonly<Record<string, Scale>> = {
  working: {
    good: true,
    ends: [
      "(?<!at )work(?:s|ed|ing)?|lights?(?: up)?(?= there| again|$)|light up|runs?|running|plays?|played|charg(?:es|ed)|boot(?:s|ed)|(?:come|came|comes|coming|go|goes)(?: it)?(?: straight| right| back)* (?:on|alive|to life)|fires? up|starts?|started|responds?|reacts?|flies|flew|(?:does|do) it go|it goes|turns? on|powers? up",
      "dead|(?:stay|remain)s? (?:off|dead|blank|dark)|flicker of life|sign of life|packed (?:up|in)|kaput|defunct|kills?|fails?|failed|useless|black screen",
    ],
  },
  held: {
    good: true,
    ends: [
      "holds?|held|firm(?:ly)?|tight(?:ly|ened)?|snug(?:ly)?|secure(?:ly)?|solid|sturdy|stays? (?:shut|put|in|on|closed|there)|rigid|still (?:in|on|attached)|rock steady|steadfast|not budge",
      "loose(?:ly|n)?|wobbl\\w*|flopp?\\w*|slips?|slack|(?:com|cam|pop|drop|fall|fell|pull|work|flie|fly)\\w* (?:\\w+ )?(?:off|out|apart|undone|open|loose)|undone|dangl\\w*|hanging|shak(?:es?|y|ing)|rocks|tips?|danc(?:es|ing)|wiggl\\w*|waggl\\w*|rattl\\w*|sways?|(?:has|have|got|some|bit of|there is) play|flaps?|gives|just (?:spins?|turns?)|(?:spins?|turns?|goes) round&round",
    ],
  },
  moving: {
    good: true,
    ends: [
      "(?:mov|turn|spin|swing|slid|run|rotat)\\w* (?:round )?(?:freely|easily|fine|well|smooth\\w*|clean\\w*|nicely)|smooth\\w*|glid\\w+|springs? (?:up|back)|springy|free(?:ly)?|eas(?:y|ily)|(?:pop|come|spring)s? (?:back |right )?up",
      "stuck|stiff\\w*|jam(?:s|med)?|seized|sticks?|stay(?:s|ed)? in|blocked|catch(?:es)?|caught|mushy|wedged|heavy|hard to|two hands|hard work|effort|struggle|snags?|grat(?:es|ing)|not (?:budge|(?:come|go|pop|spring) (?:back )?(?:up|down|in|out))|tough",
    ],
  },
  whole: {
    good: true,
    ends: [
      "whole|intact|(?<!a )sound|undamaged|in one piece|(?:good|like|as) new|unbroken|mint|perfect nick",
      "broken?|broke|snapp?\\w*|crack\\w*|split\\w*|torn|tear|ripp?\\w*|worn|fray\\w*|missing|gone|bent|squashed|crushed|chip(?:ped|s)?|smashed|in (?:two|2|half|bits|pieces)|perished|holes?|damaged?|crumbl\\w*|dent\\w*|awol|lost|by a thread|mark|shattered|melted|burst|perforated|rotten",
    ],
  },
  clean: {
    good: true,
    ends: [
      "clean(?:ed|s)?|spotless|clear|gleam\\w*|shin(?:y|ing)|pristine|brushed|emptied|wiped|immaculate|descaled|sparkl\\w+",
      "dirt\\w*|crust\\w*|dust\\w*|lint|fluff\\w*|(?:lime)?scale\\w*|caked|furr\\w*|chalk\\w*|gunk\\w*|grim[ey]\\w*|gum\\w*|sticky|tacky|gooey|rust\\w*|corro\\w*|green\\w*|white stuff|crud\\w*|mould\\w*|matted|clogg\\w*|blocked|packed|full of|covered|crumbs?|deposit\\w*|residue|film|filth\\w*|muck\\w*|brown\\w*|mank\\w*|speck|slim[ey]\\w*|grease|greasy|oily|hairs?|debris|bits of",
    ],
  },
  sounding: {
    ends: [
      "hum\\w*|buzz\\w*|click\\w*|nois\\w*|whirr?\\w*|rattl\\w*|squeal\\w*|squeak\\w*|hiss\\w*|loud\\w*|racket|scream\\w*|sounds?|tick\\w*|grind\\w*|whistl\\w*|bang\\w*|pop|peep|creak\\w*|beep\\w*|screech\\w*|roar\\w*|din|row|clunk\\w*|clatter\\w*|fizz\\w*|crackl\\w*|hear it",
      "silent(?:ly)?|silence|quiet(?:ly|er)?|purrs?|hush|dead",
    ],
  },
  lit: {
    ends: [
      "lit|lights? (?:up|on|is on|comes?|came|burns?|shows?)|glow\\w*|shin(?:es?|ing)|(?:come|came|comes) on|lights$|(?:light|lamp|led|it) (?:is |stays |was |comes )?on|is on\\b|(?<=\\bno (?:\\w+ ){0,2})(?:lights?|lamps?|leds?)|leds?(?= \\w)|blink\\w*|flash\\w*|dot|bright\\w*|glimmer|flicker of light",
      "dark|unlit|black|blank|dead|(?:lights?|lamp|led|is|are) off|(?:is|stays?) off|stays? out",
    ],
  },
  wet: {
    ends: [
      "wet|damp|soak\\w*|drip\\w*|puddl\\w*|pools?|mop\\w*|leak\\w*|drench\\w*|moist|soggy|drops?(?= of| when|$)|splash\\w*|spill\\w*|spilt|weep\\w*|went through the wash|rain(?:ed|ing|y)?|chuck\\w* it down|pour(?:ed|ing)|flood\\w*|washed",
      "dry",
    ],
  },
  hot: {
    ends: [
      "hot|warm\\w*|boil\\w*|roast\\w*|scorch\\w*|overheat\\w*|heats?|burning|toasty",
      "cold|cool\\w*|lukewarm|chilly|freezing",
    ],
  },
  full: {
    ends: [
      "full|packed|brimming|overflow\\w*|no (?:room|space)|chocka?|to the brim|rammed|nearly out of (?:room|space)|stuffed",
      "empty|emptied|(?:plenty|loads|lots|tons|enough) (?:of )?(?:room|space|left|free)|gb free|half",
    ],
  },
  strong: {
    good: true,
    ends: [
      "strong\\w*|powerful\\w*|gush\\w*|full (?:force|power|pressure)|(?:plenty|loads|lots)(?! of (?:dust|dirt|fluff|crumbs))|blow(?:s|ing) a gale|blasts?|like a train",
      "weak\\w*|feeble|quiet|dribbl\\w*|barely|hardly|pathetic|trickl\\w*|faint\\w*|limp|tiny bit|slow(?:s|ly|er)?|bogs? down|stalls?|sluggish|drags|dim\\w*",
    ],
  },
  steady: {
    good: true,
    ends: [
      "stead(?:y|ily)|constant\\w*|even(?:ly)?|regular\\w*|solid",
      "flick\\w*|on&off|in&out|com(?:es|e|ing)&go(?:es|ing)?|blink\\w*|flash\\w*|intermittent\\w*|disco|strob\\w*|cuts? (?:in|out)|uneven\\w*|limp(?:s|ing)|irregular\\w*|every now and then|for a second",
    ],
  },
  straight: {
    good: true,
    ends: [
      "straight|neat(?:ly)?|tid(?:y|ily)|level|even(?:ly)?|lines? up|flush|square|true|plumb|aligned|aligns",
      "tangl\\w*|crossed|twisted|knott?\\w*|crooked\\w*|bent|wonky|skew\\w*|uneven\\w*|lean\\w*|tilt\\w*|slant\\w*|lopsided|squint|sticks? out|warp\\w*|buckl(?:es|ed)|askew|higher|lower|off cent\\w+",
    ],
  },
  sharp: {
    good: true,
    ends: [
      "sharp\\w*|crisp\\w*|clearer",
      "blur\\w*|fogg?y|fuzz\\w*|haz[ye]\\w*|cloud\\w*|blunt|dull",
    ],
  },
  even: {
    good: true,
    ends: [
      "smooth\\w*|silky|polished",
      "rough\\w*|scratch\\w*|pits?|pitted|bumpy|gritty|flak\\w*|peel\\w*",
    ],
  },
  better: {
    ends: [
      "better|help(?:s|ed)|improv\\w*|sharper|sorted|fixed(?! to)|cured|did the trick|(?:come|came|comes) (?:back|straight on)|gets further|further|stops?(?= |$)",
      "unchanged|worse|same|just as|(?:exactly|much) as before|no better|identical",
    ],
  },
  fallen: {
    ends: [
      "fell|fall(?:s|en)?|dropp?(?:ed|s)?(?! out)|knock(?:s|ed)?|slipped out|lobbed|threw|thrown|bump(?:ed)?|crash(?:ed)?|tumbl\\w+|went flying|took a (?:dive|tumble)|(?:stood|sat|trod|knelt|stepped|landed) (?:right )?on|(?:ran|went|rode|drove) into|came off|hit an?|accident",
      "kept in",
    ],
  },
  smelling: {
    ends: [
      "smell\\w*|smelt|stink\\w*|stank|reek\\w*|whiff\\w*|pongs?|musty|stench|niff\\w*|odou?r\\w*",
      "odou?rless",
    ],
  },
  stopped: {
    ends: [
      "stopp?(?:s|ed)?|dies|died|conk(?:s|ed)|gave up|cuts? out|went (?:off|out)|go(?:es)? (?:off|out)|shut(?:s)? (?:down|off)|half ?way|mid ?way",
      "stays? (?:on|lit|alight)|keeps? (?:going|burning|running)|(?:lasts|goes on) for (?:hours|ages)|never (?:starts|started|lights|lit|came)",
    ],
  },
  new: {
    ends: [
      "new|brand new|recent\\w*|up to date|latest|this year",
      "out of date|outdated|obsolete|old|ancient|original|antique|years",
    ],
  },
  open: { ends: ["open(?:s|ed)?|undone", "clos(?:es|ed)|shut|latched"] },
  thick: { ends: ["thick\\w*|chunky|deep", "thin\\w*"] },
  soft: { ends: ["soft\\w*|squish\\w*|squashy|spongy|mushy", "hard(?! to)|firm"] },
  one: {
    ends: [
      "(?:only|just) (?:the )?(?:one|single)|single|(?<!more than )one(?! or)|only \\w+|everything else|all (?:the )?others|the rest",
      "more than one|all|every(?!thing else)\\w*|whole (?:thing|machine|lot)|both|several|many|lots of",
    ],
  },
  there: {
    ends: [
      "(?:still|is|are|all) (?:\\w+ )?there|present|in place|see (?:one|it|them|a)|got one",
      "gone|missing|empty|lost|dropped out|fell out|fallen out|empty hole|vanished",
    ],
  },
  cabled: {
    ends: [
      "lead|cord(?!less)|cable|plugs? in(?:to)?|plugged in|mains|wired",
      "cordless|batter(?:y|ies)|rechargeable|wireless|stick",
    ],
  },
  showing: {
    ends: [
      "show(?:s|ing|n|ed)?|appear(?:s|ed)?|(?:come|came|comes|pop|pops|popped) up|visible|displays?|lists|listed",
      "black|blank|dead|^empty|(?:is|comes up|stays) empty|hidden",
    ],
  },
  replaced: {
    ends: [
      "chang(?:ed|es)|swapp?ed|switched (?:to|over)|replaced|upgraded|(?:got|bought|have) an? new",
      "same (?:ones?|box|old|as)|untouched|the originals?|everything is the same",
    ],
  },
  idle: {
    ends: [
      "unused|stored|(?:been|sat|stood|lay|lain|kept) (?:\\w+ )?in (?:an?|the|its) (?:drawer|cupboard|loft|attic|shed|garage|cellar|box|case|bag)|not (?:been )?used|put away|gathering dust",
      "in use|used (?:it )?(?:daily|every|all the time|regularly|constantly)|daily",
    ],
  },
  motion: {
    ends: [
      "mov(?:es?|ed|ing)|turn(?:s|ing)?(?! on| off| it)|spin(?:s|ning)?|rotat\\w+|walks?|creeps?|shifts?|travels",
      "stays? (?:put|still|where)|stands? still|(?:just )?sits there|rooted|not budge|motionless",
    ],
  },
  over: {
    ends: [
      "is over|goes (?:off|away)|settles?|fades?|wears off|disappears?|(?<!never )stops",
      "(?:goes|keeps?) on|all (?:evening|day|night|the time)|never stops|hours|continu\\w+|non ?stop|permanent\\w*",
    ],
  },
  removable: {
    ends: [
      "unscrews?|(?:pop|com|lift|slid|pull|tak)\\w* (?:straight |right |easily )?out|removable|detach\\w*",
      "sealed|built in|glued in|integral|moulded",
    ],
  },
  many: {
    ends: [
      "several|many|(?:two|three|four|five|six|ten|\\d+) or \\w+|over and over|again and again|like mad|every time|keeps?",
      "first (?:time|go)|one (?:push|press|go|turn)|once|straight away",
    ],
  },
};

const rules = Object.entries(scales).map(([scale, { good, ends }]) => ({
  scale,
  good: good === true,
  patterns: ends.map((words) => new RegExp(`\\b(?:${words})(?!\\w)`, "g")),
}));

export const isGoodScale = (scale: string) => scales[scale]?.good === true;

/** What clauses tell of states; a state that is denied counts as its opposite. */
export function readStates(clauses: readonly string[]): State[] {
  return clauses.flatMap((clause) =>
    rules.flatMap(({ scale, patterns }) =>
      patterns.flatMap((pattern, side) =>
        [...clause.matchAll(pattern)].map(({ 0: words, index }): State => {
          const denied = isDenied(clause, index, words.length);
          return { scale, end: denied === (side === 0) ? -1 : 1 };
        }),
      ),
    ),
  );
}
