import type { Lexicon } from "./lexicon";

/** Dutch words of danger, and the names of things. */
export const nl: Lexicon = {
  supplyThing:
    "stekker, *stekker, stopcontact, *stopcontact, stekkerdoos, stekkerblok, *netsnoer, stroomsnoer, verlengsnoer, verlengkabel, kabelhaspel, haspel, netvoeding, *adapter, voeding, trafo*, lichtnet, elektrisch *, elektrische *, elektro, huishoudtoestel, 230v",
  kitchenThing:
    "waterkoker, broodrooster, toaster, koffie*, senseo, espresso*, mixer, *mixer, keukenmachine, keukenrobot, kookplaat, fornuis, !*oven, magnetron, koelkast, ijskast, diepvries*, vriezer, vaatwas*, afwasmachine, friteuse, frituur*, airfryer, wafelijzer, tosti*, broodbak*, sapcentrifuge, sapcentrifuge, blender, hakmolen, dampkap, afzuigkap, melkopschuimer, eierkoker, rijstkoker, stoomkoker, gourmet*, croque*, boiler, theelichtje elektrisch, soepmaker, citruspers, gehaktmolen, !*machine, !*toestel",
  householdThing:
    "stofzuiger, *zuiger, strijkijzer, *strijk*, stoom*, wasmachine, *wasmachine, droger, *droger, droogkast, naaimachine, ventilator, verwarming, kachel, *kachel, radiator, lamp, *lamp, lampen, verlichting, kerstverlichting, licht, schemerlamp, papierversnipperaar, versnipperaar, luchtbevochtiger, luchtontvochtiger, airco*, elektrische deken, pomp, *pomp, aquarium, voetbad, loopband, dimmer, !spot, luchtreiniger, raclette",
  bodyThing:
    "fohn, haardroger, *krultang, stijltang, krultang, tondeuse, epilator, massage*, scheerapparaat",
  workshopThing:
    "boormachine, klopboor, boor, *zaag, zaag, *slijper, slijptol, slijpschijf, schuurmachine, *schaaf, !frees, *frees, compressor, *lader, grasmaaier, *maaier, heggenschaar, haagschaar, *trimmer, bladblazer, lasapparaat, heteluchtpistool, lijmpistool, hogedrukreiniger, hakselaar, dremel, soldeerbout, verfstripper, kettingzaag, multitool",
  leisureThing:
    "tv, televisie, *televisie, monitor, beeldscherm, *radio, versterker, *versterker, receiver, platenspeler, *speler, *recorder, cassettedeck, *printer, scanner, beamer, projector, computer, *computer, orgel, keyboard, stereo*, muziekinstallatie, klokradio, wekkerradio, luidspreker, synthesizer",
  notMains:
    "accu*, batterij*, benzine*, zonne*, op batterijen, oplaadbare/oplaadbaar, draadloze, koffietafel/koffiekop/koffiekan, speelgoed*, kampeer*, gas*, usb *, jack stekker, koptelefoonstekker, zaklamp, lichtgewicht, elektrische gitaar/fiets/step/tandenborstel/auto, gitaarversterker, schrijfmachine, wasmachineslang",
  lowVoltageThing:
    "koptelefoon, hoofdtelefoon, oortjes, headset, usb kabel, laadkabel, muis, controller, microfoon, gitaar, mp3 speler, zaklamp, afstandsbediening, fiets, gordijn, rolgordijn",
  microwave: "magnetron, *magnetron, combimagnetron",
  notMicrowave: "in/uit/voor de magnetron, magnetronbestendig, magnetronschaal",
  toyVehicle:
    "speelgoedauto, bestuurbare/radiografische auto, modelauto, rc auto, loopauto, kinderauto, speelgoed auto",
  highVoltageThing:
    "beeldbuis*, buizenradio, buizenversterker, buizen tv, buizentelevisie, crt, hoogspanning*, insectenlamp, insectenverdelger, vliegenlamp, muggenlamp, vliegenverdelger, insectendoder, muggenvanger elektrisch, elektrische vliegenmepper, neonreclame, omvormer zonnepanelen, laadpaal, plasmabol, elektrische auto",
  fixedThing:
    "meterkast, zekeringkast, stoppenkast, wandcontactdoos, lichtschakelaar, plafondlamp, plafonniere, plafondverlichting, inbouwspot*, badkamerlamp, huisinstallatie, aansluitdoos, wandlamp vast, perilex, badkamerventilator, inbouwdimmer, stopcontact",
  coolingThing:
    "koelkast, ijskast, diepvries*, vriezer, *airco*, warmtepomp, *ontvochtiger, wijnkoelkast",
  heatingTextile:
    "elektrische deken, elektrische onderdeken, warmtedeken, warmtekussen, verwarmingskussen, elektrisch kussen/deken, verwarmde deken",
  lithiumThing:
    "gsm, telefoon, smartphone, tablet, laptop, powerbank, drone, ereader, e reader, smartwatch, e bike, elektrische step, elektrische fiets, vape, e sigaret, accuboormachine, schroefmachine, mobieltje",
  batteryThing: "accu*, *accu, batterij, batterijen, batterijpack, lipo, powerbank, *batterij",
  batteryCell: "accu*, *accu, batterij, batterijen, *batterij, cel, cellen, pack",
  driveThing:
    "e bike, ebike, elektrische fiets/step/scooter, e step, e scooter, hoverboard, elektrische stap, speedpedelec",
  driveBattery: "fietsaccu*, fietsbatterij, stepaccu, scooteraccu, fiets accu",
  drivePart: "accu*, batterij, batterijen, cellen, cel, pack",
  gasThing:
    "gasfornuis, gaskachel, gasoven, gasboiler, gasketel, gasbarbecue, gashaard, gasfles, gasslang, gaskraan, gasleiding, gasvuur, gasstel, kookplaat op gas, cv ketel, geiser, gasbrander, waakvlam, terrasverwarmer, gaskookplaat, gaslamp, campinggas, gas fornuis, verwarmingsketel",
  burner:
    "*kachel, kachel, *haard, *ketel, geiser, oven, fornuis, generator, stroomgroep, aggregaat, barbecue, *brander, schouw, op gas",
  garageThing:
    "garagepoort, garagedeur, torsieveer, veer ~ losgeschoten/weggeschoten onder spanning",
  notGarage:
    "garagepoort afstandsbediening, garagedeur afstandsbediening, afstandsbediening garage*",
  pressureThing:
    "gasveer, gasdemper, drukvat, expansievat, drukketel, co2 fles, spuitbus, gasfles, zuurstoffles, gasdrukveer",
  pressurised:
    "snelkookpan, hogedrukpan, compressor, drukvat, gasveer, stoomreiniger, sodastream, espressomachine, drukketel, luchtketel",
  pressureFault:
    "*ventiel, deksel _ vast/klem/open, krijg _ niet open, onder druk, sist, doorboren, boren, verstopt, geblokkeerd, *klep vast/verstopt/geblokkeerd, verroest, roest, roestig, gescheurd, bol, ontploft, vloog, vliegt, zagen, openzagen, open boren",
  childSeat:
    "autostoel*, kinderzitje, autozitje, kinderstoel auto, maxi cosi, veiligheidsgordel, isofix, kinderautostoel, babyzitje, zitverhoger",
  lifeGear:
    "*helm, helm, klimgordel, klimtouw, karabiner, musketon, reddingsvest, zwemvest, gasmasker, adembescherm*, valharnas, klimharnas",
  notLifeGear: "helmlamp, helmcamera, speelgoedhelm",
  alarmThing:
    "rookmelder, brandmelder, co melder, koolmonoxidemelder, brandblusser, brandblusapparaat, blusdeken, branddeken, rookalarm, rookdetector",
  bearer:
    "ladder, *ladder, trapladder, trapje, keukentrap, huishoudtrap, stelling, steiger, schommel, hangstoel, klimrek, trampoline, trekhaak, dakdrager, dakkoffer, krik, autokrik, assteun",
  bearerFault:
    "gebarsten, barst, scheur, gebroken, gescheurd, wiebelt, wankel, los, losse, verbogen, sport, trede, scharnier, verroest, roest, rot, lassen, slipt, zakt, kantelt, geeft mee, bezwijkt, breekt",
  cutter:
    "*zaag, *maaier, heggenschaar, haagschaar, *slijper, slijptol, *frees, *schaaf, hakselaar, boormachine, *trimmer, *snijder, blender, mixer, keukenmachine, loopband, haagschaar",
  guardFault:
    "bescherm* ontbreekt/weg/kapot/af/stuk/gebroken/kwijt, zonder bescherm*, zonder _ bescherm*, beschermkap, start vanzelf/zelf/uit, gaat vanzelf aan/draaien, springt vanzelf aan, begint vanzelf, kettingrem, dodemans*, mes/messen/ketting/zaagblad/blad/schijf blijft/blijven ~ draaien/lopen, mes/messen/ketting/zaagblad/blad/schijf draait/loopt _ door, zonder ~ deksel/kap/bescherming/afdekking, draait/loopt/werkt _ open deksel/kap, kan niet meer uit, gaat niet _ uit, stopt niet, blijft draaien/lopen, schakelaar ~ vast, niet meer uit",
  runsOn:
    "blijft draaien/lopen/doordraaien/doorlopen/gaan/aan/werken, blijft _ draaien/lopen/doordraaien, draait _ door/verder, loopt _ door/verder, stopt niet, niet meer stoppen/uit/uitzetten, niet _ uitgezet/uitschakelen/uitzetten, gaat niet uit, slaat niet af, valt niet stil",
  letGo:
    "loslaat, loslaten, losgelaten, uitzet, uitgezet, uitschakel, uitschakelen, schakelaar, knop, noodstop, ook al, zelfs, uit staat",
  bedForChild:
    "kinderwagen, buggy, wandelwagen, babybed, kinderbed, kinderbedje, ledikant, wieg, kinderstoel, stapelbed, hoogslaper, traphekje, draagzak, babydrager, luiertafel, verzorgingstafel, loopstoel, box baby, wipstoel baby",
  nurseryFault:
    "rem, remmen, riem, riempje, gesp, gordel, slot, vergrendel*, spijl, klapt _ dicht/in, inklapt, gebroken, barst, gebarsten, scheur, wiebelt, los, losse, poot, schroef, kantelt, vanzelf, sluit niet, zijkant, klep, slaat dicht, laat los, valt, gaat open, sluit niet, schiet los",
  cycle:
    "fiets, *fiets, driewieler, bakfiets, !step, mountainbike, racefiets, e bike, rijwiel, elektrische step, scooter",
  breaksApart:
    "gebarsten, barst, scheur, gescheurd, gebroken, breuk, verbogen, krom, geplooid, geknikt, scheurtje, haarscheur, afgebroken, barstje",
  cycleFrame: "frame, kader, vork, voorvork, stuur, stuurpen, zadelpen, crank",
  brakeFails:
    "rem/remmen/voorrem/achterrem/handrem _ niet, remt niet, geen rem/remmen, rem/remmen kapot/defect/stuk/versleten, remkabel gebroken/geknapt/gesprongen/stuk, zonder rem/remmen, remt nauwelijks/amper, rem doet het niet, geeft _ gas, uit zichzelf gas, versnelt _ zichzelf, motor _ door/doorlopen/doorgaan/doordraaien, motor blijft, rijdt _ zelf, remt _ niet, rem/remmen _ slap/weg",
  airbag: "airbag, airbaglampje, airbaglamp, airbags",
  vehicle:
    "auto, wagen, bestelwagen, !camper, mobilhome, motor fiets, motorfiets, moto, brommer, bromfiets, snorfiets, caravan, vw, golf, polo, opel, corsa, astra, audi, bmw, mercedes, ford, fiesta, fiat, skoda, renault, clio, twingo, peugeot, citroen, toyota, volvo, vespa, !scooter, aanhangwagen",
  vehiclePart:
    "rem, remmen, rempedaal, remleiding, remschijf, stuur, stuurinrichting, besturing, stuurt, brandstof*, benzine*, benzinetank, ophanging, vering, schokdemper, wielmoeren, airbag, airbaglampje, airbaglamp, remvloeistof, koppeling aanhanger",
  fuelLeaks:
    "benzine/diesel/brandstof _ lekt/druppelt/lek/loopt, lekt/druppelt/lek/lekkende ~ benzine/diesel/brandstof, benzinelek, ruikt/stinkt naar benzine/diesel, benzinegeur, benzinelucht, brandstoflek",
  walkingAid: "rolstoel, rollator, looprek, wandelstok, kruk, krukken, looprekje",
  aidFault:
    "rem, remmen, handvat, handgreep, wiel, wielen, poot, frame, klapt, barst, krom, verbogen, los, losse, gebroken, wiebelt",
  medicalThing:
    "insulinepomp, cpap*, slaapapneu*, beademingsapparaat, zuurstofapparaat, zuurstofconcentrator, vernevelaar, aerosoltoestel, pacemaker, defibrillator, aed, traplift, ziekenhuisbed, zorgbed, tillift, patientenlift, scootmobiel, elektrische rolstoel, dialyse*, glucosemeter, hoog laag bed, hooglaagbed, ziekenbed",
  weaponThing:
    "geweer, pistool, revolver, vuurwapen, luchtbuks, luchtdrukgeweer, munitie, vuurwerk, buskruit, jachtgeweer, karabijn, kruisboog, alarmpistool",
  notWeapon:
    "waterpistool, speelgoedpistool, lijmpistool, verfpistool, heteluchtpistool, spuitpistool, massagepistool, nietpistool, siliconenpistool, kitpistool, speelgoed pistool",
  strongLaser: "lasersnijder, lasergraveerder, lasermodule, laserklasse, laser klasse, lasercutter",
  cameraFlash: "wegwerpcamera, flitser, flitstoestel",
  trips:
    "springt/sprong/springen/gesprongen, doorslaat, slaat/sloeg/slaan, geslagen, klapt/klapte, valt/viel/vallen, vliegt, afslaat, uitslaat, uitvalt, eruit, !plat, schakelt, gaat uit, gooit, legt, uitgeslagen, uitgevallen, ligt eruit, springen, afspringt, afspringen",
  supply:
    "aardlek*, differentieel*, zekering, zekeringen, *zekering, stroomonderbreker, hoofdschakelaar, hoofdzekering, automatische zekering, verliesstroomschakelaar",
  houseSupply:
    "hele/heel huis, hele huis/woning/keuken/appartement/verdieping/flat/straat, hele het huis, in huis, in heel, stroom in, alle licht/lichten/stroom, alles in huis, licht in ~ huis/keuken/kamer, de rest van ~ huis",
  goesDead:
    "geen stroom/elektriciteit, zonder stroom, stroom valt/viel uit, stroom uit/weg, stroomuitval, stroompanne, stroomonderbreking, donker, valt uit, gaan uit, gaat uit, viel uit, ligt plat, ligt eruit, lag plat, stroom __ weg/uit/uitgevallen/weggevallen, stroom valt weg",
  supplyGoes:
    "aardlek, aardlekschakelaar, differentieel, differentieelschakelaar, stoppen door, stoppen slaan, slaan de stoppen, stroom eruit, de stroom van/in ~ huis, zekering eruit, stroom valt uit in, elektriciteit springt, elektriciteit valt uit, stroom valt uit, stroom _ uit in, springt de elektriciteit/zekering/stroom, springt/viel/valt/slaat ~ plomb*, plomb*, is/was/wordt/werd alles donker/zwart, alles is/was/wordt donker, stroom _ valt/viel/sloeg/springt _ uit, valt/viel de stroom _ uit, valt/viel de stroom/elektriciteit, stop/stoppen _ vliegt/vliegen/springt/springen/klapt eruit/uit/door, stop vliegt/springt/slaat/gaat, schakelaar in de meterkast, licht/lichten in huis _ uit, hele/heel huis _ donker/stroom, stroom weg/eraf, stroom weg in, groep eruit, groep valt/vliegt/slaat, hele groep",
  shock:
    "schok, elektrische schok/schokken, schokje, schokjes, stroomstoot*, stroomstoten, stroomschok, geelektrocuteerd, elektrocut*, elektrocutie*, tinteling*, tintelt, tintelen, tinteling, prikkel*, kreeg/krijg/krijgt/gaf/geeft/geef/voel/gekregen/kregen __ schok/schokken/opdonder/oplawaai/schokje, schrikdraad, elektriseert, onder elektriciteit, massa onder stroom, stroom door mijn, stroom voelen, voel stroom, staat/staan/stond ~ onder stroom/spanning, kreeg/krijg/krijgt/krijgen/gekregen __ tik/tikje/opdonder/oplawaai/stoot van, gaf/geeft me/mij/ons _ tik/klap/opdonder/tikje, kast/behuizing/metaal/frame ~ onder stroom/spanning, stroom op de kast/behuizing/buitenkant, krijg/kreeg/krijgt/voel __ opdoffer/dreun/prikje/stroom, er staat/stond ~ stroom op, staat stroom op, spanningzoeker/spanningszoeker/tester __ brandt/licht/gloeit, geeft/gaf/kreeg/krijg/voel __ prik/prikje/tik/tikken/tikje/klap/opstopper/optater __ hand/vinger/vingers/arm, kriebelt __ lippen/vingers/hand, stroom _ handgreep/deur/kast/behuizing/metaal, stroom in het water, arm/hand/vingers __ gevoelloos/verdoofd/slapend, voel een schok, pak een schok, knal door mijn arm",
  hurts:
    "een tik als, tikken als, klap van, bijt me, prikt me, steekt me, tik krijg, kriebelt, kietelt, bijt, opstopper, optater",
  feelsIt:
    "tril*, zoemt, zoemen, kriebel*, kietelt, prikt, prikken, gezoem, bromt, steekt, stroompje, tik, tikje, tikken, stroom",
  inTheBody:
    "vinger, vingers, !hand, handen, !arm, elleboog, huid, voeten, blootsvoets, blote voeten, duim, vingertoppen, tenen",
  touches:
    "aanraak, aanraken, aanraking, aangeraakt, vastpak, vastpakken, vasthoud, vasthoudt, vastneem, natte handen, kraan, blote voeten, aankom, aanvoelt",
  unsafe:
    "isolatiefout, isolatie niet, aarding ontbreekt/los/kapot/defect/onderbroken, geen aarding, zonder aarding, niet geaard, levensgevaar*, onveilig, gevaarlijk, aardfout, aardsluiting, niet veilig, brandgevaar*, elektrocutiegevaar, lekstroom, aardlek, wil hem/die/het overbruggen",
  shorts:
    "kortsluit*, *kortsluiting, kortgesloten, maakt/maakte/geeft/gaf/maken sluiting, sluiting in ~ snoer/stekker/kabel/motor",
  melts: "*smolten, *gesmolten, !smelt, smolt, smelten, !smelt, gesmolte*, weggesmolten",
  softens: "zacht, vervormd, !week, kleverig, kromgetrokken, blazen, !slap",
  plasticPart:
    "plastic, plastiek, kunststof, behuizing, stekker, stopcontact, kabel, snoer, fitting, haspel, isolatie, schakelaar, gaatje, gat, stekkerdoos, handvat",
  scorch:
    "brandplek*, brandvlek*, schroeiplek*, schroei*, *geschroeid, verkoold, zwartgeblakerd, zwarte plek/plekken/vlek/vlekken, bruine plek/plekken/vlek/vlekken, aangebrand, verschroeid, geblakerd, brandsporen, roetplekken, brandgaatje, brandgat, gesengd, verkleurd door hitte",
  crackles:
    "knettert, knetteren, knettert _ stopcontact/stekker/schakelaar, knisper*, sputtert, *stekker/stopcontact/schakelaar _ knettert/kraakt/zoemt/bromt/sist, geknetter, knetterend*",
  connectionHot:
    "stekker/stopcontact/snoer/kabel/adapter/stekkerdoos/voeding/lader _ heet/gloeiend/warm, gloeiend heet, kokend heet, gloeiendheet, bloedheet, veel te heet, te heet _ raken/vast/houden, heel heet, roodgloeiend, zo heet dat, te heet om, zo heet _ vasthouden, brandend heet, snikheet, pijnlijk heet, niet aan te raken",
  darkMark: "bruin/bruine/zwart/zwarte, verkleurd, verkleuring, roet, zwartgeblakerd",
  connectionPart:
    "stekker, *stekker, *stopcontact, contact, contacten, pin, pinnen, snoer, *snoer, kabel, schakelaar, fitting, klem, aansluiting, gaatjes, gaten, gaatje, gat, doos",
  frays:
    "beschadigd*, kapot, stuk, gerafeld, rafelt, rafels, gescheurd, doorgeknipt, *gesneden, gesneden, doorgesneden, doorgeknaagd, *geknaagd, *gebeten, *geknabbeld, blootliggend*, bloot, blote, geplakt, getapet, tape, plakband, isolatieband, ducttape, gekneld, platgedrukt, gebarsten, gebrokkeld, verbrokkeld, versleten, doorgesleten, doorgebrand, verbrand, gesmolten, stukgebeten, opengescheurd, aangevreten, opgegeten, verteerd, geknipt, geknakt, aangetast, scheur, scheurtje, knik, ligt open, open ligt, isolatietape, gerepareerd met tape, afgebroken, brokkelt, broos, bros, uitgedroogd, verpulverd, kapotgebeten, kapotgetrokken, aan elkaar, met tape, kapotgeknaagd, doorgebeten, afgekloven, opgegeten, uit elkaar, geknipt, lostrok, aangeknaagd",
  cord: "snoer, *snoer, kabel, stroomkabel, elektriciteitskabel, stroomdraad, netsnoer, isolatie, mantel, elektriciteitsdraad, voedingskabel, stroomsnoer, elektrische draad",
  notMainsCord:
    "usb kabel, laadkabel, koptelefoonkabel, audiokabel, hdmi kabel, remkabel, schakelkabel, luidsprekerkabel, speakerkabel*, antennekabel, draadje, snoertje, gaskabel, koptelefoon, trekkoord, kabelbreuk, snoerhaspel, snoerloos, oproller, snoer oprol*, kabel is goed, snoer is goed, headset",
  burntPart: "verbrand*, gesmolten, *gesmolten, geschroeid, verkoold, doorgebrand, doorgesmolten",
  connector: "stekker, *stekker, *stopcontact, fitting, schakelaar, aansluiting, contactpunt",
  cutsThrough:
    "over/door ~ eigen/kabel/snoer, gemaaid, gereden, gezaagd, geknipt, doorgeknipt, doormidden, doorgesneden, gesneden, doorgeknaagd, gebeten, overgereden, doorgezaagd, doorboord, doorgemaaid, doorgeslepen, doorgeboord",
  copperShows:
    "koper ~ zichtbaar/zien/bloot, koper, koperdraad, blote/losse _ draden/draad/kabel/kabels/bedrading, draden ~ zichtbaar/bloot/zien/eruit/uit, draad/draden hangen/steken, je ziet ~ draad/draden/koper, blootliggende draden/kabels/kabel/draad, open kabel/draden, ligt bloot, liggen bloot, ziet/zie ~ draadjes/draadje/koperdraadjes, draadjes/draadje/draden _ steken/hangen/zichtbaar/bloot/eruit, snoer/kabel/draad/draden _ uit ~ stekker, uit de stekker getrokken/gekomen/gerukt/gescheurd, koperen draadjes, draadjes/draadje/koper/koperdraad ~ steken/komen/hangen, steken eruit, draadjes bloot",
  sheathGone:
    "isolatie ~ weg/kapot/stuk/af/gescheurd/versleten/los/brokkelt/verteerd, mantel ~ weg/kapot/stuk/af/gescheurd/los, snoer/kabel/rubber ~ brokkelt/verkruimelt/verpulvert/bladdert",
  plugBroken:
    "stekker _ gebroken/gebarsten/doormidden, stekker __ pin/pinnen/pinnetje/pinnetjes/pen/pennen/pennetjes/pootje/poten _ afgebroken/gebroken/af/los, pin/pinnetje _ stekker _ afgebroken, stekker __ afgebroken",
  pinBroken:
    "pin/pinnen/pinnetje/pinnetjes/pen/pennetje/pennetjes/pootje/pootjes _ afgebroken/gebroken/af/los",
  bypass:
    "overbrug*, brug, gebrugd, omzeil*, omzeild, weggelaten, verwijderd, afgeplakt, vastgeplakt, klem, vastgezet, vastzetten, zilverpapier, aluminiumfolie, spijker, uitschakelen, kortsluiten, vastgebonden, omzeild, overbruggen, afgeknipt, weggeknipt, geblokkeerd, vastgetapet, getapet, losgekoppeld",
  strongBypass:
    "overbrug*, omzeil*, uitgeschakeld beveiliging, beveiliging uitschakelen, kortgesloten, gebrugd, doorverbonden, doorverbinden, omzeild, overbruggen, doorlussen, overslaan, kortsluiten, doorlus, overbrugd, wil hem overbruggen, thermische zekering overbruggen",
  safetyPart:
    "zekering, *zekering, beveiliging, *beveiliging, thermische beveiliging, veiligheid*, *veiligheid, deurschakelaar, dekselschakelaar, thermostaat, aardlek*, aarding, noodstop, beschermkap, vergrendeling, eindschakelaar, microschakelaar, thermozekering, interlock, deurslot, maximaalthermostaat, thermische zekering",
  foilStuff:
    "zilverpapier, aluminiumfolie, alufolie, spijker, draadje, ijzerdraad, paperclip, munt, zwaardere, dikkere",
  fuseReplacement: "zekering, *zekering",
  toRunIt: "zodat hij/ie/het/ze, blijft werken, blijft draaien, toch werkt, toch draait, zonder",
  coverOff: "kap eraf, behuizing open, open behuizing, deksel eraf, zonder behuizing, opengemaakt",
  whileLive:
    "onder stroom, onder spanning, stekker erin, stekker in, terwijl hij/ie/het draait/aanstaat/aan staat, aangesloten, ingeplugd",
  opensPsu: "voeding _ openmaken/opendoen/openen/open/repareren/geopend, pc voeding open",
  drowned:
    "in ~ water/bad/badkuip/zwembad/vijver/toilet/wc/gootsteen/emmer gevallen/gevallen, gevallen in ~ water/bad/toilet/vijver/zwembad, in het water, in bad, onder water, doorweekt, kletsnat, drijfnat, doornat, in de regen, overstroomd, overstroming, ondergelopen, waterschade, na een regenbui, natgeregend, verzopen, nat geworden, in ~ gootsteen/wasbak/vijver/wc/toilet/emmer/sloot/kanaal/zee/zwembad/bad/aquarium _ gevallen/gelegen/beland/gegleden, in het bad, heeft in _ water gestaan",
  waterAtPart:
    "water _ stopcontact/stekker/motor/elektronica/elektriciteit/schakelaar/lamp gelopen/gekomen/gedruppeld, water __ in/op/over/bij/uit _ stopcontact/stekker/motor/elektronica/elektriciteit/schakelaar/lamp/plafonniere/stekkerdoos, druppelt/lekt/loopt/stroomt/gelekt/drupt __ op/in/over/uit _ stopcontact/stekker/motor/elektronica/schakelaar/lamp/meterkast/stekkerdoos, vocht in ~ stopcontact/stekker/lamp, natte stekker, stekker nat, *water/koffie/thee/bier/sap/soep/melk/wijn/cola/fris __ voet/motor/elektronica/contacten/stekker/printplaat/achterkant, vaas/glas/kop/fles/beker __ over/in/omgevallen/omgestoten, lekt/druppelt/drupt/loopt __ bij/langs/naast/op/in ~ snoer/stekker/contacten/voet/elektronica",
  refrigerantWord:
    "koelmiddel, koelgas, koelvloeistof koelkast, koelcircuit, freon, koudemiddel, r134a, r600a",
  circuitOpened:
    "compressor, sist, sissen, sissend, doorgeprikt, doorboord, geprikt, gas bijvullen, gas ontsnapt, gas eruit, met een mes, met mes, schroevendraaier, gaatje, leiding geraakt, gestoken",
  smokes:
    "!rook, rookt, rookte, rookwolk*, rookpluim*, rookontwikkeling, rokend, walm, walmt, walmde, rookgeur, rooklucht, smeult, smeulen, smeulde, rookkringel, rookpluimpje, gerookt, roken, rokende, stoomt uit de accu, wolkje rook, rookwolkje",
  notSmoke:
    "rookmelder, rookglas, roker, rokers, sigarettenrook, gestopt met roken, niet roker, rookvlees, rookalarm, rookdetector, rook naar, rook er, rook vies, rookoven, rookworst, rook/rookt het/hij/ze naar koffie, rook het, zuigt/trekt/afzuigt __ rook, rook __ naar stof/muf/koffie/bloemen/parfum/schimmel, rook de eerste keer",
  onFire:
    "brand gevlogen, in brand, vuur gevat, vlam, vlammen, brandde af, uitgebrand, afgebrand, ontvlamd, vlam gevat, steekvlam, in de fik, in de fik gevlogen, fik, brandje, vatte vlam, vliegt in brand, vuurtje, vuur uit/eruit/kwam, kwam vuur, er kwam vuur, vuur uitgekomen",
  notFire:
    "waakvlam, vlam gaat/blijft/is/dooft/te/klein, vlammen gaan/blijven, blauwe/gele vlam, vuurvast, kaarsvlam, lamp/lampje/licht/lampjes/lichtje brandt, vuurwerk, firewall, gloeilamp, gloeidraad, gasvlam, vlamverdeler, cd branden, dvd branden, brander, lampje gloeit, gloeit nog, lamp gloeit, sfeervuur, vuurkorf, cd gebrand, branden cds, brand niet, geen vonk",
  sparks:
    "vonk, vonken, vonkt, vonkte, gevonkt, vonkje, vonkjes, vlamboog, sprankels, spettert vuur, vonkende, vonkenregen, bliksem, flitst in, blauwe flits",
  notSparks: "vonkje geeft, geeft geen vonkje, gasaansteker, aansteker, piezo, ontsteking, bougie",
  smells:
    "ruikt, geur, geurt, geroken, stinkt, stank, stonk, lucht, gestonken, reuk, ruiken, stinken, !rook, luchtje, geurtje, meurt, meurt, rook naar",
  burnt:
    "verbrand*, aangebrand, geschroeid, schroei*, gesmolten, verschroeid, smeulend, !brand, brandend, heet, !plastic, plastiek, !rubber, vuur, gebrand, elektriciteit, !ozon, verbranding, teer, haar, soldeer",
  burningSmell:
    "brandgeur*, brandlucht*, schroeilucht*, schroeigeur*, verbrandingslucht, verbrandingsgeur, brandreuk, verbrand* geur/lucht/reuk, aangebrande/aangebrand geur/lucht, branderig*, brandluchtje, plasticlucht, rooklucht, gebrand ruikt, schroeit, rook verbrand, rook __ verbrand, rook naar brand, vislucht, visgeur, ruikt/stinkt/rook naar ~ teer/vis/ozon/bitumen/soldeer, teerlucht",
  burnsNow: "motor/kabel/snoer/stekker/trafo brandt/smeult/gloeit, gloeit rood, roodgloeiend",
  harmlessBurning:
    "eten/toast/brood/koek/melk/koffie/rijst/tosti/kalk ~ verbrand/aangebrand, verbrand/verbrande/aangebrand/aangebrande ~ eten/toast/brood/koek/melk/koffie/rijst, warme/frisse/koude/hete lucht, koffie geur, heteluchtoven, blaast lucht, lucht warm, geen lucht, luchtstroom, lucht aan, blaast heet, koude/warme luchtstroom, lucht blaast, schroeiplek/brandplek/brandvlek/brandgaatje __ strijkijzer/sigaret/kaars, rijst/eten/melk/brood/toast _ brandt/verbrandt/aangebrand",
  bangs:
    "knal, knalt, knalde, plof, plofte, ontploft, ontplofte, geknald, ontploffing, geexplodeerd*, explosie, geploft, steekvlam, klapte uit elkaar, *ontploft, luide klap, harde klap, flits, flits en, explodeerde, met een klap",
  burstPart:
    "condensator/trafo/accu/batterij/lader/stekker/adapter ~ ontploft/geexplodeerd/gebarsten/opengebarsten/geknald/gesprongen",
  notBang:
    "lamp/lampje/gloeilamp ~ ontploft/gesprongen, !bang dat/voor/om, ik ben bang, flitslamp, flitser, band ontploft/geklapt, flitst niet, camera flitst, knalrood, knalgeel, ballon, lijkt geexplodeerd",
  swells:
    "opgezwollen, gezwollen, zwelt, bol, bolle, opgezet, dik, dikker, opgeblazen, uitgezet, bult, bollen, opbolt, bolt, opgebold, uitgezette, kussentje, zwelling, uitstulp*, bolstaat, staat bol, gezwollen, zwelling, bolling, dik geworden",
  notBatteryFault: "te dik draad, dikke draad",
  pierced:
    "doorboord, geprikt, doorprikt, doorgeprikt, geplet, geplooid, ingedeukt, gebroken behuizing, gebogen, deuk, gescheurd, opengebarsten, spijker",
  ventsGas: "sist, sissen, sissend, siste, gist, borrelt, walmt, rookt, dampt, sissende",
  sweetSmell:
    "zoete geur, zoetig*, nagellak*, chemische geur, ruikt naar chemisch, aceton, oplosmiddel",
  batteryHot:
    "accu/batterij/*accu ~ heel/te/erg/zo/gloeiend/bloed/heet, accu/batterij wordt _ heet, accu heet, *heet in ~ zak/broekzak/tas/hand, in ~ zak/broekzak/tas _ heet",
  hotOnCharge:
    "heet ~ tijdens/bij/als/wanneer ~ laden/opladen/oplaadt/laad, tijdens/bij ~ laden/opladen __ heet, heet _ laden/opladen, opladen __ heet, laden __ heet",
  partRises:
    "scherm/achterkant/achterzijde/deksel/behuizing/toetsenbord/touchpad __ bol/bult/bolt/omhoog/opengeduwd/uitgezet/kromgetrokken, wiebelt op _ tafel, komt omhoog, achterkant/scherm/deksel/klep _ omhoog/bol, drukt _ omhoog/eruit, staat bol",
  opensCell:
    "cellen, cel vervangen, prikken, gaatje, lucht eruit, openmaken, openen, solderen, rechtstreeks laden, krimpkous, wikkel, omhulsel",
  opensPack:
    "accupack/batterijpack/accu/batterij _ openmaken/openen/opendoen/demonteren, cellen _ vervangen/wisselen/ruilen, nieuwe cellen, accu reviseren, reviseren accu",
  gasSmell:
    "gasgeur, gaslucht, gaslek, gas _ lekt/ontsnapt, ruikt/ruik/stinkt/rook ~ gas, ruikt/ruik/stinkt/rook naar gas, naar gas, rotte eieren, koolmonoxide, rotte eierenlucht, gas lekt, gesis bij, sist bij de leiding, gas ruiken",
  coAlarm:
    "co melder, co alarm, koolmonoxidemelder _ piept/gaat/af, koolmonoxidealarm, gasmelder gaat",
  sickFromIt:
    "hoofdpijn, duizelig*, misselijk*, slaperig, suf, flauw, draaierig, flauwgevallen, moe",
  gasFault:
    "gaat uit, ontsteekt niet, geen warm water, geen verwarming, lekt, sist, druk, vlam, waakvlam, brander, gas, storing, slaat niet aan, water",
  campingThing:
    "campingkooktoestel, kampeerkooktoestel, campinggaz, gasbrander camping, kampeergas*, kampeerstoofje, campingvuurtje, campinglamp gas, gaskookstel",
  campingFault:
    "patroon, cartouche, ruikt, lekt, sist, ventiel, slang, brander, vlam, gas, ontsteekt, brandt",
  oldDust:
    "asbest*, *asbest, loodverf, loodhoudend*, eternit*, loodmenie, oude verflaag, kwik _ gelekt/gemorst/uitgelopen",
  paintWord: "verf, lak, vernis, verflaag, geverfd",
  sanding:
    "schuren, afschuren, afkrabben, afbijten, schuur, geschuurd, opschuren, afbranden, krabben, bladdert, afbladderende",
  oldHouse:
    "oud, oude, jaren, 1900/1920/1930/1940/1950/1955/1960/1965/1970, antiek*, grootmoeder, oma, opa, vooroorlogs*, herenhuis, monument*",
  longAgo:
    "jaren geleden, maanden geleden, lang geleden, vroeger, destijds, vorig jaar, ooit, indertijd",
  curedNow:
    "sindsdien ok/goed/geen/niets/alles/prima, ondertussen/intussen/inmiddels/reeds/al vervangen/hersteld/gerepareerd/vernieuwd, is/werd ~ vervangen/hersteld/gerepareerd sindsdien, elektricien/vakman/winkel/hersteller/vorige _ vervangen/hersteld/gerepareerd",
  anothers:
    "buur*/buren/vriend/vriendin/collega/zus had/kreeg, van de buren, bij de buren, mijn oude/vorige/andere/laatste, de oude/vorige, zoals mijn, terugroep*, gelezen dat, gehoord dat, op internet",
  harmlessElectric:
    "valt stil/weg/niet/van/af/om/uit elkaar, springt open/niet/van/over/terug/naar, *draadspanning, draadspanning, komt niet onder spanning, afsluiting, *afsluiting, sluiting afgebroken/deksel/klepje/deur/rits, ritssluiting, deksel sluiting, *smeltveiligheid, smeltveiligheid, thermische zekering, thermozekering, zekering ~ ok/goed/in orde, stoppen met, gestopt, niet stoppen, stop knop, met schokken, schokt, schokkend, schokdemper, schokbestendig, draait schokkend, schokkend beeld, schokkerig, tik geluid, gesmolten kaas/chocolade/boter/ijs/was/snoep, kaas/chocolade/boter/ijs/kaars ~ gesmolten, smelt kaas, deksel/klep/deurtje/batterijen sluiting, sluiting van, smeltzekering, *zekering gesmolten, tape/cassette/band gescheurd, sluiting kapot, stoppen/stop slaan/slaat niet, aardlek valt/slaat niet",
  overheatsNoAir: "steeds/alsmaar/almaar heter, blijft koken/verwarmen/opwarmen, kan niet meer uit",
  bitesCord: "hond/kat/konijn/rat/cavia/puppy/hamster __ snoer/kabel/draad",
  childToy: "speelgoed, *speelgoed, knuffel, pop, rammelaar",
  swallowable: "knoopcel/knoopbatterij __ niet/open/kapot/eruit, magneet/magneten __ los/eruit",
};
