/**
 * What can be heard in a message, each with the words for it: "*" ends a word in any way, ".." stands
 * for up to three words, "^" for the start.
 */
export const lexicon = {
  question: "?;^what;^how;^where;^which;^who;^when;^why;^can;^could;^is;^are;^do;^does;^will;^would;^should;^am;^any",
  but: "but;however;only;though;although;except;yet;just that;and now;now it;now the;now there",
  not: "not;no;never;nothing;none;neither;without;nor",
  still: "still;again;keeps;keep on;as before;like before;as ever;exactly the same;just the same;the same",
  tried: `i did;did that;did it;did all;did step;done;have done;tried;followed;cleaned;emptied;emptied;washed;rubbed;glued;
    replaced;changed;tightened;swapped;reinstalled;reset;pressed;fitted;oiled;waxed;descaled;charged;checked;bent;sanded;
    sewed;stitched;soldered;unplugged;restarted;rebooted;updated;wiped;brushed;blew;poured;soaked;greased;lubricated;
    adjusted;turned;removed;taped;patched;pumped;filled;bled;straightened;new .. is in;new .. in;new .. on;fresh .. in;
    step *;steps;according to;as you said;like you said;as described;your advice;all of it;everything;i have .. twice;twice;
    three times;third time;put .. in;put a new;already;went through;worked through;loosened;rinsed;vacuumed;dried;warmed;rinsed`,
  failed: `no difference;no joy;no luck;no change;no success;any success;any luck;not help*;did nothing;does nothing;to no avail;
    no effect;without effect;nothing changed;nothing happen*;no use;waste of time;not budge;no better;not any better;no improvement;
    not get .. better;is not better;not fix*;not solve*;not cure*;not it;was not the;is not the problem;was fine;was ok;unchanged;no good;
    not do the trick;not done the trick;useless;no further;dead as;did not work;does not work;not working;not do anything;came .. again;
    back to square;failed;not succeed*;same as before;same problem;same thing;what else;what next then;what now;anything else to try;no result;
    not make .. difference;hopeless;in vain`,
  worksNow: `now;again;at last;finally;is back;are back;is ok;is fine;fine;is gone;no more;works;working;starts;runs;goes;sorted;fixed;
    solved;stopped leaking;no longer;better;quiet;is good;is done;got it to`,
  fresh: `something else;another problem;another thing;new problem;new noise;new fault;different problem;other problem;second problem;
    by the way;as well;now it;now the;now there;also the;too ,;one more thing;since then;since i;ever since;has started to;started making;suddenly`,
  trouble: `noise*;grind*;leak*;drip*;will not;does not;do not;is not;are not;did not;pull*;taste*;smell*;blank;line*;stopp*;cold;hot;warm;
    flicker*;dead;packed up;rattl*;mark*;wobbl*;squeak*;slow*;stuck;broke*;gone;crack*;loose;blurr*;dim;weak;crooked;buzz*;humm*;hum;beep*;error;
    fails;failed;jam*;slip*;scratch*;shak*;vibrat*;water under;wet;bent;torn;faulty;missing;dirty;tilt*;double;left;right;stiff;stain*;fuzzy;groan*`,
  danger: `spark*;smok*;flame*;on fire;caught fire;burn* smell;smell* .. burn*;smell* burnt;burnt;stinks;singe*;scorch*;got a shock;gave me a shock;
    got a .. shock;shocked me;electric shock;tingl*;zap*;in my finger*;melt*;glow*;red hot;too hot to;bulg*;swollen;swelled;swelling;puff*;hiss*;
    smell gas;gas smell;smell* of gas;smell of gas;trips;tripped;tripping;blew the;fuse blew;blown the fuse;see copper;bare wire*;bare copper;copper showing;wires showing;insulation;
    loud bang;a bang;went bang;big pop;exploded;water .. socket;socket .. wet;acid;crackling at the plug;boiling hot;lights went out;whole house;gone dark`,
  risk: `safe*;unsafe;danger*;risk*;hazard*;harm*;hurt;shock;electrocut*;poison*;toxic;fume*;set .. on fire;catch fire;explode;explosion;
    burn myself;burn down;injur*;anything bad;could .. fire;kill me;worry;worried;harmless;bad for;bad idea;get hurt`,
  carryOn: `ok to;fine to;safe to;still use;still ride;still wear;keep using;carry on;keep on;keep riding;can i use it;can i ride;can i drive;can i sleep;
    can i drink;can i eat;to drink;to eat;sleep on;in the meantime;meanwhile;meantime;tonight;tomorrow;until then;like this;for now;ok for;can we still;allowed to;
    your own baby;kids;children;baby;toddler;indoors;unattended;leave it on;leave it plugged`,
  buy: `buy;purchase;order the;order a;order one;order it;order online;can order;to order;get hold of;stock;sell*;sold;source*;link;website*;web site;online;amazon;ebay;supplier*;dealer;
    part number;search for;pick up;spare part*;spares;secondhand;second hand;in stock;retailer;stockist;shop for;store*;available;
    get a new;get new;get one;get some;get a replacement;get another;get replacement*;find a new;find new;find a replacement;replacement part*;shops have;they have them;come from;obtain`,
  where: "where;who;which shop;which website;what shop;how do i get;any idea where;somewhere;anywhere",
  cost: `price*;cost*;expensive;cheap*;pricey;worth;quid;pounds;euros;euro;dollars;bucks;would .. charge;do .. charge;charge me;charge for;does it pay;pay for;set me back;how much;
    repair or replace;fix or replace;mend or replace;repair or new;new or repair;replace the lot;new one*;bin it;throw it away;chuck it;bother;any point;no point;point in;budget;afford;
    reasonable;fair;ask for a;new machine;a new *er;pay to;years old;yrs old;year old;knocking on;invest;money`,
  duration: `how long;how many minutes;how many hours;how many seconds;how many days;how many weeks;how much time;how much longer;long does;long should;how quick*;how soon;how fast;when should;
    when can;when will;when is it;how often;drying time;curing time;time to dry;wait;overnight;straight away;right away;be done;be ready;takes;take long;a whole day;before i can;
    before lunch;before dinner;by tonight;leave it for;leave it on for;is that normal;ready by;enough`,
  timeUnit: "minute*;min;mins;hour*;hr;hrs;second*;day;days;week*;night;morning;evening",
  lacks: `do not have;do not own;do not possess;have not got;have not;have no;has no;got no;own no;no;without;lost;only have;have only;only got;got only;just have;missing;ran out;run out;out of;
    lack;there are no;my .. is broken;too big;too small;wrong size;not got;nobody has;do not .. have`,
  only: "only have;have only;only got;got only;only a;all i have;all i have got;just a;will that;would that",
  makeDo: `instead;rather than;in place of;substitute;alternative*;replacement for;swap*;would .. do;will .. do;does .. do;any good;good enough;as good;as well;
    can i use;could i use;may i use;use a;using a;do the same;do the job;would .. work;will .. work;does .. work;work too;work as;or must it;or does it have to;ok;fine;manage without;
    without;way round;way around;other way;another way;improvise;make do;be enough;household;can i take;take .. for;same as;too ?;suffice;equally;hold it`,
  tool: `tool*;screwdriver*;driver;torx;bit;bits;whip;clamp*;multimeter;meter;tester;spanner*;wrench*;spudger;pliers;soldering iron;drill;allen;hex;saw;vice;puller;extractor;
    pump;lever;levers;hammer;file;tweezers;knife;scissors;heat gun;hairdryer;needle;awl;gauge;phillips;star shaped;flathead;flat head;guitar pick;pick;gun;kit;stand;magnifier;iron;chisel;
    sandpaper;brush;scraper;ratchet;socket set;crowbar;tape measure;ruler;mallet;thimble;pin;syringe;vacuum;ladder;goggles;gloves;blowtorch;oven gloves;hook;punch;press;stapler;charger`,
  material: `glue;superglue;super glue;wd40;wd 40;oil;vaseline;grease;silicone;tape;sellotape;epoxy;vinegar;lemon;lime;citric;soda;soap;candle;wax;beeswax;thread;line;string;yarn;wire;cardboard;foil;
    paper;filler;cement;paint;varnish;polish;alcohol;isopropyl;vodka;meths;spirit;petrol;acetone;remover;toothpaste;bleach;fabric;patch;elastic;rubber band;cable tie*;zip tie*;solder;paste;butter;
    dish soap;washing up;detergent;hairspray;blu tack;putty;velcro;leather;plaster;lubricant;cleaner;descaler;lube;margarine;cream;wood;plywood;staples;nails;toothpick*;matches;ketchup;coke;cola;felt;foam;
    cotton;towel;adhesive;resin;sealant;caulk;chewing gum;ptfe;rubber;hose;milk;washer;screw;screws;sugru;araldite;uhu;ribbon`,
  called: `what .. called;what .. call;you call;name of;its name;the name;proper term;the term;term for;word for;called`,
  look: `look* like;what colour;what color;which colour;what shape;what size;how big;picture*;photo*;diagram;drawing;sketch;image;video;recogni*;know which;tell which;which one is;which of;
    is it the;is that the;identify;show me;you mean ?;mean the;which wire;appearance;describe the;made of;look for;is it a`,
  thingy: "thing;thingy;thingie;thingamajig;bit;doodah;gizmo;piece;part;plastic;metal;rubber",
  notFound: `can not .. see;can not .. find;can not .. locate;can not .. spot;could not find;not find;do not see;see no;not see;there is no;there is not;there are no;there are not;is there no;not there;
    nothing like that;mine does not;mine has no;mine has not;not .. on mine;in mine;on mine;my model;hidden;hiding;everywhere;looked for;have looked;
    ^no .. on;^no .. in;^no .. under;^no .. at;^no .. behind;no such;not visible;does not have a;does not have any;does not seem to have;looks different;unable to find;searched`,
  whereIs: "where is;where are;where abouts;whereabouts;where do i find the;where can i find the;where would;which side;where should .. be;where exactly;whereto;location;located;position of;where on",
  putBack: `put .. back;back on;back together;back in;back into;goes back;go back;back again;reassembl*;re assembl*;assemble;assembly;which way round;way round does;way up;goes where;left over;leftover;in what order;what order;the order;which order;
    reverse;undo;undone;undoing;apart again;screw back;fit .. together;fit .. again;forgot to take;pops out;will not close;old settings;in bits;in pieces;did .. sit;did .. go;does this go;where does .. go;together again;get it together;
    take it back off;off again;restore;un glue;unglue;remove the glue;too short;too much off;mistake;by mistake;went wrong;crooked;wrong way;upside down;close it;shut again;refit;orientation;re fit`,
  expert: `plumber;electrician;technician;engineer;cobbler;optician;luthier;watchmaker;jeweller;tailor;seamstress;mechanic;workshop;repair shop;repair place;repair cafe;repair café;repairer;repairman;bike shop;professional*;expert;specialist;
    handyman;shoemaker;upholsterer;carpenter;joiner;service centre;service center;dressmaker;potter;bookbinder;restorer;phone shop;computer shop;a pro`,
  somebody: "someone;somebody;anyone;anybody;someone else;person;people;who do i;who can;who could;who would;who mends;who fixes;who repairs;whom;who to;who should",
  giveUp: "giving up;give up;too hard;too difficult;over my head;beyond me;not brave;rather have;take it to;bring it to;take it ?;take this to;do i take;near me;around here;nearby;near here;local;in my town;in my area;round here;do it for me;have it done;get it done;mend* these;hand it over;come round;to my house;at home visit",
  language: `english;german;deutsch;dutch;nederlands;french;français;francais;spanish;español;espanol;italian;italiano;polish;polski;turkish;türkçe;arabic;urdu;hindi;bengali;punjabi;portuguese;português;russian;ukrainian;chinese;mandarin;
    japanese;korean;greek;romanian;hungarian;czech;swedish;danish;norwegian;finnish;welsh;gaelic;somali;farsi;persian;kurdish;albanian;vietnamese;tamil;gujarati;hebrew;bulgarian;croatian;serbian;tagalog`,
  speak: "speak*;translat*;write;written;version;in;understand;reads;read;auf;habla;hablas;parlez;possible;my english;language;languages;please",
  warranty: `warranty;guarantee*;guaranty;void*;receipt;claim;covered;is it covered;refund;money back;return it;send it back;take it back;bring it back;return this;rights;insurance;insured;apple care;applecare;
    still within;within .. year*;within .. years;bought .. ago;bought it new;bought .. months;only .. months old;for free;seal sticker;still under;exchange it;seller;consumer;statutory;complain;complaint;proof of purchase;brand new;weeks old;recall`,
  smallTalk: `joke;weather;poem;story;song;sing;capital of;election;match;football;score;recipe;dinner;music;real person;robot;chatgpt;an ai;a human;who made you;how old are you;your name;you feel;wife;husband;girlfriend;boyfriend;
    my son;my daughter;her another;my cat;my dog;my boss;my neighbour is;tax;homework;bored;love;god;politics;president;film;movie;news;holiday;vacation;do you like;you like;do you think;think about;birthday;present for;gift;math;maths;
    essay;lottery;bitcoin;stocks;train;bus;doctor;headache;meaning of life;where do you live;favourite;favorite;pub;beer;restaurant;wear tonight;team;game last night;horoscope;email;letter;hungry;tired;time is it`,
  thanks: "thank;thanks;thank you;ta;cheers;much obliged;obliged;appreciat*;grateful;bless you;kudos;danke;merci;gracias",
  delight: `brilliant;great;perfect;super;lovely;you are a star;star;nice one;legend;problem solved;solved;sorted;hurray;hooray;yay;works a treat;a treat;like new;that did it;did the trick;very clear;wonderful;awesome;well done;helpful;
    fixed it;fixed;works again;good as new;working again;amazing;excellent;fantastic;happy;not a drop;all good;result;hallelujah;life saver;lifesaver;saved me;you rock;job done;bingo;success;clear now;got it`,
  meaning: `what .. mean;what .. means;meaning;mean by;define;definition;explain;what on earth;what the heck;never heard;no idea what;not know what;not know the word;do not know .. word;plain words;plain english;what is that;what is this;
    stand for;stands for;jargon;in simple;simple words;layman*;at home ?;what is a;what is an;what are;what is;what exactly is;come again;what sort of thing;not familiar;new to me`,
} as const;

export type Concept = keyof typeof lexicon;
