/** German words of repairs, by their first letters, with the English ones that they mean. */
const pairs = `haar hair;schnur string;schnür string;krawatte tie;haustier pet;zahn tooth;zähne tooth;kleidung clothes;ärmel sleeve;gesicht face;nase nose;
riech smell;geruch smell;stech sting;sticht sting;dachboden attic;plastik plastic;fisch fish;dunst haze;rauch smoke;schwarz black;golden gold;gebürstet brushed;
fernhalt keep away;fern away;greif grasp;streifen strip;schranke barrier;knäuel wad;stau jam;spraydose spray can;dose can;zelle cell;knick kink;
aufgeladen charge;auflad charge;lade charge;ladegerät charger;platz burst;umgekehrt other way round;draußen outdoors;freien outdoors;sonne sun;schatten shade;
bleich bleach;chlor chlorine;verbrüh scald;dusche shower;brause shower;probe try;leuchte light;einlass inlet;ansaug inlet;öffnung opening;
rückwärts reverse;vorwärts forward;genüg enough;genug enough;auszuschalten switch off;auszuschrauben unscrew;einschraub screw in;feil file;bind tie;aufhör stop;start start;beweg move;lauf run;läuft run;
müll waste;abfall waste;beul dent;gebläht swollen;bläh swollen;rostig rust;abend evening;nacht night;woche week;monat month;aufbewahr store;lager store;
reiniger cleaner;oberfläche finish;niemand nobody;jemand somebody;zustand state;werf throw;größe size;seite side;richtung direction;stück piece;reißen tear;reiß tear;drahtbürste wire brush;küche kitchen;decke ceiling;gewicht weight;schwer heavy;leicht light;kippel topple;spitz pointed;klinge blade;strahl jet;spann tension;
abdeckung cover;abgekühlt cool;abkühl cool;abheben lift;ablösen remove;abnehm remove;abschalt switch off;abschraub unscrew;
abwisch wipe;abzieh pull;akku battery;alkohol alcohol;alt old;anschließ connect;anzieh tighten;auffüll fill;aufhebel pry;aufschraub unscrew;
ausbau remove;ausblas blow;ausschalt switch off;aussteck unplug;austausch replace;auswechsel replace;backpulver baking powder;batterie battery;
behälter tank;beutel bag;bildschirm screen;boden floor;bohr drill;brems brake;brenn burn;brennbar burn;bruch crack;bürste brush;
dampf steam;deckel lid;dichtung seal;dicht tight;draht wire;dreh turn;druck pressure;drück press;düse nozzle;
einfüll fill;einsetz fit;einschalt switch on;einsteck plug in;element element;entfern remove;entkalk descale;entlad discharge;entlüft vent;entnehm remove;ersetz replace;erhitz heat;essig vinegar;
faden thread;fahrrad bicycle;falt fold;fett grease;feucht damp;feuer fire;filter filter;finger finger;flamme flame;flamm flame;fließ flow;flüssigkeit liquid;flusen lint;föhn hairdryer;fuge gap;fußboden floor;
gabel fork;gas gas;gebläse fan;gefahr danger;gehäuse case;gelenk hinge;gerät machine;gift poison;glas glass;gleich same;griff handle;gummi rubber;
haken hook;halt hold;handschuh glove;handtuch towel;heiß hot;heizelement element;heizplatte plate;heizung heating;heizstab element;hebel lever;hitze heat;holz wood;
isopropanol isopropyl alcohol;isolier insulate;kabel cord;kalk scale;kalt cold;kette chain;klammer clip;klappe flap;klebeband tape;kleb glue;klemm clamp;klingel bell;knopf button;kohle carbon;kohlebürst carbon brush;kondensator capacitor;kontakt contact;kontrollleuchte light;kopf head;kratz scratch;korb basket;krümel crumb;kugellager bearing;kurzschluss short;küchenpapier kitchen paper;
lager bearing;lampe lamp;lappen cloth;lass let;laufrad wheel;lauwarm lukewarm;leck leak;leer empty;leitung wire;licht light;linse lens;loch hole;lös loosen;löt solder;lüft air;lüfter fan;luft air;luftpumpe pump;
maschine machine;messer knife;mess measure;metall metal;minute minute;motor motor;mutter nut;nadel needle;nagel nail;nass wet;naht seam;netzkabel cord;netzstecker plug;netzteil power supply;neu new;notier note;
oberfläche surface;ofen oven;öffn open;öl oil;papier paper;pinsel brush;pinzette tweezers;platine board;platte plate;prüf check;pumpe pump;putz clean;
rad wheel;rauch smoke;reib rub;reifen tyre;reinig clean;riemen belt;riss crack;ring ring;rohr pipe;rost rust;rühr stir;
sandpapier sandpaper;saug suck;säure acid;schalter switch;schalt switch;scharf sharp;scharnier hinge;schaum foam;scheibe disc;schlauch hose;schleif sand;schließ close;schloss lock;schmelz melt;schmier lubricate;schmirgel sandpaper;schmutz dirt;schnalle buckle;schneid cut;schraub screw;schraubendreher screwdriver;schraubenzieher screwdriver;schraubenschlüssel spanner;schutzbrille goggles;schütte pour;schüttel shake;schutz guard;schwamm sponge;schwimmer float;seife soap;seil cable;sekunde second;sicherung fuse;sicherungskasten breaker;sieb sieve;silikon silicone;spannung voltage;spannungsprüfer tester;speiche spoke;spitze tip;splitter splinter;sprüh spray;spülmittel washing-up liquid;spül rinse;stab rod;staub dust;steckdose socket;stecker plug;stecknadel needle;nähnadel needle;stell put;stift pin;stoff fabric;strom power;stromschlag shock;stunde hour;
tablett tray;tank tank;taste button;tauch dip;tausch replace;taschenlampe torch;temperatursicherung thermal fuse;thermosicherung thermal fuse;thermostat thermostat;tisch table;topf pot;trenn disconnect;trockn dry;trocken dry;tropf drip;tropfen drop;tuch cloth;tür door;
überbrück bridge;überhitz overheat;umdreh turn over;undicht leak;unterseite underside;ventil valve;verbind connect;verbrenn burn;verschluss cap;verstopf block;vorsicht careful;
wackel wobble;wand wall;warm warm;warn warn;wart wait;wasser water;wasserkocher kettle;wattestäbchen cotton bud;wechsel replace;weich soft;weiß white;welle shaft;werkstatt workshop;werkzeug tool;wick wind;wisch wipe;
zahnbürste toothbrush;zahnstocher toothpick;zange pliers;zerleg disassemble;zieh pull;zitronensäure citric acid;zudreh close;
wärmeleit thermal;wärmeleitpaste thermal paste;paste paste;chip chip;prozessor chip;kühlkörper heatsink;kühler cooler;kühlrippe fin;lüftungsschlitz slot;schlitz slot;schicht layer;nabe hub;flügel blade;staubsauger vacuum cleaner;
birne bulb;leuchtmittel bulb;fassung holder;batteriefach battery compartment;buchse socket;rückseite back;feder spring;sitz seat;kartusche cartridge;schwimmer float;spülkasten cistern;wasserhahn tap;bremsbelag pad;bremsbeläge pad;bremsscheibe disc;spule bobbin;nähmaschine sewing machine;bügeleisen iron;drucker printer;tinte ink;patrone cartridge;kopfhörer headphones;lautsprecher speaker;bildröhre tube;kompressor compressor;wärme heat;leim glue;spachtel spatula;schwamm sponge;seife soap;salz salt;kurbel crank;zahnrad gear;achse axle;reißverschluss zip;schlitten slider;sohle sole;absatz heel;fensterdichtung seal;rahmen frame;kante edge;zug pull;zusammenbau reassemble;;matratze mattress;kind child;kinder child;zweit second;helfer helper;auge eye;gesicht face;haut skin;umkipp topple;kipp topple;bett bed;schublade drawer;stuhl chair;regal shelf;schrank cupboard;
leg lay;lege lay;brech break;gebrochen broken;probier try;versuch try;niedrig low;stufe setting;verdeckt hidden;versteckt hidden;kunstfaser synthetic;kunststoff plastic;zeiger hand;sekundenzeiger second hand;zifferblatt face;kruste crust;reizt irritate;ätz corrosive;gegossen cast;gegossene cast;schieber slider;nadelkissen cushion;stich push;stech push;sofa sofa;hinter behind;essen food;lebensmittel food;wegwerf throw;ausfall failure;hersteller maker;abstand distance;fenster window;festhalt hold;rutsch slip;quetsch pinch;einklemm pinch;gürtel belt;handgelenk wrist;knie knee;schulter shoulder;last load;überlast overload;anfass touch;berühr touch;schmelz melt;dämpf fume;einatm inhale;durchlüft air;gelüft air;rühr touch;spritz splash;brille goggles;lager bearing;
nie never;niemals never;nicht not;kein no;ohne without;bevor before;vor before;nach after;mit with;und and;oder or;für for;bis until`;

const meanings: ReadonlyMap<string, string> = new Map(
  pairs.split(/[;\n]+/).flatMap((pair) => {
    const [word = "", ...english] = pair.trim().split(" ");
    return word === "" ? [] : [[word, english.join(" ")] as const];
  }),
);

const longest = Math.max(...[...meanings.keys()].map(({ length }) => length));
const shortest = 3;

/** Strong verbs whose forms begin otherwise. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\bgezogen\b/g, "zieh"],
  [/\b(?:nimm|nehmen|nehme|genommen|nehmt)\b/g, "abnehmen"],
  [/\bgieß\w*|\bgegossen\b/g, "schütte"],
  [/\böffne\w*|\bgeöffnet\b/g, "öffn"],
  [/\bge(?=(?:reinig|prüf|trockn|wechsel|kleb|lös|mess|putz)\w*)/g, ""],
];

/** Words that say nothing to compare by, some of which would be read as English: "die", "an", "so". */
const small = new Set(
  `der die das den dem des ein eine einen einem einer eines sie ihn ihm ihr ihre es er wir du man von vom zu zum zur
  im am an in auf aus bei beim um ins ans ist sind war wird werden wurde hat haben kann können darf soll muss müssen
  wenn dann damit dass sich so auch noch schon nur sehr ganz mal da hier dort was wie als wo alle alles jede jeder jedes
  diese dieser dieses dabei dazu danach davor durch gegen über unter zwischen meist oft etwa`.split(
    /\s+/,
  ),
);

/** The English words for a German text, word by word: enough to compare it, not to read it. */
export function inEnglish(text: string): string {
  return forms
    .reduce((soFar, [from, to]) => soFar.replace(from, to), text.toLowerCase())
    .replace(/[a-zäöüß]+/g, translate);
}

function translate(word: string): string {
  if (small.has(word)) return "";
  const whole = beginning(word);
  if (whole === "") return word;
  const rest = word.slice(whole.length);
  // Of a compound, such as "Dampfdüse", the second part speaks too.
  const second =
    rest.length > shortest ? beginning(rest.replace(/^(?:s|n|en)(?=\p{L}{4})/u, "")) : "";
  return [meanings.get(whole), second && meanings.get(second)].filter(Boolean).join(" ");
}

function beginning(word: string): string {
  for (let length = Math.min(longest, word.length); length >= shortest; length -= 1) {
    const part = word.slice(0, length);
    if (meanings.has(part) && (length > 4 || word.length - length < 5)) return part;
  }
  return "";
}
