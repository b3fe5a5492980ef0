import type { Lexicon } from "./lexicon";

/** German words of one sign each: two or three of them that meet, in any order, tell of a danger. */
export const deSigns: Lexicon = {
  stings:
    "zwickt, zwickte, gezwickt, zwackt, pikst, piekst, gepiekst, gepikst, sticht, gestochen, beisst, gebissen, kribbel*, kitzel*, prickel*, bitzel*, bizzel*, britzel*, elektrisier*, zuckt, zuckte, durchzuckt, schlag/schlage/schlach/schlaegt bekommen/gekriegt/geholt, einen/nen/n schlag/schlach, gewischt, gefunkt, geballert, brizzelt, wischer, stromstoss, strom ~ gespurt, spurt/spure/spuren/gespurt strom, taub, verkrampft, surrt ~ finger/hand, stromstosse, stromschlage, *gezuckt, surren, surrt, spure ~ surren/summen/ziehen/vibrieren",
  someonesBody:
    "!finger, fingern, fingerspitzen, !hand, handen, hande, !arm, arme, armen, ellbogen, schulter, lippe, lippen, zunge, zahn, zahne, zahnen, haut, daumen, handflache, zehen, fuss, fusse, fussen, knie, bein, ehering",
  contact:
    "anfass*, angefasst, fass*, beruhr*, greif*, gegriffen, griff/greife hin/dran/an, dran komm*, drankomm*, rankomm*, abwisch*, wischen, putz*, heb*, anheb*, hochheb*, lehn*, verschieb*, einsteck*, ausstecken, herauszieh*, rauszieh*, einschalt*, abtrockn*, abspul*, fullen, barfuss, nasse/nassen/feuchte/feuchten handen/hande/finger/fingern/boden/fusse, metallteil*, an ~ metall/gehause/griff/tur/hahn/schalter, am ~ metall/gehause/griff/hahn/schalter/blech, streich*, druck*, hinlang*, anlang*, langt, gleichzeitig",
  gentleOnSkin:
    "massag*, rasier*, epilier*, zahnburste, fussbad, kopfhorer*, handschuh*, stiefel, schuh*, socken",
  panelPlace:
    "sicherungskasten, zahlerkasten, zahlerschrank, verteilerkasten, verteiler, stromkasten",
  resets:
    "schalter/hebel/sicherung ~ wieder hoch*/rein*/ein*, hochdruck*, hochkipp*, hochschieb*, umleg*, reindruck*, reindreh*, wieder rein/hoch, klackt, klickt, fallt",
  hotWord: "gluhend, kochend, *heiss, brennend",
  cannotHold:
    "nicht/kaum/nimmer mehr/mal halten/anfassen/beruhren/tragen, nicht/kaum ~ halten/anfassen/anlangen/beruhren, man/ich ~ nicht ~ halten/anfassen/beruhren, verbrannt/verbrennt/verbrenne mich/mir/sich/man, zum ~ anfassen/halten, finger/hand verbrannt, fallen lassen, losgelassen",
  wallPart:
    "steckdose, steckdosen, wandsteckdose, lichtschalter, wandschalter, dimmer, sicherungskasten, zahlerkasten, blende, mehrfachsteckdose, steckerleiste, unterputz*",
  warmWord:
    "warm, heiss, brummt, summt, brutzelt, knistert, zischt, funkt, *schmort, versengt, russ, russig, verkohlt, geschmolzen, angekokelt",
  strand:
    "drahtchen, *draht, *drahte, ader, adern, kupfer, kupferdraht*, litze, litzen, !metall, innenleben",
  showsOut:
    "sieht, sehen, sichtbar, frei, blank, blanke, blanker, offen, offene, schau*, guck*, lugt, ragt, ragen, hang*, heraus*, raus, rausgerutscht, gerutscht, rausgerissen, nackt, nackte, liegen/liegt frei, locker ~ stecker, lose ~ stecker",
  liquid:
    "saft, tee, kaffee, suppe, bier, milch, wein, cola, limo, limonade, regen, sprudel, flussigkeit, feuchtigkeit, nasse, brause, krug, vase, tasse, glas, sosse, pfutze, smoothie, *wasser, leck",
  flowsIn:
    "kipp*, *gekippt, lauft, lief, *gelaufen, lauft aus, tropf*, getropft, rinnt, sickert, gesickert, schutt*, verschutt*, *geschuttet, gespritzt, spritzt, ubergekocht, geraten, gekommen, kommt, gelangt, eingedrungen, dringt, schwappt, geschwappt, *gegossen, geflossen, fliesst, steht, gefallen",
  innerPart:
    "elektrik, elektronik, platine, motor, *steckdose, stecker, netzstecker, schalter, sockel, luftungsschlitz*, schlitze, kontakt*, verteiler, sicherungskasten, netzteil, hinten rein, *leiste, mehrfach*, trafo, stromanschluss, unten rein",
  fouls:
    "gepinkelt, reingepinkelt, pinkelt, gepieselt, gepisst, reingepisst, uriniert, erbrochen, gekotzt, reingekotzt, draufgepinkelt, angepinkelt, in ~ spulmaschine gesteckt, unter ~ wasserhahn/hahn/dusche gehalten/abgewaschen/abgespult",
  layIn:
    "lag, gelegen, stand, gestanden, gefallen, fiel, reingefallen, gerutscht, geplumpst, geflogen, vergessen, gelassen, gelandet, getaucht, versenkt, runtergefallen, abgesoffen",
  wetPlace:
    "in ~ pfutze/wanne/badewanne/spule/waschbecken/klo/toilette/pool/teich/eimer/aquarium/bach/see/meer/spulbecken, ins wasser/klo/waschbecken/spulbecken/aquarium/becken/meer, im regen/wasser/schnee/nassen/pool/teich/klo/matsch, unter wasser, nassen gras",
  gasUser:
    "grill, herd, kocher, campingkocher, ofen, backofen, heizung, heizstrahler, heizpilz, heizer, therme, boiler, durchlauferhitzer, kochfeld, kamin, wohnwagen, wohnmobil, lampe ~ gas, kuhlschrank ~ gas, brenner, gas*",
  hissWord: "zisch*, entweich*, ausstrom*, stromt ~ aus, blubber*, pfeift",
  gasPart:
    "flasche, gasflasche, gasschlauch, regler, druckminderer, kartusche, gasleitung, gashahn, gas",
  gasWork:
    "duse, dusen, thermoelement, zundsicherung, druckminderer, gasventil, gashahn, gasleitung, gasschlauch",
  flaresUp:
    "verpuff*, augenbraue*, stichflamme, feuerball, flamme/flammen schlagt/schlagen/kommt/kommen ~ raus/zuruck/heraus/unten/vorne, flamme ~ gelb/orange/russt, gelbe/orange/orangene flamme/flammen, brennt gelb/orange, russt, russ, verrusst, wumm ~ zunden, knallt ~ zunden/anzunden, explodiert ~ zunden/anzunden",
  replaces:
    "tausch*, getauscht, wechsel*, ersetz*, austausch*, auswechsel*, loten, lote, verlot*, einbau*, selber machen, reparier*, zerleg*, aufschneid*, aufsag*, aufmach*, offn*, aufbohr*, aufschraub*, schweiss*, umbau*, einstell*, reinig*",
  packInside: "zelle, zellen, bms, akkuzelle, akkuzellen",
  packCracked:
    "akku/batterie/akkugehause/batteriegehause ~ gerissen/gesprungen/geplatzt/eingedellt/verbeult, gehause _ akku/akkus/batterie ~ gerissen/gesprungen/geplatzt/gebrochen, riss/sprung/delle im/in _ akku/akkugehause/batterie",
  staysWarm:
    "handgelenk/haut/arm/ohr/hals ~ verbrannt/verbrennt, verbrennt/verbrannte ~ handgelenk/haut/arm/ohr/hals, brandblase/brandblasen __ handgelenk/haut/arm/ohr/hals, immer/standig/dauernd/dauerhaft warm/heiss, warm/heiss __ aus, warm/heiss __ ausgeschaltet/unbenutzt/nachts, gluhend/sehr/so/richtig/total heiss __ tasche/hosentasche/bett, in _ tasche/hosentasche/bett __ gluhend/heiss/gluhendheiss, ohne _ laden/benutzung heiss/warm, von alleine/selber heiss/warm",
  stabs:
    "gestochen, angestochen, durchstochen, reingestochen, stich, gebohrt, angebohrt, durchbohrt, nagel, schraubenzieher, schraubendreher, zerquetscht, gequetscht, uberfahren, drubergefahren, eingedellt, delle, gebissen, angebissen, zerbissen, messer",
  guardWord:
    "schutzhaube, schutz, schutzabdeckung, spaltkeil, abdeckung, messerschutz, schutzbugel, handschutz, schutzblech ~ messer",
  takenOff:
    "abmontier*, abgeschraub*, abgemacht, abgebaut, entfernt, ab, weg, fehlt, kaputt, gebrochen, abgebrochen, verloren, stort, ohne, ausgebaut, rausgenommen",
  thermostatWord: "thermostat, temperaturregler, temperaturwahler, regler",
  sticksOn: "klebt, hangt, klemmt ~ an, verschweisst, festgebacken, bleibt ~ an",
  keepsHeating:
    "bis ~ leer, kocht ~ leer, leer gekocht, trocken gekocht, leergekocht, kocht trocken, versengt alles/wasche, verbrennt alles, regelt nicht ab/mehr/runter, heizt immer weiter, hort nicht auf ~ heizen/kochen, kocht immer weiter, nicht ab und ~ kocht, kocht ohne ende, heizt ohne ende, kocht und kocht, ohne ende",
  brakeLever:
    "bremse, bremsen, bremshebel, handbremse, vorderbremse, hinterbremse, scheibenbremse, felgenbremse, rucktritt, rucktrittbremse",
  pullsThrough:
    "ins leere, nix passiert, passiert nix/nichts, halt/halten nicht, greift/greifen/packt/packen/zieht/ziehen/bremst/bremsen/wirkt/geht/gehen/fasst/hort _ nicht/nimmer/kaum/nix, nicht ~ greift/packt/zieht, ohne wirkung, ausgefallen, versagt, versagen, weich, schwammig, gerissen, tot, durchgedruckt, bis zum lenker, bis ~ lenker, am lenker, bis an den lenker, durchziehen, durchgezogen",
  rideThing:
    "!rad, rennrad, mountainbike, ebike, e bike, pedelec, roller, scooter, e scooter, escooter, moped, mofa, motorrad, tandem, dreirad, rollstuhl, rollator, lastenrad, tretroller, kinderrad, *fahrrad",
  givesUnder:
    "klapp*, zusammengeklappt, bricht, gebrochen, brach, abgebrochen, angebrochen, verbogen, krumm, geknickt, riss, risse, gerissen, haarriss, angerissen, eingerissen, gestaucht, abgefallen, angeknackst, verdreh*",
  loadPart: "lenker, vorbau, *gabel, *rahmen, sattelstutze, gabelschaft, steuerrohr",
  throttleWord: "gas, gashebel, gasgriff, daumengas",
  runsAway:
    "hangt, hangen, klemmt, bleibt ~ hangen, stecken, nicht langsamer, von alleine/selbst/selber, lasst sich nicht",
  toyThing:
    "spielzeug*, puppe, puppen*, lego, playmobil, barbie, modell*, teddy, ferngesteuert*, feuerwehrauto, bobbycar, kaufladen",
  remoteThing: "fernbedienung, handsender, sender",
  springOrCable:
    "federn, *feder, seil, seile, stahlseil, drahtseil, trommel, schief, rolle, rollen, schiene, knall, abgesturzt, sturzt, fallt ~ runter/zu, kracht, gerissen",
  gasSpring:
    "gasfeder, gasdruckfeder, gasdruckdampfer, gasdampfer, gaslift, federbein, heckklappendampfer, gaszylinder",
  opensUp:
    "sag*, aufsag*, aufschneid*, bohr*, aufbohr*, anbohr*, erhitz*, schweiss*, spann ~ ohne, spanne*, federspanner, zusammendruck*, zusammenpress*",
  snaps: "geknallt, knallt, knall, gefunkt, blitz*, geblitzt, schlag, gebissen, zuckt",
  capWord: "kondensator, kondensatoren, elko",
  drips: "tropft, tropfte, tropfen, getropft, rinnt, sickert, rausgelaufen",
  lightWord: "*lampe, *leuchte, deckenlicht, strahler, spot, lichtschalter, fassung",
  holdsSwitch:
    "klebeband, tape, getapet, festgeklebt, festgebunden, gebunden, kabelbinder, gummiband, keil, verkeilt, festgemacht, fixiert, panzertape",
  switchWord:
    "*schalter, totmann*, sicherheitshebel, sicherheitsbugel, bugel, taster, drucker hebel, verriegelung",
  heatThing:
    "bugeleisen, wasserkocher, heizlufter, heizung, heizstrahler, heizer, fritteuse, ofen, backofen, herd, toaster, grill, glatteisen, heizkissen, heizdecke, boiler, trockner, lockenstab, klebepistole, kochplatte, kaffeemaschine, heizkorper, dampfgarer, reiskocher, eierkocher, flaschenwarmer, waffeleisen",
  notSting: "kribbel* __ kalte/freude, vor kalte, zehen __ kalte",
  threadThing: "nahmaschine, overlock*, strickmaschine, motorsense, rasentrimmer, angel",
  notDrowned:
    "nassem/nasser hund, wasche/kleidung/handtucher/klamotten __ nass/feucht/klatschnass/klitschnass/pitschnass/tropfnass/triefnass",
};
