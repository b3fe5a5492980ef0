import type { Lexicon } from "./lexicon";

/** French words for machines that do not stop, and for what glows, lifts or crackles. */
export const frMachines = {
  openBlade:
    "tronconneuse, scie, tondeuse, taille haie, debroussailleuse, coupe bordure, meuleuse, disqueuse, perceuse, raboteuse, tour a bois/metal, broyeur, secateur, tapis de course",
  cannotStop:
    "s arrete plus/pas, s eteint plus/pas, impossible a/de l arreter/eteindre, impossible a/de arreter/eteindre, arret ~ repond/marche ~ pas/plus, accelere ~ seul/seule, demarre ~ seul/seule, demarre sans appuyer",
  tiesDown: "attache*, collier, colson, scotche*, coince*, bloque*",
  handleWord: "poignee, levier, manette, gachette, bouton, interrupteur",
  spinThing: "lave linge, machine a laver, essoreuse, seche linge, betonniere",
  doorOpens: "hublot/porte/couvercle ~ ouvre/ouvert/ouverte, ouvre ~ hublot/porte/couvercle",
  whileTurning: "pendant ~ essorage/tourne, en pleine/plein essorage/lavage, tambour tourne",
  glows: "rougeoie, rougeoit, rouge vif, incandescent*",
  glowPlace: "dedans, interieur, arriere, fiche, prise, cable, boitier, fente, moteur, dessous",
  lighterThing: "briquet, allume gaz, pierre a feu",
  glowsRightly: "grille pain, grill, radiateur, plaque, lampe, four, bougie, ampli a lampes",
  screenLifts:
    "ecran/dos/coque/clavier/touches/pave _ souleve/remonte/decolle/bombe/gonfle, ecran/dos/coque/clavier/touches/pave tactile _ souleve/remonte/decolle, balance sur la table",
  cellThing:
    "dashcam, casque, ecouteurs, montre, rasoir, brosse a dents, lampe torche, babyphone, enceinte",
  feelsAtTouch: "pique, picote, mord, chatouille, secousse, chataigne, claque, decharge",
  supplyBlock: "chargeur, adaptateur, fiche, multiprise, rallonge, transfo",
  crackleWord: "gresille, crepite, siffle, petille",
  psuThing: "alimentation",
  opensIt: "ouvrir, ouverte, ouvert, demonter, demontee",
  fuseGoes:
    "plombs/fusible ~ saute/sautent/grille/grillent, fait sauter ~ plombs/fusible/compteur/courant, courant ~ saute/coupe, plus rien ne marche dans ~ cuisine/maison/appartement/salon/etage, etage/maison/appartement ~ noir",
} satisfies Lexicon;
