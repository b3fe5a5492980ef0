/** Whether the words that are asked here are about a cord, or about a charge as well. */
export type PoweredBy = "mains" | "rechargeable";

const gap = String.raw`(?:[\w'’-]+ ){0,3}`;

/** What somebody does, and no thing of that name: not "the plug in your hand", nor "the switch on the handle". */
const asVerb = String.raw`(?<!\b(?:the|an?|its|your|this|that|each|every|with|spark|drain|fused|door|lid|light|mains?|wall|foot|safety|limit|trigger|power|rocker)\s|['’]s\s)\b`;

/** What is plugged in as well, but has no mains. */
const connector =
  "(?:connectors?|ribbons?|boards?|motherboard|headers?|battery|batteries|pack|headphones|handpiece)";

/** What is turned on as well, but has no current. */
const flows = "(?:water|taps?|shower|gas|valves?|stopcock|screws?|nuts?|caps?|rings?|collar)";

const gives = new RegExp(
  [
    String.raw`${asVerb}(?:re-?)?plug(?:ging)? (?!${gap}${connector}\b)${gap}(?:back )?in\b(?! (?:(?:\w+ )?hand|beside|next to)\b)`,
    String.raw`${asVerb}(?:re-?)?plug(?:ging)? (?!(?:an?|another) )${gap}into\b(?! ${gap}${connector}\b)`,
    String.raw`${asVerb}plug (?:it|them|things) back\b|(?<!\b(?:drain|spark) )\bplug (?:or [\w-]+ )?back\b`,
    String.raw`\b(?:put|push|set) (?:the |its )?plug in(?:to)?\b(?! (?:\w+ )?hand\b)`,
    String.raw`\bwith (?:the |its )?plug (?:back in|in (?:the |its )?(?:socket|wall|outlet) again)\b`,
    String.raw`\b(?:re)?connect ${gap}(?:mains|power)\b(?! ${connector})`,
    String.raw`\brestore (?:the )?(?:mains|power|electricity)\b`,
    String.raw`${asVerb}(?:switch|turn|power)(?:ing)? on\b(?! ${gap}${flows}\b)`,
    String.raw`${asVerb}(?:switch|turn|power)(?:ing)? (?!${gap}${flows}\b)(?:[\w'’-]+ ){1,3}(?<!over )on\b(?! (?:the|its|an?|each|both|to)\b)`,
    String.raw`\b(?:breaker|mains|power|electricity) (?:is |and [\w-]+ )?(?:back |again )?on\b`,
    String.raw`\beinsteck\p{L}*|stecken sie (?:\p{L}+ ){0,4}(?:ein|in die)|\bschalten sie (?:\p{L}+ ){0,4}ein\b`,
  ].join("|"),
  "iu",
);

/** Whether the power comes back. @param deeds what is to be done, without what is warned of or put off */
export const givesPower = (deeds: string) => gives.test(deeds);

const takes: Readonly<Record<PoweredBy, RegExp>> = {
  mains:
    /(?<!\b(?:even|also) (?:(?:when|if|while) )?)\bun-?plug\w*|\b(?:pull\w*|tak\w+|draw\w*|remov\w*|disconnect\w*) (?:[\w'’-]+ ){0,4}(?:plug|mains|power cord|cord|power supply|power|outlet|socket|wall)\b|\bplug (?:is )?out\b|\b(?:lead|cord|cable|adapter|mains) (?:is |comes? )?(?:out|off)\b|\bcut (?:the )?mains\b|\bpull (?:the )?(?:lead|cable|adapter)\b|\btake (?:the )?adapter\b|\bout of the (?:socket|outlet|wall)\b|\b(?:breaker|fuse box)\b|\bisolate\w*|\bdisconnected\b|\bdisconnect (?:it|them|again|(?:the|your) (?:toaster|kettle|appliance|machine|device|unit|lamp|iron|dryer|fan|mixer|blender|printer|console|computer|television|tv))\b|\bremove it from the (?:mains|outlet)|netzstecker|stecker (?:\p{L}+ ){0,3}(?:ziehen|gezogen|raus|heraus|ab)|(?:ziehen|zieh|zuerst) (?:\p{L}+ ){0,4}stecker|aussteck\p{L}*|ausgesteckt|vom (?:strom|netz|stromnetz)|steck\p{L}* (?:\p{L}+ ){0,3}aus\b|stromlos|sicherung (?:aus|raus)/iu,
  rechargeable:
    /(?<!\b(?:even|also) (?:(?:when|if|while) )?)\bun-?plug\w*|\b(?:switch|turn|power|shut)\w* (?:[\w'’-]+ ){0,4}(?:off|down)\b|\b(?:pull\w*|tak\w+|remov\w*|disconnect\w*) (?:[\w'’-]+ ){0,4}(?:plug|charger|battery|batteries|cable|cord|power)\b|\b(?:charger|battery|batteries|lead|cable|cell|pack|card|phone|tablet|laptop|camera|power)(?: is)? (?:out|off)\b|^\W*off\b|\bpull (?:the )?(?:lead|cable)\b|\boff (?:its|the) charger\b|\bpowered? (?:off|down)\b|stecker|netzteil|ladegerät|ausschalt\p{L}*|schalten sie (?:\p{L}+ ){0,4}aus|fahren sie (?:\p{L}+ ){0,4}herunter|herunterfahren|akku (?:\p{L}+ ){0,2}(?:entnehmen|heraus|abklemmen)/iu,
};

/** The breaker, of which the mere name counts as switched off, is switched on. */
const breakerOn = /\b(?:breaker|fuse|mains|power)\b[^.,;]{0,12}\bon\b/i;

/** Whether the power of what is powered so is taken away. @param deeds as in `givesPower` */
export const takesPower = (deeds: string, power: PoweredBy) =>
  takes[power].test(deeds) && !breakerOn.test(deeds);
