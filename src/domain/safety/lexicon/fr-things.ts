import type { Lexicon } from "./lexicon";

/** French names of things and what can fail on them. */
export const frThings: Lexicon = {
  supplyThing:
    "prise electrique/murale/secteur/de courant, !prise, multiprise, rallonge, allonge, fiche electrique/secteur, cordon secteur/d alimentation, cordon alimentation, cable d alimentation, cable secteur, cable alimentation, bloc alimentation, alimentation, chargeur, transformateur, transfo, adaptateur, secteur, enrouleur, 230v/220v, appareil electrique, electromenager",
  kitchenThing:
    "bouilloire, grille pain, toaster, cafetiere, machine a cafe, machine a pain, machine a laver, machine a glace, expresso, nespresso/senseo/dolce, !robot, mixeur, mixer, blender, batteur, fouet electrique, !plaque, cuisiniere, !four, micro ondes, mini four, frigo, refrigerateur, congelateur, lave vaisselle, friteuse, appareil a raclette/fondue/croque/gaufres, raclette, gaufrier, sorbetiere, croque monsieur, centrifugeuse, extracteur, hachoir, hotte, presse agrumes, moulin a cafe, cuiseur, yaourtiere, autocuiseur electrique, percolateur, crepiere, plancha, soupmaker, cookeo, thermomix, chauffe eau, machine a pop, machine a popcorn/barbe/glacons/pates/hotdog/coudre",
  householdThing:
    "aspirateur, fer, centrale vapeur, nettoyeur vapeur, lave linge, seche linge, sechoir, machine a coudre, surjeteuse, ventilateur, radiateur, chauffage, convecteur, lampe, lampadaire, halogene, luminaire, !lustre, guirlande, !applique, !spot, variateur, destructeur, humidificateur, deshumidificateur, climatiseur, clim, couverture chauffante, pompe, aquarium, cheminee electrique, plastifieuse, tapis de course, bain de pieds, lisseuse, poele electrique, chauffe biberon, sapin, etoile lumineuse",
  bodyThing:
    "seche cheveux, fer a lisser, fer a friser, lisseur, boucleur, tondeuse, epilateur, appareil de massage, rasoir electrique",
  workshopThing:
    "perceuse, visseuse, scie, ponceuse, meuleuse, disqueuse, raboteuse, rabot, defonceuse, compresseur, poste a souder, decapeur, pistolet a colle, tondeuse, taille haie, debroussailleuse, coupe bordure, souffleur, karcher, nettoyeur haute pression, broyeur, dremel, fer a souder, foreuse, perforateur, tronconneuse, outil electrique, scarificateur",
  leisureThing:
    "tele, tv, televiseur, television, ecran, moniteur, radio, ampli, amplificateur, chaine, hifi, tourne disque, magnetophone, platine, lecteur, magnetoscope, imprimante, scanner, projecteur, videoprojecteur, ordinateur, pc, radioreveil, enceinte, orgue, clavier, synthetiseur, reveil, machine a bulles/fumee/brouillard/neige",
  notMains:
    "a pile/batterie, sans fil, lampe de poche/frontale, a essence, solaire, a gaz, usb *, prise jack/usb/casque/ecouteur/chargeur, jouet, fer a cheval, fer forge, four a gaz, prise de son/vue, manuel/manuelle",
  lowVoltageThing:
    "casque, ecouteur, micro, cable usb, cable de charge, souris, manette, guitare, mp3, lampe de poche, lampe frontale, telecommande, velo, rideau, store",
  microwaveOutside: "plateau, heure, assiette, horloge, bip, affichage, gras*",
  alarmBattery:
    "bip toutes/chaque, bipe toutes, pile neuve, pile ~ faible/vide, jauni*, bip/bips/bipe ~ une fois, bipe __ par minute",
  clothOnly: "housse, fermeture, velcro, scratch, lave, lavee, lavable",
  microwave: "micro onde, microonde, magnetron, four a micro ondes",
  notMicrowave: "au micro onde, dans le/un micro onde, pour micro ondes, passe au micro",
  toyVehicle:
    "voiture telecommandee/jouet/miniature/radiocommandee/radioguidee/enfant, petite voiture, voiture de jouet/poupee",
  highVoltageThing:
    "tele cathodique, television cathodique, ecran cathodique, moniteur cathodique, cathodique, tube cathodique, tht, haute tension, poste a lampes, ampli a lampes, radio a lampes, tue mouche electrique, tue insecte, destructeur d insectes, lampe anti moustique/insectes, raquette anti/electrique *, neon publicitaire, enseigne neon, onduleur, boule plasma, borne de recharge, voiture electrique, tele/television/televiseur/ecran/moniteur a tube, a tube cathodique, vieille tele",
  fixedThing:
    "tableau electrique, prise murale, interrupteur mural, plafonnier, boite de derivation, boite a fusibles, compteur electrique, spot encastre, installation electrique, interrupteur de la chambre/lumiere, interrupteur lumiere, va et vient, ballon d eau chaude, chauffe eau electrique, vmc",
  coolingThing:
    "frigo, refrigerateur, congelateur, climatiseur, clim, pompe a chaleur, deshumidificateur, cave a vin",
  heatingTextile:
    "couverture/coussin/chauffe/surmatelas/matelas chauffant/chauffante, couverture electrique, chauffe matelas, bouillotte electrique, plaid chauffant",
  lithiumThing:
    "telephone, !portable, smartphone, iphone, gsm, tablette, ordinateur portable, powerbank, batterie externe, drone, liseuse, montre connectee, trottinette, velo electrique, vapoteuse, cigarette electronique, visseuse sans fil, vae",
  batteryThing: "batterie, accu, accumulateur, lipo, !pile, powerbank, baterie",
  batteryCell: "batterie, accu, accumulateur, cellule, pack, !pile, baterie",
  driveThing:
    "velo electrique, velo a assistance, trottinette, vae, hoverboard, gyropode, gyroroue, monoroue, scooter electrique, !overboard",
  driveBattery: "batterie de velo/trottinette/vae/scooter, batterie velo, batterie trottinette",
  packInDanger: "ouvrir/reparer/souder/dessouder ~ batterie",
  drivePart: "batterie, accu, cellule, pack",
  gasThing:
    "gaziniere, cuisiniere a gaz, four a gaz, chauffe eau a gaz, chaudiere, plaque a/de gaz, chauffage au gaz, chauffage a gaz, radiateur a gaz, poele a gaz, barbecue a gaz, bouteille de gaz, tuyau de/a gaz, robinet de gaz, detendeur, veilleuse gaz, rechaud, chalumeau, bruleur, parasol chauffant, lampe a gaz, frigo a gaz, thermocouple, chauffe eau gaz, lampe a souder, cuisiniere gaz, chauffage gaz, poele gaz, plaque gaz, four gaz, barbecue gaz, radiateur gaz, arrivee/alimentation de/du/en gaz, vanne gaz/de, compteur de gaz, injecteur gaz",
  burner:
    "poele, cheminee, chaudiere, chauffage, chauffe eau, !four, gaziniere, groupe electrogene, cuisiniere, !insert, barbecue, brasero, generatrice, !appoint, au gaz, sur le gaz",
  garageThing: "porte de/du garage, porte garage, ressort de torsion, ressort sous tension",
  notGarage:
    "telecommande porte de garage, telecommande de porte de garage, telecommande du/de garage, telecommande de la porte de garage",
  notPressure: "chaise/fauteuil/siege/tabouret __ verin, verin __ chaise/fauteuil/siege/tabouret",
  pressureThing:
    "verin, ressort a gaz, vase d expansion, bouteille de co2/gaz/oxygene/plongee/butane, bombe aerosol, cuve du compresseur, reservoir d air",
  pressurised:
    "cocotte, autocuiseur, compresseur, verin, extincteur, nettoyeur vapeur, centrale vapeur, sodastream, machine a soda, co2",
  pressureFault:
    "soupape, couvercle _ bloque/coince, pression, siffle, percer, bouchee, bouche, impossible d ouvrir, n arrive pas a ouvrir, recharger, soude, souder, saute, explose, eclate, rouille, rouillee, scier, couper, fissure*, gonfle, remplir, glace seche, carboglace",
  usualSteam:
    "soupape/vapeur/siffle __ comme d habitude, soupape/vapeur/siffle __ comme toujours/prevu/avant",
  childSeat:
    "siege auto, siege enfant, siege bebe, rehausseur, isofix, ceinture de securite, cosy bebe, maxi cosi, siege pour enfant",
  lifeGear:
    "casque de/velo/moto/ski/chantier/escalade, baudrier, harnais, corde d escalade, mousqueton, gilet de sauvetage, masque a gaz, masque respiratoire, gilet sauvetage, casque apres, casque casse",
  notLifeGear:
    "casque audio/bluetooth/micro/jouet, harnais chien/chat, harnais de chien/chat/cheval, harnais pour chien/chat",
  alarmThing:
    "detecteur de fumee, detecteur de monoxyde, detecteur fumee, detecteur co, detecteur de co, alarme incendie, extincteur, couverture anti feu, detecteur avertisseur, daaf",
  bearer:
    "echelle, escabeau, marchepied, echafaudage, balancoire, hamac, trampoline, portique, attelage, barres de toit, coffre de toit, fauteuil suspendu, tyrolienne, cric, chandelle de voiture",
  bearerFault:
    "casse, cassee, fissure*, felure, fendu*, plie, pliee, tordu*, barreau, marche, charniere, desserre*, branlant*, bancal*, rouille, pourri*, soude*, glisse, descend, s affaisse, lache, cede",
  cutter:
    "scie, tondeuse, taille haie, tronconneuse, meuleuse, disqueuse, perceuse, broyeur, debroussailleuse, coupe bordure, rabot, defonceuse, mixeur, blender, !robot, trancheuse, tapis de course, ponceuse, trancheur, pele pommes",
  guardFault:
    "carter _ casse/cassee/manquant/enleve/absent/retire, protection/protege/protecteur/capot _ cassee/casse/manquante/manquant/enlevee/enleve/absente/retiree/retire, sans sa/son carter/protection/capot, demarre tout seul, demarre toute seule, se met en marche tout, se met en marche toute, se lance tout seul, frein de chaine, se declenche tout seul, lame/chaine/disque continue ~ tourner, lame/chaine/disque tourne toujours/encore, sans ~ couvercle/capot/carter/protection, tourne/marche/fonctionne/demarre couvercle ouvert/enleve, ne s eteint pas/plus, s eteint plus, ne s arrete pas/plus, impossible a eteindre/arreter, reste enclenche, bouton bloque, demarre/part/tourne/lance __ des que/qu __ branche/branchee, demarre quand on/je effleure/frole, remis/remise/remet en route/marche pendant/tout/toute, lame/lames/disque/couteau __ volee/envolee/partie/ejectee/lancee, en route/marche pendant",
  runsOn:
    "continue a/de/d tourner/marcher/fonctionner, continue de/a couper, s arrete pas/plus/jamais, arrete plus, n arrete pas de tourner, ne s eteint pas/plus, eteint plus, impossible de l arreter/eteindre, impossible a arreter, impossible d arreter, continue meme, tourne encore, tourne toujours",
  letGo:
    "lache, relache, lacher, relacher, eteint, eteins, quand je, meme quand, arret, bouton, interrupteur, gachette, arret d urgence, meme si, meme apres",
  bedForChild:
    "poussette, landau, lit bebe, lit de bebe, berceau, lit a barreaux, chaise haute, lit superpose, lit mezzanine, barriere de securite, porte bebe, transat bebe, table a langer, trotteur, lit parapluie, barriere bebe",
  nurseryFault:
    "frein, sangle, harnais, boucle, verrou*, bloque, barreau, se replie, se plie, replie, casse, cassee, fissure*, branlant*, bancal*, instable, desserre*, pied, vis, bascule, ne ferme pas/plus, ferme plus/pas, s ouvre, se ferme plus, lache, tombe, descend, se detache, detache",
  cycle: "velo, bicyclette, vtt, tricycle, trottinette, vae, tandem",
  breaksApart:
    "fissure*, casse, cassee, felure, fele*, fendu*, tordu*, plie, pliee, brise*, rompu*, craquele*",
  cycleFrame:
    "cadre, fourche, guidon, potence, tige de selle, pedalier, manivelle, tube diagonal/horizontal/oblique/inferieur, hauban, base arriere",
  brakeFails:
    "plus aucun frein, aucun frein, plus de frein, freine avec ~ chaussures/pieds, frein _ lachent/lache/marchent/marche/fonctionnent/fonctionne/repondent/repond/tiennent, frein casse/mort/hs, ne freine/freinent/freinait _ plus/pas, freine/freinent _ plus/pas, freine/freinent/freinait a peine, freine/freinent mal, pas de frein, sans frein, cable de frein casse/rompu/lache, plus rien au frein, accelere toute seule, accelere tout seul, moteur continue, continue _ pedaler, avance toute seule, avance tout seul, part toute seule, frein/freins __ prend/prennent/mord/mordent/serre/serrent plus/pas, peux/peut/pouvais plus m/s/du arreter, cable de frein ~ tient __ fil/fils/brin/brins, cable de frein ~ casse/rompu/lache, frein/freins ne marche/marchent/fonctionne/fonctionnent plus",
  airbag: "airbag",
  vehicle:
    "voiture, auto, camionnette, fourgon, camping car, moto, !scooter, mobylette, cyclomoteur, renault, clio, twingo, megane, peugeot, 206, 207, 208, citroen, dacia, sandero, ford, fiesta, fiat, opel, vw, golf, polo, audi, bmw, toyota, yaris, vespa, caravane, remorque",
  vehiclePart:
    "frein, freine, pedale de frein, plaquettes, !direction, volant, carburant, reservoir, suspension, amortisseur, ecrous de roue, liquide de frein, airbag, essence, ceinture",
  fuelLeaks:
    "fuite/fuit ~ essence/carburant/gasoil/gazole, odeur d essence/de gasoil/de carburant, essence/carburant/gasoil _ fuit/goutte/coule/fuite, sent _ essence/gasoil, perd ~ essence/carburant/gasoil, odeur essence",
  walkingAid:
    "fauteuil roulant, deambulateur, rollator, bequilles, ^bequille, bequille anglaise/medicale, canne, cadre de marche",
  aidFault:
    "frein, poignee, roue, pied, cadre, se plie, casse, cassee, fissure*, tordu*, desserre*, embout",
  medicalThing:
    "pompe a insuline, cpap, ppc, apnee, appareil respiratoire, respirateur, concentrateur d oxygene, nebuliseur, pacemaker, defibrillateur, monte escalier, lit medicalise, lit d hopital, leve personne, leve malade, dialyse, scooter electrique pmr, fauteuil roulant electrique, fauteuil electrique, glucometre, lecteur de glycemie, appareil apnee",
  weaponThing:
    "fusil, revolver, carabine, munition, cartouches de chasse, feu d artifice/feux, feux d artifice, petard, poudre noire, arme, arbalete, pistolet",
  notWeapon:
    "pistolet a colle/eau/peinture/air/souder/silicone/massage, pistolet de massage, pistolet jouet, pistolet a air chaud, pistolet thermique, pistolet pulverisateur, arme de/en, pistolet a amorces/petards/bouchon/bulles/flechettes",
  strongLaser:
    "laser classe/de classe, decoupeuse laser, graveur laser, graveuse laser, module laser, decoupe laser",
  cameraFlash:
    "appareil jetable, flash de l appareil, flash photo, appareil photo jetable, flash externe",
  notHighVoltage: "haute tension ~ teste/test/mesure",
  cordThing: "rallonge, enrouleur, cordon secteur, cable secteur",
};
