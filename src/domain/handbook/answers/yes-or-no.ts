const hesitation =
  "(?:(?:oh|well|um+|er+|hm+|ah|ok(?:ay)?|i (?:think|guess|believe|suppose)|probably|mostly|now (?:you|u) (?:mention|say) it|come to think of it|to be honest|tbh|actually|funny enough)[, .]*)*";
const end = "(?=\\s*(?:$|[,.;:!)-]))";
const subject =
  "(?:it|that|they|there|i|we|he|she|mine|both)(?: (?:really|certainly|always|all|both))?";
const verb = "(?:do|does|did|is|are|was|were|has|have|had|can|could)";
const endOfClause =
  "(?=\\s*(?:$|[,.;!]|(?:but|when|only|if|because|and|indeed|now|sometimes|always|so)\\b))";

const saysYes = new RegExp(
  `^${hesitation}(?:(?:yes|yeah|yeh|yep|yup|yea|ya|aye|yess+|of course|for sure|you bet|(?:i am )?afraid so|(?:absolutely|definitely|certainly|indeed)(?! not)|so it (?:seems|is|does))(?!\\w)|not (?:always|every|all)\\b|(?:y|sure|correct|right|exactly|always|true|so|too right|spot on|i (?:think|believe|guess) so|very(?: much)?(?: so)?)${end}|${subject} ${verb}${endOfClause})`,
);
const endsInYes = /(?:^|[ ,.])(?:so )?(?:yes|yeah|yep)[ .!]*$/;

const saysNo = new RegExp(
  `^${hesitation}(?:(?:nope|nah|naw|not (?:really|at all|in the slightest|even slightly|particularly|as far as|that id?)|can not say (?:that )?(?:it|they|i|we|he|she) (?:do|does|did|is|are|was|were|has|have|had)|negative|no(?! (?:wait|need|doubt)\\b)|i do not (?:think|believe) so|(?:absolutely|definitely|certainly) not)(?!\\w)|(?:n|not|never|none|nothing|neither|hardly|barely|false|(?:nothing|none|never)(?: at all| whatsoever| ever| of (?:that|them|the two|it)| like that| that i .*))${end}|${subject} ${verb} not${endOfClause})`,
);

/** "No noise" may be a yes; "no, it's noisy" and "no it is fine" are not. */
const deniesANoun =
  /^no (?:\w+ ){0,2}?(?:noises?|sounds?|smell|lights?|leaks?|dust|play|movement|gap|power|life|reaction|response|picture|heat|air|water|unchanged)\b/;

const correction =
  /^.*\b(?:no wait|wait|hang on|hold on|scratch that|scrap that|correction|on second thoughts?|i mean|sorry)\b[, .:]+(?=(?:no|yes|yeah|nope|it|they)\b)/;

/** The yes or no that an answer begins with, in any wording; what somebody corrects counts last. */
export function readYesOrNo(plain: string): "yes" | "no" | null {
  const said = plain.replace(correction, "");
  if (saysYes.test(said)) return "yes";
  if (saysNo.test(said) && !deniesANoun.test(said)) return "no";
  return endsInYes.test(said) ? "yes" : null;
}

/** Whether an answer is a yes or no and nothing beside it. */
export function isBareYesOrNo(plain: string): boolean {
  return /^(?:oh|well|um+|hm+)?[, ]*(?:yes|yeah|yep|yup|y|no|nope|nah|n|sure|true|false|not really|both|either)(?: please| thanks?)?\W*$/.test(
    plain,
  );
}
