/** What tells of the mains whatever the thing is. */
const supply =
  "mains|plugs?|plugged|socket|outlet|power (?:lead|cord|cable|strip|supply|board)|extension (?:lead|cable|cord|reel)|flex(?! (?:cable|ribbon))|\\d{3} ?v(?:olts?)?|psu|home electrical|electrical (?:item|appliance)|electric (?!guitar|bike|scooter|toothbrush|shaver|razor|car\\b)\\w+";

const kitchen =
  "kitchen (?:item|machine|robot)|kettle|kittle|kettel|toasters?|toster|oven|cooker|hob|stove|cook ?top|induction plate|grill|fryer|air ?fryer|(?:slow|rice) ?(?:cooker|maker)|crock ?pot|multi ?cooker|instant pot|fondue pot|(?:bread|sandwich|soup|juice|toast) ?(?:maker|machine)|waffle|food ?processor|(?:food|mini|multi) chopper|thermomix|magimix|mixer|kenwood chef|blender|liquidi[sz]er|nutri ?bullet|smoothie maker|mincer|juicer|citrus press|grinder|homogeni[sz]er|coffee|coffeemaker|espresso|cappuccino machine|percolator|nespresso|tassimo|senseo|dolce gusto|keurig|teasmaid|urn|boiler|hot ?plate|fridge|ref?ri[dg]+erator|freezer|dish ?washer|dishwashing machine|extractor|(?:range|kitchen|cooker) hood";

const household =
  "iron|irons|trouser press|presser|steam (?:press|station|generator|mop|cleaner|floor cleaner)|steamer|wallpaper stripper|vacuum|vacc?um|hoover|dyson|henry|carpet cleaner|washing ?machine|washer|front loader|tumble ?dryer|dryer|drier|sewing ?machine|serger|overlock(?:er)?|shredder|shreder|laminator|dehumidif\\w+|humidifier|air ?con\\w*|air (?:purifier|cooler|circulator)|fan|fans|heater|heator|convector|radiator|fireplace|lamps?|lampholder|bulb holder|desklamp|night ?light|uplighter|anglepoise|light|lights|lighting|chandelier|candelabra|decorative|fish tank|aquarium|pond|pump|treadmill";

const body =
  "hair|hair ?dr[yi]er|blow ?dryer|hot air brush|straighteners?|straightening brush|crimper|ghds|curlers?|curling|tongs|(?:hot|heated) rollers|beauty|massager|foot spa";

const workshop =
  "power tool|drill|saw|bandsaw|chainsaw|jigsaw|sander|polisher|router|planer|lathe|rotary (?:hammer|tool)|dremel|multi ?tool|oscillating tool|heat gun|hot air gun|glue gun|tile cutter|paint sprayer|welder|compressor|battery charger|lawn ?mower|mower|flymo|scarifier|strimmer|trimmer|hedge ?(?:trimmer|cutters?|clipper)|brush ?cutter|weed ?(?:eater|whacker)|leaf blower|pressure (?:washer|cleaner)|jet ?wash";

const leisure =
  "tv|tvs|telly|television|flat ?screen|monitor|set top box|hi ?fi|stereo|soundbar|sound bar|subwoofer|amplifier|amp|receiver|record (?:player|deck)|vinyl player|gramophone|turntable|jukebox|(?:cd|cassette|tape|lp) (?:player|deck)|boombox|ghetto blaster|radio|projector|slide viewer|printer|scanner|copier|photocopier|computer|desktop|imac|pc|playstation|xbox|keyboard|musical instrument|organ|synthesi[sz]er|clock radio|dvd|blu ?ray|vhs|vcr|video recorder";

/** Said before such a name, it runs on something else: "petrol lawn mower", "toy oven". */
const otherwise =
  "(?:petrol|cordless|battery|battery powered|battery operated|rechargeable|wind ?up|clockwork|camping|camp|manual|toy|dolls?|gas|solar|wrought)";

/** Said after such a word, it is another thing: "coffee mug". */
const otherThing =
  "(?:mugs?|cups?|tables?|jars?|jackets?|coats?|weight|gates?|railings?|scarf|scarves|clips?|bands?|slides?|shade|donor|shirt)";

/** Things that are plugged into the wall, as people name them. */
export const mainsThing = new RegExp(
  `\\b(?<!\\b${otherwise} (?:\\w+ )?)(?:${[supply, kitchen, household, body, workshop, leisure].join("|")})\\b(?! ${otherThing}\\b)`,
);
