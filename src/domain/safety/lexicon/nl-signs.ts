import type { Lexicon } from "./lexicon";

/** Dutch words of one sign each: two or three of them that meet, in any order, tell of a danger. */
export const nlSigns: Lexicon = {
  stings:
    "prik, prikt, prikte, prikken, prikkel*, geprikt, steekt, gestoken, bijt, beet, gebeten, tintel*, kriebel*, kietel*, tik, tikje, klap, klapje, opdonder, oplawaai, optater, dreun, schok, schokje, schokken, schokt, stroomstoot, stroomstootje, stroom ~ voel*, voel* ~ stroom, zap, zapt, brandt ~ vinger*, verkramp*, samengetrokken, trok samen, verdoofd, gevoelloos, knijpt, trilling ~ vinger*/hand*, getintel, gezoem",
  someonesBody:
    "vinger, vingertop*, !hand, handen, !arm, armen, elleboog, schouder, lip, lippen, tong, tand, tanden, huid, duim, handpalm, tenen, teen, voet, voeten, knie, been, pols, trouwring",
  contact:
    "aanraak*, raak*, aangeraakt, aankom*, aan kom*, aan ~ komt/kom/kwam, vastpak*, vastgepakt, pak*, vasthoud*, houd*, schoonmak*, schoonmaak*, afneem*, poets*, optil*, til*, verplaats*, leun*, stekker ~ erin/eruit, haal*, uittrek*, aanzet*, open*, blote voeten, natte/vochtige handen/vingers/voeten/vloer, metalen/metaal deel/delen/stuk/kant/rand, aan ~ metaal/behuizing/deur/kraan/handvat/schakelaar, van ~ behuizing/metaal/kraan/deur/microfoon/schakelaar/handvat, tegelijk, strijk*, vul*, krijg/kreeg/krijgt/kregen, verzet*, verschuif*, verschoof",
  gentleOnSkin:
    "massag*, scheer*, epile*, tandenborstel, voetenbad, koptelefoon*, oortje*, handschoen*, laars, laarzen, schoen*, sok*, deur, klok, fiets, pen",
  panelPlace: "meterkast, stoppenkast, zekeringkast, groepenkast, hoofdschakelaar",
  resets:
    "omzet*, om te zetten, schakelaar ~ om/omhoog/weer, weer ~ aan/omhoog/in, omhoog ~ duw*/zet*, omhoog, terugzet*, indruk*, valt, klapt, klikt, springt, slaat",
  hotWord:
    "heet, gloeiend, kokend, gloeiendheet, kokendheet, bloedheet, snikheet, roodgloeiend, brandend",
  cannotHold:
    "niet ~ vast/vasthouden/aanraken/aankomen/houden/aanpakken/dragen, kan/kun/kon ~ niet ~ vasthouden/aanraken/houden, niet ~ vast kan/kunt, brand/brandt/brandde/verbrand/verbrandde ~ vinger*/hand*/je/me/mijn, om ~ vast, om ~ aan te raken, laten vallen, losgelaten, niet meer ~ vast",
  wallPart:
    "stopcontact, stopcontacten, wandcontactdoos, lichtschakelaar, dimmer, meterkast, stoppenkast, afdekplaat, afdekplaatje, stekkerdoos, contactdoos, muurschakelaar",
  warmWord:
    "warm, heet, bromt, zoemt, knettert, sist, knispert, vonkt, geschroeid, geblakerd, gesmolten, smelt, roet, verkleurd, verbrand",
  strand: "draad, draden, draadje, koper, koperdraad*, ader, kern, metaal, binnenwerk",
  showsOut:
    "zie, ziet, zien, zichtbaar, bloot, blote, open, steekt, steken, hang*, uitsteek*, uit de stekker, eruit, uitgetrokken, losgetrokken, naakt, ligt bloot, liggen bloot, komt/komen door, kaal, kale, vrij",
  liquid:
    "sap, thee, koffie, soep, bier, melk, wijn, cola, limonade, regen, vloeistof, vocht, saus, kan, vaas, kopje, glas, sop, plas, smoothie, *water, drank, fris, jus, lekkage",
  flowsIn:
    "gegooid, gooi*, omgevallen, omgegooid, gemorst, mors*, loopt, liep, *gelopen, drupp*, gedruppeld, drupt, druipt, lekt, lekte, gelekt, stroomt, gestroomd, gespat, spat*, gegoten, giet, overgekookt, gekomen, komt, komen, gestort, sijpel*, gesijpeld, terechtgekomen, gevallen, gespoten, geklotst, staat",
  innerPart:
    "elektra, elektronica, elektriciteit, printplaat, motor, stopcontact, stekker, stekkerdoos, schakelaar, voet, voetstuk, basis, onderstel, ventilatiegat*, gleuven, contacten, contactpunten, meterkast, voeding, trafo, binnenin, bedrading, fitting, achterin",
  fouls:
    "geplast, plast, gepist, geplas, gepiest, overgegeven, gekotst, ondergekotst, in ~ vaatwasser gedaan/gezet, onder ~ kraan/douche gehouden/schoongemaakt/afgespoeld",
  layIn:
    "lag, gelegen, stond, gestaan, gevallen, viel, gegleden, gegooid, laten liggen, vergeten, beland, ondergedompeld, gedompeld, gezet, gezeten, gerold, gelaten, verzopen",
  wetPlace:
    "in ~ plas/bad/badkuip/wasbak/gootsteen/wc/toilet/zwembad/vijver/emmer/aquarium/sloot/zee/gracht/water/regen/sneeuw/meer/modder, onder water, buiten ~ regen, natte gras, nat gras",
  gasUser:
    "barbecue, bbq, fornuis, kookplaat, kooktoestel, campingkooktoestel, oven, kachel, geiser, ketel, cv ketel, boiler, terrasverwarmer, haard, caravan, camper, brander, gas*, combiketel",
  hissWord: "sis, sist, siste, sissen, gesis, ontsnapt, ontsnappen, borrelt, fluit",
  gasPart: "fles, gasfles, gasslang, drukregelaar, regelaar, gaskraan, gasleiding, patroon, gas",
  gasWork: "sproeier, thermokoppel, gasblok, gasklep, waakvlam, drukregelaar, gasleiding, gasslang",
  flaresUp:
    "wenkbrauw*, steekvlam, vuurbal, vlam/vlammen slaat/slaan/komt/komen ~ uit/eruit/terug/onderuit/buiten, vlam/vlammen ~ geel/oranje/roet, gele/oranje vlam/vlammen, brandt geel/oranje, roet, knal/plof/boem/woef ~ aansteken/ontsteken/aanslaan, ontploft/ontploffing ~ aansteken, plofontsteking",
  replaces:
    "vervang*, wissel*, verwissel*, solde*, las, lassen, openmak*, openmaak*, repareer*, repareren, zelf, openzag*, opensnij*, openboor*, uit elkaar, schoonmak*, ombouw*, afstel*",
  packInside: "cel, cellen, bms, accucel, accucellen",
  packCracked:
    "accu/batterij/accubehuizing/batterijbehuizing ~ gebarsten/gescheurd/gedeukt, behuizing _ accu/batterij ~ gebarsten/gescheurd/gebroken, barst/scheur/deuk in _ accu/batterij",
  staysWarm:
    "pols/huid/arm/oor/nek ~ verbrand, verbrandde/verbrandt ~ pols/huid/arm/oor/nek, brandblaar/brandblaren __ pols/huid/arm/oor/nek, steeds/altijd/constant/voortdurend warm/heet, warm/heet __ uit, gloeiend/heel/erg/super/zo heet __ zak/broekzak/tas/bed, heet _ in _ zak/broekzak/tas/bed, in _ zak/broekzak/tas/bed __ heet/gloeiendheet, vanzelf warm/heet, zonder _ laden heet/warm",
  stabs:
    "geprikt, doorgeprikt, prikte, gestoken, doorboord, geboord, aangeboord, spijker, schroevendraaier, schroef door/in, geplet, platgedrukt, gedeukt, deuk, overreden, overheen gereden, gebeten, mes",
  guardWord:
    "beschermkap, bescherming, kap, spouwmes, mesbeschermer, afscherming, veiligheidskap, handbescherming",
  takenOff:
    "eraf, afgehaald, verwijderd, weg, ontbreekt, kapot, afgebroken, kwijt, in de weg, zonder, losgeschroefd, gedemonteerd, gebroken, af",
  thermostatWord: "thermostaat, temperatuurregelaar, temperatuurknop",
  sticksOn:
    "blijft ~ hangen/aan/plakken/steken, hangt, plakt, vastgebrand, vastgeplakt, kleeft, zit vast ~ aan",
  keepsHeating:
    "tot ~ leeg, kookt ~ leeg/droog, droog gekookt, drooggekookt, leeggekookt, droogkook*, schroeit alles, verbrandt alles, verschroeit alles, blijft maar verwarmen/koken/doorkoken, blijft doorkoken, stopt niet met verwarmen/koken, kookt maar door, blijft ~ opwarmen/verwarmen/koken, blijft maar opwarmen/heet, warmt maar door",
  brakeLever:
    "rem, remmen, remhendel, handrem, voorrem, achterrem, schijfrem, velgrem, terugtraprem, remgreep",
  pullsThrough:
    "gebeurt ~ niks/niets, er gebeurt, niks/niets gebeurt, houden/houdt/pakken/pakt/grijpt/grijpen/werkt/werken/remt/remmen ~ niet/nauwelijks/amper/slecht, doet/doen het ~ niet, doet niks/niets, doet het ineens niet, niet ~ remt/pakt/houdt, zacht, sponzig, slap, uitgevallen, weigert, geknapt, gebroken, stuk, kapot, tegen/tot ~ stuur/handvat, tot aan het stuur",
  rideThing:
    "*fiets, ebike, e bike, scooter, step, brommer, !motor, tandem, driewieler, rolstoel, rollator, scootmobiel",
  givesUnder:
    "klapt, klapte, ingeklapt, omgeklapt, inklapt, breekt, brak, gebroken, afgebroken, krom, verbogen, geknikt, scheur, scheurtje, scheuren, gescheurd, haarscheur*, barst, gebarsten, verdraai*",
  loadPart: "stuur, stuurpen, vork, voorvork, frame, zadelpen, balhoofd",
  throttleWord: "gas, gashendel, gashandel, throttle, duimgas",
  runsAway:
    "blijft ~ hangen/steken/staan, hangt, vast, niet langzamer, vanzelf, uit zichzelf, niet los",
  toyThing:
    "speelgoed*, *speelgoed, pop, poppen*, lego, playmobil, barbie, model*, teddy, radiografisch*, knuffel, duplo",
  remoteThing: "afstandsbediening, zender, handzender",
  springOrCable:
    "veren, *veer, kabel, staalkabel, trommel, scheef, rol, rails, knal, valt, viel, stort",
  gasSpring: "gasveer, gasveren, gasdrukveer, gasdemper, gaslift, veerpoot, gascilinder",
  opensUp:
    "zaag, zagen, doorzag*, openzag*, boor, boren, doorbor*, openmak*, opensnij*, verhit*, lassen, span, spannen, samendruk*, samenpers*",
  snaps: "knal, knalt, klap, vonk, vonkt, schok, flits, plof",
  capWord: "condensator, condensatoren, elco",
  drips: "druppel*, drupt, druipt, drup, lekt, stroomt, sijpel*",
  lightWord:
    "*lamp, plafonniere, verlichting, spot, spotje, fitting, lichtschakelaar, armatuur, kroonluchter",
  holdsSwitch:
    "tape, *getapet, ducttape, plakband, vastgeplakt, vastgebonden, gebonden, tiewrap, tierib, elastiek, elastiekje, vastgezet, vastzet*, wig, touwtje",
  switchWord: "*schakelaar, veiligheidsbeugel, beugel, dodeman*, trekker, aanknop, vergrendeling",
  heatThing:
    "strijkijzer, waterkoker, kachel, straalkachel, verwarming, frituurpan, friteuse, oven, broodrooster, tosti*, grill, stijltang, kruik, deken, boiler, droger, krultang, lijmpistool, kookplaat, koffiezetter, koffiezetapparaat, stoomreiniger, rijstkoker, eierkoker, flessenwarmer, wafelijzer, airfryer",
  notSting: "tintel* __ kou, van de kou",
  threadThing: "naaimachine, lockmachine, breimachine, trimmer, strimmer, hengel",
  notDrowned: "natte hond, was/wasgoed __ nat eruit",
};
