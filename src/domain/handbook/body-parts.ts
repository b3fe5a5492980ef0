import { toWords } from "~/domain/language/words";

/** Parts of nearly any thing. A page on another trouble does not help with one that is broken. */
export const bodyParts: ReadonlySet<string> = new Set(
  toWords(
    `handle knob lid cover casing case housing foot feet hinge screw bolt bracket leg bezel spindle
    base clip latch stand button strap door shell`,
  ),
);

/** Parts that come to harm while all else still works. A button may be broken behind its cap. */
const harmed: ReadonlySet<string> = new Set(
  [
    ...bodyParts,
    ...toWords("spring spool reel pin peg compartment flap frame arm cap catch wheel"),
  ].filter((part) => !toWords("button").includes(part)),
);

const harms: ReadonlySet<string> = new Set(
  toWords(
    `broken broke breaks snapped cracked split shattered missing lost detached unglued bent fallen fell
    falling collapsed collapsing glue glued solder soldered soldering weld welded welding replacing`,
  ),
);

/** The parts that are told of as broken, come off or lost, as stems: "the lid's spring has snapped". */
export function brokenPartsIn(clauses: readonly (readonly string[])[]): Set<string> {
  return new Set(
    clauses
      .filter((words) => words.some((word) => harms.has(word)))
      .flatMap((words) => words.filter((word) => harmed.has(word))),
  );
}
