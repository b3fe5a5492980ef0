const words = (list: string) => list.split(/\s+/).filter(Boolean);

/** Words that any answer may hold, whatever it speaks of. */
export const commonWords: ReadonlySet<string> = new Set(
  words(
    `a an the it its is are was were be been being i am my me we our us you your that this there they them these
    those here he she his her him mine ours yours of in on at to for with from by as so and or but if when then
    than have has had do does did can could will would not no yes just really quite very get got gets any all
    some one only still even too also up down out off over into about after before never nothing none how what
    where which why who because since until though while again back now once every each other another same
    both neither nor without more less much many few lot bit like hardly barely nobody`,
  ),
);

/** Words by which people say how they know, what they did and how it went; with the common ones they shape an answer. */
const shaping = new Set(
  words(
    `need try tried look looked looking see seen saw seeing hear heard feel felt tell know knows say said says
    think sure idea check checked remember want went go goes going come comes came find found reach turn turned
    move moved moves open opened put take took work works worked use used uses using keep keeps stay stays stuck
    broke broken dead fine good ok normal new old hard easy tight loose solid firm clean dirty dry wet cold hot
    warm full empty sound quiet silent loud yeah yep nope nah depends maybe perhaps sometimes always ever
    anything something thing everything first last time long ago yet later till make makes made difference odds
    change changed changes bought borrowed ask asked mean means supposed allowed scared rather able possible`,
  ),
);

const classes: Readonly<Record<string, string>> = {
  PERSON: `mum mums mam mother dad dads father nan nans gran granny grandad wife wifes husband hubby partner
    girlfriend boyfriend son sons daughter daughters kid kids child children lad lads brother sister flatmate
    housemate neighbour neighbours friend mate mates landlord cleaner tenant tenants lodger owner boss colleague
    carer grandson granddaughter missus ex bloke man woman someone somebody people plumber electrician apprentice
    guests cousin uncle aunt school office`,
  TIME: `week weeks month months year years day days hour hours minute minutes mins min hrs sunday monday tuesday
    wednesday thursday friday saturday summer winter spring autumn christmas xmas easter january february march
    april june july august september october november december yesterday today tonight tomorrow morning evening
    night weekend ages`,
  NUMBER:
    "two three four five six seven eight nine ten twelve twenty couple several half third dozen",
  PLACE: `loft attic shed garage cupboard wardrobe drawer cellar basement boot van car garden wall ceiling floor
    kitchen caravan shop storage tree roof behind under inside underneath`,
};

const classOf = new Map(
  Object.entries(classes).flatMap(([name, list]) => words(list).map((word) => [word, name])),
);

/** What stands for a word in a sign: the class of the people, times, numbers and places; else the word. */
export function nameClass(word: string): string {
  return /^\d/.test(word) ? "NUMBER" : (classOf.get(word) ?? word);
}

/** Whether a word says how somebody speaks rather than of what. */
export function isShaping(word: string): boolean {
  return commonWords.has(word) || shaping.has(word) || classOf.has(word);
}
