// oxlint-disable max-lines -- a plain list, one line for each thing somebody said
/** What people and volunteers write in Dutch: the thing, a bar, their words. */
export const dangers = `
staande lamp | ik krijg een tik als ik de voet aanraak
broodrooster | kreeg er een opdonder van
wasmachine | tintelt als je de trommel aanraakt
strijkijzer | geeft een prik in mijn hand
waterkoker | er staat stroom op
mixer | schok gekregen
versterker | kriebelt aan mijn lippen bij de microfoon
koelkast | ik voel stroom op de deur
schemerlamp | metaal staat onder spanning
boormachine | kreeg een klap van de handgreep, stroom
koffieapparaat | elektrische schok aan de zijkant
tosti ijzer | spanningzoeker brandt op de behuizing
naaimachine | geeft kleine schokjes
ventilatorkachel | als ik hem aanzet is alles donker
wasmachine | halverwege valt de stroom uit
waterkoker | stoppen slaan door
oven | aardlek slaat eruit
vaatwasser | de aardlekschakelaar klapt eruit
strijkijzer | heel het huis zonder stroom
broodrooster | zekering springt elke keer
stofzuiger | stop vliegt eruit
droger | de schakelaar in de meterkast valt om
koffiezetapparaat | kortsluiting in de hele keuken
lamp | licht in huis valt uit
fohn | ruikt verbrand
haardroger | stinkt naar rubber en rookt
radio | er kwam rook uit
tv | knal en daarna een rookwolk
mixer | brandlucht na een minuut
lamp | vislucht bij de stekker
stofzuiger | ruikt naar teer
lader | wordt zo heet dat je hem niet vast kan houden
verlengsnoer | gaatje is bruin en zacht geworden
kachel | bruine plek op de stekker
lamp | schakelaar gesmolten
broodrooster | aanrecht eronder geschroeid
elektrische deken | schroeiplek op het laken
droger | kleren komen er geschroeid uit
boor | vonken en blauwe flits
keukenmachine | vonkt bij de schakelaar
magnetron | vonkt van binnen
magnetron | verwarmt niet meer
stijltang | vloog in brand
lamp | fitting verkoold
kachel | vlammen eruit
printer | rookte
stekkerdoos | stekker vastgesmolten
waterkoker | zwarte brandplekken op de voet
ventilator | motor rookt
computer | voeding ontploft met een knal
lamp | hond heeft het snoer kapot gebeten
lamp | konijn heeft aan het snoer geknaagd
stofzuiger | snoer kapot, koper zichtbaar
strijkijzer | draadjes steken eruit
broodrooster | blote draden bij het snoer
föhn | kabel gescheurd bij het handvat, draden bloot
boormachine | snoer met isolatietape gerepareerd
grasmaaier | over het snoer gereden
heggenschaar | door de kabel geknipt
mixer | stekker gebroken, contacten bloot
kachel | snoer uit de stekker getrokken
radio | oud snoer brokkelt af
lamp | stoffen snoer versleten tot op het koper
föhn | in bad gevallen
broodrooster | in de gootsteen gevallen
radio | in het water gevallen terwijl hij aan stond
ventilator | heeft in een ondergelopen kelder gestaan
lamp | water in de voet gelopen
waterkoker | lekt in de voet met de contacten
strijkijzer | water drupt uit bij het snoer
stekkerdoos | buiten in de regen gelegen, water in het stopcontact
magnetron | van binnen nat geworden
tv | vaas water over de achterkant
wasmachine | water drupt op de elektronica
gasfornuis | ruikt naar gas
gasfornuis | ruikt naar rotte eieren
gaskachel | gesis bij de leiding
geiser | we krijgen hoofdpijn als hij brandt
gaskachel | vlam is geel en geeft roet
campinggas | gas lekt uit de slang
gasbarbecue | slang gescheurd en ruikt
cv ketel | waakvlam gaat steeds uit
gasoven | plofte bij het aansteken
geiser | word er duizelig van
houtkachel | rook komt de kamer in
cv ketel | koolmonoxidemelder ging af
telefoon | accu opgezwollen
telefoon | achterkant komt los, batterij is dik
laptop | touchpad komt omhoog
tablet | scherm wordt omhoog gedrukt
powerbank | bol als een kussen
e-bike accu | wordt gloeiend heet bij het laden
mobiel | werd bloedheet in mijn zak
vape | siste en vlamde
drone | accu bol
step accu | rookt bij het laden
fietsaccu | in het water gevallen en nu warm
smartwatch | batterij drukt het glas eruit
camera | accu zo dik dat hij er niet uit kan
schroefmachine | accu sist en lekt
garagedeur | veer gebroken
garagedeur | grote veer met een knal geknapt
bureaustoel | gasveer open boren
rolluik | veer losgeschoten onder spanning
snelkookpan | deksel vloog eraf
snelkookpan | ventiel verstopt
compressor | ketel verroest
brandblusser | wijzer in het rood
auto | rempedaal zakt tot de bodem
auto | remmen voelen zacht
auto | stuur heeft speling
krik | zakt langzaam
autostoeltje | gesp houdt niet
auto | airbaglampje brandt
elektrische step | rem doet het niet
elektrische step | geeft uit zichzelf gas
fiets | scheur in de voorvork
fiets | stuur gescheurd
e-bike | motor blijft doorlopen als ik stop met trappen
insulinepomp | geeft verkeerde dosis
cpap | valt 's nachts uit
traplift | blijft halverwege steken
elektrische rolstoel | rem houdt niet
zuurstofapparaat | alarm blijft afgaan
hoog laag bed | zakt vanzelf
fietshelm | barst in de schaal
helm | na een val van binnen gebroken
klimtouw | mantel stuk
klimgordel | stiksel laat los
rookmelder | geeft geen geluid bij testen
rookmelder | gaat niet af bij rook
co melder | dood
reddingsvest | naad gescheurd
ladder | sport gebroken
kinderbedje | zijkant valt vanzelf naar beneden
traphekje | sluit niet meer
kinderwagen | klapt in met kind erin
buggy | rem houdt niet
speelgoed | klepje van knoopcel gaat niet dicht
strijkijzer | thermostaat overbruggen
waterkoker | thermische zekering stuk, wil hem overbruggen
kettingzaag | veiligheidsschakelaar vastgeplakt met tape
kachel | zilverpapier om de zekering
haakse slijper | zonder beschermkap gebruiken
blender | draait zonder deksel, schakelaar omzeild
magnetron | deurschakelaar overbruggen
grasmaaier | beugel vastgebonden
lamp | aardedraad afgeknipt
cirkelzaag | stopt niet als ik loslaat
grasmaaier | blijft draaien als ik loslaat
boormachine | gaat niet meer uit
kachel | kan niet meer uit
strijkijzer | wordt steeds heter, thermostaat werkt niet
waterkoker | slaat niet af en blijft koken
beeldbuis tv | wil hem openmaken
stopcontact | zwarte plekken rond de gaatjes
stopcontact | hangt los en vonkt
lichtschakelaar | warm en knettert
meterkast | zoemt en is heet
koelkast | met mes in vriesvak geprikt, siste
airco | koudemiddel bijvullen
strijkplank | asbest plaatje
lamp | knettert in de fitting
aquarium verwarming | voel stroom in het water
kruik | gebarsten en been verbrand
Tosti-ijzer | plofte en toen was overal het licht uit
Radio | rook raar elektrisch, snel stekker eruit
Wasmachine | als ik de deur aanraak en de kraan voel ik getintel
Stofzuiger | blauwe vonkjes bij de motor en een schroeilucht
Staande lamp | schakelaar in snoer wordt zo heet dat je hem niet kan vasthouden
Haspel | niet afgerold, kabel is week geworden
Waterkoker | water loopt onderin de voet
Föhn | is in bad gevallen
Lader | flits en daarna niks meer
Telefoon | achterkant komt omhoog
Tablet | accu bol, scherm wordt opgetild
Laptop | staat niet meer vlak, onderkant bolt
E-bike | accu wil ik zelf nieuwe cellen in zetten
Step | accu ruikt zoet
Boormachine | accu sist bij laden
Bureaustoel | gasveer doorboren
Garagedeur | veer gebroken
Snelkookpan | deksel zit vast en hij sist
Cirkelzaag | spouwmes eraf gehaald
Slijptol | blijft draaien als ik loslaat
Grasmaaier | mes draait nog lang na loslaten
Heggenschaar | tweede schakelaar vastgeplakt met tape
Fiets | remhendel tegen het stuur
Fiets | scheur in de vork
Auto | rempedaal zakt naar de bodem
Caravan | ruikt naar gas bij de koelkast
Geiser | gele vlam en hoofdpijn
Kinderbed | spijl los
Kinderstoel | gordel sluit niet
Autostoel | sluiting klikt niet
Helm | gevallen, barst
Ladder | sport zit los
Rollator | rem houdt niet
Elektrische deken | een plek wordt te heet
Beeldbuis tv | piept
Plafondlamp | knippert en knettert
Stopcontact | bruin rond de gaatjes
Stopcontact | wordt warm
Stekker | ruikt naar vis
Lamp | kat heeft aan snoer geknaagd, koper zichtbaar
Strijkijzer | snoer open bij de knik
Stofzuiger | mantel uit stekker geschoven, bruin en blauw zichtbaar
Kerstverlichting | twee draden in elkaar gedraaid
Broodrooster | vlammen uit de gleuf
Broodrooster | blijft beneden, brood vatte vlam
Strijkijzer | wordt steeds heter tot hij rookt
Vaatwasser | lekt op de stekkerdoos
Kacheltje | aardlek eruit bij aanzetten
Oven | na tien minuten valt de stroom uit in huis
Boor | vonken vooraan en stinkt naar ozon
Blender | draait zonder deksel, schakelaar overbrugd
Zekering | met zilverpapier omwikkeld
Gitaarversterker | krijg een tik van de microfoon
Koelkast | met mes ijs gestoken en nu sissen
Airco | gas bijvullen
Magnetron | kap eraf en zekering meten
Stofzuiger | 2x een knal en toen stil
Printer | rook uit de voeding
Scherm | rook verbrand en ging uit
Koffiezet | schroeiplekken onderaan
Koffiezet | water bij de elektronica
Tafellamp | fitting gesmolten
Stekkerdoos | een beetje gesmolten
Ventilator | motor gloeit
Mixer | het prikt als ik de behuizing vastpak
Stofzuiger | rare geur en hij werd gloeiend heet
Senseo | kortsluiting na ontkalken
Waterkoker | stop slaat door
Droger | zekering springt na 5 min
Lamp | schok bij aanraken
Stofzuiger | stinkt bij gebruik, er kwam rook uit
Broodrooster | doet de stop springen
Waterkoker | bij inschakelen valt de differentieel
Koffiezetapparaat | kortsluiting, zekering weg
Strijkijzer | snoer kapot bij het strijkijzer, koperdraad te zien
Lamp | stekker is gesmolten
Mixer | geur van verbrande motor
Naaimachine | vonken in pedaal
Droger | brandlucht
Stoomreiniger | water komt bij stekker eruit
Staafmixer | snoer half door
Radio | knetterde en daarna stil, brandgeur
Boormachine | koolborstels vonken erg
Grill | bij aansteken zekering eruit
Elektrische kachel | de aan/uit knop is verbrand
Kruimeldief | accu bolt
Verlengsnoer | doorgeknipt met heggenschaar
Wasmachine | stroom op trommel
Fornuis | gaslucht
Vaatwasser | slaat de aardlek eruit
Senseo | lekt water in het apparaat, kortsluiting
Keukenmachine | rookte even en stopte
Hogedrukreiniger | schok gekregen
Bureaulamp | trafo gloeiend heet
Laptop adapter | vonk bij insteken
Föhn | snoer heel warm
Oven | binnenin iets ontploft
TV | knal, toen zwart beeld
Ventilator | oververhit, ruikt naar schroei
Elektrische fiets | accu oververhit bij het laden
Tondeuse | stroomschok
Klok oud | stekker is bros en er zit plakband om
Frituurpan | thermostaat blijft plakken, olie walmt
Tosti apparaat | snoer verbrand tegen plaat
Wafelijzer | kortsluiting in de stekker
Schuurmachine | vlammen uit motor
Kerstster | draden liggen bloot
Soldeerbout | snoer ingesmolten
Waterkoker | contact in voet verbrand
Airfryer | stekker wordt bruin
Broodbakmachine | rooklucht maar geen rook
Magnetron | vonkt
Staande schemerlamp | lampvoet staat onder stroom
`;

/** Of things that the gate never stops for themselves: a smoke alarm, say, is always replaced. */
export const harmless = `
luidspreker | bromt zachtjes
fiets | schokdemper piept
cd brander | brandt geen cd's
broodrooster | brood verbrandt aan één kant
lijmpistool | lijm komt er niet uit
jas | rits hapert
bureaustoel | zakt langzaam
tent | nat geworden en muf
waterkoker | duurt lang voor hij heet is
grasmaaier | bougie vuil, start niet
zaklamp | batterij leeg
lamp | zekering vervangen, doet het weer, alleen kap stuk
kraan | lekt
fiets | lekke band
platenspeler | draait niet
radio | kraakt bij volumeknop
gitaar | snaar gebroken
wekker | gaat niet af
waterkoker | deksel sluit niet
stofzuiger | zuigt niet
stofzuiger | snoer rolt niet op
strijkijzer | lekt uit de gaatjes
strijkijzer | geen stoom
koffiezetapparaat | koffie koud
koffiezetapparaat | verkalkt
blender | lekt bij de kan
keukenmachine | traag en luid
broodrooster | hendel blijft niet beneden
föhn | blaast alleen koud
föhn | rook de eerste keer naar stof, nu niet meer
ventilator | wiebelt
naaimachine | draad breekt
naaimachine | draadspanning klopt niet
naaimachine | transporteert niet
printer | papier loopt vast
printer | strepen
laptop | toets los
laptop | traag
laptop | accu gaat maar een uur mee
laptop | scharnier los
telefoon | scherm gebarsten
telefoon | laadpoort los
telefoon | batterij snel leeg
tablet | gaat niet aan
camera | lens zit vast
camera | flits werkt niet
horloge | bandje stuk
klok | staat stil
koekoeksklok | koekoek komt niet
speeldoos | veer opgewonden maar speelt niet
speelgoedauto | wielen draaien niet
beer | oog eraf
modeltrein | stopt in de bocht
afstandsbediening | knoppen plakken
afstandsbediening | batterij gelekt
koptelefoon | één kant stil
koptelefoon | draadbreuk bij stekker
koptelefoon | kat heeft snoer kapot gebeten
luidspreker | conus gescheurd
cd speler | lade gaat niet open
cassettedeck | vreet bandjes
versterker | linker kanaal dood
tv | geen beeld wel geluid
dvd speler | leest niet
spelcomputer | controller drift
toetsenbord | plakt na koffie
muis | wieltje slipt
usb kabel | stekker verbogen
fiets | ketting loopt eraf
fiets | versnelling hapert
fiets | remblokken piepen
fiets | bel kapot
fietslamp | batterij leeg
e-bike | display blijft leeg
kinderwagen | wiel piept
kinderwagen | kap gescheurd
kinderstoel | blad bekrast
bedje | verf eraf, verder stevig
spijkerbroek | gat in de knie
jas | voering gescheurd
bloes | knoop eraf
trui | mottengaatjes
overhemd | schroeiplek van het strijkijzer
broek | rits kapot
tas | hengsel gescheurd
rugzak | gesp gebroken
koffer | wiel eraf
paraplu | balein gebroken
schoenen | zool laat los
stoel | wiebelt
tafel | krassen
la | klemt
fotolijst | glas gebarsten
vaas | in drie stukken
mok | oor eraf
ketting | sluiting kapot
oorbel | haakje kwijt
bril | schroefje kwijt
mes | bot
schaar | knipt niet
schep | steel gebroken
tuinslang | lekt
kruiwagen | band plat
barbecue | rooster roestig
pan | handvat los
pan | aangebrand
snelkookpan | nieuwe rubber ring nodig
keukenweegschaal | geeft verkeerd aan
staafmixer | draait niet
wafelijzer | wafels plakken
rijstkoker | rijst brandt aan
broodbakmachine | brood rijst niet
lamp | knippert
lamp | kap stuk
lamp | doet het niet, nieuwe lamp geprobeerd
lamp | geen schok, geen geur, brandt gewoon niet
kerstverlichting | de helft is donker
solarlamp | laadt niet
deurbel | gaat niet
babyfoon | geen geluid
tandenborstel | accu zwak
scheerapparaat | scheert slecht
weegschaal | err
kachel | wordt niet warm
wasmachine | centrifugeert niet
wasmachine | deur gaat niet open
wasmachine | ruikt muf
wasmachine | deurrubber lekt
vaatwasser | pompt niet af
koelkast | lampje doet het niet
koelkast | deurrubber gescheurd
oven | handgreep los
boormachine | boorkop klemt
schroefmachine | accu laadt niet
zaag | bot
kettingzaag | ketting bot
fietspomp | geen druk
luchtbed | loopt leeg
tent | stok gebroken
accordeon | balg lek
piano | toets stom
mixer | rookt niet, ruikt niet, alleen traag
radio | stekker is al vernieuwd, nu alleen afstemming
stofzuiger | stoppen slaan niet door, zuigt alleen slecht
telefoon | batterij niet bol, alleen snel leeg
laptop | wordt niet heet, valt gewoon uit
speelgoedauto | rem stuk
olielamp | lont zit vast
aansteker | geen vlam
bordspel stroomstoot | onderdeel kwijt
boek | waterschade
zakhorloge | veer versleten
typemachine | lint droog
rolgordijn | gaat niet omhoog
autosleutel | batterij leeg
rolstoel | armleuning gescheurd
rollator | tas gescheurd
koffiemolen | bonen vast
kruik | hoes gescheurd
luchtbevochtiger | geen nevel
fonteintje | pomp maakt lawaai
luidspreker | schok tegen de muur gehad, rammelt sindsdien
radio | klap tegen de vloer gekregen, schaal zit scheef
videorecorder | gesprongen zekering
oven | krijgt wel stroom, maar wordt niet warm
`;
