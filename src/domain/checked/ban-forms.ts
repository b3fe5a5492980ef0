/* The forms of speech in which a page forbids something. */

export const forbids =
  /\b(?:never(?! mind)|do not|don['’]t|must not|nothing (?:made )?of|no(?= \w+ (?:and no|on|in|near|under)\b)|(?<=, |: )not(?= with| on| in| near))\s+([^.;:!?]+)/gi;

/** "Never with metal", "no knife and no fork": a thing is forbidden, whatever is done with it. */
export const thingOnly = /^(?:with|near|by|use|using)\b|^\w+ and no\b/i;

/** "No scraping and no hair dryer" */
export const alternatives = /,? (?:and no|and|or|nor) |, /;

/** "No oil: it glues the dust": what is kept away from a work by name. */
export const noSubstance =
  /\bno ((?:oil|grease|water|alcohol|spray|glue|superglue|solvent|acetone|vinegar|bleach|soap|detergent|force|heat|metal|tape|solder|salt)(?: (?:and|or|and no) \w+)?)(?=[.,;:]|$| (?:on|in|near|under)\b)/gi;

/** "Blow it free; no wire.": what a clause of its own keeps away. */
export const noThing = /(?:^|[,:] )no ((?:\w+ )?\w+(?: (?:and no|or) \w+)?)(?=[.,]|$)/gi;

/** "Nothing is drilled: pipes run in the walls." */
export const nothingIsDone = /\bnothing (?:else )?(?:is|gets) (\w+(?: or \w+)?)(?=[.,:;]|$)/gi;

/** "Metal scratches the rollers": what does harm is not taken for that work. */
export const harmful =
  /\b(metal|oil|grease|acetone|bleach|alcohol|spirit|vinegar) (?:scratch|damag|ruin|dissolv|attack|harm|spoil|swell)\w*/gi;

/** A deed, and of several places those where it is forbidden. */
export const choices =
  /^(.+?) (?:near|on|onto|in|into|at|from|through|under|to) ((?:[\w-]+ ?){1,3}(?:, (?:[\w-]+ ?){1,3})*,? (?:or|and|nor) [\w -]+)/i;

/** "With a toothpick, never a needle", "never an alkaline cell": a thing in place of another. */
export const neverSuch =
  /(?:^|[,:] )(?:never|not) (?:an?|any) ([\w -]+?)(?=[.,:;]|$| which\b| that\b)/gi;

/** "Spray the plug, not into the set": a deed, and where it is not done. */
export const notThere =
  /^(\w+) [^.;:]+, not (?:in|into|on|onto|at|from|through) ([\w'’ -]+?)(?=[.,:;]|$| and\b)/gi;

/** "Fingers stay out of the opening while it runs." */
export const keptOut =
  /\b(?:fingers?|hands?|face)\b[^.;:]*? (?:out of|off|away from|clear of) ([\w ]+?) (?:while|as long as|when) (?:it|they) (runs?|turns?|spins?|moves?|is on)\b/gi;

/** "Sewing on a ladder ends badly." */
export const endsBadly =
  /\b(\w+ing (?:on|in|with|near|from|over) [\w ]+?) (?:ends badly|is (?:dangerous|unsafe|not safe)|kills|can kill)\b/gi;

/** "Spray cans leave gas that burns." */
export const sprays = /\b(spray) cans? [^.;:]*\bburns?\b/gi;

/** "Drill and screw nothing into walls or door": a deed, and where it is forbidden. */
export const nothingInto =
  /\b(?:\w+ (?:and|or) )?(\w+) nothing (?:in|into|on|onto|to|through) ((?:[\w-]+ ?){1,3}(?:(?:,| or| and) (?:[\w-]+ ?){1,3})*)/gi;

/** "Leave the screws along the arms alone." */
export const leftAlone = /\bleave ([^.;,]+?) (?:alone|untouched|undisturbed)\b/gi;

export const staysShut =
  /\b(?:stays? (?:closed|shut)|(?:keep|leave) (?:the |its )?[\w ]+ (?:closed|shut)|(?:keep|leave)s? (?:the )?(?:lid|cover|case|casing) on|(?:cannot|must not|is never|are never) (?:be )?opened)\b/i;
