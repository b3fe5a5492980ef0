import { toWords } from "./words";

/** Words that people use for one another; general words only. */
const groups = [
  "tangled caught trapped crossed knotted snarled",
  "foam suds froth bubbles lather",
  "move shift budge relocate",
  "dirt mud muck grime filth gunk crud",
  "lint fluff felt fuzz wodge",
  "crack hairline split fracture fissure",
  "bang pop explosion crack thud",
  "begin start commence",
  "cable lead cord flex wire",
  "battery cell",
  "pipe tube hose",
  "smell stink reek pong whiff stench odour",
  "phone mobile smartphone iphone",
  "television tv telly",
  "socket outlet",
  "piece part",
  "wet damp soaked moist",
  "dropped fell fall fallen knocked bumped crashed tumbled",
  "spilled liquid water tea coffee wine beer juice drink",
  "glue adhesive",
  "wobbles rocks shakes sways",
  "rattles jingles",
  "hums buzzes whirs drones",
  "squeals squeaks screeches shrieks",
  "clicks ticks tocks clacks",
  "loose wobbly floppy slack",
  "stiff tight hard heavy",
  "torn ripped split",
  "bent squashed crushed buckled",
  "storm thunderstorm lightning thunder",
  "picture image photo",
  "display screen",
  "turns spins rotates revolves",
  "empty bare",
  "two couple pair both",
  "several many lots loads",
  "bottom underneath below under base",
  "top upper above",
  "front forward",
  "back behind rear",
  "edge rim border side",
  "fast quick instantly seconds sudden once bang",
  "slow gradual overnight weeks days hours",
  "logo apple symbol emblem",
  "message error text words",
  "drawer tray",
  "sea salt beach ocean",
  "changed swapped replaced switched",
  "old ancient elderly",
  "plug connector",
  "broken snapped",
];

const groupsOf = new Map<string, Set<number>>();
for (const [index, group] of groups.entries())
  for (const word of toWords(group))
    groupsOf.set(word, (groupsOf.get(word) ?? new Set()).add(index));

/** Whether two stems are one word, grow from one root ("rattle", "rattly") or stand for one another. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = groupsOf.get(other);
  if (shared && [...(groupsOf.get(one) ?? [])].some((group) => shared.has(group))) return true;
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  const root = short.length > 4 ? short.replace(/[aeiouy]$/, "") : short;
  return root.length >= 4 && long.startsWith(root) && long.length - short.length <= 5;
}
