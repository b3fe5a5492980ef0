import { frMachines } from "./fr-machines";
import { frSigns } from "./fr-signs";
import { frThings } from "./fr-things";
import type { Lexicon } from "./lexicon";

/** French words of danger, besides the names of things. */
export const fr: Lexicon = {
  ...frThings,
  ...frMachines,
  ...frSigns,
  noPlug:
    "sans fil, batterie, a piles, essence, thermique, diesel, rechargeable, 18v/36v/40v, 18/36/40 v/volts",
  tripsByItself: "disjoncte/disjonctent/disjoncter",
  trips:
    "saute/sautent/sauter/saut/sautait/sautee, disjoncte/disjonctent/disjoncter, declenche/declenchent/declencher, tombe/tombent, coupe/coupent/couper/coupure, claque/claquent, bascule, lache",
  supply:
    "disjoncteur, differentiel, plomb, fusible, compteur, tableau, jus, courant, electricite, installation",
  houseSupply:
    "la maison, l appartement, l appart, la cuisine, l etage, tout l immeuble, dans toute, toute la piece, toute la, tout le quartier, chez moi, !salon",
  goesDead:
    "plus de courant/electricite/lumiere/jus, plus d electricite, coupe le courant/electricite/jus, coupe l electricite, coupure, noir, panne de courant, tout s eteint, s eteint partout, eteint tout, dans le noir",
  supplyGoes:
    "disjoncte/disjonctent/disjonctait/disjoncter, fait tout sauter/disjoncter, tout saute, fait sauter, fait disjoncter, saute le disjoncteur, le courant saute/coupe/part, fait tomber le disjoncteur/differentiel/courant, plombs, fait peter les plombs, plus rien dans la maison, dans le noir, saute/sautent ~ plombs/compteur/fusibles/differentiel, fait tomber/couper/partir ~ courant/compteur/jus/electricite, lumieres __ s eteignent, courant _ coupe/saute/part, coupe _ courant/electricite/jus, electricite saute/coupe/part, branche __ tout s eteint, allume __ tout s eteint, tout s eteint dans, toutes les lumieres, disjoncteur/differentiel __ tient/reste/remonte pas/plus, fusible __ tient/tiennent pas, ca saute, moitie/tout/toute __ etage/maison/immeuble/bureau ~ sans",
  shock:
    "choc electrique, un choc en ~ touchant/ouvrant/allumant/branchant, decharge, electrocut*, pris/prend/prenais/recu/recois/recoit une/un/des/le ~ jus/chataigne/coup/courant/bourre/decharge, prendre _ jus/courant, chataigne, coup de jus, jus dans, picot*, fourmill*, fourmis, du 220, electrise*, fuite de courant, le courant passe, courant dans les/la, sens du/le courant, coup de courant, carcasse/boitier/masse/coque/chassis/metal/cuve/poignee ~ sous tension, du courant dans/sur la/le carcasse/coque/boitier, pris/prend/prenais/recu/recois/recoit/prendre/sens/donne __ decharge/chataigne, petite/des secousse, secousses electriques, coup d electricite, courant _ porte/poignee/eau/cote, tournevis/testeur __ allume/eclaire, bras/main/doigts _ engourdi/engourdie, une/un chataigne/bourre/beigne/pelle electrique, jus dans l eau, m electrise, secoue le bras/la main, sent/sens/donne/donnait/recu __ jus/courant/secousse, petits chocs, electricite quand je touche, pris ~ jus, courant dans/sur ~ tambour/porte/pied/eau/robinet/couvercle/cuve, pied/socle/tambour/porte ~ sous tension",
  hurts:
    "me pique, m a pique, me pince, ca pince, ca pique, chatouille, me mord, secoue, pouvais/pouvait/peux/pu plus/pas lacher",
  feelsIt:
    "picote, pique, vibre, vibration*, gratte, chatouille*, bourdonne*, pincement, secousse, vibrent, tressaute, tressautent",
  inTheBody: "doigt, !main, bras, coude, peau, pieds nus, pouce, paume, orteil, orteils",
  touches:
    "touche, toucher, touchant, effleure, effleurant, mains mouillees, pieds nus, robinet, evier, mains humides, pose la main",
  asksWhetherUnsafe: "est ce ~ dangereux, est ce que c est ~ dangereux",
  unsafe:
    "pas de terre, sans terre, terre _ coupee/debranchee/absente/deconnectee/cassee, defaut d isolement, defaut de terre, !dangereux, dangereuse, !danger, risque _ electrocution/incendie, fuite a la terre, pas aux normes, non conforme, defaut d isolation, veux/peux/faut/comment le/la/les shunter/ponter",
  shorts: "court circuit, court circuite*, court jus, courcircuit, cour circuit, en court",
  melts:
    "!fondu, !fondue, !fond, fondent, fondait, !fondre, fusionne, soude/soudee/colle/collee ~ dans/a ~ prise/multiprise, spires/fils __ collent/colles/collees",
  softens:
    "mou, molle, deforme*, ramolli*, gondole*, collant, cloque*, marron et mou, tout mou, toute molle, devenu mou",
  plasticPart:
    "plastique, boitier, prise, fiche, cable, fil, douille, enrouleur, gaine, interrupteur, cordon, coque, trou, poignee, multiprise",
  scorch:
    "trace de brulure/brule, roussi*, carbonise*, noirci*, calcine*, crame*, trace noire, tache brune/noire, brulure, toute noire, tout noir, marques noires, marque de brulure, prend feu, marron au niveau",
  crackles:
    "gresille _ prise/interrupteur/fiche/branche, prise/interrupteur/fiche/multiprise/rallonge/cable/variateur __ gresille/crepite/bourdonne/craque, crepite*, etincelle, gresille ~ dans/au/vers ~ douille/prise/interrupteur/culot/cordon/fiche, gresillement",
  connectionHot:
    "prise/fiche/cable/cordon/fil/multiprise/rallonge/chargeur/transfo/adaptateur __ brulant/brulante/chaud/chaude/chauffe/bouillant/bouillante, brulant au toucher, brulante au toucher, bouillant, trop chaud _ toucher/tenir, tres tres chaud, chauffe a mort, impossible _ toucher/tenir, tellement chaud, trop chaud pour",
  darkMark: "noir, noire, noircie, brun, brune, marron, roussie, jaunie, traces",
  connectionPart:
    "prise, fiche, broche, contact, cable, cordon, fil, interrupteur, douille, borne, connecteur, gaine, trou",
  frays:
    "denude*, abime*, !coupe, coupee, sectionne*, endommage*, arrache*, ronge*, grignote*, mordu*, machouille*, effiloche*, !use, usee, fendu*, fendille*, craquele*, a nu, !nu, !nus, scotch, scotche*, chatterton, ruban adhesif, adhesif, ecrase*, !pince, brule*, fondu*, dechire*, ouvert, cisaille*, mache*, tranche*, pele, pelee, apparent, attaque par, !perce, mange*, rafistole*, defait, racommode, craque, effrit*, coince*, emmaillot*, entaill*, rogn*, durci, dur, dure",
  cord: "cable, cordon, fil, gaine, isolant, cable d alimentation, rallonge, fil electrique, isolation",
  notMainsCord:
    "crepite sur __ disques/vinyles, cable usb/hdmi/jack/audio/ethernet/reseau/de frein/antenne, cable de charge/recharge, fil du casque, fil a coudre, fil jack, ecouteur, casque, fil nylon, fil de coupe/peche/nylon/dentaire, sans fil, fil d ariane, fil casse aiguille, le fil casse, fil de canette, coudre, coud, bobine, cable jack, enceinte, enrouleur ne, rembobine, faux contact, micro, fiche/cable/cordon/fil ~ air/semble/semblent ~ bien/bon/bons/intact/intacts/neuf/neufs, fiche/cable/cordon/fil ~ est/sont ~ intact/intacts/intacte/bon/bons/nickel/impeccable",
  burntPart: "brule*, fondu*, noirci*, crame*, carbonise*, calcine*, roussi*, !grille",
  connector:
    "prise, fiche, douille, interrupteur, connecteur, variateur, domino, bornier, broche, contact, cosse, borne, socle, bouton",
  cutsThrough:
    "roule/passe/tondu/coupe/scie/marche ~ sur/le/mon/dans, sectionne, tranche, mordu, ronge, grignote, coupe en deux, cisaille, perce, passe ~ sous/dans ~ lame/tondeuse, coupee/coupe ~ avec/en",
  copperShows:
    "cuivre, fil ~ nu/nus/apparent/visible/sortent/sort/depasse/depassent/denude, voit ~ fil/cuivre, sort de la prise/fiche, fils qui pendent, marron et bleu, bleu et marron, torsades ensemble, fils torsades/entortilles, raccordes ensemble",
  sheathGone:
    "gaine ~ abimee/fendue/dechiree/craquelee/fondue/usee/arrachee/ouverte/partie/enlevee/coupee, isolant ~ parti/abime/fendu/craquele/use/arrache/fondu, isolation _ partie/abimee/fendue, gaine/isolant/gainage __ sorti/sortie/glisse/glissee/recule/retracte/retire/retiree, plus/sans d isolant, sans isolant, plus de gaine, sans gaine",
  plugBroken:
    "fiche/prise __ cassee/arrachee/broche cassee, prise arrachee, fiche cassee, broche cassee, prise murale arrachee, prise cassee on voit, fiche __ effrite/ouverte/eclatee",
  pinBroken: "broche _ tordue/manquante, broche/fiche _ casse/cassee/restee, broche __ casse",
  bypass:
    "shunt*, pont*, contourn*, by pass*, bypass*, court circuit*, supprime*, retire*, enleve*, scotche*, bloque*, coince*, neutralis*, papier alu, papier aluminium, trombone, clou, sans, trafique, trafiquee, attache, attachee, debranche, bricole, bricolee, ficele",
  strongBypass:
    "shunt*, ponte*, contourn*, by pass*, neutralis*, desactiv*, court circuit*, supprimer, pontage, bypasser, je veux le shunter",
  safetyPart:
    "securite*, fusible, fusible thermique, thermostat, interrupteur de porte, verrou de porte, verrouillage, capteur de couvercle, limiteur, disjoncteur, differentiel, terre, carter, !protection, contacteur de porte, arret d urgence, micro switch, microswitch, homme mort, thermofusible, poignee de securite",
  foilStuff:
    "papier alu, papier aluminium, alu, clou, fil de cuivre, trombone, bout de fil, piece, plus gros, plus fort",
  fuseReplacement: "fusible, plomb",
  toRunIt:
    "pour qu il/elle, pour que ca, marche quand meme, fonctionne quand meme, marche sans, sans",
  coverOff: "capot ouvert, capot enleve, boitier ouvert, sans capot, sans le capot, sans boitier",
  whileLive: "branche, branchee, sous tension, en marche, allume, allumee, pendant que ca tourne",
  opensPsu:
    "ouvrir _ alimentation/alim, ouvert _ alimentation/alim, reparer _ alimentation/alim, demonter _ alimentation/alim, dans l alimentation, dans l alim, interieur de l alim*",
  drowned:
    "tombe/tombee dans ~ eau/bain/baignoire/piscine/evier/lavabo/toilettes/wc/mer/flaque/bassin, dans la baignoire/piscine, dans l eau, dans le bain/lavabo, sous l eau, trempe, trempee, immerge*, inonde*, inondation, sous la pluie, noye*, pris l eau, pris la pluie, degat des eaux, mouille, mouillee, sous pluie, tombe/tombee ~ evier/lavabo/baignoire/toilettes/wc/cuvette/piscine/eau/mare/seau/bassine/canal/mer, reste/restee/laisse/laissee _ sous la pluie, passe/passee au lave vaisselle",
  waterAtPart:
    "eau __ interrupteur/lampe/plafonnier/tableau/multiprise, eau a coule/goutte/fui/penetre/rentre, coule/goutte/ruisselle/fuit __ sur/dans/par _ prise/moteur/electronique/interrupteur/lampe/plafonnier/tableau/multiprise, infiltration, renverse ~ eau/cafe/verre __ prise/multiprise, eau/cafe/biere/jus/soupe/lait/vin/coca __ socle/pied/moteur/carte/contacts/prise/cordon/electronique/circuit/fiche, vase/verre/tasse/bouteille/bol _ renverse/renversee/tombe __, vase/verre/tasse/bouteille ~ renverse/renversee, goutte/coule/fuit __ vers/pres/sur/dans ~ cordon/fil/prise/fiche/carte/contacts, eau/liquide __ sur/dans ~ alim/alimentation/prise/multiprise/bouton/boutons, prise/multiprise/bloc/moteur __ d eau, infiltre/infiltrent __ bouton/boutons/moteur/prise/cable",
  refrigerantWord:
    "gaz refrigerant, refrigerant, freon, fluide frigorigene, frigorigene, circuit frigorifique, r134a, r600a, liquide refrigerant, remettre/recharger/remplir ~ gaz, recharge de gaz",
  circuitOpened:
    "changer/remplacer/ouvrir/demonter _ compresseur, nouveau compresseur, compresseur ~ fuit/fuite, siffle, sifflement, perce, percee, troue, recharge de gaz, recharger le gaz, recharger en gaz, recharge gaz, fuite de gaz, coup de couteau, avec un couteau, tournevis, pshit, pschit, gaz s echappe",
  smokes:
    "nuage/panache gris/noir/bleu/bleute, petit nuage _ sorti/sort/sortait, fumee, fumer, fumait, enfume*, !fume, !fument, fumaient, fumante, fumant, volute*, se met a fumer, degage de la fumee, a fume, s est mis/mise a fumer, de la fumee",
  notSmoke:
    "nuage gris/noir/bleu de/sur ~ poussiere/toner/farine/ecran/photo/image, gris fumee, couleur fumee, rideau/verre/vitre ~ fume, fumoir, fume normalement, assez de fumee, detecteur de fumee, fumee du/de feu/bois/barbecue/cuisson/camp, fumee de cigarette, saumon fume, jambon fume, fumeur, fume/fumer ~ cigarette/clope, non fumeur, arrete de fumer, plexi fume, couvercle fume, capot fume, plexiglas fume, alarme fumee, aspire/evacue/aspirer __ fumee, soupe/cafe/plat/repas/the _ fume, machine a fumee, n envoie plus de fumee, plus de fumee, fumee de pipe/cigare, fumait __ dedans/dessus, fumaient __ dedans/dessus, vitre/verre ~ devient/est/devenue/devenu ~ noire/noir/brune/brun de fumee, fume/fumer/fumee ~ vapeur, fume _ peu de vapeur",
  onFire:
    "pris feu, prend feu, prendre feu, en feu, flamme, incendie, flambe, enflamme*, s est enflamme, embrase*, crame, mis le feu, feu dans/sur le/la, debut d incendie, depart de feu, flammeche, il y a le feu, ca brule",
  notFire:
    "fausse flamme, pain/toast/tartine/brioche est crame, feu arriere/avant/rouge/vert/doux/de/d/du, feux, arme a feu, feu orange, anti feu, pare feu, flamme bleue/jaune/orange/s/trop/faible, flamme _ eteint, feu ~ gaz, feu vif, feux arriere, feu velo, bougie, coup de feu, firewall, anti incendie, effet flamme, mettre le feu a ete, flammes ~ bougent/restent/bougeaient, sauver ~ des flammes, tout feu tout flamme, pas le feu, y a pas le feu, brule/brulent/pique/piquent __ yeux/nez/langue, public/salle/foule ~ en feu",
  sparks:
    "etincelle, arc electrique, eclair, fait des arcs, crache du feu, flash bleu, arc, jet de feu, gerbe, eclairs bleus",
  notSparks:
    "electricite statique, etincelle __ statique, eclairage, bougie, allume gaz, briquet, piezo, plus d etincelle, pas d etincelle, fermeture eclair, connecteur eclair, etincelle __ camp/cheminee/bougie, eclair part/ne, buzz l eclair, plus d eclair",
  smells: "odeur, !sent, sentait, sentir, !senti, pue, puait, puent, empeste*, relent*, schlingue",
  burnt:
    "brule*, crame*, roussi, chaud, plastique, caoutchouc, fume, feu, !grille, carbonise, !fondu, electrique, ozone, fumee",
  burningSmell:
    "odeur de brule/brulee/crame/roussi/plastique, odeur brule, odeur brulee, sent le brule/crame/roussi/plastique, sent brule, sent mauvais quand ca chauffe, ca sent _ brule/crame/roussi, ca pue, pue _ brule/crame, odeur acre, odeur suspecte, sent/odeur/pue/senti/sentait ~ poisson/goudron/ozone/bitume/bakelite/soudure, odeur/sent/pue ~ electrique/chaud",
  burnsNow: "rougeoi*, incandescent*, moteur/cable/prise/fil _ brule/crame, se consume, braise*",
  harmlessBurning:
    "gateau/pain/toast/cafe/lait/riz/repas/tartine ~ brule*, brule le/les/mon/mes gateau/pain/toast/cafe/lait/riz/tartine, graveur, air chaud/froid, chocolat chaud, ampoule ~ grille*, pain grille, cd grave, creme brulee, eau chaude, ne chauffe pas, marque/trace/trou/tache de brulure __ fer/cigarette/bougie, brulure du fer, pizza/fromage/lasagne/lasagnes/sauce/confiture/crepe/crepes/popcorn/soupe/viande/saucisse/patates/frites/biscuit/biscuits/gratin/graisse __ brule*/crame*/carbonise*/noirci*, brule*/crame*/carbonise* ~ pizza/fromage/lasagne/lasagnes/sauce/confiture/crepe/crepes/popcorn/soupe/viande/saucisse/patates/frites/biscuit/biscuits/gratin/graisse, brule/brulent/pique/piquent __ yeux/nez/langue, gateau/pain/toast/toasts/cafe/lait/riz/repas/tartine/tartines/biscotte/gaufre/gaufres ~ brule*/carbonise*/crame*/noirci*, gateau/pain/toasts/tartines/gaufres ressortent/sortent/sort __ brule*/carbonise*/crame*/noir*, cramer/crame/crames/cramee ~ au soleil, gout ~ brule/crame/brulee",
  bangs:
    "explose*, explosion, bang, boum, detonation, claquement sec, petarade, !pete, pete d un coup, sauté au, !eclate, eclatement, !flash, gros bruit puis/et plus, gros clac, clac et plus, gros boum, grand bruit, claque d un coup, petee, deflagration, claque fort, pouf, paf",
  burstPart:
    "verre/eclats/eclat __ dans l oeil, verre/eclats/eclat __ dans les yeux, verre/eclats/eclat __ au visage, condensateur/batterie/chargeur/transfo/prise/adaptateur ~ explose/eclate/pete",
  notBang:
    "ampoule/pneu/ballon/fusible ~ eclate*/explose*/pete*/claque*, flash de l appareil, flash ne, appareil photo, pete plus, claquement, cle usb, explose les, vue eclatee, explose _ volume, flash photo, tete/cerveau/chef/mari/femme/mere/patron/je __ exploser/explose, vais/va exploser de, couvercle/porte/portes/tiroir/abattant/volet/fenetre/cuvette __ claque/claquent, la/une boum",
  swells:
    "gonfle*, bombe, bombee, enfle*, rebondi*, dilate*, coussin, deforme*, grossi, grossit, boursoufle*, toute ronde, devenue/devenu rond/ronde, pousse/pression __ interieur",
  notBatteryFault: "gonfle pneu, pompe, aerosol, bombe de, bombe aerosol, matelas",
  pierced: "perce*, creve*, enfonce*, ecrase*, plie, pliee, tordu*, troue*, clou",
  ventsGas: "siffle*, fume, degaze*, crepite*, bouillonne, gaz, pshit, suinte*",
  sweetSmell:
    "odeur sucree, odeur de vernis, vernis a ongles, acetone, dissolvant, odeur chimique, odeur de solvant, sent l acetone",
  batteryHot:
    "batterie/accu ~ brulant/tres/trop chaude/enormement/brule, batterie/accu ~ brulante/bouillante/chauffe, brulant/brulante/bouillant/bouillante dans ma/mon/la/le/sa/son poche/sac/main",
  hotOnCharge:
    "chauffe __ charge/recharge/chargeant/recharger/charger, brulant __ charge/recharge/chargeant/charger, brulante __ charge/recharge/charger, chaud __ en charge, charge __ brulant/brulante/bouillant/bouillante, tres chaud _ charge, en charge __ chauffe",
  partRises:
    "ecran/coque/dos/capot/clavier/vitre/arriere/touchpad __ souleve*/decolle*/pousse*/bombe*/ecarte*/gonfle*/deforme*, se souleve, s ouvre en deux, plus a plat, pas a plat, coque/ecran/dos/capot/clavier/pave __ souleve/soulevee/decolle/remonte/ecarte/bombe, ecran/vitre/dos ~ sort de ~ cadre/chassis/boitier",
  opensCell:
    "cellule, percer, faire sortir l air, avec une aiguille, ouvrir, souder, dessouder, gaine dechiree, charger directement",
  opensPack:
    "ouvrir ~ batterie/pack/accu, ouvert ~ pack/batterie, remplacer/changer ~ cellules/accus, remplacer les elements, reconditionn* ~ batterie, cellules mortes, ouvrir le bloc batterie",
  gasSmell:
    "odeur de gaz, odeur du gaz, fuite de gaz, fuite gaz, sent ~ gaz, gaz s echappe, oeuf pourri, monoxyde, odeur d oeuf, ca sent le gaz, pue le gaz, siffle __ detendeur/bouteille/gaz/robinet/tuyau/bruleur/regulateur/raccord, sens/sentons/sentez ~ gaz",
  gasWord: "gaz",
  wetInsideThing: "lave linge, lave vaisselle, machine a laver, frigo, refrigerateur, congelateur",
  eggSmell: "oeuf/oeufs pourri*, l oeuf pourri*",
  coAlarm: "detecteur de co/monoxyde _ sonne/bipe/declenche, alarme co, alarme monoxyde",
  coThing: "monoxyde, detecteur de co",
  bleachWord: "javel, eau de javel, chlore, domestos, anti moisissure",
  acidWord:
    "vinaigre, vinaigre blanc, acide citrique, acide, citron, jus de citron, detartrant, anticalcaire, anti calcaire, viakal, ammoniaque, gel wc, nettoyant wc, acide chlorhydrique, alcool a bruler",
  drainCleaner: "deboucheur, soude caustique, destop, nettoyant four, decapant four",
  fumesFelt:
    "fumee, vapeur, gaz, tousse/toussons/toussent/tousser/toux, yeux ~ brulent/piquent/pleurent, pique ~ yeux/gorge/nez, brule ~ yeux/gorge/nez, etouffe, respirer, respire mal, sent ~ chlore/piscine, odeur de chlore/piscine, mousse, bouillonne, prend/gratte/irrite ~ gorge/nez",
  hurtByFumes:
    "tousse/toussons/toussent/tousser/toux, yeux ~ brulent/piquent/pleurent, pique ~ yeux/gorge/nez, brule ~ yeux/gorge/nez, etouffe, du mal a respirer, respire mal, vapeurs/fumees/gaz jaune/vertes/verdatres",
  chlorineGas: "gaz chlore/de chlore, chloramine, melange ~ produits/nettoyants",
  sickFromIt:
    "mal de tete, maux de tete, mal a la tete, vertige*, tete qui tourne, nausee*, somnolen*, malaise, vomi*, !fatigue, envie de dormir",
  gasFault:
    "s eteint, s allume pas, allume plus, eau chaude, chauffage, fuite, fuit, siffle, pression, flamme, veilleuse, bruleur, gaz, panne, demonter",
  campingThing: "camping gaz, campingaz, lampe de camping a gaz, rechaud",
  campingFault:
    "cartouche, odeur, fuit, fuite, siffle, valve, tuyau, gicleur, bruleur, flamme, gaz, allume, detendeur",
  oldDust:
    "amiante, amiantee, peinture au plomb, plomb dans la peinture, fibrociment, eternit, ceruse, mercure _ renverse/coule/repandu",
  paintWord: "peinture, vernis, peint, peinte",
  sanding:
    "poncer, ponce, poncage, gratter, gratte, decaper, decapage, decape, ecaille, s ecaille, bruler",
  oldHouse:
    "vieux, vieille, ancien, ancienne, annees, 1900/1920/1930/1940/1948/1950/1955/1960/1965/1970, grand mere, grand pere, haussmannien, d epoque, antique",
  longAgo:
    "il y a ~ ans/mois/longtemps/semaines, il y a deux/trois/quatre/cinq/dix/quelques ans/mois/annees, autrefois, dans le temps, l an dernier, l annee derniere, a l epoque, avant, en 19*/20*",
  curedNow:
    "l a changee/reparee/remplacee, depuis ~ plus/rien/repare/ok/aucun/bien/tout, repare/remplace/change depuis, a ete ~ repare/remplace/change/renove, deja ~ repare/remplace/change, tout va bien, ca va maintenant, maintenant ca va/ok/marche, maintenant bien, change _ resistance, resistance changee, ca va ~ juste, refaite/refait/controle/controlee/verifie/verifiee/verifies/revisee ~ par/chez, controlee par un electricien, electricien/reparateur/technicien/plombier/chauffagiste/garage/proprietaire/sav __ remplace/repare/change/regle/resolu/verifie/refait, magasin/vendeur/boutique/fabricant/marchand/artisan __ remplace/repare/change/regle/refait",
  ownToo: "il/elle/mien/mienne/celui/celle/ca __ aussi",
  anothers:
    "voisin/voisine/ami/amie/collegue/soeur/frere/cousin a, comme l ancien/ancienne, mon ancien, mon ancienne, ma precedente, mon precedent, comme celui de/du, l ancien/ancienne, rappel, j ai lu, sur internet",
  dangerAfterAll:
    "choc electrique, choc en ~ touchant/ouvrant/allumant/branchant, pris/prend/prit/prendre feu, feu __ prise/fil/cable/moteur/tambour/transfo/plastique/chargeur/batterie, debut/depart/debuts/departs de feu, flamme/flammes __ sort/sortent/sortie/sorties/sortaient/jailli* ~ de/du/par/des, fumee ~ sort/sortait/sortie ~ du/de/par/des, fumee du/de ~ moteur/prise/cable/fil/appareil, plus en plus de fumee, plus de fumee que/qu, brulure __ cordon/cable/fil/prise/fiche, cordon/cable/fiche ~ fondu*/brule*, couvercle __ claque ~ vole, crache* ~ flamme/flammes",
  mercuryThing: "thermometre, barometre, tensiometre",
  silverBeads:
    "bille/billes/boule/boules/goutte/gouttes/perles/liquide _ argente/argentee/argentees/argentes",
  mercuryOut: "mercure ~ coule/renverse/sol/tapis/repandu, bille/billes/goutte/gouttes de mercure",
  hangsLoose:
    "tient/pend/accroche/suspendu ~ a/par/que ~ une/un vis/clou/charniere/fil, va tomber, menace de tomber, pret/prete a tomber, vitre/fenetre/miroir/verre ~ fele/felee/fendu/fendue/casse/cassee/fissure/fissuree",
  overPeople:
    "dessus du lit/berceau/trottoir/passage, au dessus de la rue/porte/entree, au dessus de l entree, au dessus d un lit/berceau, surplombe ~ rue/trottoir",
  harmlessElectric:
    "coup de jus au moral, electricite statique, fusible ~ fondu*, fusible thermique ~ fondu*, decharge pas, se decharge, decharge/dechargee vite/rapidement/toute/trop/lentement/completement, batterie ~ decharge/dechargee, pile ~ decharge/dechargee, saute des/une/un/pas/pendant/de/en, disque/cd/lecture/image/aiguille/chaine/vitesse/point/dvd/bouton/touche/couvercle/ressort _ saute/sautent, fusible thermique, thermofusible, fusible ~ ok/bon/intact, fusible interne, suite a un choc, apres un choc, un choc, tension du fil, tension de fil, tension correcte, mise sous tension, met pas/plus sous tension, met sous tension, mettre sous tension, declenche pas, declenche plus, lait/fromage/chocolat/beurre/glace/cire/bougie ~ fondu*, appareil a fondue, fondue savoyarde/suisse/chocolat/bourguignonne, a fondue, service a fondue, caquelon, neige fondue, alarme se declenche, bouton ~ tombe, tombe par terre/du/de, tombe en panne/rade, tombe en, est tombe, coupe du/de/en, s est coupe, se coupe, coupe bordure/haie/circuit/cheveux/legumes, coupe mal/pas/plus, le tissu, bien coupe, moteur coupe, pompe de decharge, decharge profonde/rapide, decharge la/de batterie, casque/lunettes casse apres, fusible _ change/remplace, au fond, le fond, du fond, a fond, fond de, un fond, colle ~ fondu/fondue, coup de jus en voyant, decharges d electricite statique, pete/petes/peter un plomb, me fait peter/pete les plombs, je pete les plombs, perdu/perd les/mes/ses plombs, plombs ~ peche, trois plombes, court circuite le/mon cerveau, coup de vieux, brulure d ecran, brulure ecran, moteur grille, moteur ~ grille, courroie ~ fondu/fondue",
  overheatsNoAir:
    "de plus en plus chaud/chaude, chauffe de plus en plus, s arrete pas/plus de chauffer/bouillir, impossible a eteindre, ne s eteint plus, impossible de l eteindre",
  bitesCord:
    "chien/chat/lapin/rat/hamster/chiot/furet __ fil/cable/cordon, souris __ fil/cable/cordon",
  childToy: "jouet, peluche, poupee, hochet",
  swallowable: "pile bouton __ pas/plus/ouvert/ouverte/tombe, aimant __ tombe/tombent/decolle/sort",
  swallows: "avale/avalee/avalait/avaler",
  swallowedThing: "pile/piles, batterie, aimant/aimants, javel, detartrant",
  inMouth: "a la bouche, dans la/sa bouche, en bouche, avale/avalee/avalait, suce/sucait/sucee",
  buttonCell: "pile/piles bouton/boutons",
};
