import type { Lexicon } from "./lexicon";

/** French words of one sign each: two or three of them that meet, in any order, tell of a danger. */
export const frSigns: Lexicon = {
  stings:
    "pique, piquee, piquer, piquait, piqure, picot*, fourmi*, mord, mordu, mordue, morsure, secousse, decharge*, chataigne*, coup de jus/courant, electrocut*, electris*, chatouill*, engourdi*, brulure ~ doigt*, tressaut*, sursaut*, gratouill*, frisson*, claque ~ doigt*/main*, pris/prend/prendre/envoie ~ jus, du jus",
  someonesBody:
    "doigt, main, bras, coude, epaule, levre, langue, dent, peau, pouce, paume, orteil, pied, genou, jambe, poignet",
  contact:
    "touch*, tient, tenir, tiens, tenant, attrap*, pris, prend, prenant, essuy*, nettoy*, soulev*, appui*, appuy*, deplac*, branch*, debranch*, ouvr*, tirer, sortant, sortir, allum*, pieds nus, mains/doigts mouille/mouillee/humides, sol/carrelage mouille/humide, partie metallique, metal, frol*, saisi*, remplis*, robinet, en meme temps, carcasse, recu, recois, envoie, pose",
  gentleOnSkin:
    "massage*, masseur, rasoir, epilat*, brosse a dents, casque, ecouteur*, gant*, botte*, chaussure*, chaussette*, matelas, canape, coussin, pull",
  panelPlace:
    "tableau, tableau electrique, compteur, disjoncteur, boitier electrique, armoire electrique",
  resets:
    "relev*, remont* ~ bouton/manette/disjoncteur/levier, rearm*, remettre, reenclench*, re enclench*, remet, rallum*, tombe, saute, clique, abaiss*",
  hotWord: "chaud, chaude, brulant, brulante, bouillant, bouillante, chauffe",
  cannotHold:
    "ne peut pas/plus ~ tenir/toucher/garder/poser/prendre, peut pas/plus ~ tenir/toucher/prendre, peux pas/plus ~ tenir/toucher/prendre, impossible ~ tenir/toucher/prendre, pas/plus ~ tenir/toucher, brule/brulee/brulant ~ main/doigt, me suis brule/brulee, se brule, on se brule, intouchable, lache*",
  wallPart:
    "prise murale, prise de courant, prise, interrupteur, variateur, multiprise, tableau electrique, disjoncteur, boitier mural",
  warmWord:
    "chaud, chaude, chauffe, brulant, brulante, bourdonne, gresille, crepite, siffle, noirci*, roussi*, fondu, fondue, cramee, crame, brule, brulee, suie, etincelle*",
  strand: "fil, cuivre, brin, ame, metal, conducteur, torons",
  showsOut:
    "voit, voir, visible, apparent, nu, nus, a nu, denude*, depasse*, pend, pendent, pendouill*, decouvert, a l air, arrache*, sorti ~ fiche/prise, ressort*, sortent ~ trou, sorti _ fiche/prise",
  liquid:
    "eau, l eau, jus, the, cafe, soupe, biere, lait, vin, coca, limonade, pluie, liquide, humidite, carafe, vase, tasse, verre, sauce, flaque, smoothie, soda, fuite, sirop, condensation, boisson",
  flowsIn:
    "renvers*, verse, versee, tombe, tombee, coul*, fui*, goutt*, degoul*, ruissel*, entre, entree, rentre, infiltr*, deborde*, gicl*, eclabouss*, penetre*, arrive, passe, descend*, suint*, lache",
  innerPart:
    "prise, la prise, electrique, electronique, moteur, socle, fiche, multiprise, interrupteur, aeration*, grille*, ouies, circuit, carte, luminaire, tableau, bornes, alimentation, transfo, se branche, dans l arriere, dans _ aeration*/contacts",
  fouls:
    "fait pipi, pipi, pisse, urine, vomi, mis/passe ~ lave vaisselle, passe/rince/lave sous ~ robinet/eau/douche",
  layIn:
    "tombe, tombee, passe, passee, reste, restee, laisse, laissee, oublie, oubliee, chute, glisse, plonge, plongee, immerge, immergee, trempe, trempee, sejourne, finie, atterri, noye, noyee, traine",
  wetPlace:
    "dans ~ flaque/bain/baignoire/evier/lavabo/wc/toilette/piscine/bassin/etang/seau/aquarium/mer/lac/riviere/eau/neige/cuvette, sous ~ pluie/eau/neige, a l eau, dehors ~ pluie",
  gasUser:
    "barbecue, bbq, gaziniere, cuisiniere, rechaud, four, plaque, chauffage, poele, chaudiere, chauffe eau, parasol, cheminee, caravane, camping, bruleur, au gaz, a gaz, gaz",
  hissWord: "siffle, sifflement, sifflait, chuint*, s echappe, echappe, bulle, pschitt",
  gasPart: "bouteille, detendeur, cartouche, gaz, tuyau gaz, tuyau de gaz, robinet de gaz",
  gasWork:
    "injecteur, gicleur, thermocouple, veilleuse, detendeur, robinet gaz/de, flexible, tuyau gaz/de",
  flaresUp:
    "sourcil*, boule de feu, flamme sort/sortent/revient/remonte/jaillit/jaillissent, flamme ~ jaune/orange, brule jaune, suie, explose/explosion/boum/detonation ~ allumage/allume, retour de flamme",
  replaces:
    "chang*, rempla*, soud*, ressoud*, ouvr*, demont*, repar*, reconditionn*, perc*, coup*, sci*, regl*, nettoy*",
  packInside: "cellule, bms, accus",
  packCracked:
    "batterie ~ fendu/fendue/fissure/fissuree/fele/felee/cabosse/cabossee, boitier _ batterie ~ fendu/fissure/fele/casse, fissure/fente dans/sur _ batterie",
  staysWarm:
    "brule/brulait/brulure/brulures __ poignet/peau/bras/oreille/cou, chaud/chaude/brulant/brulante en permanence, chaud/chaude tout le temps, toujours/constamment chaud/chaude/brulant/brulante, chaud/chaude/brulant/brulante __ meme eteint/eteinte/quand, chauffe __ meme eteint/eteinte, chauffe tout seul, brulant/brulante __ poche/sac/lit, chaud/chaude __ poche/sac/lit, dans _ poche/sac/lit __ brulant/brulante/chaud",
  stabs:
    "pique, perce, percee, transperce*, plante, crevee, creve, clou, tournevis, vis dans, ecrase, ecrasee, roule dessus, cabosse*, mordu, mordue, couteau",
  guardWord: "carter, capot, protection, protege lame, couteau diviseur, cache lame, capot de lame",
  takenOff:
    "enleve*, retire*, demonte*, casse, cassee, perdu, perdue, manque, absent, gene, sans, arrache*, devisse*",
  thermostatWord: "thermostat, regulateur, bouton de temperature",
  sticksOn:
    "colle, collee, bloque ~ a fond/allume/dessus, bloque, coince, soude, reste ~ allume/a fond/enclenche",
  keepsHeating:
    "jusqu _ vide/sec, bout _ vide, bout a sec, chauffe sans arret/arreter, brule tout, roussit tout, crame tout, arrete pas de chauffer/bouillir, continue _ chauffer/bouillir, bout sans arret, brule tous, chauffe sans fin, chauffe tout le temps, n arrete pas de chauffer/bouillir, ne cesse de chauffer",
  brakeLever: "frein, levier, levier de frein, manette de frein, freinage, poignee de frein",
  pullsThrough:
    "rien ne se passe, se passe rien, ne ~ accrochent/accroche/serrent/serre/freine/freinent/tiennent/tient/mord/mordent/marche/marchent/repond/fonctionne plus/pas, accrochent/accroche/serrent/serre/freine/freinent/tiennent/tient/mordent/marche/marchent/fonctionne ~ plus/pas, dans le vide, mou, molle, lache*, casse, cassee, inefficace*, hs, jusqu au guidon, touche le guidon, a fond",
  rideThing:
    "velo, bicyclette, vtt, trottinette, scooter, moto, mobylette, tandem, tricycle, fauteuil roulant, deambulateur, rollator, vae, draisienne",
  givesUnder:
    "repli*, plie, pliee, casse, cassee, cede, tordu*, fendu*, fele*, fissure*, rompu*, brise*, craque*",
  loadPart: "guidon, potence, fourche, cadre, tige de selle, direction",
  throttleWord: "accelerateur, gachette, poignee de gaz, gaz",
  runsAway:
    "bloque, bloquee, reste ~ bloque/coince/enfonce/appuye, coince, coincee, tout seul, toute seule, ralentit pas/plus, a fond, bloque _ marche, bloquee _ marche",
  toyThing:
    "jouet, poupee, lego, playmobil, barbie, peluche, miniature, maquette, telecommandee, telecommande, doudou, dinette",
  remoteThing: "telecommande, emetteur, bip",
  springOrCable:
    "ressort, cable, tambour, travers, rail, galet, tombe, tombee, bruit sec, claque, casse, lache",
  gasSpring: "verin, ressort a gaz, jambe de force, amortisseur",
  opensUp: "sci*, coup*, perc*, chauff*, soud*, comprim*, compress*, ouvrir",
  snaps: "claque, claquement, etincelle*, decharge, detonation, explose, pete",
  capWord: "condensateur, condo",
  drips: "goutt*, coule, coulent, fuit, fuient, degouline, ruissel*, suinte",
  lightWord:
    "lampe, luminaire, plafonnier, spot, lustre, lumiere, suspension, douille, applique, interrupteur",
  holdsSwitch:
    "scotch, scotche*, ruban adhesif, adhesif, elastique, collier, serre cable, rilsan, ficelle",
  switchWord:
    "gachette, interrupteur, contact de porte, contacteur, securite, bouton de securite, poignee de securite",
  heatThing:
    "fer, bouilloire, chauffage, radiateur, friteuse, four, grille pain, grill, lisseur, couverture, chauffe eau, seche linge, pistolet a colle, plaque, cafetiere, cuiseur, gaufrier, boucleur, ballon, coussin chauffant, convecteur, raclette",
  notSting: "picot* __ froid, de froid, fourmi* __ froid",
  threadThing:
    "machine a coudre, surjeteuse, coupe bordure, debroussailleuse, tricot*, canne a peche",
  notDrowned:
    "chien mouille, sent/odeur __ mouille/humide/renferme, linge/vetements/serviettes/cheveux/tapis __ mouille*/trempe*/humide*, calcaire/sable/flocons/gout/depot __ l eau, abat jour __ l eau",
};
