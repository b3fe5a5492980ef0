import type { ChatContext } from "../chat-context";
import type { KnowHow } from "./know-how";

const isOnMains = ({ page }: ChatContext) => page.power === "mains" || page.power === null;

/** Glue, tape and thread: what holds, and where it may. */
export const joining: readonly KnowHow[] = [
  {
    asked:
      /\b(?:thread|cotton|yarn)\b.{0,20}\b(?:break\w*|broke|snap\w*|tangl\w*|knots?|knotting|fray\w*)\b/,
    // There it is the trouble itself.
    answer: ({ page }) =>
      page.kind?.id === "sewing-machine"
        ? null
        : "Old cotton tears: take fresh polyester thread, no longer than your forearm, so that it does not tangle, and draw it over a candle end or beeswax. For thick cloth such as denim take a stronger thread and a needle with a larger eye; in a machine a jeans needle, threaded anew with the foot up and the upper tension a little looser.",
  },
  {
    asked:
      /\b(?:wrap|tape|insulat\w+)\b.*\b(?:cable|wires?|cord|flex|lead|plug)\b|\b(?:cable|wires?|cord|flex|lead|plug|solder\w*)\b.*\b(?:tape|wrap)\b/,
    own: /\b(?:insulating tape|heat-shrink)\b/i,
    answer: (talk) =>
      isOnMains(talk)
        ? "No, not where the mains goes through: tape comes off with warmth and bending, and the wire is bare again. A damaged mains cord is replaced, or cut back to the sound part and joined anew at its plug. At low voltage, behind a plug-in adapter, a soldered joint under heat-shrink sleeve holds; tape alone is a stopgap."
        : "For a thin cord of low voltage it does for a while, each wire by itself and then both together. Heat-shrink sleeve over a soldered joint lasts. Never on a cord for the mains.",
  },
  {
    asked:
      /\b(?:duct|gaff[ea]r?|gorilla|sticky|masking|scotch|sello|sellotape|insulat\w+|electrical|packing|self[- ]?fusing) ?tape\b(?!.*\bwhat is\b)|\b(?:is|would|will|can|could|use|with) (?:some |the |a bit of )?tape\b|\btape (?:is|be) (?:fine|ok|okay|enough|all right)\b/,
    own: /\btape\b/i,
    answer:
      "As a stopgap, where nothing gets hot or wet, carries weight or mains. Tape creeps under load and its glue is a nuisance at the real repair. Clean and dry the place first, and press it on for a minute.",
  },
  {
    asked:
      /\b(?:glue|adhesive|epoxy|resin|araldite|sealant|silicone)\b.*\b(?:steam|heat|hot|oven|boil\w*|hob|engine|exhaust)\b|\bheat ?-?proof (?:glue|adhesive)\b/,
    own: /\b(?:glue|epoxy|silicone)\b/i,
    answer:
      "Household glue gives way at 60 to 100 °C, steam included. Silicone for ovens and two-part metal epoxy go to 200 °C and more, but not under pressure, not where mains is near, and not where food touches them. A part that holds steam or heat is replaced.",
  },
  {
    asked: /\b(?:epoxy|araldite|two[- ]part|resin|milliput|jb ?weld)\b/,
    own: /\bepoxy\b/i,
    answer: (talk) =>
      `Epoxy holds hard things that do not bend: roughen both sides, wipe them with alcohol, press them together and leave it a whole day. Not above 80 °C, not for food${isOnMains(talk) ? ", and never for a case that keeps fingers off the mains" : ""}.`,
  },
  {
    asked:
      /\b(?:wood|pva|white|gorilla|contact|hot|craft|school|kids'?|uhu|pritt|evo ?-?stik) ?glue\b|\bglue ?gun\b|\bglue stick\b|\b(?:what|which)(?: (?:sort|kind|type) of)? (?:glue|adhesive)\b|\bany (?:old )?glue\b/,
    own: /\bglue\b/i,
    answer:
      "The glue goes by the material: wood takes wood glue under a clamp overnight; leather, rubber and soles contact glue on both sides; hard plastic and metal epoxy; china epoxy, and then no food. Hot glue only fills and holds light things. The old glue comes off first.",
  },
  {
    asked: /\bsugru\b|\bblu ?-?tac?k\b|\bchewing gum\b|\bputty\b.*\binstead\b|\bmouldable glue\b/,
    answer:
      "Sugru, a silicone putty, keeps its grip in the wet and up to 180 °C and stays a little soft: good for a knob, a foot or a strain relief at low voltage. Adhesive putty and gum only hold a thing while you work.",
  },
  {
    asked:
      /\b(?:cap|clip|tab|lug|hook|latch|catch|leg|foot|hinge|knob|key|plastic|bit|corner)\b.{0,25}\b(?:snapped|broke|broken|cracked|came off)\b.*\bglue\b|\bglue\b.*\b(?:snapped|broken|cracked) (?:cap|clip|tab|lug|hook|latch|leg|hinge|knob|plastic)\b/,
    answer: (talk) =>
      `A snapped piece of hard plastic can be glued where it only has to stay in its place: a drop of superglue on a clean break, held for a minute, or epoxy with a splint behind it. A clip that bends or bears a load breaks again; look for the part, used or printed.${isOnMains(talk) ? " A piece of the case that keeps fingers off the mains is replaced, not glued." : ""}`,
  },
  {
    asked:
      /\b(?:fishing line|dental floss|floss|elastic band|rubber band|cable tie|zip tie|string|hair ?(?:tie|band)|shoelace)\b(?=.*\b(?:instead|use|ok|okay|do|work|hold|will)\b)|\b(?:use|with|try)\b.*\b(?:fishing line|dental floss|floss|elastic band|rubber band|cable tie|zip tie)\b/,
    own: /\b(?:fishing line|floss|rubber band|cable tie|string)\b/i,
    answer:
      "To hold something for a while, yes, where nothing turns, gets hot or bears a person's weight. A rubber band is no drive belt: it slips and snaps. For a seam, floss or fishing line is strong but cuts soft cloth.",
  },
];
