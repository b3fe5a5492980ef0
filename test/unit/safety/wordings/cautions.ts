import { mainsThings, otherThings } from "./mains-things";
import type { WordingsById } from "./wordings";

export const cautions: WordingsById = {
  mains: { things: { "it stopped": mainsThings }, harmlessThings: { "it stopped": otherThings } },
  lithium: {
    things: {
      "it stopped": `phone; phones; smartphone; smart phone; mobile phone; cellphone; cell phone; iPhone; tablet; iPad; laptop; MacBook; notebook; power bank; powerbank; cordless drill; earbuds; AirPods; e-reader; ereader; Kindle; smart watch; smartwatch; Game Boy; Gameboy; Bluetooth speaker; drone; li-ion torch; liion torch; lithium torch; rechargeable torch`,
    },
    said: { Torch: `it has a li-ion cell; a liion cell; lithium inside` },
  },
  capacitor: {
    said: {
      Thing: `a capacitor; capacitors; the camera flash; a flash gun; flashgun; flashguns; a strobe; the inverter; a power supply; the PSU; an amplifier`,
    },
  },
  "fridge-not-cooling": {
    things: {
      "it is warm": `fridge; freezer; refrigerator; air con; aircon; air conditioner; heat pump; wine cooler`,
    },
  },
  damp: {
    said: {
      Kettle: `I spill water; it spills; I spilled tea; I spilt tea; a spillage; water damage; water ingress; it got wet; it is damp; it leaks; a leak; leaking; it leaked; a leakage`,
    },
  },
  overheats: {
    said: {
      Thing: `it overheats; over heating; overheated; overheat; too hot; very hot; really hot; extremely hot; it gets hot; it got hot; it burns toast; burning the toast; burn the toast`,
    },
  },
  spring: {
    said: {
      Mower: `the recoil starter; recoil start; the pull start; pullstart; a coil spring; coil springs; the main spring; mainspring; mainsprings; a clock spring; clock springs; a roller blind; roller blinds; a retracting cord; retractable cable; the retracted lead; retractable leash; retractable tape; cord rewind; the cord retracts`,
    },
    things: {
      "it stopped": `mantel clock; cuckoo clock; grandfather clock; wind up toy; clockwork toy; tape measure`,
    },
  },
  "bike-brake": {
    things: {
      "the brake squeals": `bike; bikes; bicycle; bicycles; bycicle; cycle; tandem; tricycle; trike; scooter; scooters; e-bike; ebike; ebikes`,
    },
    said: {
      Bicycle: `brakes squeal; a brake rubs; the front breaks; rear break; the back breaks; disc breaks; rim breaks; breaks squeal; my breaks are squeaking; breaks rub; breaks rubbing; the breaks are weak; breaks soft; the breaks are spongy; breaks loose; breaks grind; breaks grinding; the breaks do not hold; breaks dont hold; breaks not good`,
    },
  },
  petrol: {
    said: {
      Engine: `old petrol; gasoline; two stroke; 2 stroke; the carburettor; the carburetor; the fuel tank; the fuel line; a fuel filter`,
    },
  },
  "gas-cartridge": {
    things: {
      "it is bent": `camping stove; camp stove; backpacking stove; hiking stove; camping gas stove; camping cooker; camping lamp; camping lantern; camping heater`,
    },
    harmlessThings: {
      "it is bent": `electric camping stove; toy camping stove; solar camping lamp; LED camping lantern; battery camping lamp`,
    },
  },
  mercury: {
    said: {
      Fitting: `a fluorescent tube; a CFL; two CFLs; an energy saving bulb; mercury; the strip light`,
    },
  },
  "hot-surface": {
    said: { Thing: `I want to solder it; soldering; a heat gun; hot glue` },
    things: {
      "it is cold": `oven; iron; grill; fryer; straightener; straighteners; curling wand; waffle maker; kettle; toaster; hot plate; hotplate`,
    },
  },
  blade: {
    things: {
      "it is stuck": `mower; mowers; lawn mower; lawnmower; lawnmowers; blender; blenders; liquidiser; liquidizer; liquidisers; food processor; food processors; saw; saws; chain saw; chainsaw; chainsaws; jigsaw; jigsaws; hedge trimmer; hedgetrimmer; hedge trimmers; hedge cutters; hedgecutter; strimmer; strimmers; shredder; shredders; router; routers; planer; planers; nail gun; nail guns; meat slicer; mandoline; grinder; grinders; knife; knives; secateurs; scissors; shears`,
    },
  },
  glass: {
    said: {
      Thing: `broken glass; a cracked screen; a shattered mirror; a chipped window; a smashed bulb; broken front glass; the glass broke; the screen is broken; the mirror cracked; the window shattered; the bulb smashed; glass is cracked; the screen smashed`,
    },
  },
  "food-contact": {
    things: {
      "it broke": `mug; mugs; plate; plates; cup; cups; bowl; bowls; teapot; tea pot; teapots; ceramic dish; crockery; vase`,
    },
    said: {
      Mug: `can I glue it; glued before; broken; it broke; a crack; cracked; a chip; chipped; the handle`,
    },
    harmlessThings: {
      "it broke": `hotplate; hot plate; hot plates; number plate; number plates; name plate; name plates`,
    },
  },
  solvent: {
    said: {
      Table: `epoxy; acetone; a solvent; solvents; white spirit; paint stripper; varnish; spray paint; superglue; super glue`,
    },
  },
  height: {
    said: { Wall: `the roof; a gutter; gutters; the ladder; ladders; the chimney` },
    harmless: { Thing: `a roof box; the roof rack` },
  },
  "tips-over": {
    things: {
      "it tips": `chest of drawers; drawer; drawers; dresser; wardrobe; bookcase; book case; bookshelf; book shelf; bookshelves; shelf; shelves; cabinet; cupboard; TV stand; TV unit`,
    },
    said: {
      Cabinet: `it tips; it tipped; tipping; a tip, may tip; it topples; toppling; it falls over; it falls forward; it will fall over; fall forward; leans forward; leaning forward; it may lean forward`,
    },
  },
};
