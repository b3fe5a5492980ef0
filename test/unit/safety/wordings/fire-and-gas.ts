import type { WordingsById } from "./wordings";

export const fireAndGas: WordingsById = {
  "gas-leak": {
    said: {
      "Old hob": `it smells of gas; there is a smell of gas; it smelled like gas; I am smelling some gas;
        I smelt gas; a gas smell; a gas odour; a gas odor; a gas leak; gas leaking; gas escaping;
        it leaks gas; it is leaking gas; it leaked gas; a leak of gas; it stinks of rotten eggs;
        like a rotten egg; I fear carbon monoxide`,
    },
    harmless: {
      Fridge: `a smell of refrigerant gas; a smell of coolant gas`,
    },
  },
  "carbon-monoxide": {
    said: {
      "Hall alarm": `the CO alarm is going off; the CO detector was sounding;
        the CO alarm went off; the CO alarm keeps beeping; the CO alarm has sounded;
        the carbon monoxide alarm screams; the carbon monoxide alarm rings; the CO alarm triggers;
        the CO alarm beeps; the CO detector goes off; the CO alarm sounds`,
    },
    harmless: {
      "Hall alarm": `the carbon monoxide alarm needs a new cover; a carbon monoxide detector without a screw`,
    },
  },
  "toxic-fumes": {
    said: {
      Toilet: `I poured bleach and then vinegar in and now my eyes burn; bleach and citric acid, it fizzes;
        I used descaler. Then bleach. Now there are yellow fumes and I cough;
        put Domestos on top of the limescale remover; toilet cleaner went in after the bleach;
        my husband mixed bleach with ammonia; I mixed two cleaning products; I think it is chlorine gas`,
      Sink: `I used drain unblocker and my throat burns; the mould spray makes me cough`,
      Spülkasten: `ich habe Chlorreiniger und Essig reingekippt; mit Danklorix und Entkalker geputzt, jetzt brennen mir die Augen`,
      Wc: `bleek en azijn erin gegoten, nu prikken mijn ogen; chloor en ontkalker samen gebruikt`,
      Toilettes: `j'ai versé de la javel et du vinaigre, j'ai les yeux qui piquent; javel et détartrant ensemble`,
    },
    harmless: {
      Toilet: `it fills slowly, vinegar did nothing; the seat is bleached by the sun; I cleaned it with bleach`,
      Kettle: `descaled with citric acid and it still leaks; the vinegar fizzes on the limescale`,
      "Hot tub": `the water smells of chlorine and the pump hums`,
      Jeans: `bleach stain on the knee`,
    },
  },
  "smoke-or-fire": {
    said: {
      Mixer: `it smokes; there was smoke; it smoked; it is smoking; a smokey cloud; a smoky cloud;
        it is on fire; it caught fire; it catches fire; catching fire; it may catch fire;
        the curtain was set on fire; it sets fire to paper; flames came out; I saw a flame;
        an open flame; a big flame; one huge flame; a large flame; a little flame;
        naked flame; it sparks; a spark; it sparked; it is sparking; it sparkles at the back;
        it is sparky; it arced; it arcs; arcing inside; a burning smell; a burnt odour; a burnt odor;
        burned stink; a burning stench; a burnt aroma; it burns with a smell; burnt plastic smells;
        a burn smell;
        it smells burnt; smelt of burning; the smell of burning; it smelled burnt; smelling of burning;
        it is smelly like burning; it stinks of burnt hair; stinking of burning; the stink of burning; it stank of burning;
        an odour of burning; an odor of burning; it reeks of burning; a whiff of burning;
        a smell of singed wool; a smell of scorched cloth; it smells like fire; a smell of hot oil;
        a smell of melting; burning plastic; burning rubber; burning electrics; burning wire;
        burning wires; burning insulation; an acrid smell; a fishy smell; an electrical smell;
        a hot plastic smell; an acrid odour; a fishy odor;
        the motor is burning; the cable was smouldering; the cord is smoldering; the lead is glowing;
        the flex glows; the wires are burning; the wires were burning; the plug keeps burning; the socket started burning;
        the switch is burning; the board burning; the transformer is burning; the adapter is burning;
        the charger is burning`,
    },
    harmless: {
      Thing: `new spark plugs; the spark plug; a stain of sparkling water; sparkly clean;
        sparkly wine; a sparkling finish; my DJI Spark; a Chevrolet Spark; a Chevy Spark;
        the igniter has no good spark; the ignition gives sparks; the lighter does not even make a spark;
        the piezo sparks; the piezo is sparking; the lighter sparked; it should spark joy; sparks joy;
        next to the smoke alarm; a smoke detector; a smoke machine; smoke ingress; smoke damage;
        a smoke stain; smoke grey; smoke gray; smoke free; smoke signals; smoked glass; smoked plastic;
        smoked perspex; smoked acrylic; smoked salmon; smoked paprika; a smoked lid; a smoked lens;
        cigarette smoke; tobacco smoke; cigar smoke; bbq smoke; barbecue smoke; wood smoke; incense smoke;
        smoking a cigarette; the smoking room; a smoking jacket; a smoking household; a smoking home;
        the smoking area; a non smoking flat; a never smoking home; I quit smoking; I stopped smoking;
        smoked cigarettes;
        the game set on Fire TV; set up on fire stick; apps on fire tablet; games on fire hd; burnt toast smell; a smell of burnt toast; burns the toast with a smell;
        burnt food smell; the smell of burnt cake; the smell of burned bread; a smell of burnt coffee; the smell of burnt milk;
        a smell of burnt rice; a smell of burning candles; a smell of burning my food; smell of burned cakes;
        the toast smells burnt; the food has a smell of burning; coffee smelling burnt; the bread smells of burning;
        milk smelling burnt; rice smelling burnt; the cake smells burnt; the cakes smell burnt;
        the flames are weak; the flames went out; the flames flicker; the flames jump; the flames burn low;
        the flames go out; the flames lift; the flames turn yellow; the flames stay low; the flames was low;
        the flames were low; the flames get small; the flames got small; the flames goes out; the flames is low;
        a flame effect; a flame failure device; flame retardant foam; flame resistant; flame proof;
        the effect flames; gas flames; blue flames; yellow flames; orange flames; weak flames; pilot flames; fake flames;
        stove flames; the stoves flames; hob flames; burner flames; candle flames; small flames; low flames`,
    },
  },
  exploded: {
    said: {
      "Coffee machine": `a loud bang; it went with a big bang; huge bang; large bang; great bang;
        small bang; it died with a bang; it went bang; I heard a bang; it goes bang;
        it banged and died; bangs then nothing; it bangs when hot; bang when I switched it on; it exploded; it explodes;
        an explosion inside; it is exploding; it blew up; it has blown up; it blows up; a loud pop; a big pop;
        a pop and a flash; pop and flash; a flash and a bang; a flash and pop; flash and a pop; a blue flash`,
      "Garden toy": `the capacitor exploded; a cell has exploded; the transformer blew up;
        the adapter has blown up; the charger just burst; the plug burst; the capacitors have burst; a cell had burst`,
    },
    harmless: {
      Radio: `a Bang and Olufsen with a loud bang and olufsen logo; a bang olufsen badge; the fuse has blown up;
        the bulb blew up; the fuses blows up; the bulbs blown up; it was not exploded; an unexploded thing; an exploded view; more bang for the money; a bang for the buck`,
    },
    harmlessThings: { "it went bang": "Bang & Olufsen poster; drum" },
  },
  "battery-damaged": {
    said: {
      Toy: `a swollen battery; a swelling battery; swelled cells; a bulging cell; bloated batteries; a puffed pack;
        puffy battery; an expanded battery; a punctured cell; a pierced battery; a hissing battery;
        a vented cell; a venting cell; a burst battery; the battery is swelling; the batteries are swollen; the cell bulges;
        the pack is bloated; the battery puffed up; the battery has expanded; the battery is punctured; the battery was pierced;
        the battery hisses; the cell vented; the cell is venting; the battery burst; the battery is too hot to touch;
        the battery is very hot; the battery gets burning hot; the screen is bulging; the display is pushed up;
        the back is pushed out; the cover is lifting; the case is lifting off; the cover is lifting up; the trackpad is swollen;
        the touchpad is swollen; a spicy pillow; it gets hot while charging; it get hot when charging; it got hot during charging;
        it goes hot on charge; it went hot while on charge; becomes hot when being charged; it runs hot when it is charging;
        it is hot if on charge; it is hot while charged; it was hot when its charging; it gets hot if charging; it becomes hot while i am charging it;
        it got hot on charging; it become hot while charging; it run hot while charging`,
      Phone: `the back has come away; the screen is coming away; the glass came away; the case lifted; the casing is raised;
        the cover popped out; the screen has popped up; the back popped open; the front is pushed out; the glass pushed up;
        the trackpad has risen; the touchpad has risen up; the display is bowed; the back is warped; the glass lifts;
        the glass is lifting; the front is bulging; the trackpad is hard to press; the casing is splitting;
        the glass does not sit flat; the front doesnt lie flat; the glass wont lay flat; the cover will no longer sit flat; the back does not lay flat; the case wont close flat; the glass does not really lie flat;
        the casing is not flat; it wobbles on the table; it rocks on the table; it is thicker than before`,
    },
    things: {
      "the back has come away": `phone; phones; smartphone; smart phone; mobile phone; cellphone; iPhone; tablet; iPad; e-reader;
        ereader; Kindle; smart watch; smartwatch; power bank; powerbank; laptop; MacBook; drone; vape`,
    },
    advised: `Pierce the battery; Puncture the old cell; Flatten the pack; Cut open the swollen cells; Pierce the batterys cell`,
    harmless: {
      "Pressure washer": `a burst pressure washer pack; bulging toilet battery door pack; swollen wash basin cell cover`,
      Toy: `the battery cover bulges; the battery door bulges; the battery lid bulges; the battery compartment bulges`,
    },
    mayAdvise: `Do not pierce the battery; Never flatten the pack`,
  },
  "gas-appliance": {
    things: {
      "it does not work": `gas boiler; gas stove; propane stove; butane stove; LPG stove; gas oven; gas hob; gas cooker; gas cooktop;
        gas range; gas heater; gas fire; gas fireplace; gas furnace; gas grill; gas BBQ; gas barbecue; gas burner; gas valve;
        gas regulator; gas pipe; gas hose; gas tap; gas meter; gas fridge; gas lamp; gas lantern; gas torch; gas tumble dryer;
        gas wall heater; blow torch; blowtorch; blow lamp; blowlamp; pilot light; pilot flame; furnace; combi boiler; central heating boiler`,
      "no hot water": `boiler; propane thing; butane thing; LPG thing; a Worcester boiler`,
    },
    said: {
      Boiler: `no hot water; no heating; no heat; no flame; no pressure; the hot water runs out; a radiator stays cold;
        the radiators stay cold; the central heating is off; the heating is off; it does not ignite; it doesnt light; it wont ignite; it cannot ignite; it cant light; ignition fails; it does not light; the light is off;
        lights out; lighting takes long; the flame dies; flames go out; low pressure; the flue is blocked; it leaks; it hisses; a job with gas`,
    },
    advised: `Take apart the gas valve; Dismantle the burner jet; Disassemble the gas jet; Open the pilot light; Replace the thermocouple;
      Remove the regulator; Unscrew the regulator; Clean the burner jet`,
    harmlessThings: {
      "no heat": `egg boiler; water boiler; tea boiler; coffee boiler; milk boiler; beer boiler; steam boiler; electric boiler;
        double boiler; rice boiler; digital boiler`,
      "it is bent": `gas lift stove; gas strut heater; gas spring pipe; gas cylinder valve; gas chair; gas lighter; pilot hole;
        camping gas stove; camp gas stove; backpacking gas stove`,
    },
  },
  "camping-gas": {
    things: {
      "it leaks": `camping stove; camp stove; backpacking stove; hiking stove; camping gas stove; camping cooker; camping burner;
        camping lamp; camping lantern; camping heater; cartridge stove; Camping Gaz light`,
    },
    said: {
      "Camping stove": `the cartridge is stuck; two cartridges; it smells; it leaks; it hisses; the valve sticks; the valves stick; the hose is old;
        the hoses are old; the regulator is stuck; two regulators; the jet is blocked; the jets are blocked; the nozzle is blocked; the nozzles; the burner is bent; burners;
        a yellow flame; flames are low; not lighting; it doesnt light; it wont ignite; it does not light; it will not light; it wont light;
        it will not burn; it does not really ignite; it burns badly; it will burn badly`,
    },
    harmlessThings: {
      "it does not light": `electric camping stove; toy camping stove; solar camping lamp; LED camping lantern; battery camping lamp`,
    },
  },
};
