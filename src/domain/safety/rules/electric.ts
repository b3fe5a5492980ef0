import type { HazardRule } from "~/domain/safety/hazard-rule";
import { mainsThing } from "~/domain/safety/mains-thing";

const cord =
  "(?:cables?|cords?|leads?|flex(?:es)?|wires?|wiring|insulation|sheath\\w*|power supply)";
const connector = "(?:plugs?|sockets?|plug top)";
const burnt = "(?:melt\\w*|burnt?|burned|scorch\\w*|singed|charred|exposed|bare)";
const broken =
  "(?:fray(?:ed|ing|s)?|chew\\w*|gnaw\\w*|nibbled|bitten|exposed|bare|melt\\w*|burnt?|burned|scorch\\w*|singed|charred|damaged|mangled|crushed|severed|sliced|snipped|slit|perished|cracked|split|torn|ripped|worn|cut|nicked|stripped)";
const core = "(?:wires?|copper|strands?|conductors?)";
const supply =
  "(?:electrics?|electrical|electricity|electrik\\w*|breakers?|circuits?|circuit breakers?|rcds?|rcbo|gfci|gfi|mcb|elcb|mains?|power|fuses?|fuse ?box|fuse ?board|consumer unit|switch|house|lights|system|sockets?|board)";

/** What can kill by current: faults of anything on the mains, and things that are dangerous unplugged. */
export const electricRules: readonly HazardRule[] = [
  {
    id: "microwave",
    severity: "stop",
    told: /\b(?:micro ?waves?|magnetrons?)\b/,
    advised:
      /\b(?:(?:your|this) micro ?wave|magnetron|(?:open\w*|disassembl\w*|dismantl\w*|repair\w*|fix\w*|unscrew\w*|inside|remov\w*)(?: \w+){0,4} micro ?wave)\b/,
    unless:
      /\b(?:micro ?wave (?:safe|proof|able|dish\w*|plates?|bowls?|cover|lid|popcorn|meals?|shelf|cart|stand|bag|trolley)|micro ?waveable|(?:in|into|inside|by|near|beside|above|under|behind|with|on|use|using|from|like|and|use of) (?:the |a |an |my |your |our )?micro ?wave(?! oven)|(?:not|never) micro ?wave)\b/g,
    heading: "Keep the casing of a microwave closed",
    why: "Parts inside can hold a deadly charge even when it is unplugged.",
    now: "Pull the plug and do not open the casing. Ask a qualified technician, or replace it.",
  },
  {
    id: "electric-fault",
    severity: "stop",
    told: new RegExp(
      [
        `(?:trip(?:s|p?ed|p?ing)?|flick(?:s|ed|ing)?|throw(?:s|ing)?|knock(?:s|ed|ing)? out|takes? out|short(?:s|ed|ing)?)(?: \\w+){0,3} ${supply}`,
        `${supply}(?: \\w+){0,2} (?:trips|tripped|tripping|goes off when|go off when)`,
        `(?:blow(?:s|ing)?|pop(?:s|ping)|fus(?:es|ing))(?: \\w+){0,3} (?:fuses?|fuse ?box|fuse ?board|electrics|electricity|mains|rcd|lights|circuits?|system|house)`,
        `fuses? (?:keeps? |kept |always |continually |repeatedly |often |just |immediately |still )*(?:blows|blowing|blow(?! up)|popping|going)`,
        `fuses? blew again|blew (?:\\w+ ){0,2}(?:again|fuse ?box|fuse ?board|house fuse|main fuse|mains fuse|electrics|sockets|circuit)`,
        `fus(?:es|ed) the (?:\\w+ )?(?:system|circuit|house|household|mains|electrics|lights)`,
        `electric(?:al)? shocks?|electrocut\\w+|(?:got|get|gets|gave|gives?|giving|having|had|received) (?:\\w+ ){0,3}(?:shocks?|zap)|shock(?:s|ed) (?:me|you|us|my|when)|(?:slight|mild|small) shocks?|zap(?:s|ped) (?:me|you|us|my)|tingl(?:e|es|ing)|(?:casing|case|body|metal) is live|earth (?:fault|leak\\w*)|ground fault|insulation (?:failure|fault|breakdown)`,
        `fail(?:ed|s)? (?:\\w+ )?(?:pat|insulation|earth|electrical safety)|(?:not|isnt) safe to (?:use|plug|switch|turn|repair)|unsafe|electrically dangerous|not meet(?: \\w+){0,2} safety`,
        `(?:faulty|dangerous|dodgy) wiring`,
      ]
        .map((alternative) => `\\b(?:${alternative})\\b`)
        .join("|"),
    ),
    item: mainsThing,
    fault: new RegExp(
      [
        `(?:keeps?|kept|works? then|just|always|is|it|iron|and|then|started) (?:on )?trip(?:s|p?ing|p?ed)|trip(?:s|p?ed|p?ing) (?:out|off|when|everything|each|every|as soon|immediately)|trip(?:s|ping)|^tripped$`,
        `over ?heat\\w*(?: \\w+){0,3} (?:doesnt|does not|not|no) (?:\\w+ )?(?:blow\\w*|air|airflow|fan)`,
        `short(?:s|ing|ed)|short circuit\\w*|short(?:s|ed|ing)? out|leading to short`,
        `melt(?:s|ed|ing)?|overheat\\w* and melt\\w*`,
        `burst into|badly burnt|burn marks?|scorch\\w*|charred|blackened`,
        `crackling (?:and|plug|socket|wire|cable)|(?:plug|socket|wire|cable) crackl\\w+|buzzing (?:plug|socket)`,
      ]
        .map((alternative) => `\\b(?:${alternative})\\b`)
        .join("|"),
    ),
    unless:
      /\b(?:thermal trip\w*|short (?:life|time|while|period|cable|lead|cord|distance|cycle|wave|term|use|usage|stories|on|of|test\w*)|headphones?|earphones?|earbuds|trip switch to|trip meter|trip(?:p?ing|s|ped)? (?:hazards?|risk|danger|over)|tripped (?:on|up)|(?:shock (?:absorb\w*|proof|resistant|mount)|in shock|after shock)|melt(?:ed|s|ing)? (?:glue|ice|snow|cheese|butter|fat|sugar|chocolate|marshmallow|wax|candle|solder|food)|hot melt|(?:ice(?: ?cream)?|snow|cheese|chocolate|marshmallow|butter|fat|sugar|wax|candle|glue|food|cup|lid|jug|bowl|chute|knob|handle)(?: \w+){0,3} melt\w*|element (?:is )?burnt|(?<!\bit )shorts(?! out))\b/g,
    heading: "It has an electrical fault",
    why: "A fault like this can shock you or start a fire.",
    now: "Stop using it and pull the plug. Do not switch it on again until a competent person has tested it.",
  },
  {
    id: "hot-connection",
    severity: "stop",
    item: mainsThing,
    fault: new RegExp(
      [
        `(?:plug|socket) (?:\\w+ )?(?:gets?|is|goes|was|got|becomes?|feels?|runs?) (?:\\w+ ){0,2}(?:hot|warm)|hot plug`,
        `(?:cords?|cables?|leads?|flex|wires?) (?:\\w+ )?(?:gets?|is|goes|was|got|becomes?|feels?|runs?) (?:\\w+ ){0,2}hot`,
        `(?:brown|black|dark) (?:marks?|spots?|stains?) (?:on|at|round|around|in) (?:\\w+ ){0,3}(?:plugs?|sockets?|pins?|holes?|prongs?|${cord})`,
      ]
        .map((alternative) => `\\b(?:${alternative})\\b`)
        .join("|"),
    ),
    heading: "A connection in it overheats",
    why: "A loose contact in plug, cord or socket grows hotter each time, until something near it burns.",
    now: "Stop using it. Switch off at the fuse box, or pull the plug once it has cooled. Leave that socket unused too, until a competent person has looked at both.",
  },
  {
    id: "damaged-cord",
    severity: "stop",
    item: mainsThing,
    fault: new RegExp(
      [
        `${broken} (?:\\w+ ){0,2}${cord}`,
        `${cord} (?:\\w+ ){0,4}${broken}`,
        `${burnt} (?:\\w+ ){0,2}${connector}|${connector} (?:\\w+ ){0,3}${burnt}`,
        `(?:fray\\w*|worn|damaged|perished) (?:\\w+ ){0,2}cords?`,
        `chew(?:s|ed|ing)? (?:\\w+ ){0,3}(?:${cord}|plugs?)`,
        `(?:cut|cuts|cutting|went|gone|goes|ran|run|drove|mowed|sawed|snipped|sliced|chopped|trimmed|clipped|drilled|bit|bitten|ate|eaten|got) (?:\\w+ ){0,2}(?:through|over|into|across) (?:\\w+ ){0,3}${cord}`,
        `(?:bit|bitten|ate|eaten|nibbles?|nibbling|snips?|snipping|slices?|slicing|nicks?|nicking) (?:\\w+ ){0,2}${cord}`,
        `(?:nick|cut|tear|rip|slit|split|crack|hole|gash|notch|bite|kink|(?:bare|worn|thin) (?:spot|patch|place)|(?:tooth|teeth|bite) ?marks?)s? (?:in|on|through|along|down) (?:\\w+ ){0,3}${cord}`,
        `${core} (?:(?:is|are|was|were|now|all|inside|clearly|\\w+ly) )*(?:showing|visible|hanging out|sticking out|poking out|c(?:a|o)me out|coming (?:out|through))`,
        `(?:see|sees|seeing|shows?|showing|bar(?:e|ed|es)|expos\\w+) (?:(?:the|some|its|bare|inner|copper|coloured|metal) )*${core}`,
        `(?:insulation|sheath\\w*|outer|rubber|plastic) (?:\\w+ ){0,3}${cord} (?:\\w+ ){0,2}(?:gone|missing|pulled|peeling|peeled|coming off|come off|crumbl\\w+)|(?:insulation|sheath\\w*) (?:\\w+ ){0,2}(?:gone|missing|pulled|peeling|peeled|coming off|come off|crumbl\\w+)`,
        `(?:pulled|pulling|come|came|coming|hanging) out of (?:the |its )?plug`,
      ]
        .map((alternative) => `\\b(?:${alternative})\\b`)
        .join("|"),
    ),
    unless:
      /\b(?:(?:usb|aux|hdmi|ethernet|network|audio|video|jack|headphone|earphone|speaker|aerial|antenna|data|ribbon|display|phone|charging|charger) (?:\w+ )?(?:cable|lead|wire|cord)s?|headphones?|earphones?|earbuds|(?:drive |brake |gear |bowden |clutch |throttle )(?:belt|cable)s?|cutting (?:wire|line)|lead (?:free|singer|time|acid|solder)|blade (?:is )?(?:cut|worn)|cuts? (?:grass|hair|paper|hedge)|cheese wire)\b/g,
    heading: "Its mains cord is damaged",
    why: "Bare copper or torn insulation can give a deadly shock at a touch.",
    now: "Stop using it and pull the plug at the socket. Do not touch the bare part and do not tape it. A competent person fits a new cord.",
  },
  {
    id: "bypass-safety",
    severity: "stop",
    told: /\b(?:bypass\w*|override|overrid\w+|defeat\w*|disabl\w+|bridg(?:e|ed|ing)|jump(?:er|ed|ing)?|short out|cheat|trick)(?: \w+){0,3} (?:interlocks?|safety|door (?:switch|lock|latch)|cut ?out|thermal (?:fuse|switch)|rcd|breaker|earth(?:ing)?|guard|dead ?man\w*|overload|over ?heat\w*|fuse|thermostat)\b/,
    advised:
      /\b(?:bypass|override|defeat|disable|bridge|jumper|short out|tape down|hold down)(?: \w+){0,3} (?:interlocks?|safety|door switch|cut ?out|thermal (?:fuse|switch)|rcd|guard|dead ?man\w*)\b/,
    heading: "A safety part must stay in force",
    why: "It is there because the machine injures or burns without it.",
    now: "Do not bypass it, not even for a test. Leave the thing unplugged, and let a competent person replace the part.",
  },
  {
    id: "high-voltage",
    severity: "stop",
    told: /\b(?:crt|crts|tube (?:tv|television|monitor|amp|amplifier|radio)|picture tube|cathode ray|flyback|(?:bug|fly|insect|mosquito|moth|wasp) (?:zapper|killer|trap lamp)|(?:electric|electronic) (?:fly|mosquito|bug) ?(?:swat\w*|racket|bat)|neon sign|valve (?:amp\w*|radio)|plasma (?:globe|ball|lamp)|high voltage|solar (?:inverter|panel system|array)|(?:electric car|ev) (?:battery|charger|inverter)|wall ?box charger)\b/,
    advised:
      /\b(?:(?:your|this) (?:crt|tube tv|(?:bug|fly|insect) (?:zapper|killer)|neon sign|valve amp\w*)|(?:^|(?:then|now|first|next|safely|can|should|must|to) )discharge (?:\w+ ){0,3}(?:crt|tube|anode|flyback|capacitors?))\b/,
    unless: /\b(?:ride on|toy|rc|model|kids?|childs?) (?:\w+ ){0,2}(?:electric car|ev)\b/g,
    heading: "Very high voltage can remain in it",
    why: "It can hold a deadly charge for a long time after it was switched off.",
    now: "Pull the plug and leave the inside to a trained specialist.",
  },
  {
    id: "power-supply-inside",
    severity: "stop",
    told: /\b(?:open(?:ed|ing)?|inside|repair(?:ed|ing)?|fix(?:ing)?|take apart|taking apart|recap\w*) (?:\w+ ){0,3}(?:psu|power supply(?: unit)?|switch mode supply)\b/,
    advised:
      /\b(?:open(?: up)?|disassemble|take apart|unscrew) (?:the|your|its|this) (?:\w+ )?(?:psu|power supply(?: unit)?)\b/,
    unless: /\bopen(?:ed)?(?: \w+){0,2} (?:power supply cable|power supply port)\b/g,
    heading: "Keep the power supply closed",
    why: "Its large capacitors stay charged after unplugging and can stop a heart.",
    now: "Pull the plug and replace the power supply as a whole, or have it repaired.",
  },
  {
    id: "fixed-wiring",
    severity: "stop",
    item: /\b(?:fuse ?box|consumer unit|distribution board|wall (?:socket|outlet)|power outlet|electrical outlet|light switch|dimmer switch|ceiling (?:light|lamp|rose|fan)|pendant light|downlights?|recessed light\w*|bathroom light|hard ?wired|circuit breaker|rcd|electric shower|immersion heater|storage heater|house wiring)\b/,
    unless:
      /\b(?:rcd (?:plug|adapter)|plugs? into (?:a |the )?wall (?:socket|outlet)|smart (?:socket|plug))\b/g,
    heading: "It belongs to the wiring of the house",
    why: "There is no plug to pull, and house wiring can kill.",
    now: "Switch it off at the panel and call an electrician. In many places the law asks for one.",
  },
  {
    id: "water-electric",
    severity: "stop",
    item: mainsThing,
    fault:
      /\b(?:(?:dropped|fell|fallen|falls|submerged|left|put|immersed|soaked|dunked)(?: \w+){0,4} (?:water|bath|bathtub|sink|pool|pond|toilet|rain|washing up)|flooded|submerged|under water|underwater|soaking wet|got soaked|was soaked|water (?:got |gets |went |is |came |runs? |leak\w* )+(?:in|into|inside|onto|on|over)(?: \w+){0,3} (?:plug|socket|motor|electrics|electronics|wiring|cable|switch)|water (?:\w+ ){0,2}(?:inside|in|into) (?:the |its )?(?:motor|electrics|electronics|plug)|water (?:has |had )?(?:got|went|came|gone) inside|hosed)\b/,
    told: /\b(?:pool|spa|hot tub|jacuzzi) (?:light|pump|heater)\b/,
    heading: "Water and current have met",
    why: "Wet electrical parts can shock you, even long after they look dry.",
    now: "Do not touch it while it has power. Cut the supply at the breaker first, and have it checked before anyone uses it again.",
  },
  {
    id: "refrigerant",
    severity: "stop",
    told: /\b(?:refrigerants?|freon|re ?gas\w*|r ?134a|r ?600a|r ?290|r ?32|r ?410a|coolant gas|cooling circuit)\b/,
    item: /\b(?:fridge|freezer|refrigerator|air ?con\w*|heat pump|dehumidifier|wine cooler)\b/,
    fault:
      /\b(?:compressor|hiss\w*|recharg\w+|punctur\w*|pierc\w*|(?:scraped|cut|drilled|stabbed|hacked|chipped|used a (?:knife|screwdriver|chisel))(?: \w+){0,4} (?:ice|wall|pipe|coil|freezer)|leak\w* gas)\b/,
    advised:
      /\b(?:recharge|refill|top up|vent|drain|evacuate|braze|open|cut)(?: \w+){0,3} (?:refrigerant|freon|cooling circuit|sealed system|compressor)\b/,
    heading: "The cooling circuit stays closed",
    why: "It is sealed, under pressure, and may hold a gas that burns.",
    now: "If anything hisses or smells, air the room and use no switch or plug in it. Clean coils, seals and filters only; anything inside needs a certified technician.",
  },
  {
    id: "heating-textile",
    severity: "replace",
    item: /\b(?:(?:electric|heated|heating) (?:under ?|over ?)?(?:blankets?|pads?|throw|cushion|mattress)|heat pad)\b/,
    heading: "Replace a faulty heating textile",
    why: "Hidden wires in it can burn you in your sleep.",
    now: "Pull the plug, do not mend or use it again, and replace it.",
  },
];
