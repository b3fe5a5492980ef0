import type { Lexicon } from "./lexicon";

/** German names of things and what can fail on them. */
export const deThings: Lexicon = {
  supplyThing:
    "netzkabel, *netzteil, *stecker, *steckdose*, mehrfachstecker*, verlangerung*, *verlangerung, kabeltrommel, elektrogerat, stromkabel, stromversorgung, trafo*, lichtnetz, hausstrom, zeitschaltuhr",
  kitchenThing:
    "toaster, kaffee*, espresso*, *mixer, *ruhrgerat, *ruhrer, kuchenmaschine, *kochfeld, !*herd, *ofen, mikrowelle, *kuhlschrank, gefrier*, spulmaschine, geschirrspuler, *fritteuse, raclette*, *waffeleisen, sandwich*, *automat, entsafter, zerkleinerer, purierstab, dunstabzug*, *schaumer, *kocher, dampfgarer, *muhle, tauchsieder, boiler, durchlauferhitzer, *grill, kochplatte, warmhalteplatte, thermomix, !*maschine",
  householdThing:
    "*sauger, *bugel*, dampf*, *waschmaschine, *trockner, *nahmaschine, *lufter, ventilator, *heizung, heizkorper, radiator, heizgerat, *strahler, *lampe, *leuchte, lampen, lichterkette, licht, beleuchtung, halogen*, aktenvernichter, *befeuchter, *entfeuchter, klima*, heizdecke, heizkissen, *pumpe, aquarium, laminier*, fussbad, wasserbett, rolladenmotor, kamin*, dimmer, weihnachtsstern, weihnachtsbeleuchtung, schwibbogen, lichterbogen",
  bodyThing:
    "fohn, fon, haartrockner, glatteisen, lockenstab, haarschneide*, lockenwickler, massage*",
  workshopThing:
    "*bohrmaschine, bohrhammer, !sage, *kreissage, stichsage, kettensage, motorsage, bandsage, tischsage, kappsage, *schleifer, *hobel, *frase, kompressor, *ladegerat, *maher, heckenschere, *trimmer, hacksler, *blaser, schweissgerat, heissluft*, heisskleb*, lotkolben, dremel, hochdruckreiniger, vertikutierer, elektrowerkzeug, multitool",
  leisureThing:
    "*fernseher, fernsehgerat, tv, monitor, bildschirm, *radio, *verstarker, receiver, *spieler, *recorder, *rekorder, *drucker, beamer, projektor, computer, rechner, orgel, stereo*, kompaktanlage, musikanlage, tonband*, *wecker",
  notMains:
    "*akku*, batterie*, klinkenstecker, benzin*, solar*, kaffeetasse/kaffeetassen/kaffeekanne, spielzeug*, camping*, gas*, usb *, kopfhorerstecker, schreibmaschine, nudelmaschine manuell",
  lowVoltageThing:
    "kopfhorer, ohrhorer, headset, usb kabel, ladekabel, maus, controller, mikrofon, gitarre, mp3 player, taschenlampe, fernbedienung, fahrrad, vorhang, rollo, funkkopfhorer",
  microwaveOutside:
    "teller __ dreht/steht/kaputt/zerbrochen/wackelt, drehteller, uhr, piepst, piept, display, gereinigt, fett*",
  alarmBattery: "piept alle/jede, neue batterie, batterie ~ leer/schwach, piept ~ minute, vergilbt",
  clothOnly: "bezug, klettverschluss, reissverschluss, gewaschen, ausgewaschen, waschbar",
  microwave: "*mikrowelle, mikrowellen, magnetron",
  notMicrowave:
    "in/fur/aus der/die mikrowelle, mikrowellengeeignet, mikrowellengeschirr, mikrowellenteller",
  toyVehicle:
    "spielzeugauto, ferngesteuerte/ferngesteuerten auto/roller, modellauto, rc auto, bobbycar, bobby car, kinderauto, tretroller, auto akku spielzeug",
  highVoltageThing:
    "rohrenfernseher, rohrenmonitor, bildrohre, zeilentrafo, hochspannung*, insektenvernichter, fliegenfanger elektrisch, muckenlampe, insektenfalle elektrisch, rohrenradio, rohrenverstarker, rohrengerat, leuchtreklame, neonreklame, wechselrichter, wallbox, plasmakugel, elektroauto",
  fixedThing:
    "sicherungskasten, wandsteckdose, lichtschalter, deckenlampe, deckenleuchte, unterputz*, dimmschalter, hausverkabelung, verteilerkasten, verteilerdose, herdanschluss, deckenlicht, badlufter, schukosteckdose wand, einbaustrahler, nachtspeicher*, durchlauferhitzer, steckdose",
  coolingThing:
    "*kuhlschrank, gefrier*, kuhltruhe, klimaanlage, klimagerat, warmepumpe, *entfeuchter",
  heatingTextile: "heizdecke, heizkissen, warmeunterbett, heizmatte, warmekissen elektrisch",
  lithiumThing:
    "handy, smartphone, telefon, tablet, laptop, notebook, powerbank, drohne, ereader, smartwatch, e roller, e scooter, escooter, ebike, pedelec, vape, e zigarette, akkuschrauber, *akku, nintendo, spielkonsole mobil",
  batteryThing: "*akku*, batterie, batterien, lipo, powerbank, zelle, accu",
  batteryCell: "*akku*, batterie, batterien, zelle, zellen, pack, accu",
  driveThing:
    "e bike, ebike, pedelec, e scooter, escooter, e roller, elektroroller, elektrorad, hoverboard, elektrofahrrad, elektroscooter",
  driveBattery: "fahrradakku, bikeakku, rolleakku, rollerakku",
  packInDanger:
    "akku/batterie ~ offnen/aufmachen/aufschrauben/reparieren/zerlegen/loten/aufbohren, offne/offnen ~ akku/batterie",
  drivePart: "*akku*, batterie, zelle, zellen",
  gasThing:
    "gasherd, gasofen, gaskocher, gastherme, gasgrill, gasboiler, gaskamin, gasflasche, gasschlauch, gashahn, gasleitung, gaslampe, gaskuhlschrank, gasbackofen, gaskochfeld, gas durchlauferhitzer, therme, lotlampe, gasbrenner, heizkessel, gaskartusche, zundflamme, gasheiz*, gaszufuhr, gasanschluss, gasregler, gasventil, gasduse*, gaszahler, gasanlage, gasleitungen, gasflaschen, gaszuleitung",
  burner:
    "*kamin, *ofen, heizung, *therme, *herd, generator, stromerzeuger, notstrom*, grill, *brenner, auf gas, mit gas, gasbetrieb, gasheiz*",
  garageThing: "garagentor*, torsionsfeder",
  notGarage: "garagentoroffner fernbedienung, garagentor fernbedienung",
  pressureThing:
    "gasfeder, gasdruckfeder, gasdampfer, druckkessel, druckbehalter, gasflasche, co2 flasche, spraydose, ausdehnungsgefass, druckluftkessel",
  pressurised:
    "schnellkochtopf, dampfkochtopf, kompressor, druckbehalter, siebtrager*, gasfeder, gasdruckfeder, dampfreiniger, sodastream, gasdruckdampfer, rollladen*, stossdampfer gas, co2, sprudler, gasflasche",
  pressureFault:
    "*ventil, deckel ~ klemmt/fest, *geht _ nicht auf, lasst sich nicht offnen, druck, uberdruck, zischt, anbohren, aufbohren, bohren, verstopft, platzt, geplatzt, explodiert, rost*, *rostet, flog, fliegt, sagen, aufsagen, riss, sitzt fest, dampf ~ seite, seite __ dampf, blast, trockeneis, selber fullen/auffullen, nachfullen, deckel _ weggeflogen/geflogen/abgesprungen/hochgegangen/weggesprengt",
  usualSteam: "*ventil/dampf/dampft/zischt __ wie immer/ublich/sonst/gewohnt",
  childSeat:
    "kindersitz*, autokindersitz, babyschale, sicherheitsgurt, isofix, sitzerhohung, autositz kind",
  lifeGear:
    "*helm, klettergurt, kletterseil, karabiner, schwimmweste, rettungsweste, atemschutz*, gasmaske, auffanggurt, sicherungsgerat",
  notLifeGear: "helmlampe, helmkamera, spielzeughelm",
  alarmThing:
    "rauchmelder, feuermelder, brandmelder, gasmelder, co melder, kohlenmonoxidmelder, feuerloscher, loschdecke",
  bearer:
    "*leiter, trittstufe, gerust, schaukel, hangesessel, klettergerust, trampolin, seilbahn, dachtrager, anhangerkupplung, wagenheber, unterstellbock",
  bearerFault:
    "gebrochen, *gerissen, riss, risse, wackelt, wackelig, lose, locker, verbogen, sprosse, stufe, gelenk, rutscht, rost*, morsch, schweissen, sinkt, senkt, sackt, kippt, gibt nach, angebrochen, bricht",
  cutter:
    "!sage, *kreissage, stichsage, kettensage, motorsage, bandsage, tischsage, kappsage, *maher, heckenschere, *schleifer, *frase, *hobel, hacksler, *bohrmaschine, *trimmer, *schneider, *mixer, kuchenmaschine, flex, *presse, laufband",
  guardFault:
    "schutz* fehlt/ab/weg/kaputt/gebrochen/abmontiert/entfernt/abgebrochen, ohne _ schutz*, schutzhaube, lauft _ von selbst/allein/alleine, startet von/alleine/selbst, geht von alleine/selbst an, springt von alleine an, kettenbremse, totmann*, notaus ohne, messer/kette/blatt/sageblatt/scheibe lauft/dreht _ weiter/nach, ohne ~ deckel/haube/abdeckung/schutz/schild, lauft/dreht/startet __ offenem/offener/offen, lauft nach, stoppt nicht, lasst sich nicht ausschalten/abschalten/stoppen, geht nicht _ aus, nicht mehr aus, hort nicht auf, schalter klemmt/hangt, dauerlauf, lauft/startet/springt/geht/dreht __ sobald __ einstecke/einsteckt/eingesteckt/stecker, messer/scheibe/blatt/sageblatt __ weggeflogen/rausgeflogen/flog/fliegt",
  runsOn:
    "lauft einfach weiter, lauft _ weiter/nach, dreht _ weiter/nach, hort nicht auf, stoppt nicht, schaltet _ nicht ab/aus, geht nicht aus, nicht mehr ausschalten, lasst sich nicht ausschalten/abschalten/stoppen, bremst nicht",
  letGo:
    "loslasse, loslassen, losgelassen, ausschalte, ausschalten, ausgeschaltet, abschalten, schalter, taste, aus, notaus, obwohl",
  bedForChild:
    "kinderwagen, kinderbett, babybett, gitterbett, hochbett, etagenbett, hochstuhl, laufgitter, babytrage, wickeltisch, kinderhochstuhl, buggy, babywippe, turgitter",
  nurseryFault:
    "bremse, gurt, schnalle, verriegel*, rastet, zusammengeklappt, gebrochen, riss, wackelt, wackelig, lose, locker, bein, sprosse, schraube, kippt, klappt __ zusammen, klappt __ ein, geht auf, schliesst nicht, fallt runter, fallt von selbst, lost sich, rutscht, feststell*, parkbremse",
  cycle:
    "fahrrad, !rad, bike, rennrad, kinderrad, lastenrad, hinterrad, vorderrad, laufrad, !roller, e bike, mountainbike, scooter, pedelec, elektrorad, elektroroller, e roller",
  breaksApart:
    "*riss, gerissen, risse, gebrochen, *bruch, verbogen, geknickt, angebrochen, angeknackst, haarriss/haarrisse",
  cycleFrame:
    "rahmen, gabel, vorbau, lenker, sattelstutze, steuerrohr, kurbel, unterrohr, oberrohr, sitzrohr, steuerkopf, kettenstrebe, sitzstrebe",
  brakeFails:
    "*bremse _ nicht, bremse defekt/kaputt/versagt/gerissen, bremst/bremsen kaum, keine bremse/bremswirkung, bremsen versagen/gehen/ziehen, bremshebel _ durch, bremszug gerissen, bremswirkung, ohne bremse/bremsen, gibt _ gas, von selbst/allein/alleine gas, beschleunigt _ selbst/allein/alleine, motor _ weiter, fahrt _ selbst/allein/alleine _ los/weiter, bremse _ durch/weg/ab, bremst _ nicht, bremszug/bremsseil ~ hangt __ faden/fasern",
  airbag: "airbag",
  vehicle:
    "auto, pkw, wohnmobil, motorrad, moped, mofa, vw, golf, polo, opel, astra, audi, bmw, mercedes, ford, fiat, skoda, renault, twingo, passat, trabi, vespa, !roller, motorroller, anhanger, transporter, bulli, kleinbus, lkw, wohnwagen",
  vehiclePart:
    "*bremse*, bremsscheibe, bremsbelag, lenkung, lenkrad, kraftstoff, *bremspedal, !tank, federung, stossdampfer, reifen platzt, benzin*, airbag, bremsflussigkeit, bremsleitung, gurt, sicherheitsgurt, radmutter*, fahrwerk",
  fuelLeaks:
    "benzin/kraftstoff/diesel/sprit _ tropft/lauft/ausgelaufen/rinnt/riecht/aus, tropft/lauft/verliert ~ benzin/kraftstoff/diesel/sprit, benzingeruch, stinkt/riecht nach benzin/diesel/sprit",
  walkingAid:
    "rollstuhl, rollator, gehhilfe, gehstock, krucke, krucken, gehwagen, unterarmgehstutze",
  aidFault:
    "bremse, griff, rad, rader, bein, rahmen, klappt, riss, verbogen, locker, lose, gebrochen, wackelt, bricht, vorderrad",
  medicalThing:
    "insulinpumpe, cpap, beatmungsgerat, schlafapnoe*, atemgerat, sauerstoffgerat, sauerstoffkonzentrator, inhalationsgerat, inhaliergerat, herzschrittmacher, defibrillator, treppenlift, pflegebett, patientenlifter, elektrorollstuhl, elektromobil, seniorenmobil, krankenbett, dialyse*, blutzuckermessgerat",
  weaponThing:
    "gewehr, pistole, revolver, schusswaffe, luftgewehr, munition, feuerwerk*, boller, schwarzpulver, schreckschuss*, armbrust",
  notWeapon:
    "wasserpistole, spielzeugpistole, klebepistole, heissklebepistole, spritzpistole, massagepistole, lotpistole, schlagschrauber",
  strongLaser: "laserklasse, lasermodul, lasercutter, laserschneider, lasergravierer, laser klasse",
  cameraFlash: "blitzgerat, blitzlicht, einwegkamera, kamerablitz, elektronenblitz",
  notHighVoltage:
    "hochspannung* ~ getest*/gepruft*/test/prufung, hochspannungspruf*, hochspannungstest*",
  cordThing:
    "verlangerung, verlangerungskabel, verlangerungsschnur, kabeltrommel, netzkabel, stromkabel",
};
