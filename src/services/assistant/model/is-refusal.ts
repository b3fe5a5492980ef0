/** A refusal is said in a few sentences; what is longer tells something besides. */
const longestRefusal = 700;

/** A list or a heading: something was written after all. */
const hasParts = /^\s*(?:#|[-*•]|\d+[.)])/m;

const namesCause =
  /\b(?:likely|likeliest|probabl[ey]|culprit|points? to|suggests?|wahrscheinlich\w*|vermutlich|waarschijnlijk\w*|probablement|sans doute)\b/i;

const refusals = [
  /\b(?:i|we)(?:'m| am|'re| are)? (?:can'?t|can ?not|won'?t|will not|unable to|not able to|must decline|have to decline|not allowed to)\b[^.!?]{0,25}\b(?:help|assist|provide|give|offer|answer|comply|support|continue|guide|discuss|advise|fulfil|diagnose|do that|with that)/i,
  /\bich (?:kann|darf|werde) (?:dir |ihnen |dabei |hier |leider |damit )*(?:nicht|keine)\b[^.!?]{0,60}\b(?:helfen|weiterhelfen|unterst\S+tzen|beantworten|geben|anleiten)\b|(?:kann|darf) ich (?:\w+ ){0,3}(?:nicht|keine)\b[^.!?]{0,60}\b(?:helfen|weiterhelfen|geben|beantworten)\b/i,
  /\bik (?:kan|mag|zal) (?:je |u |hier |daar |hierbij |daarbij |hiermee |helaas )*(?:niet|geen)\b[^.!?]{0,60}\b(?:helpen|geven|beantwoorden|ondersteunen)\b|(?:kan|mag) ik (?:\w+ ){0,3}(?:niet|geen)\b[^.!?]{0,60}\b(?:helpen|geven|beantwoorden)\b/i,
  /je ne (?:peux|puis|suis) (?:malheureusement )?pas\b[^.!?]{0,60}\b(?:aider|fournir|r\S+pondre|donner|assister)/i,
];

/**
 * Whether a model has declined in words: "I'm sorry, but I can't help with that." The wire has a field
 * for a refusal, which few models use. Half a guide that ends so is no refusal.
 */
export function isRefusal(text: string): boolean {
  const said = text.trim().replaceAll("’", "'");
  if (said.length > longestRefusal || hasParts.test(said) || namesCause.test(said)) return false;
  return refusals.some((refusal) => refusal.test(said));
}
