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
  meantToBurn:
    "aansteker, gasaansteker, vuursteen, vuurstaal, firesteel, zippo, lucifer*, kaars, kaarsen, *kaars, *kaarsen, waxinelicht*, theelicht*, kaarsenhouder, kandelaar, olielamp, petroleumlamp, stormlamp, wierook*, houtskool*, kolenbarbecue, vuurkorf, vuurschaal, vuurton, kampvuur, sterretje*, windlicht*",
  notMeantToBurn:
    "led/elektrische kaars/kaarsen/waxinelicht*, ledkaars*, kaarslamp*, kerstverlichting, lichtsnoer, elektrische barbecue/grill, bougie",
  inertThing:
    "theepot, kan, binnenband, luchtbed, boek, boeken, strip, tijdschrift, dvd, film, bordspel, kaartspel, puzzel, trui, vest, hemd, blouse, jurk, rok, broek, jeans, jas, sjaal, muts, hoed, sok, sokken, schoen, schoenen, laars, laarzen, handschoen, handschoenen, deken, fleecedeken, kussen, gordijn, gordijnen, tafelkleed, handdoek, tapijt, handtas, rugzak, portemonnee, koffer, kookpot, steelpan, koekenpan, mok, bord, kom, vaas, asbak, ijsblokjesvorm, broodtrommel, thermosfles, skippybal, springbal, ballon, strandbal, zwemband, voetbal, basketbal, bal",
  notInert:
    "verwarmd*, verwarmbaar*, massage*, usb, accu, accu*, batterij*, powerbank, stekker, elektrische deken, elektrisch*",
  softwareThing:
    "website, webshop, site, homepage, spreadsheet, excel, firewall, browser, python, script, computerspel, videogame, zelda, minecraft, fortnite, mario, pokemon, sims, !app, apps, bank app, windows 7/8/10/11/update, besturingssysteem, software, programma, instagram, whatsapp, facebook, netflix",
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
