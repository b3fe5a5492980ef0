import type { Lexicon } from "./lexicon";

/** German words for machines that do not stop, and for what glows, lifts or crackles. */
export const deMachines = {
  openBlade:
    "kettensage, motorsage, sage, kreissage, stichsage, tischsage, rasenmaher, maher, heckenschere, trimmer, freischneider, flex, winkelschleifer, schleifer, bohrmaschine, hobel, drehbank, hacksler, laufband",
  cannotStop:
    "geht nicht mehr aus, geht nicht aus, nicht mehr ausschalten, lasst sich nicht ausschalten/abschalten, stopp/notaus __ nicht, schneller/los ~ allein/alleine/selbst/selber",
  tiesDown: "festgebunden, angebunden, festgeklemmt, kabelbinder, festgezurrt, verkeilt",
  handleWord: "bugel, hebel, griff, taste, knopf, schalter",
  spinThing: "waschmaschine, schleuder, trockner, betonmischer",
  doorOpens: "tur/deckel/klappe ~ auf, tur/deckel/klappe offnet/offen, offnet ~ tur/deckel",
  whileTurning:
    "beim/wahrend schleudern/schleudert/lauft/dreht, beim schleudergang, solange ~ dreht/lauft",
  glows: "gluht, gluhen, gluhend, glimmt",
  glowPlace:
    "innen, drin, hinten, stecker, kabel, gehause, schlitz/schlitze/schlitzen, lufter, motor, boden",
  meantToBurn:
    "feuerzeug, gasanzunder, anzunder, stabfeuerzeug, zippo, feuerstahl, zundstahl, feuerstarter, streichholz*, kerze, kerzen, duftkerze, teelicht*, *kerze, kerzenhalter, kerzenstander, ollampe, petroleumlampe, sturmlaterne, raucherstabchen, raucherkegel, rauchermannchen, holzkohle*, kugelgrill, holzkohlegrill, feuerschale, feuerkorb, feuertonne, lagerfeuer, wunderkerze*, windlicht*",
  notMeantToBurn:
    "led/elektrische/elektro kerze/kerzen/teelicht*, kerzenlampe*, kerzenbirne, lichterkette*, kerzenkette, schwibbogen, elektrogrill, elektrischer grill, zundkerze, zundkerzen, glimmkerze",
  inertThing:
    "eiswuerfelform, teekanne, kanne, fahrradschlauch, luftmatratze, ball, fussball, ballon, luftballon, buch, bucher, buecher, bucherkiste, comic, heft, zeitschrift, dvd, film, brettspiel, kartenspiel, puzzle, pulli, *pulli, pullover, hemd, bluse, kleid, rock, *hose, strumpfe, jeans, mantel, jacke, *jacke, schal, mutze, hut, socke, socken, schuh, schuhe, stiefel, handschuh, handschuhe, *decke, kissen, vorhang, vorhange, gardine, gardinen, tischdecke, handtuch, teppich, handtasche, rucksack, geldbeutel, koffer, topf, kochtopf, pfanne, tasse, teller, schussel, vase, aschenbecher, eiswurfelform, brotdose, tupperdose, sitzbezug, *bezug",
  notInert:
    "beheizbar*, beheizt*, heiz*, massage*, usb, akku*, batterie*, powerbank, stecker, heizdecke, steckdose, zimmerdecke, warmedecke, elektrische decke/pfanne/topf, decke ~ lampe, elektrisch*",
  softwareThing:
    "webseite, website, homepage, onlineshop, webshop, tabelle excel, excel, firewall, browser, python, skript, script, videospiel, computerspiel, handyspiel, zelda, minecraft, fortnite, mario, pokemon, sims, app, apps, banking app, windows 7/8/10/11/update, betriebssystem, software, programm, instagram, whatsapp, facebook, netflix",
  glowsRightly: "toaster, grill, heizstrahler, herd, lampe, leuchte, ofen, kerze, rohrenverstarker",
  screenLifts:
    "display/bildschirm/ruckseite/tastatur/touchpad/akkudeckel _ hebt/lost/wolbt/druckt/hochgedruckt/hoch/ab, tasten __ nach oben, wackelt auf dem tisch",
  cellThing:
    "dashcam, kopfhorer, ohrhorer, uhr, rasierer, zahnburste, taschenlampe, babyfon, lautsprecher",
  feelsAtTouch: "zwickt, beisst, bitzelt, pikst, prickelt, bizzelt, zwiebelt, gezwiebelt, gewischt",
  supplyBlock:
    "ladegerat, netzteil, stecker, steckdosenleiste, mehrfachstecker, verlangerung, adapter",
  crackleWord: "knistert, brutzelt, zischt, knackt laut",
  psuThing: "netzteil",
  opensIt: "offnen, aufmachen, aufschrauben, geoffnet, aufgeschraubt, zerlegen",
  fuseGoes: "zieht/haut/schmeisst ~ sicherung",
} satisfies Lexicon;
