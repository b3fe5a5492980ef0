import type { Lexicon } from "./lexicon";

/** Dutch names of things and what can fail on them. */
export const nlThings: Lexicon = {
  supplyThing:
    "*stekker, *stopcontact, stekkerdoos, stekkerblok, *netsnoer, stroomsnoer, verlengsnoer, verlengkabel, kabelhaspel, haspel, netvoeding, *adapter, voeding, trafo*, lichtnet, elektrisch *, elektrische *, elektro, huishoudtoestel, 230v",
  kitchenThing:
    "waterkoker, broodrooster, toaster, koffie*, senseo, espresso*, *mixer, keukenmachine, keukenrobot, kookplaat, fornuis, !*oven, magnetron, koelkast, ijskast, diepvries*, vriezer, vaatwas*, afwasmachine, friteuse, frituur*, airfryer, wafelijzer, tosti*, broodbak*, sapcentrifuge, blender, hakmolen, dampkap, afzuigkap, melkopschuimer, eierkoker, rijstkoker, stoomkoker, gourmet*, croque*, boiler, theelichtje elektrisch, soepmaker, citruspers, gehaktmolen, !*machine, !*toestel",
  householdThing:
    "*zuiger, *strijk*, stoom*, *wasmachine, *droger, droogkast, naaimachine, ventilator, verwarming, *kachel, radiator, *lamp, lampen, verlichting, kerstverlichting, licht, papierversnipperaar, versnipperaar, luchtbevochtiger, luchtontvochtiger, airco*, elektrische deken, *pomp, aquarium, voetbad, loopband, dimmer, !spot, luchtreiniger, raclette, kerstster, kerstlampjes",
  bodyThing: "fohn, haardroger, *krultang, stijltang, tondeuse, epilator, massage*, scheerapparaat",
  workshopThing:
    "boormachine, klopboor, boor, *zaag, *slijper, slijptol, slijpschijf, schuurmachine, *schaaf, *frees, compressor, *lader, *maaier, heggenschaar, haagschaar, *trimmer, bladblazer, lasapparaat, heteluchtpistool, lijmpistool, hogedrukreiniger, hakselaar, dremel, soldeerbout, verfstripper, multitool",
  leisureThing:
    "tv, *televisie, monitor, beeldscherm, *radio, *versterker, receiver, *speler, *recorder, cassettedeck, *printer, scanner, beamer, projector, *computer, orgel, keyboard, stereo*, muziekinstallatie, luidspreker, synthesizer",
  notMains:
    "accu*, batterij*, benzine*, zonne*, op batterijen, oplaadbare/oplaadbaar, draadloze, koffietafel/koffiekop/koffiekan, speelgoed*, kampeer*, gas*, usb *, jack stekker, koptelefoonstekker, zaklamp, lichtgewicht, elektrische gitaar/fiets/step/tandenborstel/auto, gitaarversterker, schrijfmachine, wasmachineslang",
  lowVoltageThing:
    "koptelefoon, hoofdtelefoon, oortjes, headset, usb kabel, laadkabel, muis, controller, microfoon, gitaar, mp3 speler, zaklamp, afstandsbediening, fiets, gordijn, rolgordijn",
  microwaveOutside: "plateau, draaiplateau, glasplaat, klok, klokje, piept, piepje, display, vet*",
  alarmBattery:
    "piept elke/iedere, nieuwe batterij, batterij ~ leeg/zwak, vergeeld, kort/korte piepje/piepjes/piep/piepen, minuut ~ piept/piep/piepje",
  clothOnly: "hoes, rits, klittenband, gewassen, wasbaar",
  microwave: "*magnetron, microgolf, microgolfoven, *microgolf",
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
    "gsm, telefoon, smartphone, tablet, laptop, powerbank, drone, ereader, e reader, smartwatch, e bike, elektrische step, elektrische fiets, vape, e sigaret, accuboormachine, schroefmachine, mobieltje, nintendo, spelcomputer",
  batteryThing: "accu*, *accu, batterijen, batterijpack, lipo, powerbank, *batterij, baterij",
  batteryCell: "accu*, *accu, batterijen, *batterij, cel, cellen, pack, baterij",
  driveThing:
    "e bike, ebike, elektrische fiets/step/scooter, e step, e scooter, hoverboard, elektrische stap, speedpedelec",
  driveBattery: "fietsaccu*, fietsbatterij, stepaccu, scooteraccu, fiets accu",
  packInDanger:
    "accu/batterij ~ openen/openmaken/openschroeven/repareren/solderen, open ~ accu/batterij",
  drivePart: "accu*, batterij, batterijen, cellen, cel, pack",
  gasThing:
    "gasfornuis, gaskachel, gasoven, gasboiler, gasketel, gasbarbecue, gashaard, gasfles, gasslang, gaskraan, gasleiding, gasvuur, gasstel, kookplaat op gas, cv ketel, geiser, gasbrander, waakvlam, terrasverwarmer, gaskookplaat, gaslamp, campinggas, gas fornuis, verwarmingsketel, gastoevoer, gasaansluiting, gasaanvoer, gasblok, gasklep, gasmeter, gasregelaar, gasinstallatie, gaspit, gasfornuizen",
  burner:
    "*kachel, *haard, *ketel, geiser, oven, fornuis, generator, stroomgroep, aggregaat, barbecue, *brander, schouw, op gas",
  garageThing:
    "garagepoort, garagedeur, torsieveer, veer ~ losgeschoten/weggeschoten onder spanning",
  notGarage:
    "garagepoort afstandsbediening, garagedeur afstandsbediening, afstandsbediening garage*",
  pressureThing:
    "gasveer, gasdemper, drukvat, expansievat, drukketel, co2 fles, spuitbus, gasfles, zuurstoffles, gasdrukveer",
  pressurised:
    "snelkookpan, hogedrukpan, compressor, drukvat, gasveer, stoomreiniger, sodastream, espressomachine, drukketel, luchtketel, co2, sodamaker, ketel van de compressor",
  pressureFault:
    "*ventiel, deksel _ vast/klem/open, krijg _ niet open, onder druk, sist, doorboren, boren, verstopt, geblokkeerd, *klep vast/verstopt/geblokkeerd, verroest, roest, roestig, gescheurd, bol, ontploft, vloog, vliegt, zagen, openzagen, open boren, doorgeroest, blaast, droogijs, zelf vullen, bijvullen",
  usualSteam: "*ventiel/stoom/sist __ zoals/als altijd/gewoonlijk/gewoon/hoort",
  childSeat:
    "autostoel*, kinderzitje, autozitje, kinderstoel auto, maxi cosi, veiligheidsgordel, isofix, kinderautostoel, babyzitje, zitverhoger",
  lifeGear:
    "*helm, klimgordel, klimtouw, karabiner, musketon, reddingsvest, zwemvest, gasmasker, adembescherm*, valharnas, klimharnas",
  notLifeGear: "helmlamp, helmcamera, speelgoedhelm",
  alarmThing:
    "rookmelder, brandmelder, co melder, koolmonoxidemelder, brandblusser, brandblusapparaat, blusdeken, branddeken, rookalarm, rookdetector",
  bearer:
    "*ladder, trapje, keukentrap, huishoudtrap, stelling, steiger, schommel, hangstoel, klimrek, trampoline, trekhaak, dakdrager, dakkoffer, krik, autokrik, assteun",
  bearerFault:
    "gebarsten, barst, scheur, gebroken, gescheurd, wiebelt, wankel, los, losse, verbogen, sport, trede, scharnier, verroest, roest, rot, lassen, slipt, zakt, kantelt, geeft mee, bezwijkt, breekt",
  cutter:
    "*zaag, *maaier, heggenschaar, haagschaar, *slijper, slijptol, *frees, *schaaf, hakselaar, boormachine, *trimmer, *snijder, blender, mixer, keukenmachine, loopband",
  guardFault:
    "bescherm* ontbreekt/weg/kapot/af/stuk/gebroken/kwijt, zonder _ bescherm*, beschermkap, start vanzelf/zelf/uit, gaat vanzelf aan/draaien, springt vanzelf aan, begint vanzelf, kettingrem, dodemans*, mes/messen/ketting/zaagblad/blad/schijf blijft/blijven ~ draaien/lopen, mes/messen/ketting/zaagblad/blad/schijf draait/loopt _ door, zonder ~ deksel/kap/bescherming/afdekking, draait/loopt/werkt _ open deksel/kap, kan niet meer uit, gaat niet _ uit, stopt niet, blijft draaien/lopen, schakelaar ~ vast, niet meer uit, schakelaar/knop blijft hangen/steken/aan, mes/blad/ketting/zaag draait ~ nog/na/door/lang, start/begint/draait/loopt/gaat __ zodra __ insteek/stekker/stopcontact, mes/messen/schijf/blad/zaagblad _ vloog/vliegt, gaat/loopt/draait __ terwijl ik",
  runsOn:
    "blijft doorlopen/gaan/aan/werken, blijft _ draaien/lopen/doordraaien, draait _ door/verder, loopt _ door/verder, stopt niet, niet meer stoppen/uit/uitzetten, niet _ uitgezet/uitschakelen/uitzetten, gaat niet uit, slaat niet af, valt niet stil",
  letGo:
    "loslaat, loslaten, losgelaten, uitzet, uitgezet, uitschakel, uitschakelen, schakelaar, knop, noodstop, ook al, zelfs, uit staat",
  bedForChild:
    "kinderwagen, buggy, wandelwagen, babybed, kinderbed, kinderbedje, ledikant, wieg, kinderstoel, stapelbed, hoogslaper, traphekje, draagzak, babydrager, luiertafel, verzorgingstafel, loopstoel, box baby, wipstoel baby",
  nurseryFault:
    "rem, remmen, riem, riempje, gesp, gordel, slot, vergrendel*, spijl, klapt _ dicht/in, inklapt, gebroken, barst, gebarsten, scheur, wiebelt, los, losse, poot, schroef, kantelt, vanzelf, sluit niet, zijkant, klep, slaat dicht, laat los, valt, gaat open, schiet los",
  cycle: "*fiets, driewieler, !step, mountainbike, e bike, rijwiel, elektrische step, scooter",
  breaksApart:
    "gebarsten, barst, scheur, gescheurd, gebroken, breuk, verbogen, krom, geplooid, geknikt, scheurtje, haarscheur, afgebroken, barstje",
  cycleFrame:
    "frame, kader, vork, voorvork, stuur, stuurpen, zadelpen, crank, onderbuis, bovenbuis, zitbuis, balhoofd",
  brakeFails:
    "rem/remmen _ helemaal niks/niets, rem/remmen doen/doet __ niks/niets, remt met ~ schoenen/voeten, rem/remmen/voorrem/achterrem/handrem _ niet, geen rem/remmen, rem/remmen kapot/defect/stuk/versleten, remkabel gebroken/geknapt/gesprongen/stuk, zonder rem/remmen, remt/remmen nauwelijks/amper, geeft _ gas, uit zichzelf gas, versnelt _ zichzelf, motor _ door/doorlopen/doorgaan/doordraaien, motor blijft, rijdt _ zelf, remt _ niet, rem/remmen _ slap/weg, remkabel/kabel/remkabels ~ hangt __ draadjes/draadje, remkabel ~ geknapt/gebroken/gesprongen/kapot",
  airbag: "airbag, airbaglampje, airbaglamp",
  vehicle:
    "auto, wagen, bestelwagen, mobilhome, motor fiets, motorfiets, moto, brommer, bromfiets, snorfiets, caravan, vw, golf, polo, opel, corsa, astra, audi, bmw, mercedes, ford, fiesta, fiat, skoda, renault, clio, twingo, peugeot, citroen, toyota, volvo, vespa, !scooter, aanhangwagen, bus, bestelbus, busje, camper, vrachtwagen, aanhanger",
  vehiclePart:
    "remmen, rempedaal, remleiding, remschijf, stuur, stuurinrichting, besturing, stuurt, brandstof*, benzine*, ophanging, vering, schokdemper, airbag, airbaglampje, airbaglamp, remvloeistof, koppeling aanhanger, *rem, gordel, veiligheidsgordel, wielmoer*",
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
  notHighVoltage: "hoogspanning* ~ getest/test/gemeten",
  cordThing: "verlengsnoer, verlengkabel, haspel, kabelhaspel, netsnoer, stroomkabel",
};
