import type { HazardRule } from "~/domain/safety/hazard-rule";
import { mainsThing } from "~/domain/safety/mains-thing";

/** What is dangerous at this moment, whatever the thing is. */
export const fireAndGasRules: readonly HazardRule[] = [
  {
    id: "gas-leak",
    severity: "stop",
    told: /\b(?:(?:smell(?:s|ed|ing)?|smelt)(?: \w+){0,2} gas|gas (?:smell|odou?r|leak\w*|escap\w+)|leak(?:s|ing|ed)? (?:of )?gas|rotten eggs?|carbon monoxide(?! (?:alarms?|detectors?))|(?:carbon monoxide|co) (?:alarm|detector) (?:is |was |went |keeps? |has )*(?:off|sound\w*|go\w*|beep\w*|scream\w*|ring\w*|trigger\w*))\b/,
    unless: /\b(?:refrigerant|coolant) gas\b/g,
    heading: "There may be gas in the room",
    why: "Gas or carbon monoxide can explode or kill before you notice it.",
    now: "Do not switch anything on or off. Open windows on your way out, leave the building, and call your gas emergency line or the emergency services from outside.",
  },
  {
    id: "smoke-or-fire",
    severity: "stop",
    told: /\b(?:smok(?:e|es|ed|ing|ey|y)|(?:on|catch(?:es|ing)?|caught|set|sets) (?:on )?fire|flames|(?:an?|big|huge|large|small|little|open|naked) flame|spark(?:s|ed|ing|les|y)?|arc(?:s|ed|ing)|burn(?:s|ed|ing|t|ed out)?(?: \w+){0,2} (?:smell\w*|odou?r|stink|stench|aroma)|(?:smell|smelt|smells|smelled|smelling|smelly|stinks?|stinking|stank|odou?r|reeks?|whiff)(?: \w+){0,4} (?:burn\w*|singed|scorch\w*|fire|hot|melt\w*)|burning (?:plastic|rubber|electrics|wires?|insulation)|(?:acrid|fishy|electrical|hot plastic) (?:smell|odou?r)|(?:motor|cable|cord|lead|flex|wires?|plug|socket|switch|board|transformer|adapter|charger) (?:is |was |are |were |started |keeps )*(?:burning|smo(?:u)?lder\w*|glow\w*))\b/,
    unless:
      /\b(?:spark plugs?|sparkl(?:ing|y) (?:water|wine|clean)|sparkling|(?:dji|chevrolet|chevy) spark|(?:igniter|ignition|lighter|piezo)(?: \w+){0,3} (?:spark(?:s|ed|ing)?)|spark(?:s|ing)? joy|smoke (?:alarms?|detectors?|machines?|ingress|damage|stain\w*|gr[ae]y|free|signals?)|smoked (?:glass|plastic|perspex|acrylic|salmon|paprika|lid|lens)|(?:cigarette|tobacco|cigar|bbq|barbecue|wood|incense) smok\w+|smok(?:ing|ed)? (?:a )?(?:cigarettes?|room|jacket|household|home|area)|(?:non|never|quit|stopped) smok\w+|(?:kindle|amazon) fire\w*|fire (?:hd|stick|tv|tablet)|burn(?:t|ing|ed|s)? (?:\w+ )?(?:toast|food|cakes?|bread|coffee|cds?|dvds?|discs?|milk|rice|candles?)|(?:toast|food|cakes?|bread|coffee|milk|rice)(?: \w+){0,2} (?:burn\w*|smell\w*(?: \w+){0,2} burn\w*)|flames? (?:is|are|burns?|goes|go|went|jumps?|flickers?|gets?|got|lifts?|turns?|stays?|was|were)|flames? (?:effect|failure|retardant|resistant|proof)|(?:effect|gas|blue|yellow|orange|weak|pilot|fake|stove|stoves|hob|burner|candle|small|low) flames?)\b/g,
    heading: "It smokes, sparks or smells of burning",
    why: "Something in it is overheating or arcing, and that can turn into a fire.",
    now: "Stop using it. If you can do so safely, pull the plug or cut the power at the breaker. If there is fire or thick smoke, leave and call the emergency services.",
  },
  {
    id: "exploded",
    severity: "stop",
    item: mainsThing,
    fault:
      /\b(?:(?:loud|big|huge|large|great|small|with an?|went|a|goes|heard|made) (?:loud |big |huge )?bang|bang(?:s|ed)? (?:and|then|when)|explo(?:ded|des|sion|ding)|blew up|blown up|blows up|(?:loud|big) pop|pop and (?:a )?flash|flash and (?:a )?(?:bang|pop)|blue flash)\b/,
    told: /\b(?:capacitors?|cells?|transformer|adapter|charger|plug) (?:has |have |had |just )?(?:exploded|blew up|blown up|burst)\b/,
    unless:
      /\b(?:bang (?:and|&) olufsen|bang olufsen|(?:fuses?|bulbs?)(?: \w+){0,2} (?:blew|blown|blows) up|(?:not |un)exploded|exploded view|bang for)\b/g,
    heading: "Something in it has burst",
    why: "A bang means that a part failed with force, and what is left can shock you or catch fire.",
    now: "Pull the plug and leave it off. Do not try it again until a competent person has tested it.",
  },
  {
    id: "battery-damaged",
    severity: "stop",
    told: /\b(?:(?:swollen|swelling|swelled|bulg\w+|bloated|puffed|puffy|expanded|punctured|pierced|hissing|vent(?:ed|ing)|burst) (?:\w+ ){0,2}(?:battery|batteries|cells?|pack)|(?:battery|batteries|cell|pack)(?: \w+){0,3} (?:swell\w*|swoll\w+|bulg\w+|bloat\w*|puff\w*|expand\w*|punctur\w*|pierc\w*|hiss\w*|vent(?:ed|ing)|burst|too hot to touch|very hot|burning hot)|(?:screen|display|back|cover|case|trackpad|touchpad)(?: \w+){0,2} (?:bulg\w+|pushed (?:up|out)|lifting(?: off| up)?|swollen)|spicy pillow|(?:gets?|got|goes|went|becomes?|runs?|is|was) (?:\w+ ){0,2}hot (?:\w+ ){0,5}(?:while|when|during|on|if) (?:it is |its |i am |being )?(?:charg\w+|on charge))\b/,
    item: /\b(?:(?:smart|mobile|cell)? ?phones?|iphone|tablet|ipad|e ?reader|kindle|smart ?watch|power ?bank|laptop|macbook|drone|vape)\b/,
    fault:
      /\b(?:(?:back|screen|glass|case|casing|cover|trackpad|touchpad|display|front)(?: \w+){0,3} (?:come away|coming away|came away|lifted|raised|popped (?:out|up|open)|pushed (?:out|up)|risen(?: up)?|bowed|warped|lifts|lifting|bulg\w*|hard to press|splitting|(?:not|doesnt|does not|wont|no longer) (?:\w+ )?(?:sit|lie|lay|close) flat|not flat)|(?:wobbles|rocks) on the table|thicker than)\b/,
    advised: /\b(?:pierce|puncture|flatten|cut open) (?:\w+ ){0,3}(?:battery|cells?|pack)\b/,
    unless: /\b(?:pressure washer|toilet|wash basin|battery (?:cover|door|lid|compartment) \w+)\b/g,
    heading: "The battery is damaged",
    why: "A swollen, pierced or hot lithium cell can catch fire without warning.",
    now: "Stop charging and using it. Do not press, bend or pierce it. If it is cool, put it on a surface that cannot burn, away from people, and take it to a hazardous-waste point. If it heats, hisses or smokes, get away and call for help.",
  },
  {
    id: "gas-appliance",
    severity: "stop",
    told: /\b(?:(?:gas|propane|butane|lpg) (?:\w+ )?(?:boiler|stove|oven|hob|cooker|cooktop|range|heater|fire|fireplace|furnace|grill|bbq|barbecue|burner|valve|regulator|pipe|hose|tap|meter|fridge|lamp|lantern|torch|tumble dryer)|blow ?(?:torch|lamp)|pilot (?:light|flames?)|furnace|combi boiler|central heating boiler)\b/,
    item: /\b(?:(?<!\b(?:egg|water|tea|coffee|milk|beer|steam|electric|double|rice|digital) )boiler|propane|butane|lpg)\b/,
    fault:
      /\b(?:no (?:hot water|heating|heat|flames?|pressure)|(?:not|doesnt|wont|cannot|cant) (?:\w+ )?(?:ignite|light)|hot water|radiators?|central heating|heating|ignit\w*|light(?:s|ing)?|flames?|pressure|flue|leak\w*|hiss\w*|gas)\b/,
    advised:
      /\b(?:take apart|dismantle|disassemble|open|replace|remove|unscrew|clean) (?:\w+ ){0,3}(?:gas valve|burner jet|gas jet|pilot light|thermocouple|regulator)\b/,
    unless:
      /\b(?:gas (?:lift|strut|spring|cylinder|chair|lighter)|pilot (?:hole|drill)|(?:camping|camp|backpacking) (?:gas )?\w+)\b/g,
    heading: "It burns gas",
    why: "A mistake on a gas part can cause fire, explosion or carbon monoxide.",
    now: "Close the gas tap and take nothing apart. Only a registered gas engineer should work on it.",
  },
  {
    id: "camping-gas",
    severity: "stop",
    item: /\b(?:(?:camping|camp|backpacking|hiking) (?:gas )?(?:stove|cooker|burner|lamp|lantern|heater)|cartridge stove|camping ?gaz)\b/,
    fault:
      /\b(?:cartridges?|smell\w*|leak\w*|hiss\w*|valves?|hoses?|regulators?|jets?|nozzles?|burners?|flames?|gas|(?:not|doesnt|wont|does not|will not) (?:\w+ )?(?:light|ignite|burn)\w*|burns?)\b/,
    unless: /\b(?:electric|toy|solar|led|battery) camp\w* \w+\b/g,
    heading: "It burns gas from a cartridge",
    why: "A seal that sits a hair askew lets gas out beside the flame.",
    now: "Take it outdoors, away from any flame, close its valve and unscrew the cartridge. Look only whether the rubber ring is there, whole and clean. Jet, valve and hose are for the dealer or the maker's service.",
  },
];
