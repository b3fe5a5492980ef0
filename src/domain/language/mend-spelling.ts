import type { Language } from "./recognise-language";

/** Words that people mistype most in telling of a danger; each stands for itself. */
const oftenMistyped: Readonly<Record<Language, string>> = {
  en: `burning smoking smoked sparks sparking sparked tripping tripped melted melting frayed exposed swollen bulging
  battery electric shocks flames microwave tingle tingles scorched breaker smoulder explosion exploded bypass electricity
  cordless pressure`,
  de: `  kurzschluss stromschlag verbrannt geschmolzen funken raucht qualmt verschmort durchgeschmort aufgeblaht sicherung
  explodiert mikrowelle akku stinkt schmort`,
  nl: `kortsluiting stekker verbrand gesmolten vonken rookt schroeilucht brandlucht stroomstoot magnetron aardlek zekering ontploft`,
  fr: `fumee brule brulee disjoncteur etincelles decharge gonflee fondu electrique explose`,
};

/** A "not" that was mistyped would turn a danger that is denied into one. */
const mistypedNegations = new Set(
  "dosnt dosent doesent doent dosnot dnt didt isint wasent".split(" "),
);

/** One slip away from a word above, and a word of its own. */
const properWords = new Set(
  `sparkling sparkly smocking stripping tipped tipping bunting trapping tropping spanking stocked smacked
  melding belted flakes frames fumes stocks shacks shucks shock spares sparse sharks specks sporks
  batter spark smoke smoker smokers smokes smokey stopped stoked snoked mounted matted malted bulking building eclectic electrics
  electrical batteries microwaves smoulders shoulder stoking stinks explore tingled tickle tickles
  batters battered beaker breakers budging bugging bulling burying buttery explode explodes explored explosions expose exposes
  fames flares flame flamed framed flayed malting meeting melter melded molting smolder socks smocks snarks spanked
  spanks spared sparing sparky spars sparring spoked starting stollen tangle tangles tangled tinge tinkle tinkles tingly
  trapped tripled tripling microwaved scorches smothered smirked
  rauscht rauch rauschen qualm funke funker funkeln verband verbannt verrannt sinkt sollen stollen verschont schont taucht tripper
  vonden vinken breken breker breuk buiging steken stikker stukken roost rooks trippen tikken ontplof
  fumer fumet fumees fusee brume brune brute boule boulee brules brulees bruler fendu fonds fonde fondue fondus gonfle gonfler gonfles
  gonflees decharges dechargee decharger etincelle disjoncter disjoncteurs exploser explosez flammes frayer electricite electriques`.split(
    /\s+/,
  ),
);

type Targets = ReadonlyMap<string, readonly string[]>;

/** Each word above by every form of it that lacks one letter, and by itself. */
const targets: Readonly<Record<Language, Targets>> = {
  en: indexForms(oftenMistyped.en),
  de: indexForms(oftenMistyped.de),
  nl: indexForms(oftenMistyped.nl),
  fr: indexForms(oftenMistyped.fr),
};

function indexForms(words: string): Targets {
  const index = new Map<string, string[]>();
  for (const meant of words.split(/\s+/).filter(Boolean))
    for (const form of shorten(meant)) index.set(form, [...(index.get(form) ?? []), meant]);
  return index;
}

/**
 * The word, or the word of danger that it is one slip away from, in that language.
 * Words that have a meaning of their own should not be brought here.
 */
export function mendSpelling(word: string, language: Language): string {
  if (mistypedNegations.has(word)) return "doesnt";
  if (word.length < 5 || properWords.has(word)) return word;
  for (const form of shorten(word))
    for (const meant of targets[language].get(form) ?? [])
      if (isOneSlipAway(word, meant)) return meant;
  return word;
}

function shorten(word: string): string[] {
  const forms = [word];
  for (let at = 1; at < word.length; at++) forms.push(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** One letter wrong, left out, too many, or two swapped; the first letter is right. */
function isOneSlipAway(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start++;
  const given = word.slice(start);
  const wanted = meant.slice(start);
  return (
    given.slice(1) === wanted.slice(1) ||
    given === wanted.slice(1) ||
    given.slice(1) === wanted ||
    (given.slice(2) === wanted.slice(2) && given[0] === wanted[1] && given[1] === wanted[0])
  );
}
