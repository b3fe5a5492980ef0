import { deMachines } from "./de-machines";
import { deSigns } from "./de-signs";
import { deThings } from "./de-things";
import type { Lexicon } from "./lexicon";

/** German words of danger, besides the names of things. */
export const de: Lexicon = {
  ...deThings,
  ...deMachines,
  ...deSigns,
  noPlug:
    "akku*, batterie*, benzin*, diesel, kabellos*, wiederaufladbar*, zweitakt*, viertakt*, 18v/36v/40v, 18/36/40 v/volt",
  trips:
    "fliegt/flog/fliegen/rausfliegt/rausgeflogen/herausgeflogen, springt/sprang/gesprungen, fallt/fiel, gefallen, !lost/losen/ausgelost/ausloste/auslost, rausgesprungen, raus, rausgehauen, haut, schmeisst, knallt, wirft, reisst, klackt, schaltet",
  supply:
    "!fi, fi schalter, fehlerstrom*, sicherungen, *sicherung, schutzschalter, leitungsschutz*, sicherungsautomat, hauptschalter raus",
  houseSupply:
    "ganze/ganzen/gesamte wohnung/haus/kuche/etage/stockwerk/keller/buro/werkstatt, im ganzen/gesamten haus, hausstrom, uberall, strom in der, strom im, alles im/in, licht im/in ~ haus/wohnung/keller/kuche/flur/zimmer, in der/meiner werkstatt/kuche/wohnung/garage/diele, im keller/haus/bad/flur/zimmer/wohnzimmer/schlafzimmer/garten/stall/laden",
  goesDead:
    "kein strom, strom ausfall, stromausfall, dunkel, finster, licht aus, ist aus, geht _ aus, geht das licht, fallt der strom, ohne strom, legt _ lahm, stromlos, strom __ weg/aus/ausgefallen/abgeschaltet, alles __ dunkel/finster/tot",
  supplyGoes:
    "fi ausgelost/raus/rausgeflogen/fallt/fliegt/lost, fi schalter _ raus/aus/ausgelost, kurzschluss im haus, stromausfall, fliegt die sicherung, sicherung _ raus, sicherung _ rausgeflogen, haut _ sicherung, haut den fi, !fi, strom futsch, strom ist/war aus, ist/wird/war alles dunkel/finster/duster, alles ist/wird/war dunkel/finster/duster, haus/wohnung/kuche ~ dunkel/finster/stromlos, schalter im/am sicherungskasten/verteilerkasten/zahlerkasten/verteiler, hauptschalter fallt/fliegt/springt, lichter/licht __ haus/wohnung aus, automat fallt/fliegt/springt, licht geht/ging __ haus/wohnung aus, ganze ~ strom weg, stromkreis fliegt/fallt, ls schalter, automat/automaten raus, strom __ weg/fort, in _ keller __ schalter/sicherung, in _ keller __ hoch*, sicherung im keller, sicherung/fi/automat __ bleibt/halt nicht, sicherung/fi lasst sich nicht, legt __ lahm, halbe/halben/ganze/ganzes/ganzen stockwerk/etage/haus/wohnung/buro ~ ohne",
  shock:
    "stromschlag*, *stromschlag, elektroschock, elektrischer/elektrischen schlag, elektrische schlage, einen/ne/eine/n/mir schlag/gewischt, gewischt bekommen, gewischt, schlag bekommen, schlag gekriegt, schlage bekommen, bekomme/bekommt/kriege/kriegt/krieg/bekam/gab/gibt/verpasst __ schlag/gewischt/schlage/stromstoss, kribbel*, stromstoss, bitzel*, britzel*, elektrisier*, pritzel*, gehause ~ spannung, korperschluss, masseschluss, es zwickt _ fingern, steht/stehen/stand ~ unter strom/spannung, gehause/metall/rahmen/griff/hahn ~ unter strom/spannung, geben ~ schlag/schlage, kriege eine geschossen, einen geschossen, strom bekommen, strom abbekommen, stromt in, zieht/zog einem/mir/dir eine, eine geballert, eine geballert bekommen, geschossen bekommen, einen gewatscht, bizzel*, bizel*, strom auf/am/im gehause/griff/metall/rahmen/chassis/blech/hahn/turgriff, eine/einen gelangt/gescheuert/verpasst/abbekommen/gefeuert/gebrettert/gezogen bekommen, eine/einen gelangt/gescheuert/verpasst, phasenprufer/spannungsprufer/prufer/pruflampe __ leuchtet/glimmt/brennt/zeigt, arm/hand/finger __ taub, durchzuckt, kriege/krieg/kriegt/bekomme/bekam __ stromschlag/wischer/stosse/schock, auf dem/am gehause strom, strom auf dem/der/am ~ gehause/griff/metall, kriegt man/ich eine, geladen beim anfassen, unter strom, elektrische spannung am gehause, spannung auf gehause/griff/metall, fass/fasse ich __ schlag/strom, strom auf/an/am ~ trommel/fuss/tur/deckel/lampe/topf/wasser/armatur",
  hurts:
    "zwickt, sticht mich, zuckt mir, durchzuckt, zieht mir, zwiebelt, piekst, piekt, beisst, pritzelt, bisschen strom, zuckt _ hand/arm/finger, konnte/konnt/kann __ nicht/nimmer loslassen, nicht mehr los",
  feelsIt: "vibrier*, summen, summt, brummt, kitzelt, prickel*, zuckt, sticht, brizzelt, brennt",
  inTheBody:
    "!finger, fingern, !hand, handen, !arm, ellbogen, haut, fussen, barfuss, unterarm, daumen, handflache, zehen, zeh",
  touches:
    "anfasse, anfassen, beruhr*, anfass, fasst, fasse, nasse handen, nassen handen, barfuss, wasserhahn, heizung gleichzeitig, anlange",
  asksWhetherUnsafe: "ist/ware/wird das/es/er/sie ~ gefahrlich, wie gefahrlich",
  unsafe:
    "isolationsfehler, isolationsmessung nicht, schutzleiter fehlt/unterbrochen/defekt/ab/lose, kein schutzleiter, ohne schutzleiter/erdung/erde, vde _ nicht bestanden, nicht bestanden, nicht sicher, lebensgefahr*, unsicher, unsachgemass verkabelt, gefahrlich, verpfuscht, brandgefahr*, stromschlaggefahr, schutzleiter/erdung/erdungsdraht __ abgeschnitten/abgezwickt/entfernt/abgerissen/abgeklemmt",
  shorts: "kurzschluss*, *kurzschluss, kurzgeschlossen, kurzen, erdschluss",
  melts:
    "*schmolzen, *schmolzene, *geschmolzen*, *schmilzt, *schmelzen, *schmort*, *schmoren*, *schmolze, schmelzspuren, schmorstelle, schmorspuren, *schmorung, windungen/lagen/adern __ kleben/verklebt",
  softens:
    "weich, verformt, wellig, verzogen, klebrig, blasen, verbogen vor hitze, verformt sich, durchgebogen, geht auf",
  plasticPart:
    "plastik, kunststoff, gehause, stecker, steckdose, kabel, fassung, kupplung, trommel, isolierung, schalter, loch, dose, leiste, griff, seite, deckel, wand, rand, boden",
  scorch:
    "brandspur*, brandfleck*, schmauch*, *kohlt, *sengt, *kokel*, schwarze stellen, verrusst, brandloch, angebrannt, abgefackelt, braunen/brauner/braune/schwarzer/schwarze/schwarzen fleck/stelle/verfarbung, verfarbt, kabelbrand, schwelbrand, *schmorstelle, loch reingebrannt",
  crackles:
    "*stecker/steckdose/schalter/kabel _ knistert/brummt/brutzelt/zischt/summt, brutzelt, brutzeln, bruzzelt, prasselt, knistert, spratzelt, gebrutzelt, gebruzzelt, brutzelte, geknistert ~ kabel/stecker",
  connectionHot:
    "stecker/steckdose/kabel/netzstecker/netzkabel/schnur/leitung/trafo/netzteil/steckdosenleiste _ heiss/gluhend, stecker/steckdose/netzstecker _ warm, gluhend heiss, kochend heiss, richtig heiss, sehr sehr heiss, extrem heiss, gluhendheiss, zu heiss _ anfassen, verbrennt man sich, finger verbrannt, kabel/stecker/pedal/netzteil/ladegerat __ nicht anfassen/halten, zu heiss zum, so heiss dass, brennend heiss, kabel/schnur/zuleitung/netzkabel/stecker/steckdose ~ heiss/warm",
  darkMark:
    "braun/braune/schwarz/schwarze/brauner/schwarzer, verfarbt, verfarbung, russ, verrusst, brandfleck",
  connectionPart:
    "*stecker, *steckdose, kontakt, kontakte, stift, stifte, *kabel, schalter, fassung, klemme, anschluss, loch, locher, dose",
  frays:
    "beschadigt*, *beschadigt, defektes, kaputt, gerissen, eingerissen, aufgerissen, *gescheuert, angenagt, *gebissen, zerbissen, angeknabbert, durchtrennt, *geschnitten, !blank, blanke, blanker, offen, freiliegend*, bruchig, poros, geflickt, isoband, isolierband, klebeband, *geklebt, *gequetscht, abisoliert, verbrannt, angesagt, aufgeplatzt, zerfleddert, ausgefranst, angefressen, ramponiert, blankliegt, zerfressen, durchgebrannt, abgebrannt, verschmort, durchgewetzt, angeschmort, angekokelt, zerkaut, gekaut, zernagt, abgeknickt, abgewetzt, zerbroselt, broselig, brockelig, morsch, notdurftig, getapt, abgerissen, ausgerissen, rausgerissen, broselt, brockelt, abgebroselt, gewickelt, umwickelt, eingeklemmt, platt, gebrochen, brichig, halb durch, durchgesagt",
  cord: "netzkabel, *zuleitung, anschlusskabel, kabel, *schnur, kabelmantel, isolierung, isolation, anschlussleitung, netzleitung, kabelisolierung, strippe, ummantelung, stoffkabel, textilkabel, gummikabel, geratekabel, elektrokabel, *stromkabel",
  notMainsCord:
    "knistert bei __ platte/platten/schallplatte/schallplatten, schnur zugschalter, zugschnur, usb kabel, ladekabel, kopfhorerkabel, audiokabel, hdmi kabel, bremskabel, lautsprecherkabel, datenkabel, antennenkabel, klinkenkabel, displaykabel, flachbandkabel, gaszug, bowdenzug, kopfhorer, schaltzug, zugschalter, angelschnur, kordel, kabelbruch, drachenschnur, kabel ist heil, kabel heil, kein kabel, stecker/kabel/netzkabel/schnur/leitung ~ sieht/sehen ~ gut/heil/tadellos/einwandfrei/unbeschadigt/intakt, stecker/kabel/netzkabel/schnur ~ ist/sind ~ heil/ok/okay/tadellos/einwandfrei/unbeschadigt/intakt/ganz/gut, knister*/kracht/kratzt __ lautstarke*/poti, lautstarke*/poti __ knister*/kracht/kratzt",
  burntPart: "verbrannt*, verschmort*, *geschmort, *geschmolzen, *kokelt, verkohlt",
  connector:
    "*stecker, *steckdose, fassung, anschluss, kontakt, kontakte, klemme, klemmen, sockel, anschlusse, *schalter",
  cutsThrough:
    "uber ~ eigene/kabel, gefahren, durchgesagt, gesagt, durchtrennt, gemaht, durchgebissen, angeschnitten, drubergefahren, uberfahren, gekappt, erwischt, angebohrt, durchgemaht, durchbohrt, abgemaht, zersagt, angesagt, durch/ins _ kabel, gekommen, mit ~ messer/schere/sage durch, durchgeschnitten, durchgezwickt",
  copperShows:
    "kupfer, blanke/blanker/blanken draht/drahte/kabel/leitung/adern/ader/stelle, adern/ader/drahte/litze ~ sichtbar/frei/raus/sehen, drahte gucken/hangen, draht guckt, man sieht ~ drahte/adern/kupfer/draht, freiliegende/offene kabel/drahte/leitungen/kontakte, liegt/liegen frei, liegt blank, spannungsfuhrend*, litze/litzen/adern ~ schauen/hangen/gucken/stehen, blanke/offene litze/litzen/adern, *draht/*drahte/adern/litzen ~ schaut/schauen/frei/blank/sichtbar/raus, kontakt/kontakte __ offen/frei/blank, braun und blau, blau und braun, braunen und blauen, zusammengedreht, verdrillt, zusammengezwirbelt, drahte/adern ~ verbunden/verdreht",
  sheathGone:
    "isolierung ~ ab/weg/defekt/kaputt/bruchig/gerissen/brockelt/fehlt/poros/beschadigt, isolation ~ ab/weg/defekt/kaputt/bruchig/gerissen/brockelt/fehlt/poros/beschadigt, mantel ~ ab/weg/gerissen/aufgerissen, kabelmantel, isolierung/isolation/ummantelung ~ gebrochen/rissig/aufgescheuert/durchgescheuert/schadhaft, isolierung/mantel/ummantelung/hulle __ rausgerutscht/herausgerutscht/gerutscht/zuruckgezogen/verschoben, keine/ohne isolierung/isolation, keine isolierung/isolation mehr",
  plugBroken:
    "stecker _ gebrochen/zerbrochen/zerbroselt/aufgeplatzt, stift/pin _ abgebrochen, stecker ~ sprode/bruchig/gerissen/gebrochen/geklebt/porzelt, stecker __ klebeband/isolierband, stecker*/steckergehause __ aufgesprungen/brockelt/zerbrockelt/zerbrochen",
  pinBroken:
    "stift/pin/kontaktstift/stifte _ abgebrochen/gebrochen/ab/fehlt, stift/pin/kontaktstift __ abgebrochen/gebrochen/fehlt",
  bypass:
    "uberbruck*, brucke, gebruckt, abklemmen, *geklemmt, ausgebaut, weggelassen, entfernt, abgeklebt, festgeklebt, klemme, verkeilt, umgangen, umgehen, aushebeln, aluminiumfolie, alufolie, nagel, ausser kraft, kurzgeschlossen, drahtbrucke, festgebunden, angebunden, fixiert, festgestellt, festgezurrt, uberlistet, uberlisten, ausgetrickst, trickse, abgeschnitten, lahmgelegt, blockiert, weglassen, weglasse, festgemacht, abknipsen, abzwicken",
  strongBypass:
    "uberbruck*, umgangen, umgehen, aushebeln, austricksen, ausser kraft, stillgelegt, lahmgelegt, deaktivier*, geflickt mit alufolie",
  safetyPart:
    "*sicherung, *schutzschalter, turschalter, turverriegelung, verriegelung, uberhitzungsschutz, thermostat, !fi, schutzkontakt, schutzleiter, endschalter, deckelschalter, sicherheits*, schutzhaube, temperaturbegrenzer, mikroschalter, erdung, notaus, temperaturschalter, thermoschalter, erdungsdraht, erdleiter, schutzerdung",
  foilStuff: "alufolie, aluminiumfolie, nagel, draht, buroklammer, munze, starkere, grossere",
  fuseReplacement: "*sicherung",
  toRunIt: "damit es/er/sie, lauft weiter, trotzdem lauft, weiterlauft, ohne",
  coverOff: "gehause offen, offenem gehause, ohne gehause, ohne abdeckung, abdeckung ab, haube ab",
  whileLive:
    "eingesteckt, unter strom, unter spannung, im betrieb, bei laufendem, eingeschaltet, laufend*",
  opensPsu:
    "netzteil _ offnen/aufmachen/aufschrauben/reparieren/offne/geoffnet/aufgemacht, im netzteil, netzteil auf, offne _ netzteil",
  drowned:
    "ins/in wasser gefallen, ins wasser, in die badewanne/wanne/toilette, unter wasser, durchnasst, klatschnass, klitschnass, im regen, nach dem regen, uberschwemmt, *wasserschaden, abgesoffen, uberflutet, uberflutung, hochwasser, nass, feucht geworden, ubergelaufen, in/ins ~ spulbecken/waschbecken/wanne/badewanne/eimer/teich/pool/klo/toilette/aquarium/becken/see/fluss/meer/pfutze/spule _ gefallen/gerutscht/geplumpst/gelandet/geflogen/gefallt, stand __ wasser",
  waterAtPart:
    "wasser _ *steckdose/*stecker/schalter/*leuchte/*lampe/gerat gelaufen/gelangt/gekommen/getropft, wasser __ in/auf/uber _ elektrik/elektronik/motor/steckdose/stecker/schalter/kabel/leiste, tropft/lauft/lief/rinnt/gelaufen __ auf/in/uber/aus _ elektrik/elektronik/motor/*steckdose/*stecker/schalter/*leuchte/*lampe/sicherungskasten/verteiler, wasser in der lampe/leuchte/steckdose, nasse steckdose/stecker, feuchtigkeit in _ steckdose, *wasser/kaffee/tee/bier/saft/suppe/milch/wein/cola/limo __ sockel/fuss/motor/elektronik/elektrik/kontakte/kontakten/stecker/platine/luftungsschlitze, vase/glas/tasse/flasche/kanne __ gekippt/umgekippt/reingekippt/drubergekippt/ausgelaufen/umgefallen/reingelaufen, tropft/lauft/rinnt __ am/beim/neben/ans _ kabel/stecker/schalter/elektronik/platine, *wasser/regen __ in _ steckdose/lampe/gerat/gehause gelaufen/geraten/gekommen/eingedrungen, wasser eingedrungen, *vase/krug __ gekippt/umgekippt/reingekippt/drubergekippt/ausgelaufen, steckdose/stecker/motor/netzteil __ voll/voller/mit wasser",
  refrigerantWord:
    "kaltemittel, kuhlmittel nachfullen, kuhlkreislauf, freon, kuhlgas, r134a, r600a, kaltekreislauf",
  circuitOpened:
    "kompressor _ tauschen/austauschen/wechseln/offnen/ausbauen, neuer/neuen kompressor, kompressor ~ leckt/undicht, zischt, zischen, angebohrt, angestochen, durchstochen, gas nachfullen, gas ausgetreten, gas entwichen, gas aus, reingestochen, gestochen, mit messer, mit dem messer, mit einem messer, schraubenzieher eis, leitung getroffen, loch",
  smokes:
    "rausgequalmt, herausgequalmt, hat ~ gequalmt, graue/schwarze/blaue/blauliche/grauer/schwarzer wolke/wolkchen/dunst/schwaden, graues/schwarzes/blaues wolkchen, rauch, rauchen, rauchend, rauchig, raucht*, rauchentwicklung*, rauchwolke*, rauchwolkchen, rauchzeichen, abgeraucht, rauchgeruch, rauchschwaden, dampft aus dem akku*, verraucht, aufgeraucht, abgequalmt, dampft und stinkt, rauchfahne, nebelt qualmt, raucherzeugung, rauchaustritt, *rauch ~ aufgestiegen, qualm*, hat ~ geraucht, kurz geraucht, stark geraucht, geraucht und",
  notSmoke:
    "wolke/wolkchen ~ staub/toner/mehl/pulver, staubwolke, tonerwolke, zu wenig rauch, rauchmelder, lagerfeuer, rauch vom/von lagerfeuer/grill/kamin, zigarettenrauch, tabakrauch, nichtraucher, raucher*, rauchglas, rauchverbot, rauchgrau, aufgehort zu rauchen, saugt/zieht/abzieht __ rauch, raucht nix/nichts, qualmt _ nix/nichts, nix/nichts raucht/qualmt, pfeifenrauch, zigarrenrauch, drin/darin/darauf geraucht, scheibe/glas/fenster/sichtscheibe ~ wird/ist/wurde ~ schwarz/braun/russig vom/von/durch rauch",
  onFire:
    "brennt, gebrannt, feuer gefangen, fing feuer, in flammen, flamme, flammen, stichflamme, in brand, abgebrannt, entzundet, angezundet, ausgebrannt, brannte, kabelbrand, !brand, zimmerbrand, fast abgebrannt, lichterloh, feuer im/in/aus/am, abgefackelt, zu brennen angefangen, stand in flammen, flammchen, flammenbildung, feuerchen, flammte, lodert, loderte, feuerzunge*, flammen aus dem/der/den, flamme aus dem/der/den",
  notFire:
    "feuerzeug, feuerwehr*, feuerstelle, lampe/lampchen/licht/led/birne/leuchte/lampen/kontrollleuchte/lichter __ brennt/brannte, brennt _ lampe/licht/led/lampchen/birne, cd gebrannt, gebrannt cd, dvd brennt, brennt cds, brennt dvds, cds/dvds _ brennt, kerze/kerzen, gasflamme, firewall, feuerfest, durchgebrannt, durchgebrannte, brenner brennt, daten, reis/milch/essen/suppe/kuchen/toast/waffeln/nudeln _ brennt/brannte, brennt an, flamme/flammen geht/gehen/zu/klein/nur/schwach, flamme/flammen _ blau, halfte/teil __ brennt, brennt/brennen schon/ruhig/gleichmassig, nix/nichts brennt, brennt nix, flamme aus, flamme ~ ausgegangen, unter den nageln, brennt ~ mir/uns ~ unter, hutte brennt, brennt mir die sicherung, brennt/brennen __ augen/nase/zunge/auf der zunge, feuer und flamme, brennt nirgends/nirgendwo/nicht/nur/kein/keine/noch/immer/dauerhaft/standig/weiter/wieder/schwach/rot/grun/blau, brennt __ auf der haut, juckt und brennt, brennt _ mir/dir ~ die sicherung, brennt mir echt, meinem/meiner/ihm/ihr/mir/dem __ brennt/brennen __ sicherung/sicherungen durch",
  sparks:
    "funke, funkt, funkte, *lichtbogen, geblitzt, funken*, britzelt, funkelt innen, burstenfeuer, gefunkt, funkchen, blitze, blitzen, blitzt*, lichtblitz*",
  notSparks:
    "funkkopfhorer, funkuhr, funkwecker, funkfern*, funksteckdose, funkmaus, funkgerat, funkt*ion*, zundfunke, kein zundfunke, zundkerze, piezo, zundfunken, kerze/zundkerze/kerzen __ funken/funke/funkt, feuerzeug, blitzt nicht, blitz blitzt, kamera blitzt, feuerzeug funkt, funktechnik, funken/funke __ lagerfeuer/feuer/kamin/grill/osterfeuer",
  smells:
    "riecht, roch, geruch, gerochen, stinkt, stank, gestank, stinken, gestunken, mieft, mufft, geruchsentwicklung, duftet",
  burnt:
    "verbrannt*, angebrannt, verschmort*, *schmort, versengt, angesengt, *kokelt, brenzlig*, heissem, plastik, gummi, rauch, !brand, feuer, schmor*, elektrisch, elektronik, ozon, versmort, kunststoff, teer, haare, lotzinn, plaste, kabelbrand",
  burningSmell:
    "*brandgeruch, schmorgeruch, brenzlig*, brandig*, verschmorter/verbrannter/angesengter geruch, rauchgeruch, *kokelt, kokeln, schmort, schmorte, qualmgeruch, beissender/stechender geruch, fischig*, es mieft verbrannt, angesengt, verbrannt gerochen, verbrannten geruch, nach teer/fisch/ozon/bitumen/lotzinn, riecht/stinkt/roch __ heiss/verschmort/angekokelt/kabel/plastik/gummi/teer/lack/ozon, verbrannter/verschmortes plastik/gummi, fischgeruch, gummigeruch, plastikgeruch, chemiegeruch, kabelgeruch, ozongeruch, schwefelgeruch",
  burnsNow: "gluht, gluhte, *glimmt, motor/kabel/stecker/trafo/platine _ brennt, rotgluhend",
  harmlessBurning:
    "synthe*/stoff/etikett/zucker/starke/soße/topf ~ angebrannt*/eingebrannt*/verbrannt*, angebrannt*/eingebrannt* ~ sohle/topf/pfanne/boden, essen/brot/toast/kuchen/milch/kaffee/reis/staub ~ verbrannt/angebrannt, verbrannt*/angebrannt* ~ essen/brot/toast/kuchen/milch/kaffee/reis, angebranntes, gluhbirne, gluhlampe, gluhwein, gluhdraht, heizdraht gluht, heizstabe gluhen, heissluft, kalk, kalkgeruch, brandfleck/brandflecken/brandloch/versengt __ bugeleisen/zigarette/kerze, zundkerze ~ verrusst/schwarz/braun/nass, reis/milch/essen/suppe/kuchen/toast/waffeln/nudeln _ brennt/brannte/angebrannt/verbrannt, bezug/bugelbrett/bugelbrettbezug __ angesengt/versengt/verbrannt, kerze/zigarette/bugeleisen/lagerfeuer __ angesengt/versengt/angekokelt/verbrannt, angebrannt*/eingebrannt* __ kruste/backblech/topf/pfanne, pizza/kase/auflauf/lasagne/sosse/sauce/marmelade/pfannkuchen/popcorn/suppe/eintopf/fleisch/wurst/kartoffeln/pommes/platzchen/kekse/fett __ angebrannt/verbrannt/eingebrannt/verkohlt/brennt, angebrannt*/verbrannt*/eingebrannt*/verkohlt* ~ pizza/kase/auflauf/lasagne/sosse/sauce/marmelade/pfannkuchen/popcorn/suppe/eintopf/fleisch/wurst/kartoffeln/pommes/platzchen/kekse/fett, nach ~ pizza/kase/auflauf/lasagne/sosse/sauce/marmelade/pfannkuchen/popcorn/suppe/eintopf/fleisch/wurst/kartoffeln/pommes/platzchen/kekse/fett, brennt/brennen __ augen/nase/zunge, schmeckt/schmecken ~ verbrannt/angebrannt",
  bangs:
    "knallt, knallte, geknallt, explodiert*, explosion, geplatzt, platzt, geborsten, hochgegangen, in die luft, peng, verpufft, zerplatzt, puff, *knall, rumms, durchgeknallt, abgeknallt, zerborsten, bumm, blitz und, stichflamme, gekracht, wumms, zisch, boum, kracht, krach gemacht, knallchen, knallgerausch, geknalle, knallen, verpuffung, puffte, gepufft, plopp und, knackte laut, lauter knacks, lichtblitz, blitz",
  burstPart:
    "scherben/scherbe/splitter/glassplitter __ im/ins auge/gesicht, elko/kondensator/trafo/akku/netzteil/ladegerat/stecker ~ geplatzt/explodiert/aufgeplatzt/geknallt/hochgegangen/zerplatzt",
  notBang:
    "reifen/schlauch/ballon/naht/blase/hose/rohr/dichtung _ geplatzt/platzt, gluhbirne/birne/lampe/leuchtmittel ~ geplatzt/geknallt, an ~ innenwande, blitzgerat, blitzlicht, zugeknallt, tur knallt, knallt an, knallrot, bassknall, lautsprecher knallt, knallt runter/zu, poti kracht, deckel/brille/klobrille __ knallt, druckknopf knallt, regler/lautstarkeregler/drehknopf/lautstarke __ kracht/krachts/krachen, kracht/krachen ~ regler/lautstarke, chef/chefin/mann/frau/mama/papa/mutter/kopf/schadel/ich/postfach __ explodier*/explodiert/platze/platzt, ich explodiere, vor wut, platzt der kragen, knallt/kracht ~ zu/gegen/dagegen",
  swells:
    "blaht, *geblaht*, dick, dicker, *beult, gequollen, aufgequollen, aufgegangen, aufgepumpt, *aufgedunsen, geschwollen, angeschwollen, kissen, bauchig, *wolbt*, kugelrund, dick geworden, bombiert, druckt/schiebt ~ von innen, von innen ~ druckt/schiebt",
  notBatteryFault: "heizkissen, luftkissen, sitzkissen, nadelkissen, kabel zu dick, faden",
  pierced:
    "durchstochen, angestochen, angebohrt, zerquetscht, eingedruckt, verbeult, gequetscht, durchbohrt, geknickt, delle, nagel",
  ventsGas: "zischt, zischen, zischte, gast, ausgegast, dampft, brodelt, qualmt, raucht",
  sweetSmell: "susslich*, nach nagellack, nagellack*, chemisch, losungsmittel, aceton",
  batteryHot:
    "akku/batterie/zelle _ heiss, akku/batterie/zelle _ sehr/so/zu/extrem/richtig/gluhend/kochend heiss/warm, akku wird _ heiss, *heiss in ~ tasche/hosentasche/hand, in ~ tasche/hosentasche _ heiss, in ~ tasche/hosentasche _ gluhend",
  hotOnCharge:
    "heiss ~ beim/wahrend laden, beim/wahrend laden/aufladen __ heiss, wird _ heiss _ laden, heiss beim aufladen, laden __ heiss, ladt __ heiss, heiss _ geladen",
  partRises:
    "ruckseite/display/deckel/gehause/bildschirm/touchpad/tastatur __ gewolbt/hebt/abgehoben/hochgedruckt/auseinander/beule/beult/aufgegangen, wackelt auf dem tisch, liegt nicht mehr flach, ruckseite/deckel/gehause/display/akkudeckel __ hoch/platzt, hebt sich, drukt hoch, ruckt hoch, akku _ druckt, druckt ~ hoch/auf/raus, wolbt, aufgeplatzt",
  opensCell:
    "zelle ~ tauschen/wechseln/ersetzen/loten, anstechen, luft rauslassen, aufschneiden, zelle offnen, loten, direkt laden, schrumpfschlauch, folie ~ kaputt/gerissen/ab, umwickeln, tiefentladen uberbrucken, zellen",
  opensPack:
    "akkupack/akkublock/akku _ offnen/aufmachen/aufschrauben/zerlegen, zellentausch, neue zellen, akku _ neu bestucken, zellen _ tauschen/ersetzen/wechseln/austauschen",
  gasSmell:
    "gasgeruch, gasleck, gasaustritt, gas tritt/stromt/entweicht/ausgetreten, riecht/stinkt/roch _ gas, nach gas, nach faulen/faulem eiern/ei, faule eier, kohlenmonoxid, undicht gas, gas ausgestromt, gasig, es riecht gas, zischt an der leitung/gasleitung, rieche/riechst/riechen/roch ~ gas",
  gasWord: "gas*",
  wetInsideThing: "waschmaschine, *spulmaschine, spuler, kuhlschrank, gefrierschrank",
  eggSmell: "faul* ei/eier/eiern, verfault* eier, eiergeruch, nach ~ eiern",
  coAlarm:
    "co melder, co warner, kohlenmonoxidmelder _ piept, gaswarner, gasmelder _ piept/an/alarm/los",
  coThing: "kohlenmonoxid, kohlenmonoxidmelder, co melder/warner",
  bleachWord:
    "*chlor, chlorreiniger, chlorbleiche, bleiche, bleichmittel, domestos, danklorix, klorix, javelwasser, schimmelentferner, schimmelspray",
  acidWord:
    "essig, essigreiniger, essigessenz, zitronensaft, entkalker, kalkreiniger, kalkloser, *saure, salmiak, salmiakgeist, ammoniak, wc reiniger, toilettenreiniger, durgol, viakal, spiritus",
  drainCleaner: "rohrreiniger, abflussreiniger, backofenreiniger, atznatron, natronlauge",
  fumesFelt:
    "dampf, dampfe, gas, husten, huste, hustet, gehustet, augen brennen/tranen/branten, brennen ~ augen, atemnot, keine luft, atmen, riecht/stinkt/roch _ chlor/schwimmbad, chlorgeruch, schaumt, zischt, brodelt, brennt/kratzt/beisst __ augen/hals/nase/lunge",
  hurtByFumes:
    "husten, huste, hustet, gehustet, augen brennen/tranen, brennen __ augen, brennt __ augen/hals/nase/lunge, atemnot, keine luft, kaum/schwer atmen, gelbe/grune/gelblicher/gelber dampfe/dampf/nebel/wolke",
  chlorineGas: "chlorgas, chloramin, reiniger/putzmittel gemischt/vermischt",
  sickFromIt:
    "kopfschmerz*, kopfweh, schwindel*, schwindlig, mude, ubel, ubelkeit, schlafrig, benommen, ohnmachtig, schlecht, taumelig",
  gasFault:
    "geht aus, zundet nicht, zundung, kein warmwasser, keine heizung, heizt nicht, tropft, undicht, zischt, druck, flamme, zundflamme, brenner, gas, storung, wasser, wird _ schlecht, russ*",
  campingThing: "campingkocher, gaskocher, kartuschenkocher, campinglampe, campinggas",
  campingFault:
    "kartusche, riecht, undicht, zischt, ventil, schlauch, duse, brenner, flamme, gas, zundet, brennt, stichflamme",
  oldDust:
    "asbest*, *asbest, bleifarbe, bleihaltig*, mennige, eternit*, alte lackschicht, alten lack, alter lack, flexplatten, quecksilber _ ausgelaufen/verschuttet/ausgetreten, bleirohr*",
  paintWord: "farbe, lack, anstrich, lackiert, lasur",
  sanding:
    "schleifen, abschleifen, abkratzen, abbeizen, anschleifen, abgeschliffen, geschliffen, schleife, abflammen, abbrennen, heissluft*",
  oldHouse:
    "altbau, alt, alte, alten, baujahr, jahrhundert*, antik*, 50er, 60er, 70er, oma, opa, grossmutter, 1920/1930/1935/1940/1950/1955/1960/1965/1970, jugendstil, grunderzeit*",
  longAgo:
    "vor jahren, vor monaten, vor zwei/drei/vier/funf/einigen/vielen/langer jahren/monaten/zeit, fruher, damals, letztes/letzten jahr, einmal, roch/stank/rauchte/qualmte/funkte/knallte/blitzte mal/einst/einmal",
  curedNow:
    "seitdem/seither ok/gut/alles/keine/kein/nichts/problemlos, inzwischen/langst/bereits/schon repariert/ersetzt/getauscht/behoben/erneuert, wurde ~ repariert/ersetzt/getauscht/behoben/erneuert, seit der reparatur, jetzt/nun gut/ok/okay/prima/top, neuer/neue * drin/eingebaut/rein, jetzt alles gut/ok, lauft/geht jetzt wieder, wieder gut, wieder in ordnung, fachmann/elektriker/installateur/monteur/werkstatt/vorbesitzer/kundendienst __ gemacht/gerichtet/repariert/ersetzt/getauscht/erneuert/behoben/geprueft/gepruft/erledigt, handler/laden/geschaft/hersteller/reparaturcafe __ repariert/ersetzt/getauscht/erneuert/behoben/gemacht/gewechselt",
  ownToo: "er/sie/es/meiner/meine/meins/dieser/diese/dieses __ auch",
  anothers:
    "nachbar/nachbarn/nachbarin/freund/freundin/kollege/kollegin/schwester hatte, bei nachbarn, beim nachbarn, bei meinem/meiner nachbarn/nachbarin/freund, mein/meine/meinem/meiner alter/alte/alten/letzter/letzte/vorheriger/voriger, der alte/vorige/letzte, ruckruf, habe gelesen, gehort dass, im internet, wie bei",
  dangerAfterAll:
    "fett/ol brennt/brannte, kabel/stecker/netzteil/motor/akku/steckdose/trockner ~ brennt/brannte/verbrannt/verschmort/angekokelt, brennt ~ im kabel/flusensieb/motor/gehause/trommel/netzteil/stecker, brennt/brannte __ aus ~ schlitz/schlitzen/stecker/steckdose/motor/gehause, flamme/flammen ~ gehen/kommen/kamen/kam/kommt/schlagen/schlugen/schossen/schoss ~ hoch/heraus/raus/bis, rauch ~ kommt/kam/kommen/dringt/quillt/steigt/tritt ~ raus/heraus/aus/hinten/unten/hoch, kommt/kam/dringt ~ rauch, rauch aus ~ kabel/motor/stecker/gerat/gehause/netzteil, gehause/metall/rahmen/chassis/leitung/kabel __ unter spannung, knallt weg/ab/hoch/raus",
  mercuryThing: "*thermometer, barometer, blutdruckmess*",
  silverBeads:
    "silberne/silbrige/silbriger/silbernen kugelchen/perlen/kugeln/tropfen/tropfchen/flussigkeit",
  mercuryOut:
    "quecksilber ~ ausgelaufen/verschuttet/rausgelaufen/boden/teppich, quecksilberkugeln, quecksilberkugelchen, quecksilbertropfen",
  hangsLoose:
    "hangt _ an einer/einem/ner/nem schraube/nagel/scharnier/faden/draht, hangt ~ an der letzten schraube, droht ~ herunterzufallen/abzusturzen/runterzufallen, kurz vorm herunterfallen/absturzen/runterfallen, scheibe/fenster/spiegel/glas ~ gesprungen/gerissen/zersprungen/lose/locker",
  overPeople:
    "uberm/uber ~ bett/kinderbett/gehweg/burgersteig/gehsteig/strasse/eingang/hauseingang/spielplatz/kinderwagen",
  vesselBulges:
    "*flasche/kartusche/spraydose/feuerloscher ~ ausgebeult/gewolbt/aufgeblaht, gaskartusche/spraydose/gasflasche ~ beult/wolbt/blaht",
  harmlessElectric:
    "fallt/fallen ab/auseinander/um/runter/herunter/hin/vom/von, kribbelt es mir zu, spannung kaputt, fadenspannung, oberfadenspannung, datensicherung, versicherung, absicherung, sicherung ~ ok/okay/heil/in, sicherung ~ ist ~ ok/okay/heil/gut, bildschirmsicherung, schlag auf, schlagt, keinen schlag, vibration, kurzen zeit, kurzen moment, kurzen kabel, nach kurzen, thermosicherung, thermosicherung *schmolzen, feinsicherung, gerate sicherung, geratesicherung, sicherungskasten okay, schmelzsicherung, schmelzkase*, kase geschmolzen, schokolade geschmolzen, kerze geschmolzen, wachs geschmolzen, schneegeschmolzen, eis geschmolzen, butter geschmolzen, plastikring geschmolzen, verschmolzenes zeug, faden/unterfaden/oberfaden/seil/feder/riemen/kette/saite __ unter spannung, zundkerze ~ verrusst/schwarz/braun/nass, brettspiel stromschlag, spiel stromschlag, sprung im/an/uber, springt nicht/uber, motor/gerat/maschine/kuhlschrank/lufter/kompressor/pumpe/er/sie/es/lampe/heizung/brenner ~ springt ~ an, aussteigen/ausziehen/turklinke/pullover __ gewischt/schlag/gezwickt, elektrostat*, statisch*, *riemen ~ geschmolzen*, geschmolzen* *riemen",
  overheatsNoAir:
    "immer heisser, kocht ewig/weiter/endlos/dauernd, heizt ewig/weiter/endlos/standig/dauernd, schaltet _ nicht ab und, hort nicht auf zu, lasst sich nicht ausschalten/abschalten, uberhitzt _ stark/total, regler ohne wirkung",
  bitesCord:
    "hund/katze/hase/kaninchen/ratte/marder/welpe/hamster __ kabel/stromkabel/leitung/schnur",
  childToy: "*spielzeug, teddy, puppe, rassel, kuscheltier",
  swallowable:
    "knopfzellenfach/knopfzelle/batteriefach _ nicht/offen/kaputt/raus, magnet/magnete __ raus/los/lose",
  swallows: "verschluckt, geschluckt, gefressen, verschlucken",
  swallowedThing: "*batterie*, knopfzelle*, magnet*, akku, entkalker, bleiche, abflussreiniger",
  inMouth: "im mund, in den mund, verschluckt, geschluckt, gelutscht",
  buttonCell: "knopfzelle*, knopfbatterie*",
};
