import { nlMachines } from "./nl-machines";
import { nlSigns } from "./nl-signs";
import { nlThings } from "./nl-things";
import type { Lexicon } from "./lexicon";

/** Dutch words of danger, besides the names of things. */
export const nl: Lexicon = {
  ...nlThings,
  ...nlMachines,
  ...nlSigns,
  noPlug:
    "accu*, batterij*, benzine*, diesel, draadloos, draadloze, snoerloos, snoerloze, oplaadbaar, oplaadbare, tweetakt, viertakt, 18v/36v/40v, 18/36/40 v/volt",
  trips:
    "springt/sprong/springen/gesprongen, doorslaat, slaat/sloeg/slaan, geslagen, klapt/klapte, valt/viel/vallen, vliegt, afslaat, uitslaat, uitvalt, eruit, !plat, schakelt, gaat uit, gooit, legt, uitgeslagen, uitgevallen, ligt eruit, afspringt, afspringen",
  supply:
    "aardlek*, differentieel*, zekeringen, *zekering, stroomonderbreker, hoofdschakelaar, automatische zekering, verliesstroomschakelaar",
  houseSupply:
    "hele/heel huis, hele woning/keuken/appartement/verdieping/flat/straat, hele het huis, in heel, stroom in, alle licht/lichten/stroom, alles in huis, licht in ~ huis/keuken/kamer, de rest van ~ huis, in de keuken/schuur/garage/kamer/werkplaats/woonkamer/badkamer, in ~ huis, in de gang",
  goesDead:
    "geen stroom/elektriciteit, zonder stroom, stroom valt/viel uit, stroomuitval, stroompanne, stroomonderbreking, donker, valt uit, gaan uit, gaat uit, viel uit, ligt plat, ligt eruit, lag plat, stroom __ weg/uit/uitgevallen/weggevallen, stroom valt weg",
  supplyGoes:
    "aardlek, aardlekschakelaar, differentieel, differentieelschakelaar, stoppen door, stoppen slaan, slaan de stoppen, stroom eruit, de stroom van/in ~ huis, zekering eruit, elektriciteit springt, elektriciteit valt uit, stroom _ uit in, springt de elektriciteit/zekering/stroom, springt/viel/valt/slaat ~ plomb*, plomb*, is/was/wordt/werd alles donker/zwart, alles is/was/wordt donker, stroom _ valt/viel/sloeg/springt _ uit, valt/viel de stroom/elektriciteit, stop/stoppen _ vliegt/vliegen/springt/springen/klapt eruit/uit/door, stop slaat/gaat, schakelaar in de meterkast, licht/lichten in huis _ uit, hele/heel huis _ donker/stroom, stroom weg/eraf, groep eruit, groep valt/vliegt/slaat, hele groep, zekering/stop __ blijft/wil niet, legt __ plat/lam, de stop/stoppen ~ springt/springen/gesprongen/eruit, stop/stoppen springt/springen/vliegt/vliegen, doet ~ stop/stoppen ~ springen, halve/hele/heel verdieping/huis/etage/kantoor ~ zonder, stop/stoppen/zekering doorgeslagen, slaat/sloeg ~ stop/stoppen/zekering door",
  shock:
    "opdonder/oplawaai/opduvel/opdoffer/dreun ~ gekregen/gehad/kreeg, kreeg __ opduvel, schok, elektrische schok/schokken, schokje, stroomstoot*, stroomstoten, stroomschok, geelektrocuteerd, elektrocut*, tinteling*, tintelt, tintelen, prikkel*, kreeg/krijg/krijgt/gaf/geeft/geef/voel/gekregen/kregen __ schok/schokken/opdonder/oplawaai/schokje, schrikdraad, elektriseert, onder elektriciteit, massa onder stroom, stroom door mijn, stroom voelen, staat/staan/stond ~ onder stroom/spanning, kreeg/krijg/krijgt/krijgen/gekregen __ tik/tikje/opdonder/oplawaai/stoot van, gaf/geeft me/mij/ons _ tik/klap/opdonder/tikje, kast/behuizing/metaal/frame ~ onder stroom/spanning, stroom op de kast/behuizing/buitenkant, krijg/kreeg/krijgt/voel __ opdoffer/dreun/prikje/stroom, er staat/stond ~ stroom op, staat stroom op, spanningzoeker/spanningszoeker/tester __ brandt/licht/gloeit, geeft/gaf/kreeg/krijg/voel __ prik/prikje/tik/tikken/tikje/klap/opstopper/optater __ hand/vinger/arm, kriebelt __ lippen/vingers/hand, stroom _ handgreep/deur/kast/behuizing/metaal, stroom in het water, arm/hand/vingers __ gevoelloos/verdoofd/slapend, voel een schok, pak een schok, knal door mijn arm, spanning/stroom ~ op _ behuizing/metaal/kast/handvat/deur/kraan/frame, getintel, stroompje, stroom op ~ trommel/behuizing/kast/voet/deur/kraan/metaal/frame/handvat/deksel, stroom via ~ water/kraan",
  hurts:
    "een tik als, tikken als, klap van, prikt me, steekt me, tik krijg, kriebelt, kietelt, bijt, opstopper, optater, kon/kan __ niet loslaten",
  feelsIt:
    "tril*, zoemt, zoemen, kriebel*, kietelt, prikt, prikken, gezoem, bromt, steekt, stroompje, tik, tikje, tikken, stroom",
  inTheBody:
    "vinger, !hand, handen, !arm, elleboog, huid, voeten, blootsvoets, blote voeten, duim, vingertoppen, tenen",
  touches:
    "aanraak, aanraken, aanraking, aangeraakt, vastpak, vastpakken, vasthoud, vasthoudt, vastneem, natte handen, kraan, blote voeten, aankom, aanvoelt",
  asksWhetherUnsafe: "is/wordt dat/dit/het/hij ~ gevaarlijk/onveilig, hoe gevaarlijk/onveilig",
  unsafe:
    "isolatiefout, isolatie niet, aarding ontbreekt/los/kapot/defect/onderbroken, geen aarding, zonder aarding, niet geaard, levensgevaar*, onveilig, gevaarlijk, aardfout, aardsluiting, niet veilig, brandgevaar*, elektrocutiegevaar, lekstroom, aardlek, wil hem/die/het overbruggen",
  shorts:
    "kortsluit*, *kortsluiting, kortgesloten, maakt/maakte/geeft/gaf/maken sluiting, sluiting in ~ snoer/stekker/kabel/motor",
  melts:
    "*smolten, !smelt, smolt, smelten, gesmolte*, plastic/kunststof _ zakt in, windingen/lagen/aders __ plakken/kleven",
  softens: "zacht, vervormd, !week, kleverig, kromgetrokken, blazen, !slap",
  plasticPart:
    "plastic, plastiek, kunststof, behuizing, stekker, stopcontact, kabel, snoer, fitting, haspel, isolatie, schakelaar, gaatje, gat, stekkerdoos, handvat",
  scorch:
    "brandplek*, brandvlek*, schroei*, *geschroeid, verkoold, zwartgeblakerd, zwarte plek/plekken/vlek/vlekken, bruine plek/plekken/vlek/vlekken, aangebrand, verschroeid, geblakerd, brandsporen, roetplekken, brandgaatje, brandgat, gesengd, verkleurd door hitte",
  crackles:
    "knettert, knetteren, knisper*, sputtert, *stekker/stopcontact/schakelaar _ knettert/kraakt/zoemt/bromt/sist, geknetter, knetterend*",
  connectionHot:
    "stekker/stopcontact/snoer/kabel/adapter/stekkerdoos/voeding/lader _ heet/gloeiend/warm, gloeiend heet, kokend heet, gloeiendheet, bloedheet, veel te heet, te heet _ raken/vast/houden, heel heet, roodgloeiend, zo heet dat, te heet om, zo heet _ vasthouden, brandend heet, snikheet, pijnlijk heet, niet aan te raken, snoer/kabel/stekker/stopcontact ~ heet/warm",
  darkMark: "bruin/bruine/zwart/zwarte, verkleurd, verkleuring, roet, zwartgeblakerd",
  connectionPart:
    "*stekker, *stopcontact, contact, contacten, pin, pinnen, *snoer, kabel, schakelaar, fitting, klem, aansluiting, gaten, gaatje, gat, doos",
  frays:
    "beschadigd*, kapot, stuk, gerafeld, rafelt, rafels, gescheurd, doorgeknipt, *gesneden, *geknaagd, *gebeten, *geknabbeld, blootliggend*, bloot, blote, geplakt, getapet, tape, plakband, isolatieband, ducttape, gekneld, platgedrukt, gebarsten, gebrokkeld, verbrokkeld, versleten, doorgesleten, doorgebrand, verbrand, gesmolten, opengescheurd, aangevreten, opgegeten, verteerd, geknipt, geknakt, aangetast, scheur, scheurtje, knik, ligt open, open ligt, isolatietape, gerepareerd met tape, afgebroken, brokkelt, broos, bros, uitgedroogd, verpulverd, kapotgetrokken, aan elkaar, met tape, afgekloven, uit elkaar, lostrok, afgebrokkeld, plat, bekneld, ertussen, omwikkeld, tussen de deur, half door, doorgezaagd",
  cord: "*snoer, kabel, stroomkabel, elektriciteitskabel, stroomdraad, isolatie, mantel, elektriciteitsdraad, voedingskabel, elektrische draad",
  notMainsCord:
    "usb kabel, laadkabel, koptelefoonkabel, audiokabel, hdmi kabel, remkabel, schakelkabel, luidsprekerkabel, speakerkabel*, antennekabel, draadje, snoertje, gaskabel, koptelefoon, trekkoord, kabelbreuk, snoerhaspel, snoerloos, oproller, snoer oprol*, kabel is goed, snoer is goed, headset, stekker/snoer/draad/kabel ~ ziet/zien er ~ goed/gaaf/netjes/prima/heel, stekker/snoer/draad/kabel ~ is/zijn ~ goed/gaaf/heel/intact/prima/onbeschadigd",
  burntPart: "verbrand*, *gesmolten, geschroeid, verkoold, doorgebrand",
  connector:
    "*stekker, *stopcontact, fitting, schakelaar, aansluiting, contactpunt, contact, contacten, klem, klemmen, knop, voet, aansluitingen",
  cutsThrough:
    "over/door ~ eigen/kabel/snoer, gemaaid, gereden, gezaagd, geknipt, doorgeknipt, doormidden, doorgesneden, gesneden, doorgeknaagd, gebeten, overgereden, doorgezaagd, doorboord, doorgemaaid, doorgeslepen, doorgeboord",
  copperShows:
    "koper, koperdraad, blote/losse _ draden/draad/kabel/bedrading, draden ~ zichtbaar/bloot/zien/eruit/uit, draad hangen/steken, je ziet ~ draad/draden/koper, blootliggende draden/kabel/draad, open kabel/draden, ligt bloot, liggen bloot, ziet/zie ~ draadje/koperdraadjes, draadje/draden _ steken/hangen/zichtbaar/bloot/eruit, snoer/kabel/draad/draden _ uit ~ stekker, uit de stekker getrokken/gekomen/gerukt/gescheurd, koperen draadjes, draadje ~ steken/komen/hangen, steken eruit, bruin en blauw, blauw en bruin, in elkaar gedraaid, aan elkaar gedraaid, gedraaide draden, draad ~ bloot, blote koper, bloot liggende, bloot ~ draad/draden",
  sheathGone:
    "isolatie ~ weg/kapot/stuk/af/gescheurd/versleten/los/brokkelt/verteerd, mantel ~ weg/kapot/stuk/af/gescheurd/los, snoer/kabel/rubber ~ brokkelt/verkruimelt/verpulvert/bladdert, mantel/isolatie/huls __ geschoven/uitgeschoven/teruggetrokken/verschoven, geen/zonder isolatie",
  plugBroken:
    "stekker _ gebroken/gebarsten/doormidden, stekker __ pin/pinnen/pinnetje/pen/pennen/pennetjes/pootje/poten _ afgebroken/gebroken/af/los, pin/pinnetje _ stekker _ afgebroken, stekker __ afgebroken, stekker ~ bros/gebroken/gebarsten/gescheurd, stekker __ plakband/tape, stekker __ brokkelt/opengesprongen/verbrokkeld",
  pinBroken: "pin/pinnen/pinnetje/pen/pennetje/pootje _ afgebroken/gebroken/af/los",
  bypass:
    "overbrug*, brug, gebrugd, omzeil*, weggelaten, verwijderd, afgeplakt, vastgeplakt, klem, vastgezet, vastzetten, zilverpapier, aluminiumfolie, spijker, uitschakelen, kortsluiten, vastgebonden, afgeknipt, weggeknipt, geblokkeerd, vastgetapet, getapet, losgekoppeld, weglaten",
  strongBypass:
    "overbrug*, omzeil*, uitgeschakeld beveiliging, beveiliging uitschakelen, kortgesloten, gebrugd, doorverbonden, doorverbinden, doorlussen, overslaan, kortsluiten, doorlus, wil hem overbruggen, thermische zekering overbruggen",
  safetyPart:
    "*zekering, *beveiliging, thermische beveiliging, veiligheid*, *veiligheid, deurschakelaar, dekselschakelaar, thermostaat, aardlek*, aarding, noodstop, beschermkap, vergrendeling, eindschakelaar, microschakelaar, interlock, deurslot, maximaalthermostaat, thermische zekering, aarde, randaarde, aardpen, aardedraad",
  foilStuff:
    "zilverpapier, aluminiumfolie, alufolie, spijker, draadje, ijzerdraad, paperclip, munt, zwaardere, dikkere",
  fuseReplacement: "*zekering",
  toRunIt: "zodat hij/ie/het/ze, blijft werken, blijft draaien, toch werkt, toch draait, zonder",
  coverOff: "kap eraf, behuizing open, open behuizing, deksel eraf, zonder behuizing, opengemaakt",
  whileLive:
    "onder stroom, onder spanning, stekker erin, stekker in, terwijl hij/ie/het draait/aanstaat, terwijl hij/ie/het aan staat, aangesloten, ingeplugd",
  opensPsu: "voeding _ openmaken/opendoen/openen/open/repareren/geopend, pc voeding open",
  drowned:
    "in ~ water/badkuip gevallen, gevallen in ~ water/bad/toilet/vijver/zwembad, in het water, in bad, onder water, doorweekt, kletsnat, drijfnat, doornat, in de regen, overstroomd, overstroming, ondergelopen, waterschade, na een regenbui, natgeregend, verzopen, nat geworden, in ~ gootsteen/wasbak/vijver/wc/toilet/emmer/sloot/kanaal/zee/zwembad/bad/aquarium _ gevallen/gelegen/beland/gegleden, in het bad, heeft in _ water gestaan",
  waterAtPart:
    "water _ stopcontact/elektriciteit/schakelaar/lamp gelopen/gekomen/gedruppeld, water __ in/op/over/bij/uit _ stopcontact/stekker/motor/elektronica/elektriciteit/schakelaar/lamp/plafonniere/stekkerdoos, druppelt/lekt/loopt/stroomt/gelekt/drupt __ op/in/over/uit _ stopcontact/stekker/motor/elektronica/schakelaar/lamp/meterkast/stekkerdoos, vocht in ~ stopcontact/stekker/lamp, natte stekker, stekker nat, *water/koffie/thee/bier/sap/soep/melk/wijn/cola/fris __ voet/motor/elektronica/contacten/stekker/printplaat/achterkant, vaas/glas/kop/fles/beker __ over/in/omgevallen/omgestoten, lekt/druppelt/drupt/loopt __ bij/langs/naast/op/in ~ snoer/stekker/contacten/voet/elektronica, stopcontact/stekker/motor/voeding __ vol water, water/vloeistof __ op/over/in ~ voeding/adapter",
  refrigerantWord:
    "koelmiddel, koelgas, koelvloeistof koelkast, koelcircuit, freon, koudemiddel, r134a, r600a",
  circuitOpened:
    "compressor _ vervangen/openen/verwisselen, nieuwe compressor, compressor ~ lekt/lek, sist, sissen, sissend, doorgeprikt, doorboord, geprikt, gas bijvullen, gas ontsnapt, gas eruit, met een mes, met mes, schroevendraaier, gaatje, leiding geraakt, gestoken",
  smokes:
    "grijs/grijze/zwart/zwarte/blauw/blauwe wolkje/wolk/pluimpje/pluim/walm, !rook, komt/kwam/komen/steeg _ rook, rook uit/eruit/bovenuit/onderuit, rookt, rookte, rookwolk*, rookpluim*, rookontwikkeling, rokend, walm, walmt, walmde, rookgeur, rooklucht, smeult, smeulen, smeulde, rookkringel, gerookt, roken, rokende, stoomt uit de accu, wolkje rook, rookje, rookslier*, smookt, smook",
  notSmoke:
    "wolk/wolkje _ stof/toner/meel, stofwolk*, rookoven, rookkast, te weinig rook, rookmelder, rook van kampvuur/barbecue, rookglas, roker, sigarettenrook, gestopt met roken, niet roker, rookvlees, rookalarm, rookdetector, rook naar, rook er, rook vies, rookworst, rook/rookt het/hij/ze naar koffie, rook het, zuigt/trekt/afzuigt __ rook, rook __ naar stof/muf/koffie/bloemen/parfum/schimmel, rook de eerste keer, pijprook, sigarenrook, rookte er/erin/daarin, ruit/glas/ruitje/venster ~ wordt/is/werd ~ zwart/bruin van/door ~ rook, komt geen rook, geen rook",
  onFire:
    "brand gevlogen, accu/stekker/snoer/kabel/motor/adapter/lader/stopcontact ~ brandt/brandde, in brand, vuur gevat, vlam, brandde af, uitgebrand, afgebrand, ontvlamd, vlam gevat, steekvlam, in de fik, in de fik gevlogen, fik, brandje, vatte vlam, vliegt in brand, vuurtje, vuur uit/eruit/kwam, kwam vuur, er kwam vuur, vuur uitgekomen, vlammetje, vlammen*, steekvlammetje, vuurbal, vuurstraal",
  notFire:
    "waakvlam, vlam gaat/blijft/is/dooft/te/klein, vlammen gaan/blijven, blauwe/gele vlam, vlam/vlammen ~ blauw, vuurvast, kaarsvlam, lamp/lampje/licht/lichtje brandt, vuurwerk, firewall, gloeilamp, gloeidraad, gasvlam, vlamverdeler, cd branden, dvd branden, brander, lampje gloeit, gloeit nog, lamp gloeit, sfeervuur, vuurkorf, cd gebrand, branden cds, brand niet, geen vonk, vuur aan de schenen, in vuur en vlam, brandt/branden __ ogen/neus/tong",
  sparks:
    "vonk, vonkt, vonkte, gevonkt, vonkje, vlamboog, sprankels, spettert vuur, bliksem, flitst in, blauwe flits, gevonk, vonken*, bliksempje, blauw licht uit, blauwe flitsen, vlambogen, flitst ~ achterin/binnenin/onderin/motor/stekker",
  notSparks:
    "vonkje geeft, geeft geen vonkje, gasaansteker, aansteker, piezo, ontsteking, bougie, bougie __ vonk/vonkt/vonken, vonk/vonken werkt/werken niet, vonk/vonken/vonkt __ lucifer, vonk/vonken __ kampvuur/vuur/haard/barbecue",
  smells:
    "ruikt, geur, geurt, geroken, stinkt, stank, stonk, lucht, gestonken, reuk, ruiken, stinken, !rook, luchtje, geurtje, meurt, rook naar",
  burnt:
    "verbrand*, aangebrand, doorgebrand, geschroeid, schroei*, gesmolten, verschroeid, smeulend, !brand, brandend, heet, !plastic, plastiek, !rubber, vuur, gebrand, elektriciteit, !ozon, teer, haar, soldeer",
  burningSmell:
    "brandgeur*, brandlucht*, schroeilucht*, schroeigeur*, verbrandingslucht, verbrandingsgeur, brandreuk, verbrand* geur/lucht/reuk, aangebrande/aangebrand geur/lucht, branderig*, plasticlucht, rooklucht, gebrand ruikt, schroeit, rook __ verbrand, rook naar brand, vislucht, visgeur, ruikt/stinkt/rook naar ~ teer/vis/ozon/bitumen/soldeer, teerlucht, ruik/ruiken/ruikt ~ brand",
  burnsNow: "motor/kabel/snoer/stekker/trafo brandt/smeult/gloeit, gloeit rood, roodgloeiend",
  harmlessBurning:
    "eten/toast/brood/koek/melk/koffie/rijst/tosti/kalk ~ verbrand/aangebrand, verbrand/verbrande/aangebrand/aangebrande ~ eten/toast/brood/koek/melk/koffie/rijst, warme/frisse/koude/hete lucht, koffie geur, heteluchtoven, blaast lucht, lucht warm, geen lucht, luchtstroom, lucht aan, blaast heet, koude/warme luchtstroom, lucht blaast, schroeiplek/brandplek/brandvlek/brandgaatje __ strijkijzer/sigaret/kaars, rijst/eten/melk/brood/toast _ brandt/verbrandt/aangebrand, pizza/kaas/lasagne/saus/jam/pannenkoek/pannenkoeken/popcorn/soep/vlees/worst/aardappels/friet/koekjes/vet __ aangebrand/verbrand/zwart/brandt, aangebrand*/verbrand* ~ pizza/kaas/lasagne/saus/jam/pannenkoek/pannenkoeken/popcorn/soep/vlees/worst/aardappels/friet/koekjes/vet, naar ~ pizza/kaas/lasagne/saus/jam/pannenkoek/pannenkoeken/popcorn/soep/vlees/worst/aardappels/friet/koekjes/vet, brandt/branden __ ogen/neus/tong, smaakt/smaken ~ aangebrand/verbrand/aangebrande, aangebrande/verbrande smaak",
  bangs:
    "knal, knalt, knalde, plof, plofte, ontplofte, geknald, ontploffing, geexplodeerd*, explosie, geploft, steekvlam, klapte uit elkaar, *ontploft, luide klap, harde klap, flits, flits en, explodeerde, met een klap, boem, knalletje, plofje, plofgeluid, knalgeluid, flitsje, lichtflits, klapje, klap en, klap gehoord, hoorde/hoor/gehoord/horen _ klap/plop/tik en/daarna, klap __ uit/niet, poef, pats, knallen, ploffen, een klap, ontploffen",
  burstPart:
    "glas/scherf/scherven/splinter/splinters __ in mijn/zijn/haar oog/ogen/gezicht, condensator/trafo/accu/batterij/lader/stekker/adapter ~ ontploft/geexplodeerd/gebarsten/opengebarsten/geknald/gesprongen",
  notBang:
    "lamp/lampje/gloeilamp ~ ontploft/gesprongen, !bang dat/voor/om, ik ben bang, flitslamp, flitser, band ontploft/geklapt, flitst niet, camera flitst, knalrood, knalgeel, ballon, lijkt geexplodeerd, baas/hoofd/man/vrouw/moeder/vader/ik/mailbox __ ontplof/ontploft, ik ontplof, bijna ontploft van, uit elkaar van, klapt/slaat/valt __ knal dicht/toe, knalt dicht/toe/tegen, deksel/deur/klep/la/raam/bril __ knalt dicht/tegen, klap dicht",
  swells:
    "opgezwollen, gezwollen, zwelt, bol, bolle, opgezet, dik, dikker, opgeblazen, uitgezet, bult, bollen, opbolt, bolt, opgebold, uitgezette, kussentje, zwelling, uitstulp*, bolstaat, staat bol, bolling, dik geworden, duwt/drukt/perst ~ naar buiten, naar buiten duwt/drukt, druk __ binnenuit",
  notBatteryFault: "te dik draad, dikke draad",
  pierced:
    "doorboord, geprikt, doorprikt, doorgeprikt, geplet, geplooid, ingedeukt, gebroken behuizing, gebogen, deuk, gescheurd, opengebarsten, spijker",
  ventsGas:
    "sist, sissen, sissend, siste, gist, borrelt, walmt, rookt, dampt, sissende, afgeblazen, gas ~ afgeblazen, leeggelopen met gas",
  sweetSmell:
    "zoete geur, zoetig*, nagellak*, chemische geur, ruikt naar chemisch, aceton, oplosmiddel, ruikt/rook/geur ~ zoet/zoetig/chemisch/nagellak/aceton",
  batteryHot:
    "batterij/*accu __ heet/bloedheet/gloeiendheet, batterij/*accu ~ heel/te/erg/zo/gloeiend/bloed heet/warm, accu/batterij wordt _ heet, *heet in ~ zak/broekzak/tas/hand, in ~ zak/broekzak/tas _ heet",
  hotOnCharge:
    "heet ~ tijdens/bij/als/wanneer ~ laden/opladen/oplaadt/laad, tijdens/bij ~ laden/opladen __ heet, heet _ laden/opladen, opladen __ heet, laden __ heet",
  partRises:
    "scherm/achterkant/achterzijde/deksel/behuizing/toetsenbord/touchpad __ bol/bult/bolt/omhoog/opengeduwd/uitgezet/kromgetrokken, wiebelt op _ tafel, komt omhoog, klep _ omhoog/bol, drukt _ omhoog/eruit, staat bol, achterkant/scherm/deksel/behuizing ~ staat/gaat open, naar buiten duwt/drukt, achterkant/onderkant/scherm __ open als, scherm/achterkant ~ uit __ rand/lijst/frame/behuizing geduwd",
  opensCell:
    "cellen, cel vervangen, prikken, gaatje, lucht eruit, openmaken, openen, solderen, rechtstreeks laden, krimpkous, wikkel, omhulsel",
  opensPack:
    "accupack/batterijpack/accu/batterij _ openmaken/openen/opendoen/demonteren, cellen _ vervangen/wisselen/ruilen, nieuwe cellen, accu reviseren, reviseren accu",
  gasSmell:
    "gasgeur, gaslucht, gaslek, gas _ lekt/ontsnapt, ruikt/ruik/stinkt/rook ~ gas, naar gas, rotte eieren, koolmonoxide, rotte eierenlucht, gesis bij, sist bij de leiding, gas ruiken",
  gasWord: "gas*",
  wetInsideThing: "wasmachine, vaatwasser, afwasmachine, koelkast, vriezer",
  eggSmell: "rot/rotte ei/eieren, eierlucht, naar ~ eieren",
  coAlarm:
    "co melder, co alarm, koolmonoxidemelder _ piept/gaat/af, koolmonoxidealarm, gasmelder gaat",
  coThing: "koolmonoxide, co melder, koolmonoxidemelder",
  bleachWord: "bleek, bleekwater, bleekmiddel, chloor, dikke bleek, glorix, schimmelreiniger",
  acidWord:
    "azijn, schoonmaakazijn, citroenzuur, citroensap, ontkalker, kalkreiniger, antikal, viakal, zoutzuur, zuur, ammonia, ammoniak, wc reiniger, toiletreiniger, spiritus",
  drainCleaner: "gootsteenontstopper, ontstopper, ovenreiniger, caustic soda, natronloog",
  fumesFelt:
    "damp, dampen, gas, hoest, hoesten, gehoest, ogen branden/prikken/tranen, branden __ ogen, prikt __ ogen/keel/neus, brandt __ keel/neus/ogen, benauwd, geen adem/lucht, ademen, ruikt/stinkt/rook naar chloor/zwembad, chloorlucht, schuimt, sist, borrelt",
  hurtByFumes:
    "hoest, hoesten, gehoest, ogen branden/prikken/tranen, branden __ ogen, prikt __ ogen/keel/neus, brandt __ keel/neus/ogen, benauwd, geen adem/lucht, gele/groene damp/dampen/wolk",
  chlorineGas: "chloorgas, chlooramine, schoonmaakmiddelen gemengd/gemixt/door",
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
    "jaren geleden, maanden geleden, lang geleden, vroeger, destijds, vorig jaar, ooit, indertijd, rook/stonk/rookte/vonkte eens/ooit",
  curedNow:
    "sindsdien ok/goed/geen/niets/alles/prima, ondertussen/intussen/inmiddels/reeds/al vervangen/hersteld/gerepareerd/vernieuwd, is/werd ~ vervangen/hersteld/gerepareerd sindsdien, nu goed/ok/oke/prima, nieuw/nieuwe * erin/geplaatst/gezet, nu weer goed, doet het weer, elektricien/vakman/monteur/installateur/winkel/hersteller/vorige __ vervangen/hersteld/gerepareerd/opgelost/verholpen/gemaakt/nagekeken, handelaar/fabrikant/fietsenmaker/repair __ vervangen/hersteld/gerepareerd/gemaakt/opgelost",
  ownToo: "hij/deze/dit/ie/mijne __ ook",
  anothers:
    "buur*/buren/vriend/vriendin/collega/zus had/kreeg, van de buren, bij de buren, mijn oude/vorige/andere/laatste, de oude/vorige, zoals mijn, terugroep*, gelezen dat, gehoord dat, op internet",
  dangerAfterAll:
    "vet brandt, snoer/stekker/kabel/motor/accu/stopcontact/adapter ~ brandt/brandde/verbrand/gesmolten/geschroeid, vlam/vlammen __ uit ~ rooster/stekker/achterkant/gleuf/stopcontact/motor/snoer, vlammen ~ eruit/omhoog, vlammen _ eruit, rook ~ komt/kwam/komen ~ uit/achter/onder, komt/kwam ~ rook uit/van/achter, rook uit ~ stekker/motor/snoer/achterkant, behuizing/metaal __ onder spanning, onder spanning __ behuizing/metaal, knalt eraf/weg/los, draadje/draadjes ~ bloot/blootliggen",
  mercuryThing: "*thermometer, barometer, bloeddrukmeter",
  silverBeads:
    "zilveren/zilverkleurige/zilverachtige bolletjes/balletjes/kralen/druppels/druppeltjes/vloeistof",
  mercuryOut:
    "kwik ~ gelekt/gemorst/weggelopen/vloer/tapijt/uitgelopen, kwikbolletjes, kwikdruppels",
  hangsLoose:
    "hangt _ aan een schroef/spijker/scharnier/draad, hangt ~ aan de laatste schroef, dreigt ~ vallen, op vallen, ruit/raam/spiegel/glas ~ gebarsten/gescheurd/los/gebroken",
  overPeople:
    "boven ~ bed/bedje/stoep/straat/ingang/deur/speelplaats/kinderwagen, boven onze/de/hun hoofden",
  harmlessElectric:
    "maakt/geeft/laat bruine vlekken, schok/klap tegen de/het/een kast/muur/vloer/deur/tafel/stoeprand/behuizing, gesprongen zekering*, gesprongen smeltzekering, krijgt wel/nog/gewoon stroom, valt uit elkaar, springt open/niet/van/over/terug/naar, *draadspanning, komt niet onder spanning, *afsluiting, sluiting afgebroken/deksel/klepje/deur/rits, ritssluiting, deksel sluiting, *smeltveiligheid, thermische zekering, thermozekering, zekering ~ ok/goed, zekering ~ in orde, stoppen met, gestopt, niet stoppen, stop knop, met schokken, schokt, schokkend, schokdemper, schokbestendig, draait schokkend, schokkend beeld, schokkerig, tik geluid, gesmolten kaas/chocolade/boter/ijs/was/snoep, kaas/chocolade/boter/ijs/kaars ~ gesmolten, smelt kaas, klep/deurtje/batterijen sluiting, sluiting van, smeltzekering, *zekering gesmolten, tape/cassette/band gescheurd, sluiting kapot, stoppen/stop slaan/slaat niet, aardlek valt/slaat niet, knop/brood/toast/boterham/deksel/klep/veer/toets ~ springt/springen/sprong, snaar/riem/aandrijfriem ~ gesmolten, gesmolten snaar/riem",
  overheatsNoAir: "steeds/alsmaar/almaar heter, blijft koken/verwarmen/opwarmen, kan niet meer uit",
  bitesCord:
    "hamster __ snoer/kabel/draad, muizen/muis/rat/ratten/hond/kat/konijn/cavia/puppy __ draden/draad/snoer/kabel/bedrading",
  childToy: "*speelgoed, knuffel, pop, rammelaar",
  swallowable: "knoopcel/knoopbatterij __ niet/open/kapot/eruit, magneet/magneten __ los/eruit",
  swallows: "ingeslikt, doorgeslikt, opgegeten, inslikken",
  swallowedThing: "*batterij*, knoopcel*, magneet*, magneten, accu, ontkalker, bleekmiddel",
  inMouth: "in zijn/haar/de mond, ingeslikt, doorgeslikt, op gesabbeld",
  buttonCell: "knoopcel*, knoopbatterij*",
  tripsByItself: "springt/sprong/springen/afspringt ~ uit/af/eruit",
};
