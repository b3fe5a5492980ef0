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
  meantToBurn:
    "briquet, allume gaz/feu/barbecue, allume feu *, pierre a feu, zippo, allumette*, !bougie, bougies, !bougie parfumee, bougeoir, chandelier, lampe a huile/petrole, lampe tempete, photophore, encens, barbecue ~ charbon, charbon de bois, brasero, feu de camp, cierge magique",
  notMeantToBurn:
    "bougie/bougies led/electrique/electriques, bougie/bougies a pile/piles, bougie d allumage, bougies d allumage, bougie ~ voiture/scooter/moto/tondeuse/tronconneuse, guirlande*, ampoule *",
  inertThing:
    "theiere, carafe, ballon, ballon a l helium, chambre a air, matelas gonflable, livre, livres, bd, magazine, dvd, film, jeu/jeux de societe/cartes, puzzle, pull, pulls, chandail, gilet, chemise, chemisier, robe, jupe, collant, collants, pantalon, jean, manteau, veste, blouson, echarpe, bonnet, chapeau, chaussette, chaussettes, chaussure, chaussures, botte, bottes, gant, gants, plaid, couette, coussin, rideau, rideaux, nappe, serviette, tapis, sac a main/dos, portefeuille, valise, casserole, poele, faitout, mug, tasse, assiette, bol, vase, cendrier, bac a glacons, gourde, boite tupperware, cassette vhs, violon, moulin a poivre/sel",
  notInert:
    "chauffant*, massant*, massage, usb, batterie, pile, piles, prise, poele a bois/petrole/granules/gaz/mazout, robe de chambre chauffante, couverture chauffante, tapis roulant/chauffant/de course, rideau metallique/roulant, gilet de sauvetage, seche serviettes, electrique*",
  softwareThing:
    "site web/internet, site, page web, boutique en ligne, tableur, tableau excel, excel, pare feu, firewall, navigateur, python, script, jeu/jeux video, jeu zelda/switch/xbox, zelda, minecraft, fortnite, mario, pokemon, sims, appli, applis, application, logiciel, windows 7/8/10/11, instagram, whatsapp, facebook, netflix",
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
  glowsRightly: "grille pain, grill, radiateur, plaque, lampe, four, bougie, ampli a lampes",
} satisfies Lexicon;
