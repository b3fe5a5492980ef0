import { isStopped } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";

const smokes =
  /\b(?:can|could|may|should|is it (?:ok|okay|safe|fine)(?: to| if)|do) (?:i |we |he |she )?(?:\w+ )?(?:smok(?:e|ing)|vap(?:e|ing)|have (?:a|my) (?:cigarette|fag|ciggy|smoke|cigar|pipe)|light (?:a|my) (?:cigarette|fag|pipe|cigar))\b(?! (?:it|the|an? (?:fish|ham|alarm))\b)|\bwith (?:a|my) (?:cigarette|fag|cigar)\b/;
const indoors =
  /\b(?:can|could|may|should|is it (?:ok|okay|safe|fine)|where)\b.*\b(?:indoors|inside (?:the )?(?:house|flat|home|garage|shed|room)|(?:in|on) (?:the|my|our|a) (?:kitchen|house|flat|cellar|basement|garage|living room|bedroom|bathroom|room|hall(?:way)?|utility room|conservatory|caravan)(?: table| floor)?|at the kitchen table)\b/;
const fuel = /\b(?:petrol|gasoline|fuel tank|carburett?or|two-stroke)\b/i;
const solvent =
  /\b(?:acetone|contact (?:cement|adhesive|glue)|white spirit|thinners?|brake cleaner|contact cleaner|methylated|isopropyl|spray|polyurethane|epoxy|lacquer|varnish)\b/i;

const speaksOf = ({ page, guide }: ChatContext, what: RegExp) =>
  [
    page.thing,
    ...guide.tools,
    ...guide.safety,
    ...guide.steps.map(({ title, text }) => `${title} ${text}`),
  ].some((text) => what.test(text));

/** "Can I do it in the kitchen?", "can I smoke while I do it?": where the work gives off what can catch fire. */
export const keepVapourOut: IntentHandler = (talk) => {
  const { asked, page } = talk;
  const isSmoker = smokes.test(asked) && !/\bit (?:smokes|is smoking)\b/.test(asked);
  if (!isSmoker && !indoors.test(asked)) return null;
  if (fuel.test(asked) || speaksOf(talk, fuel))
    return `No. Petrol vapour creeps along the floor, and any flame, spark or cigarette many steps away can light it. Do it outdoors, with the engine cold, nobody smoking, a closed can and no heater, boiler or pilot light near. Let the ${page.thing} and your hands air before you go in.`;
  if (isStopped(page))
    return isSmoker ? "No. Put it out, and keep every flame away from it." : null;
  if (speaksOf(talk, solvent))
    return isSmoker
      ? "No. What the guide works with gives off a vapour that can catch fire: no cigarette, flame or heater near until it is dry and the room has aired."
      : "Yes, with a window wide open and no flame, cigarette or hob near, as what the guide works with gives off a vapour. Keep children out until it has aired.";
  return isSmoker
    ? "Better not: you need both hands and clear air, and ash gets into what you open. Nothing in this guide gives off a vapour that burns, so a break outside does no harm."
    : null;
};
