import type { Translations } from "./translations";

export const french: Translations = {
  "gas-leak": [
    "Il y a peut-être du gaz dans la pièce",
    "Le gaz ou le monoxyde de carbone peut exploser ou tuer avant qu'on le remarque.",
    "N'allumez et n'éteignez rien. Ouvrez les fenêtres en sortant, quittez le bâtiment et appelez de dehors l'urgence gaz ou les secours.",
  ],
  "carbon-monoxide": [
    "Il y a peut-être du monoxyde de carbone dans la pièce",
    "Il n'a pas d'odeur et tue avant qu'on le remarque.",
    "Sortez tout de suite à l'air libre avec tout le monde, en ouvrant les fenêtres au passage. Appelez de dehors les secours ou l'urgence gaz, et dites-le si quelqu'un a mal à la tête ou la nausée.",
  ],
  "toxic-fumes": [
    "Un gaz toxique se dégage peut-être",
    "La javel mêlée à du vinaigre, un détartrant, un autre acide, de l'ammoniaque ou de l'alcool dégage un gaz qui brûle les poumons.",
    "Quittez la pièce tout de suite, fermez la porte derrière vous et respirez de l'air frais. N'y versez plus rien. Si quelqu'un tousse, a les yeux qui piquent ou du mal à respirer, appelez le centre antipoison ou les secours.",
  ],
  "smoke-or-fire": [
    "Quelque chose brûle peut-être dedans",
    "Quelque chose chauffe trop ou fait un arc, et cela peut prendre feu.",
    "Ne l'utilisez plus. Si c'est sans danger, débranchez-le ou coupez le disjoncteur. En cas de feu ou de fumée épaisse, sortez et appelez les secours.",
  ],
  exploded: [
    "Quelque chose a peut-être éclaté dedans",
    "Une détonation veut dire qu'une pièce a lâché avec force ; le reste peut électrocuter ou prendre feu.",
    "Débranchez-le et laissez-le éteint. Ne réessayez pas avant qu'une personne compétente l'ait contrôlé.",
  ],
  "battery-damaged": [
    "La batterie est abîmée",
    "Une cellule au lithium gonflée, percée ou chaude peut prendre feu sans prévenir.",
    "Ne la rechargez plus et ne l'utilisez plus. Il ne faut ni l'écraser, ni la plier, ni la percer. Si elle est froide, posez-la sur une surface qui ne brûle pas, loin des gens, et portez-la à la déchetterie. Si elle chauffe, siffle ou fume, éloignez-vous et appelez à l'aide.",
  ],
  "gas-appliance": [
    "L'appareil fonctionne au gaz",
    "Une erreur sur le circuit de gaz peut provoquer un incendie, une explosion ou une intoxication au monoxyde de carbone.",
    "Fermez le robinet de gaz et ne démontez rien. Seul un chauffagiste agréé peut y travailler.",
  ],
  "camping-gas": [
    "L'appareil fonctionne avec une cartouche de gaz",
    "Un joint de travers laisse sortir du gaz à côté de la flamme.",
    "Portez-le dehors, loin de toute flamme, fermez la valve et dévissez la cartouche. Regardez seulement si le joint est là, entier et propre. Gicleur, valve et tuyau sont pour le vendeur ou le fabricant.",
  ],
  microwave: [
    "Laissez le capot du micro-ondes fermé",
    "Des pièces peuvent garder une charge mortelle, même débranchées.",
    "Débranchez-le et n'ouvrez pas le capot. Demandez à un technicien, ou remplacez-le.",
  ],
  "electric-fault": [
    "Il y a un défaut électrique",
    "Un tel défaut peut provoquer une électrocution ou un incendie.",
    "Ne l'utilisez plus et débranchez-le. Ne le rallumez pas avant qu'une personne compétente l'ait contrôlé.",
  ],
  "hot-connection": [
    "Une connexion chauffe trop",
    "Un mauvais contact dans la fiche, le cordon ou la prise chauffe chaque fois plus, jusqu'au feu.",
    "Ne l'utilisez plus. Coupez le disjoncteur, ou débranchez une fois que c'est froid. Laissez aussi la prise inutilisée jusqu'à un contrôle des deux.",
  ],
  "damaged-cord": [
    "Le cordon secteur est abîmé",
    "Du cuivre nu ou une gaine déchirée peut tuer si on le touche.",
    "Ne l'utilisez plus et débranchez-le. Ne touchez pas la partie nue et n'y mettez pas d'adhésif. Une personne compétente pose un cordon neuf.",
  ],
  "bypass-safety": [
    "Une sécurité doit rester en service",
    "Elle est là parce que la machine blesse ou brûle sans elle.",
    "Ne la contournez pas, même pour un essai. Laissez débranché et faites remplacer la pièce.",
  ],
  "high-voltage": [
    "Une très haute tension peut y rester",
    "Il peut garder une charge mortelle longtemps après l'arrêt.",
    "Débranchez-le et laissez l'intérieur à un spécialiste.",
  ],
  "power-supply-inside": [
    "Laissez l'alimentation fermée",
    "Ses gros condensateurs restent chargés et peuvent arrêter le cœur.",
    "Débranchez et remplacez l'alimentation entière, ou faites-la réparer.",
  ],
  "fixed-wiring": [
    "Cela fait partie de l'installation de la maison",
    "Il n'y a pas de fiche à tirer, et ce courant peut tuer.",
    "Coupez au tableau et appelez un électricien. C'est souvent obligatoire.",
  ],
  "water-electric": [
    "L'eau et le courant se sont rencontrés",
    "Des pièces électriques mouillées peuvent électrocuter, même quand elles semblent sèches.",
    "Ne le touchez pas tant qu'il y a du courant. Coupez d'abord au disjoncteur et faites-le contrôler avant tout usage.",
  ],
  refrigerant: [
    "Le circuit frigorifique reste fermé",
    "Il est scellé, sous pression, et contient souvent un gaz qui brûle.",
    "Si ça siffle ou si ça sent, aérez et n'y touchez ni interrupteur ni prise. Nettoyez seulement grilles, joints et filtres ; le reste est pour un frigoriste.",
  ],
  "heating-textile": [
    "Remplacez un textile chauffant défectueux",
    "Des fils cachés peuvent vous brûler pendant le sommeil.",
    "Débranchez-le, ne le réparez pas, ne l'utilisez plus et remplacez-le.",
  ],
  "ebike-pack": [
    "N'ouvrez pas la batterie",
    "Un défaut peut provoquer un feu très difficile à éteindre.",
    "Ne la chargez plus. Ne l'ouvrez pas et ne changez pas ses cellules ; adressez-vous au service après-vente du fabricant.",
  ],
  "garage-spring": [
    "Les ressorts d'une porte de garage sont tendus",
    "Ressorts et câbles sont sous une charge extrême et blessent gravement.",
    "Tenez-vous à l'écart, débranchez le moteur et appelez un technicien.",
  ],
  pressure: [
    "C'est sous pression",
    "Une pièce sous pression qui lâche part comme un projectile.",
    "Il ne faut jamais l'ouvrir, la percer ni la chauffer. Remplacez-la entièrement ou confiez-la à un professionnel.",
  ],
  "child-restraint": [
    "Il doit tenir lors d'un choc",
    "Sangles, coque et boucle sont testées ensemble ; une réparation peut lâcher ce jour-là.",
    "Ne le réparez pas et ne roulez pas avec un siège qui ne s'enclenche pas. Après un choc ou un dégât, suivez le fabricant, qui dit le plus souvent de remplacer.",
  ],
  "life-safety-gear": [
    "Il protège une vie",
    "Personne ne peut vérifier à la maison s'il protège encore.",
    "Ne vous en servez plus. Remplacez-le s'il a été heurté, fissuré ou périmé, et sinon demandez au fabricant.",
  ],
  "fire-safety": [
    "Il doit marcher le jour venu",
    "Un détecteur ou un extincteur réparé peut rester muet dans un feu.",
    "Ne l'ouvrez pas. Si un détecteur bipe, une pile neuve du type indiqué convient : appuyez ensuite sur le bouton de test. S'il est périmé ou ne marche toujours pas, remplacez-le.",
  ],
  "bears-a-person": [
    "Il porte une personne ou une charge",
    "S'il cède, quelqu'un tombe ou est heurté.",
    "Ne l'utilisez pas. Posez seulement des pièces d'origine, ou remplacez-le : colle, vis et adhésif ne retiennent pas un corps qui tombe.",
  ],
  "machine-guard": [
    "Il peut couper quand il devrait être arrêté",
    "Une lame qui continue, démarre seule ou n'a plus de protection peut couper des doigts.",
    "Débranchez, ôtez la batterie ou le capuchon de bougie, et ne l'utilisez pas. Un atelier répare frein, interrupteur et carter avec les pièces d'origine.",
  ],
  swallowed: [
    "Quelqu'un l'a peut-être avalé",
    "Une pile bouton brûle et des aimants pincent dans le corps, souvent sans signe au début.",
    "Allez tout de suite aux urgences ou appelez le 112 ou le 15. Rien à manger ni à boire, ne faites pas vomir. Pour un animal, appelez le vétérinaire. Emportez l'emballage.",
  ],
  nursery: [
    "Un petit enfant en dépend",
    "Une pièce qui cède peut coincer ou faire tomber un enfant.",
    "Ne l'utilisez plus tant que tout n'est pas solide. Cherchez d'abord un rappel et faites poser des pièces d'origine.",
  ],
  "bike-frame": [
    "Ne roulez pas avec",
    "Un frein ou un cadre qui lâche fait tomber.",
    "Laissez-le et faites-le réparer ou contrôler par un atelier de vélo.",
  ],
  "vehicle-safety": [
    "Laissez cette pièce du véhicule à un garage",
    "La sécurité routière en dépend, ou elle peut brûler.",
    "Ne roulez pas et ne démarrez pas. Éloignez flammes et étincelles et appelez un garage.",
  ],
  "fuel-leak": [
    "Du carburant s'échappe",
    "Sa vapeur rampe au sol et prend feu d'une étincelle.",
    "Ne démarrez pas. Posez-le droit dehors, loin des flammes et des étincelles, et fermez le robinet d'essence. Un atelier répare la fuite.",
  ],
  "walking-aid": [
    "Quelqu'un s'y appuie",
    "S'il cède, une personne tombe sans pouvoir se rattraper.",
    "Ne l'utilisez pas tant qu'il n'est pas en bon état. Qui l'a vendu ou prêté le répare ou l'échange.",
  ],
  medical: [
    "C'est un appareil médical",
    "La santé de quelqu'un en dépend, et une réparation peut le modifier sans qu'on le voie.",
    "N'y changez rien. Utilisez un appareil de secours et appelez le fournisseur, qui a souvent une ligne d'urgence.",
  ],
  "mercury-out": [
    "Du mercure s'est échappé",
    "Sa vapeur nuit à ceux qui la respirent, aux petits enfants d'abord.",
    "Faites sortir gens et animaux, ouvrez les fenêtres et fermez la porte. Ne balayez pas, n'aspirez pas et ne touchez à rien. Demandez au centre antipoison comment le ramasser avant d'y retourner.",
  ],
  "lead-asbestos": [
    "La poussière peut être toxique",
    "La poussière de plomb ou d'amiante abîme la santé pour la vie.",
    "Il ne faut ni poncer, ni gratter, ni percer, ni casser. Éloignez les gens et faites analyser.",
  ],
  weapon: [
    "Pas d'aide pour réparer cela",
    "Une arme ou une charge qui lâche peut tuer.",
    "Laissez-la telle quelle, sous clé, et voyez un armurier.",
  ],
  laser: [
    "Le faisceau peut aveugler",
    "Un laser puissant blesse l'œil avant le clignement.",
    "Débranchez. Ne contournez ni capot ni interrupteur et adressez-vous au service après-vente du fabricant.",
  ],
  "weighed-danger": [
    "Cela peut être dangereux",
    "Ce que vous racontez semble pouvoir blesser quelqu'un, et cela ne peut pas se juger à distance.",
    "Ne l'utilisez plus. S'il est branché, débranchez-le. Ne démontez rien. Faites-le voir par une personne compétente avant que quelqu'un ne s'en serve.",
  ],
};
