import type { StepAction } from "./guide";

/** Up to four words between a verb and what it is done to. */
const gap = String.raw`(?:[\w'’-]+ ){0,4}`;
const cover = "(?:covers?|lid|panel|back|case|casing|housing|shell|hatch|flap|hood|guard|grille)";
const screws = "(?:screws?|bolts?|nuts?|fasteners?)";
const source = `(?:mains|power|electricity|breaker|batter(?:y|ies)|charger|wall|supply)(?! ${cover})`;
const dirt =
  "(?:dust|dirt|fluff|lint|hair|scale|limescale|rust|residue|crumbs|crust|grime|blockage|clog|corrosion|old (?:grease|oil|glue|thread))";

/**
 * A verb alone says little ("remove"), so each kind is known by its own verbs and by verbs together
 * with what they are done to. Where two kinds match at the same word, the upper one is the more specific.
 */
const phrases: readonly (readonly [StepAction, readonly string[]])[] = [
  [
    "reassemble",
    [
      "reassemble|refit|reattach|reinstall|reconnect|remount|close it",
      `(?:put|set|place|slide|clip|click|snap|press|push|screw|fit|bolt) ${gap}(?:back|together)`,
      `(?:fit|attach|mount|close|replace) ${gap}${cover}`,
      `replace ${gap}${screws}`,
      `screw ${gap}on`,
    ],
  ],
  [
    "measure",
    [
      "measure|multimeter",
      `(?:test|check|probe|read) ${gap}(?:continuity|voltage|resistance|with a (?:multi)?meter)`,
    ],
  ],
  [
    "clean",
    [
      "clean|wipe|rinse|wash|scrub|degrease|descale|polish|sand|vacuum|hoover|flush|dissolve|soak",
      "unclog|unblock|scrape|dust off",
      "brush (?:it|the|each|off|out|away|along|over|dirt|dust)",
      `blow ${gap}out`,
      `(?:remove|clear|take|pick|cut|lift|loosen|pull) ${gap}${dirt}`,
    ],
  ],
  [
    "unscrew",
    ["unscrew|undo|unbolt|loosen", `(?:remove|take|back out|turn|drive|pull) ${gap}${screws}`],
  ],
  [
    "replace",
    [
      "replace|swap|exchange|renew|install",
      "change (?:the|all|both|each|a|its|batteries|cells)",
      `(?:fit|insert|put|mount|solder|push|press|slide) ${gap}(?:new|spare|replacement)`,
      `(?:remove|take|lift|pull) ${gap}(?:old|worn|broken|faulty|dead)`,
    ],
  ],
  [
    "unplug",
    [
      "unplug|plug out|turn it off|stop charging",
      `(?:pull|take|draw|remove) ${gap}plug`,
      `(?:disconnect|isolate|cut|take|remove|turn off|shut off) ${gap}${source}`,
      `(?:switch|power) ${gap}(?:off|down)`,
    ],
  ],
  [
    "pry",
    [
      "pry|prise|lever (?:it|the|up|out|off|open)|spudger|opening pick|plectrum|unclip|unsnap",
      `pop ${gap}(?:off|open|out)`,
      `(?:release|press) ${gap}(?:clips?|catch|catches|tabs|latches)`,
      `(?:heat|warm|soften) ${gap}(?:glue|adhesive)`,
    ],
  ],
  ["sew", [`sew|stitch|darn|hem|tack|baste|fasten off|thread ${gap}needle`]],
  [
    "glue",
    [
      "glue (?:it|the|both|each|and|on|down)|superglue|epoxy|bond|clamp",
      `(?:apply|spread|put) ${gap}(?:glue|adhesive)`,
    ],
  ],
  [
    "lubricate",
    [
      "lubricate|grease|oil (?:it|the|each|every|both)|penetrating oil|silicone spray|wax (?:it|the)",
      `drops? of ${gap}oil`,
    ],
  ],
  [
    "adjust",
    [
      "adjust|tighten|align|realign|calibrate|straighten|level|tension|bend|inflate|true the",
      `set ${gap}straight`,
      `(?:turn|move|lift) ${gap}(?:by hand|springs?|knob|barrel|adjuster)`,
    ],
  ],
  [
    "open",
    [
      "open (?:it|up|the|its|both|a)|disassemble|dismantle|remove|detach",
      `take ${gap}(?:apart|out(?! of use))`,
      `(?:take|lift|slide|pull|swing) ${gap}(?:off|${cover})`,
    ],
  ],
  [
    "test",
    [
      "test|try|retry|boil|restart|reset|let it run|give it a",
      "(?:run|start|load|pair) (?:it|the machine|the appliance|a|one)",
      "check (?:that|whether|if) it",
      `(?:switch|turn|power) ${gap}(?:on|up)`,
      `plug ${gap}in`,
    ],
  ],
  [
    "inspect",
    [
      "inspect|check|examine|look|find|identify|locate|note|write|mark|photograph|compare|search",
      "listen|feel|watch|read|see|ask|call|show|describe|list|copy|leave|keep|wait|air the",
    ],
  ],
];

const rules = phrases.map(([action, verbs]) => ({
  action,
  pattern: new RegExp(String.raw`\b(?:${verbs.join("|")})\b`, "i"),
}));

/** What a step warns of or puts off is not what its hands do: "Do not open…", "before you unplug". */
const notToBeDone = /\b(?:do not|don['’]t|never|no|without|before|until|unless)\b[^.,;:!?\n]*/gi;

export const toBeDone = (text: string) => text.replaceAll(notToBeDone, "");

/**
 * The kind of action in a guide's step, for its picture. `text` is the step's title and, after a full
 * stop or a line break, whatever follows, in English. The first verb decides, so the title goes before
 * the rest; where nothing matches it is "inspect".
 */
export function readAction(text: string): StepAction {
  const deeds = toBeDone(text);
  const found = rules
    .map(({ action, pattern }) => ({ action, place: deeds.search(pattern) }))
    .filter(({ place }) => place >= 0);
  return found.toSorted((a, b) => a.place - b.place)[0]?.action ?? "inspect";
}
