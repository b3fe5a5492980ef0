import { findMention, toClauses } from "~/domain/language/words";

/** Things that the handbook has no page for, and who does have the tools and the parts. */
const workshops: readonly (readonly [names: string, who: string])[] = [
  [
    "hearing aid, hearing aids",
    "The audiologist who fitted it cleans, sets and mends hearing aids. A whistle mostly means that its mould no longer sits tight in the ear, or that wax lies before it.",
  ],
  [
    "telescope, binoculars, spotting scope, monocular, microscope",
    "An optics workshop or an astronomy club can set its mirrors and lenses. A view that stays blurred mostly means that they are out of line.",
  ],
  [
    "snow globe",
    "The maker or a restorer of toys refills it: what is lost has to be replaced, and its seal glued anew.",
  ],
  ["boiler, combi boiler, central heating, heat pump", "A heating engineer looks after it."],
  ["fuse box, consumer unit, electric fence", "An electrician looks after it."],
  ["piano, grand piano", "A piano tuner mends and tunes it where it stands."],
  ["dentures, denture", "A dental laboratory or your dentist mends it, often within a day."],
  ["stairlift, patient hoist", "Its maker’s service mends it, and nobody else should."],
  ["garage door, electric gate", "A door and gate fitter sets its springs and drive."],
  ["barometer, sextant", "A maker of instruments or a clock workshop mends it."],
  ["fountain pen", "A pen workshop or a good stationer cleans and mends it."],
  ["painting, oil painting", "A picture restorer can tell what is worth doing."],
];

/** Who mends such a thing; null where nobody in particular is known. */
export function whoMends(thing: string): string | null {
  const clauses = toClauses(thing);
  const isNamed = (name: string) => findMention(clauses, name) === "said";
  return workshops.find(([names]) => names.split(", ").some(isNamed))?.[1] ?? null;
}
