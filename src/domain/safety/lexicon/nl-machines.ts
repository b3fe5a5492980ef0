import type { Lexicon } from "./lexicon";

/** Dutch words for machines that do not stop, and for what glows, lifts or crackles. */
export const nlMachines = {
  openBlade:
    "kettingzaag, zaag, cirkelzaag, decoupeerzaag, grasmaaier, maaier, heggenschaar, trimmer, bosmaaier, slijptol, haakse slijper, boormachine, schaaf, draaibank, hakselaar, loopband",
  cannotStop:
    "gaat niet meer uit, gaat niet uit, niet meer uitzetten, niet uit te zetten, stopknop/noodstop __ niet/niks, sneller ~ zelf/vanzelf, vanzelf sneller",
  tiesDown: "vastgebonden, vastgezet, tiewrap, vastgeklemd, vastgeplakt",
  handleWord: "beugel, hendel, greep, knop, schakelaar",
  spinThing: "wasmachine, centrifuge, droger, betonmolen",
  doorOpens: "deur/deksel/klep ~ open, opent ~ deur/deksel",
  whileTurning:
    "tijdens ~ centrifugeren/draaien, terwijl ~ draait/centrifugeert, bij ~ centrifugeren",
  glows: "gloeit, gloeiend, gloeien",
  glowPlace: "binnenin, binnen, achter, stekker, snoer, behuizing, gleuf/gleuven, motor, onderkant",
  lighterThing: "aansteker, gasaansteker, vuursteen",
  glowsRightly: "broodrooster, grill, kachel, lamp, oven, kookplaat, kaars, buizenversterker",
  screenLifts:
    "scherm/achterkant/toetsenbord/muisvlak/toetsen _ omhoog/los/bol/kromt/opgetild, wiebelt op tafel",
  cellThing:
    "dashcam, koptelefoon, oortjes, horloge, scheerapparaat, tandenborstel, zaklamp, babyfoon, speaker",
  feelsAtTouch: "bijt, prikt, tintelt, kriebelt, klap, opdoffer, tik",
  supplyBlock: "lader, oplader, adapter, stekker, stekkerdoos, verlengsnoer",
  crackleWord: "knettert, sist, knispert, bruist",
  psuThing: "voeding",
  opensIt: "openmaken, openen, opengemaakt, openschroeven, uit elkaar",
  fuseGoes:
    "stop/zekering ~ slaat/springt/vliegt/klapt, slaat/springt ~ stop/zekering, halve/hele huis ~ donker",
} satisfies Lexicon;
