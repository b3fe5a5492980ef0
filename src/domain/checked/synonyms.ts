import { stem } from "~/domain/language/words";

/** Words that mean one thing in a repair; the first stands for all. */
const groups = `unplug disconnect isolate
drill bore
clean wipe rub scrub polish swab
dry evaporate air
cool cold
burn flammable inflammable ignite fire flame
hot heat warm
alcohol isopropyl ipa spirit meths
take remove lift detach pull tug yank draw
oil lubricate lubricant grease
replace swap exchange renew fit install
open unscrew undo disassemble dismantle prise pry
put place set lay
wait stand leave rest pause
check inspect examine
protect guard cover shield cap
fragile delicate brittle
dear dearest pricey priciest expensive costly
support hold
press squeeze squash
underneath below beneath under
stylus needle
foot feet shoe
corrode corrosive caustic bite
irritate sting
socket outlet
watch see view look glance peek stare gaze
stairway staircase stair hallway hall corridor landing
outdoor outside garden
overnight night
blow puff
pick poke prick
goggles eyewear
shock electrocution
cut sharp injure slice snip nip trim
cord cable lead flex
tyre tire
case casing housing shell enclosure
scale limescale
dirt grime dust fluff debris gunk
firm tight
blade knife
toxic poison poisonous
child children kid toddler
screw bolt
wire conductor strand
break snap crack
tear rip
carry move shift
swollen bulge bulging
scald steam
crush pinch trap shear
valve stopcock
find locate
shut close
hurry fast quick quickly emergency
plughole drain sink basin
fall drop vanish disappear roll
small tiny
knee lap
lock secure fasten latch
inhale breathe breath lung fume vapour vapor
slip slide skid
topple tip
window ventilate
hidden inconspicuous
cloth rag towel
wet moist moisture damp
fabric textile
finger thumb hand fingertip
shard splinter fragment
strike stroke hit
large big
display screen
haze smoke
swallow eat
face eye
helper second somebody partner
glue superglue adhesive
dizzy light-headed lightheaded faint
fly flies flew shoot spring jump fling
indoors house home
maker manufacturer producer
advert advertisement ad
page site website
ruin wreck destroy damage spoil
askew crooked skew slanted tilted
grip grasp grab handle
burst explode
block clog jam
battery cell
leak drip weep
turn rotate spin
hum drone buzz
bright shiny
thin fine
edge rim`;

/** For each such word the one that stands for it. */
export const canonical: ReadonlyMap<string, string> = new Map(
  groups.split("\n").flatMap((line) => {
    const words = line.split(" ").map(stem);
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** What has a name of two words or a maker's, as what it is: of WD-40 goes whatever is said of oil. */
export const names: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:wd[\s-]?40|(?:silicone|ptfe|teflon|lithium|penetrating|machine|lubricating|light) (?:spray|oil|grease|lubricant)|3-in-1)\b/gi,
    "oil",
  ],
  [
    /\b(?:pull|take|get)\w* (?:out )?(?:[\w'’]+ ){0,3}plug\b(?: out)?|\boff the mains\b/gi,
    "unplug",
  ],
  [/\b(?:the|your|this) (?:tv |television )?set\b(?! (?:of|screw|hard|time)\b)/gi, "device"],
  [/\bglasses\b/gi, "goggles"],
  [/\bpaper clips?\b|\b(?:safety|straight|drawing) pins?\b/gi, "paperclip"],
  [/\b(?:way out|ways out|escape routes?|only exit|front door|fire exit)\b/gi, "exit"],
  [/\bstand\w* (?:aside|back|clear)\b/gi, "aside"],
  [/\b(?:within|in) (?:your )?sight\b|\bkeep an eye on\b/gi, "watch"],
];
