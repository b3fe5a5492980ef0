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
  lighterThing: "feuerzeug, gasanzunder, anzunder, stabfeuerzeug",
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
