/** Things that hang on the mains, as people name them. */
export const mainsThings = `
  mains tester; a box with two plugs; something plugged in; table with a socket; shed outlet;
  power lead; power cord; power cable; power strip; power supply of a router; power board;
  extension lead; extension cord; extension cable; extension reel; cloth flex; box for 230 v;
  box marked 230v; box for 110 volts; box for 230 volt; PSU; home electrical; electrical item;
  electrical appliance; electric blind; electric whisk;
  kitchen item; kitchen machine; kitchen robot; kettle; kittle; kettel; toaster; toasters; toster;
  oven; cooker; hob; stove; cook top; cooktop; induction plate; grill; fryer; air fryer; airfryer;
  slow cooker; slowcooker; rice cooker; ricecooker; slow maker; rice maker; crock pot; crockpot;
  multi cooker; multicooker; instant pot; fondue pot; bread maker; breadmaker; sandwich maker;
  soup maker; juice maker; toast maker; bread machine; sandwichmaker; waffle maker; food processor;
  foodprocessor; food chopper; mini chopper; multi chopper; Thermomix; Magimix; mixer;
  Kenwood Chef; blender; liquidiser; liquidizer; nutribullet; Nutri Bullet; smoothie maker; mincer;
  juicer; citrus press; grinder; homogeniser; homogenizer; coffee machine; coffeemaker; espresso;
  cappuccino machine; percolator; Nespresso; Tassimo; Senseo; Dolce Gusto; Keurig; Teasmaid; tea urn;
  egg boiler; hot plate; hotplate; fridge; refrigerator; refridgerator; refrigirator refrigerator;
  freezer; dish washer; dishwasher; dishwashing machine; extractor; range hood; kitchen hood;
  cooker hood; refridgerator; rerigerator or fridge;
  iron; two irons; trouser press; trouser presser; steam press; steam station; steam generator;
  steam mop; steam cleaner; steam floor cleaner; steamer; wallpaper stripper; vacuum; vaccum; vacum;
  hoover; Dyson; Henry; carpet cleaner; washing machine; washingmachine; washer; front loader;
  tumble dryer; tumbledryer; dryer; drier; sewing machine; sewingmachine; serger; overlock;
  overlocker; shredder; shreder; laminator; dehumidifier; dehumidifyer; humidifier; air con; aircon;
  air conditioner; air purifier; air cooler; air circulator; fan; two fans; heater; heator;
  convector; radiator; fireplace; lamp; lamps; lampholder; bulb holder; desklamp; night light;
  nightlight; uplighter; Anglepoise; desk light; fairy lights; lighting; chandelier; candelabra;
  decorative tree; fish tank; aquarium; garden pond; pump; treadmill;
  hair tool; hair dryer; hairdryer; hairdrier; hair drier; blow dryer; blowdryer; hot air brush;
  straightener; straighteners; straightening brush; crimper; GHDs; curler; curlers; curling wand;
  tongs; hot rollers; heated rollers; beauty device; massager; foot spa;
  power tool; drill; saw; bandsaw; chainsaw; jigsaw; sander; polisher; router; planer; lathe;
  rotary hammer; rotary tool; Dremel; multi tool; multitool; oscillating tool; heat gun; hot air gun;
  glue gun; tile cutter; paint sprayer; welder; compressor; battery charger; lawn mower; lawnmower;
  mower; Flymo; scarifier; strimmer; trimmer; hedgetrimmer; hedge cutter; hedgecutter; hedge cutters;
  hedge clipper; brush cutter; brushcutter; weed eater; weedwhacker; weed whacker; leaf blower;
  pressure washer; pressure cleaner; jet wash; jetwash; weedeater;
  TV; two TVs; telly; television; flat screen; flatscreen; monitor; set top box; hi fi; hi-fi; hifi;
  stereo; soundbar; sound bar; subwoofer; amplifier; guitar amp; receiver; record player;
  record deck; vinyl player; gramophone; turntable; jukebox; CD player; CD deck; cassette player;
  tape player; tape deck; LP player; boombox; ghetto blaster; radio; projector; slide viewer; printer;
  scanner; copier; photocopier; computer; desktop; iMac; PC; PlayStation; Xbox; keyboard;
  musical instrument; organ; synthesiser; synthesizer; clock radio; DVD; Blu-ray; bluray; VHS; VCR;
  video recorder`;

/** Things with such a word in their name that run on something else, or are another thing. */
export const otherThings = `
  petrol lawn mower; cordless drill; battery radio; battery powered lamp; battery operated fan;
  rechargeable lamp; wind up radio; wind-up radio; windup radio; clockwork toaster; camping stove;
  camp oven; manual juicer; toy oven; doll oven; dolls oven; gas stove; solar lights; wrought iron;
  petrol driven mower; cordless hammer drill; gas camping stove; wrought garden lights;
  coffee mug; coffee mugs; coffee cup; coffee cups; coffee table; coffee tables; coffee jar;
  coffee jars; light jacket; light jackets; light coat; light coats; iron weight; iron gate;
  iron gates; iron railing; iron railings; light scarf; light scarves; hair clip; hair clips; hair band; hair bands; hair slide;
  hair slides; lamp shade; organ donor; light shirt;
  electric guitar; electric bike; electric scooter; electric toothbrush; electric shaver;
  electric razor; electric car; flex cable; flex ribbon; ironmonger's sign; a fantasy book`;
