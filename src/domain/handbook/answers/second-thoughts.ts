/** "No, wait, wrong switch, it does come on": what comes behind it counts. */
const corrected =
  /^(?:yes|yeah|yep|no|nope|nah)\b[\s.,!-]*(?:oh |well |sorry |hmm |no |yes )*(?:wait|hang on|hold on|scratch that|correction|(?:i )?tell a lie|i lie|actually)\b[\s.,!:-]*(?=\S)/;

/** An answer without what its writer took back at once. */
export const afterCorrection = (plain: string): string => plain.replace(corrected, "");

/** "Yes. Well, no." */
const bothWays =
  /^(?:(?:yes|yeah|yep)\b[\s.,!-]*(?:well|or|and|hmm|erm?|but)?[\s.,]*(?:no|nope|nah)|(?:no|nope|nah)\b[\s.,!-]*(?:well|or|and|hmm|erm?|but)?[\s.,]*(?:yes|yeah|yep))(?=\s*(?:[.,!?]|$))/;

/** Whether an answer begins with a yes and a no. */
export const isBothWays = (plain: string): boolean => bothWays.test(plain);

/** What is tried and should end the trouble. */
const asksForEnd =
  /\b(?:stops?|helps?|quiet|silent|go(?:es)? away|disappears?|better|eases?|cures?|without)\b/i;
/** "Still works" tells of no trouble. */
const stillThere =
  /^(?:yes|yeah|yep)\b.*\b(?:still|keeps)\b(?! (?:works?|working|runs?|fine|ok|okay|good|goes|going|does|has|got)\b)/;

/** "Yes, as tight as I could, still dribbling", asked whether tightening stops it: the yes is to the deed. */
export const isStillThere = (ask: string, plain: string): boolean =>
  asksForEnd.test(ask) && stillThere.test(plain);
