export type StepAction =
  | "unplug"
  | "open"
  | "unscrew"
  | "pry"
  | "clean"
  | "measure"
  | "replace"
  | "glue"
  | "sew"
  | "lubricate"
  | "adjust"
  | "reassemble"
  | "test"
  | "inspect";

/** Up to four words between a verb and what it is done to. */
const gap = String.raw`(?:[\w'’-]+ ){0,4}`;
const power = "(?:mains|power|electricity|breaker|fuse box|battery|batteries|charger|wall|supply)";
const cover =
  "(?:covers?|lid|panel|back|case|casing|housing|shell|hatch|flap|hood|guard|grille|bezel|faceplate)";
const screws = "(?:screws?|bolts?|nuts?|fasteners?)";
const dirt =
  "(?:dust|dirt|fluff|lint|hair|limescale|scale|rust|residue|crumbs|crust|grime|blockage|clog|corrosion|grease|(?:old|dried) (?:oil|glue|thread))";

const words = (pattern: string) => new RegExp(String.raw`\b(?:${pattern})\b`, "i");

/**
 * A verb alone says little ("remove"), so each kind is known by its own verbs and by verbs together
 * with what they are done to. Where two kinds match at the same word, the upper one is the closer.
 */
const rules: readonly (readonly [StepAction, RegExp])[] = [
  [
    "unplug",
    words(
      `unplug|(?:pull|take|draw|remove) ${gap}plug|plug out|(?:disconnect|isolate|cut|take|remove|switch off|turn off|shut off) ${gap}${power}|(?:switch|power) ${gap}(?:off|down)|turn it off|stop charging`,
    ),
  ],
  [
    "reassemble",
    words(
      `reassemble|refit|reattach|reinstall|reconnect|remount|replace ${gap}(?:${cover}|${screws})|(?:put|set|place|slide|clip|click|snap|press|push|screw|fit|bolt|hang|lay) ${gap}(?:back|together|back on)|(?:fit|attach|mount|close) ${gap}${cover}|close it(?: up)?|screw ${gap}on`,
    ),
  ],
  [
    "measure",
    words(
      `measure|multimeter|(?:test|check|probe) ${gap}(?:continuity|voltage|resistance|with a (?:multi)?meter)|read ${gap}(?:voltage|resistance)`,
    ),
  ],
  [
    "clean",
    words(
      `clean|wipe|rinse|wash|scrub|degrease|descale|polish|vacuum|hoover|flush|dissolve|soak|unclog|unblock|scrape|dust off|blow ${gap}out|brush (?:it|the|each|off|out|away|along|over|dirt|dust)|(?:remove|clear|take|pick|cut|lift|loosen|pull) ${gap}${dirt}`,
    ),
  ],
  [
    "unscrew",
    words(`unscrew|undo|unbolt|loosen|(?:remove|take|back|turn|drive|pull) ${gap}${screws}`),
  ],
  [
    "pry",
    words(
      `pry|prise|lever (?:it|the|up|out|off|open)|spudger|opening pick|plectrum|unclip|unsnap|pop ${gap}(?:off|open|out)|(?:release|press) ${gap}(?:clips?|catch|catches|tabs|latches)|(?:heat|warm|soften) ${gap}(?:glue|adhesive)`,
    ),
  ],
  [
    "replace",
    words(
      `replace|swap|exchange|renew|change (?:the|all|both|each|a|its) [\\w'’-]+|change (?:batteries|cells)|(?:fit|install|insert|put|mount|solder|push|slide) ${gap}(?:new|spare|replacement)|(?:remove|take) ${gap}(?:old|worn|broken|faulty|dead)|install`,
    ),
  ],
  ["sew", words(`sew|stitch|darn|hem|tack|baste|thread ${gap}needle|fasten off`)],
  [
    "glue",
    words(
      `glue (?:it|the|both|each|and|on|down)|superglue|epoxy|bond|clamp|(?:apply|spread|put) ${gap}(?:glue|adhesive)`,
    ),
  ],
  [
    "lubricate",
    words(
      `lubricate|grease|oil (?:it|the|each|every|both)|penetrating oil|drops? of ${gap}oil|wax (?:it|the)|silicone spray`,
    ),
  ],
  [
    "adjust",
    words(
      `adjust|tighten|align|realign|calibrate|straighten|level|true the|tension|retension|bend|set ${gap}straight|(?:turn|move|lift) ${gap}(?:by hand|springs?|knob|barrel|adjuster)`,
    ),
  ],
  [
    "open",
    words(
      `open (?:it|up|the|its|both|a)|disassemble|dismantle|take ${gap}apart|(?:take|lift|slide|pull|swing|remove|detach) ${gap}(?:${cover}|off)|remove|detach|take ${gap}out(?! of use)`,
    ),
  ],
  [
    "test",
    words(
      `test|(?:try|retry)(?: it| out| once| every)?|(?:switch|turn|power) (?:(?:it|[\\w'’-]+ [\\w'’-]+) )?(?:back )?(?:on|up)|plug ${gap}in|boil|(?:run|start|use|load|pair) (?:it|the machine|the appliance|a|one)|check (?:that|whether|if) it|let it run|restart|reset|give it a`,
    ),
  ],
  [
    "inspect",
    words(
      `inspect|check|examine|look|find|identify|locate|note|write|mark|photograph|photo|compare|search|listen|feel|watch|read|see|ask|call|show|describe|list|copy`,
    ),
  ],
];

/** What a step warns of or puts off is not what its hands do: "Do not open…", "before you unplug". */
const notToBeDone = /\b(?:do not|don['’]t|never|without|before|until|unless)\b[^.,;:!?\n]*/gi;

function firstAction(text: string): StepAction | undefined {
  const toBeDone = text.replaceAll(notToBeDone, "");
  const found = rules
    .map(([action, pattern]) => ({ action, place: toBeDone.search(pattern) }))
    .filter(({ place }) => place >= 0);
  return found.toSorted((a, b) => a.place - b.place)[0]?.action;
}

/**
 * The kind of action in a guide's step, for its picture. `text` is the step's title, a full stop or a
 * line break, and whatever follows, in English. The first verb of the title decides; a title without
 * one leaves it to the rest; where nothing matches it is "inspect".
 */
export function stepAction(text: string): StepAction {
  const [title = ""] = text.split(/[.:!?](?=\s)|\n/, 1);
  return firstAction(title) ?? firstAction(text.slice(title.length)) ?? "inspect";
}
