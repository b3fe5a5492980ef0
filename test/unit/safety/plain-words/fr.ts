// oxlint-disable max-lines -- a plain list, one line for each thing somebody said
/** What people and volunteers write in French: the thing, a bar, their words. */
export const dangers = `
lampadaire | je prends le jus quand je touche le pied
grille-pain | m'a mis une châtaigne
machine à laver | ça picote les doigts sur le tambour
fer à repasser | ca pique la main
bouilloire | j'ai pris une décharge
mixeur | coup de jus
ampli | le micro me chatouille les levres
frigo | il y a du courant sur la porte
lampe de chevet | la carcasse est sous tension
perceuse | electrocuté en touchant le mandrin
cafetière | petits chocs électriques sur le côté
four | fourmillements dans le bras quand je touche la poignée
machine à coudre | elle donne des petites secousses
radiateur | quand je le branche tout s'éteint
lave-linge | en plein cycle ça disjoncte
bouilloire | fait sauter les plombs
four | le différentiel saute
lave-vaisselle | fait tomber le disjoncteur
fer | plus de courant dans toute la maison
grille pain | le compteur saute à chaque fois
aspirateur | ca fait sauter le fusible de la maison
sèche-linge | court-circuit
cafetière | coupe l'électricité de la cuisine
lampe | toutes les lumières de l'appart s'éteignent
seche cheveux | sent le brûlé
sèche-cheveux | pue le caoutchouc et fume
radio | de la fumée est sortie
télé | gros boum puis fumée
mixeur | odeur de plastique fondu
lampe | ca sent le poisson vers la prise
aspirateur | odeur de goudron
chargeur | tellement chaud qu'on ne peut pas le tenir
rallonge | un trou est devenu marron et mou
radiateur | tache brune sur la prise
lampe | interrupteur fondu
grille-pain | plan de travail roussi en dessous
couverture chauffante | trace de brulure sur le drap
sèche-linge | le linge sort roussi
perceuse | étincelles et éclair bleu
robot | ça fait des étincelles à l'interrupteur
micro-ondes | des éclairs à l'intérieur
micro-ondes | ne chauffe plus
lisseur | a pris feu
lampe | douille carbonisée
chauffage | des flammes sont sorties
imprimante | a fumé
multiprise | fiche soudée dans la prise
bouilloire | traces noires de brûlé sur le socle
ventilateur | moteur cramé
ordinateur | alimentation a pété avec une étincelle
lampe | le chien a mordu le fil
lampe | le lapin a rongé le câble
aspirateur | fil abimé on voit le cuivre
fer | fils qui dépassent
grille-pain | fils dénudés
sèche-cheveux | cordon fendu à la poignée, fils à nu
perceuse | cordon rafistolé au scotch
tondeuse | roulé sur le câble
taille-haie | j'ai coupé le câble
mixeur | fiche cassée, contacts à nu
radiateur | cordon arraché de la prise
radio | vieux fil qui s'effrite
lampe | cordon tissu usé jusqu'au cuivre
sèche-cheveux | tombé dans la baignoire
grille-pain | tombé dans l'évier
radio | tombée dans l'eau branchée
ventilateur | était dans la cave inondée
lampe | de l'eau dans le pied
bouilloire | l'eau coule dans le socle sur les contacts
fer | l'eau goutte vers le cordon
multiprise | restée sous la pluie, eau dans les trous
micro-ondes | mouillé dedans
télé | vase renversé derrière
machine à laver | de l'eau coule sur la carte
gazinière | ça sent le gaz
gazinière | odeur d'œuf pourri
chauffage gaz | ça siffle au tuyau
chaudière | mal de tête quand elle marche
poêle à gaz | flamme jaune et suie
réchaud | fuite de gaz au tuyau
barbecue à gaz | tuyau fendu et ça sent
chaudière | la veilleuse s'éteint toujours
four à gaz | ca a explosé à l'allumage
chauffe-eau gaz | j'ai des vertiges
poêle à bois | fumée qui revient dans la pièce
chaudière | le détecteur de monoxyde a sonné
téléphone | batterie gonflée
telephone | la coque arrière se décolle, batterie gonfle
ordi portable | le pavé tactile remonte
tablette | écran soulevé par la batterie
powerbank | gonflée comme un coussin
batterie vélo | devient brûlante en charge
portable | brûlant dans ma poche
cigarette électronique | a sifflé et craché des flammes
drone | batterie gonflée
trottinette | batterie fume en charge
batterie vélo | tombée dans l'eau, maintenant chaude
montre connectée | la batterie pousse le verre
appareil photo | batterie si gonflée qu'elle ne sort plus
visseuse | la batterie siffle et coule
porte de garage | ressort cassé
porte de garage | gros ressort a lâché d'un coup
chaise de bureau | percer le vérin à gaz
volet roulant | ressort sous tension a sauté
cocotte minute | le couvercle a sauté
cocotte | soupape bouchée
compresseur | cuve rouillée
extincteur | aiguille dans le rouge
voiture | la pédale de frein va au plancher
voiture | freins mous
voiture | du jeu dans la direction
cric | descend doucement
siège auto | la boucle ne tient pas
voiture | voyant airbag allumé
trottinette électrique | le frein ne marche pas
trottinette électrique | accélère toute seule
vélo | fourche fissurée
vélo | guidon fendu
vélo électrique | moteur continue quand j'arrête de pédaler
pompe à insuline | mauvaise dose
appareil apnée | s'arrête la nuit
monte-escalier | s'arrête au milieu
fauteuil roulant électrique | frein ne tient pas
concentrateur d'oxygène | alarme tout le temps
lit médicalisé | descend tout seul
casque vélo | coque fêlée
casque | cassé dedans après une chute
corde d'escalade | gaine abîmée
baudrier | couture lâche
détecteur de fumée | ne sonne pas au test
détecteur de fumée | ne se déclenche pas
détecteur co | mort
gilet de sauvetage | couture déchirée
échelle | barreau cassé
lit bébé | le côté tombe tout seul
barrière bébé | ne ferme plus
poussette | se replie avec bébé dedans
poussette | frein ne tient pas
jouet | trappe pile bouton ne ferme plus
fer | ponter le thermostat
bouilloire | fusible thermique grillé, je veux le shunter
tronçonneuse | sécurité scotchée
chauffage | papier alu sur le fusible
meuleuse | utiliser sans carter
blender | tourne sans couvercle, sécurité trafiquée
micro-ondes | shunter l'interrupteur de porte
tondeuse | poignée de sécurité attachée
lampe | fil de terre coupé
scie circulaire | ne s'arrête pas quand je lâche
tondeuse | continue de tourner quand je lâche
perceuse | ne s'éteint plus
radiateur | impossible à éteindre
fer | chauffe de plus en plus, thermostat HS
bouilloire | ne s'arrête pas de bouillir
télé cathodique | je veux l'ouvrir
prise murale | traces noires autour des trous
prise murale | pend du mur et étincelles
interrupteur mural | chaud et grésille
tableau électrique | bourdonne et chauffe
frigo | percé le freezer avec un couteau, ça siffle
clim | recharger le gaz réfrigérant
planche à repasser | plaque amiante
lampe | grésille dans la douille
chauffage aquarium | prends le jus dans l'eau
bouillotte | éclatée, jambe brûlée
Croque-monsieur | a fait pouf et plus de lumière dans la maison
Radio | odeur bizarre d'électrique, j'ai débranché
Lave-linge | ça picote quand je touche la porte et le robinet
Aspirateur | petites étincelles au moteur et odeur de cramé
Lampadaire | l'interrupteur du fil chauffe au point qu'on ne peut pas le tenir
Enrouleur | pas déroulé, le câble est tout mou
Bouilloire | l'eau coule dans le socle
Sèche-cheveux | tombé dans le lavabo
Chargeur | un éclair puis plus rien
Téléphone | le dos se soulève
Tablette | batterie gonflée qui pousse l'écran
Ordinateur portable | ne tient plus à plat, dessous bombé
Vélo électrique | changer moi-même les cellules de la batterie
Trottinette | la batterie sent le sucré
Perceuse | la batterie siffle en charge
Fauteuil | percer le vérin à gaz
Porte de garage | ressort cassé
Cocotte | couvercle coincé et ça siffle
Scie circulaire | protège lame enlevé
Meuleuse | continue à tourner quand je lâche
Tondeuse | la lame tourne encore longtemps
Taille-haie | deuxième gâchette bloquée avec du scotch
Vélo | le levier de frein va jusqu'au guidon
Vélo | fissure sur la fourche
Voiture | pédale de frein molle
Caravane | odeur de gaz près du frigo
Chauffe-eau gaz | flamme jaune et mal de tête
Lit bébé | un barreau est sorti
Chaise haute | la sangle ne ferme pas
Siège auto | la boucle ne clique plus
Casque vélo | tombé, fissuré
Échelle | un barreau bouge
Déambulateur | le frein lâche
Couverture chauffante | un endroit brûle
Télé cathodique | siffle
Plafonnier | clignote et grésille
Prise | marron autour des trous
Prise murale | chaude
Fiche | sent le poisson
Lampe | le chat a rongé le fil, on voit le cuivre
Fer à repasser | fil ouvert au niveau du coude
Aspirateur | gaine sortie de la fiche, on voit marron et bleu
Guirlande | deux fils torsadés ensemble
Grille-pain | des flammes dans la fente
Grille-pain | reste en bas, le pain a pris feu
Friteuse | n'arrête pas de chauffer
Fer | chauffe de plus en plus jusqu'à fumer
Lave-vaisselle | goutte sur la multiprise
Aquarium | picotement dans l'eau
Radiateur | fait sauter le différentiel
Four | coupe le courant de la maison au bout de dix minutes
Perceuse | étincelles et odeur d'ozone
Blender | tourne sans couvercle, contact shunté
Fusible | emballé dans de l'alu
Ampli guitare | je prends le jus avec le micro
Frigo | percé avec un couteau, ça siffle
Clim | remettre du gaz
Micro-ondes | capot ouvert pour mesurer le fusible
Aspirateur | deux bangs puis plus rien
Imprimante | fumée à l'alim
Écran | a senti le brûlé puis éteint
Cafetière | traces de brûlé dessous
Cafetière | eau sur l'électronique
Lampe | douille fondue
Multiprise | un peu fondue
Ventilateur | moteur rougeoie
Mixeur | ça pique quand je tiens le boîtier
Robot | fait disjoncter
Sèche-linge | plombs qui sautent
Lampe | châtaigne au toucher
Aspirateur | pue quand il marche, de la fumée est sortie
Grille pain | fait sauter les plombs
Bouilloire | disjoncte à l'allumage
Cafetière | court circuit, fusible mort
Fer | fil abîmé, cuivre visible
Lampe | fiche fondue
Mixeur | odeur de moteur brûlé
Machine à coudre | étincelles dans la pédale
Sèche linge | odeur de brûlé
Nettoyeur vapeur | l'eau sort par la prise
Mixeur plongeant | câble à moitié coupé
Radio | a grésillé puis plus rien, odeur de brûlé
Perceuse | charbons qui font beaucoup d'étincelles
Radiateur | interrupteur brûlé
Rallonge | coupée avec le taille haie
Lave linge | du courant dans le tambour
Gazinière | odeur de gaz
Senseo | fuite d'eau dans l'appareil, court-circuit
Robot | a fumé et s'est arrêté
Karcher | pris une décharge
Lampe de bureau | transfo brûlant
Chargeur PC | étincelle au branchement
Four | quelque chose a explosé
TV | gros clac puis écran noir
Ventilateur | surchauffe, sent le roussi
Friteuse | thermostat collé, huile qui fume
Gaufrier | câble brûlé contre la plaque
Ponceuse | flammes du moteur
Guirlande | fils à nu
Bouilloire | contact du socle brûlé
Machine à pain | sent la fumée
Mixeur | moteur grillé, fumée
Lampadaire | le pied est sous tension
Aspirateur | fil dénudé
Cafetière | eau sur la carte
Couscoussier électrique | prise noircie
Tondeuse électrique | câble passé sous la lame
Enceinte | la batterie a gonflé
`;

/** Of things that the gate never stops for themselves: a smoke alarm, say, is always replaced. */
export const harmless = `
haut-parleur | bourdonne un peu
vélo | amortisseur grince
graveur cd | ne grave plus
grille-pain | pain brûlé d'un côté
pistolet à colle | la colle chaude ne sort pas
blouson | fermeture éclair coincée
chaise de bureau | descend toute seule
tente | mouillée et sent le moisi
bouilloire | met longtemps à chauffer
tondeuse | bougie encrassée, démarre pas
lampe de poche | pile vide
lampe | fusible changé, marche, abat-jour cassé
robinet | goutte
vélo | pneu à plat
platine | plateau ne tourne pas
radio | grésille quand je tourne le volume
guitare | corde cassée
réveil | ne sonne pas
bouilloire | couvercle ne ferme pas
aspirateur | n'aspire plus
aspirateur | cordon ne s'enroule plus
fer à repasser | fuit par les trous de la semelle
fer à repasser | pas de vapeur
cafetière | café froid
cafetière | entartrée
blender | fuit au bol
robot | lent et bruyant
grille-pain | manette ne reste pas en bas
sèche-cheveux | souffle que du froid
sèche-cheveux | sentait la poussière la première fois, plus maintenant
ventilateur | vacille
machine à coudre | fil casse
machine à coudre | tension du fil mal réglée
machine à coudre | tissu n'avance pas
imprimante | bourrage papier
imprimante | traits
ordinateur portable | touche tombée
ordinateur portable | lent
ordinateur portable | batterie tient une heure
ordinateur portable | charnière cassée
téléphone | écran fissuré
téléphone | prise de charge a du jeu
téléphone | batterie se vide vite
tablette | ne s'allume pas
appareil photo | objectif bloqué
appareil photo | flash ne marche pas
montre | bracelet cassé
pendule | arrêtée
coucou | ne chante plus
boîte à musique | ressort remonté mais ne joue pas
petite voiture | roues bloquées
ours | œil perdu
train miniature | s'arrête au virage
télécommande | touches collent
télécommande | pile a coulé
casque audio | un côté muet
écouteurs | fil cassé près du jack
écouteurs | le chat a mordu le fil
enceinte | membrane déchirée
lecteur cd | tiroir ne s'ouvre pas
magnétophone | mange les bandes
ampli | canal gauche mort
télé | pas d'image, son ok
lecteur dvd | ne lit pas
console | manette dérive
clavier | colle après café
souris | molette saute
câble usb | fiche tordue
vélo | chaîne saute
vélo | vitesses accrochent
vélo | patins de frein grincent
vélo | sonnette cassée
lampe vélo | pile vide
vélo électrique | écran vide
poussette | roue grince
poussette | capote déchirée
chaise haute | tablette rayée
lit bébé | peinture partie, sinon solide
jean | trou au genou
manteau | doublure déchirée
chemisier | bouton perdu
pull | trous de mites
chemise | marque de brûlure du fer
pantalon | fermeture cassée
sac | bandoulière déchirée
sac à dos | boucle cassée
valise | roulette cassée
parapluie | baleine cassée
chaussures | semelle décollée
chaise | bancale
table | rayée
tiroir | coince
cadre | verre fêlé
vase | en trois morceaux
tasse | anse cassée
collier | fermoir cassé
boucle d'oreille | crochet perdu
lunettes | vis perdue
couteau | émoussé
ciseaux | ne coupent plus
pelle | manche cassé
tuyau d'arrosage | fuit
brouette | pneu à plat
barbecue | grille rouillée
poêle | manche desserré
casserole | fond brûlé
cocotte | joint à changer
balance | affiche faux
mixeur plongeant | ne tourne pas
gaufrier | gaufres collent
cuiseur riz | riz attache
machine à pain | pain ne lève pas
lampe | clignote
lampe | abat-jour cassé
lampe | ne s'allume pas, ampoule neuve essayée
lampe | pas de choc, pas d'odeur, ne s'allume pas c'est tout
guirlande | moitié éteinte
lampe solaire | ne charge pas
sonnette | ne sonne pas
babyphone | pas de son
brosse à dents | batterie faible
rasoir | rase mal
pèse-personne | err
radiateur | ne chauffe pas
lave-linge | n'essore pas
lave-linge | porte bloquée
lave-linge | sent le moisi
lave-linge | joint de porte fuit
lave-vaisselle | ne vidange pas
frigo | lumière ne s'allume pas
frigo | joint déchiré
four | poignée desserrée
perceuse | mandrin bloqué
visseuse | batterie ne charge pas
scie | émoussée
tronçonneuse | chaîne émoussée
pompe à vélo | pas de pression
matelas gonflable | se dégonfle
tente | arceau cassé
accordéon | soufflet percé
piano | touche muette
mixeur | ne fume pas, ne sent rien, juste lent
radio | prise déjà changée, il reste le réglage des stations
aspirateur | ne fait pas sauter les plombs, aspire mal
téléphone | batterie pas gonflée, juste vide vite
ordi | ne chauffe pas, s'éteint
petite voiture | frein cassé
lampe à huile | mèche coincée
briquet | pas de flamme
livre | dégât des eaux
montre gousset | ressort usé
machine à écrire | ruban sec
store | ne remonte pas
clé de voiture | pile vide
fauteuil roulant | accoudoir déchiré
rollator | sac déchiré
moulin à café | grains coincés
bouillotte | housse déchirée
humidificateur | pas de brume
fontaine | pompe bruyante
`;
