import type { Meanings } from "./meanings";

export const french: Meanings = {
  "ce que l'on sent": {
    danger: `machine à laver: je prends le jus quand je la touche; lampe: ça picote dans les doigts; grille-pain: j'ai pris une décharge; four: la carcasse est sous tension; fer à repasser: mon fils a reçu une décharge électrique;
      ampli: choc électrique en touchant le micro; frigo: petites décharges au contact de la poignée; perceuse: elle m'a électrocuté; radiateur: ça fourmille dans la main; bouilloire: coup de jus`,
    harmless: `radio: grésille un peu; machine à coudre: tension du fil mal réglée; télé: plus d'image après un choc; téléphone: la batterie se décharge vite; pull: il gratte; guitare: la corde frise;
      voiture jouet: pile déchargée; montre: ne vibre plus; rasoir: coupe mal; vélo: la selle fait mal`,
  },
  "ce que fait le courant": {
    danger: `bouilloire: elle fait sauter les plombs; four: le disjoncteur saute; lave-vaisselle: fait disjoncter; aspirateur: court-circuit; guirlande: quand il pleut le différentiel saute; chauffage: plus de courant dans toute la maison;
      cafetière: ça disjoncte au bout de dix minutes; sèche-linge: le courant saute dans l'appartement`,
    harmless: `lampe: ampoule changée, fusible bon; tourne-disque: le disque saute; ordinateur: s'éteint tout seul; sèche-cheveux: fusible thermique à remplacer; cafetière: ne chauffe plus; lecteur cd: saute des pistes;
      tondeuse: coupe mal; bouton: il saute de la chemise; radio: coupe de temps en temps; clavier: la touche a sauté`,
  },
  "chaleur, fumée et feu": {
    danger: `mixeur: de la fumée sort du moteur; aspirateur: odeur de brûlé; lampe: la douille a fondu; grille-pain: il a pris feu; perceuse: des étincelles dans le moteur; chargeur: il a explosé; sèche-cheveux: sent le plastique brûlé;
      multiprise: traces de brûlure; machine à laver: gros boum et plus rien, explosion; fer: le cordon a fondu; télé: ça sent le cramé; rallonge: la fiche est brûlante; robot: il fume; radiateur: il y a eu une flamme`,
    harmless: `lampe: l'ampoule est grillée; verre fumé: la table a une rayure; briquet: pas d'étincelle; grille-pain: pain brûlé; vélo: feu arrière cassé; appareil photo: le flash ne marche pas; four: ne chauffe pas; service à fondue: manche cassé;
      aspirateur: ni fumée ni odeur, il n'aspire plus; saumon fumé tranché, couteau: lame émoussée; radiateur: pas de fumée, pas d'odeur, il reste froid; sèche-cheveux: air froid; bougeoir: bougie coincée; lampe de poche: éclairage faible`,
  },
  "cordon, eau, batterie, gaz": {
    danger: `taille-haie: j'ai coupé le câble; lampe: le chien a mordu le cordon; fer: on voit les fils dénudés; aspirateur: la gaine du cordon est fendue; radio: tombée dans la baignoire; plafonnier: l'eau coule par la lampe;
      téléphone: batterie gonflée; ordinateur portable: la batterie a gonflé et pousse le clavier; batterie externe: brûlante pendant la charge; vélo électrique: ouvrir la batterie pour changer les cellules;
      gazinière: odeur de gaz; chaudière: mal de tête quand elle tourne; poêle: le détecteur de CO sonne; congélateur: percé avec un couteau, ça siffle; trottinette: la batterie fume`,
    harmless: `casque: le fil est coupé près du jack; téléphone: câble usb abîmé; vélo: câble de frein effiloché; rideau: cordon cassé; téléphone: la batterie ne tient pas; chaise de bureau: elle descend; imper: laisse passer l'eau;
      cafetière: fuite d'eau; télécommande: piles vides; tablette: écran fissuré; tuyau d'arrosage: fuit au robinet; coussin: couture ouverte; matelas gonflable: ne se gonfle pas`,
  },
  "sécurité et force": {
    danger: `micro-ondes: ne chauffe plus; télé cathodique: pas d'image; scie circulaire: elle continue de tourner quand je lâche; lave-linge: comment shunter la sécurité de porte; chauffage: fusible remplacé par du papier alu;
      casque de vélo: fissuré; siège auto: la sangle coince; détecteur de fumée: il bipe; voiture: la pédale de frein s'enfonce; vélo: cadre fissuré; vélo: les freins lâchent; fauteuil roulant: frein cassé; monte-escalier: bloqué;
      porte de garage: ressort cassé; carabine: la détente coince; volet: poncer la vieille peinture au plomb`,
    harmless: `poussette: la capote est trouée; voiture télécommandée: le volant est cassé; pistolet à eau: il fuit; plat pour micro-ondes: ébréché; chaise: pied cassé; fermeture éclair: coincée; ciseaux: émoussés; poupée: bras cassé;
      pistolet à colle: il goutte; montre: elle retarde`,
  },
  "comme on le raconte": {
    danger: `plaque électrique: elle me donne des picotements quand je touche la casserole;
      lampe de bureau: le câble est rongé par le lapin; télévision: un gros clac et une odeur de brûlé;
      sèche-cheveux: il crache des étincelles; lave-vaisselle: dès qu'il chauffe plus de courant dans la cuisine;
      prise murale: elle est noire et elle grésille; trottinette électrique: batterie tombée à l'eau;
      tablette: le dos est bombé; poêle à gaz: on a tous mal à la tête; tronçonneuse: la chaîne continue de tourner;
      voiture: plus de freins; vélo: la fourche est fissurée; échelle: un barreau est cassé;
      cocotte-minute: la soupape est bouchée; plafonnier: clignote; congélateur: j'ai percé la paroi avec un couteau;
      machine à laver: sécurité de porte shuntée`,
    harmless: `parapluie: baleine cassée; cafetière: goutte à côté; vélo: chaîne qui saute; radio: bouton cassé;
      aspirateur: roue cassée; lampe: abat-jour déchiré; téléphone: écran cassé; doudou: couture ouverte;
      imprimante: plus d'encre; ventilateur: bruit de frottement; machine à coudre: canette bloquée`,
  },
};
