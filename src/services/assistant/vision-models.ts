/**
 * Families of models that look at pictures, by the names that the servers give them. A family that
 * is missing here can be switched on in AI settings.
 */
const seeing = [
  /\bgpt-(?:4o|4\.1|4\.5|4-turbo|4-vision|5)|chatgpt-4o/,
  /\bo[134](?!-mini)(?:-pro)?\b|\bo4-mini/,
  /\bclaude-(?:3|[4-9]|opus|sonnet|haiku)/,
  /\bgemini-|\bgemma-?3/,
  /\bgrok-(?:2-vision|4)/,
  /\bllama-?(?:3\.2.*vision|4)/,
  /\bqwen[\d.]*-?(?:vl|omni)/,
  /\bmistral-(?:small-?3\.[1-9]|medium-3)|pixtral/,
  /llava|moondream|minicpm-v|internvl|molmo|idefics|smolvlm|cogvlm/,
  /\bphi-(?:3(?:\.5)?-vision|4-multimodal)/,
  /[-_ ./:]vision\b|[-_]vl\b/,
];

type ModelChoice = {
  /** As the server calls it: "openai/gpt-4o-mini", "llava:13b". */
  model: string;
  /** What the person set in AI settings; absent, the name decides. */
  readsPhotos?: boolean;
};

export function supportsVision({ model, readsPhotos }: ModelChoice): boolean {
  return readsPhotos ?? seeing.some((family) => family.test(model.toLowerCase()));
}
