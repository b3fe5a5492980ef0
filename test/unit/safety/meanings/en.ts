import type { Meanings } from "./meanings";

export const english: Meanings = {
  "what is felt": {
    danger: `washing machine: I get a small jolt off the drum when my hands are damp; kettle: it nipped me when I picked it up;
      table lamp: feels like pins and needles when I touch the stem; toaster: there is a buzz in my fingers if I lean on it;
      iron: gave my wife a right belt; fridge: the door handle bites you sometimes; drill: arm went numb when I pulled the trigger;
      oven: it stings my hand when I touch the sink at the same time; hair dryer: slight tickle through my fingers on the metal ring;
      dishwasher: I keep getting zapped when I unload it; amplifier: touching it and the radiator gives me a kick;
      electric heater: the case is live I think; food mixer: my hand tingled; record player: got a nasty nip off the tone arm;
      electric fence for dog on mains lamp: it electrocuted the cat; vacuum: a prickly feeling up my arm from the metal tube;
      slow cooker: the outside feels electrified; PC tower: I got thumped when I plugged the monitor in, thumped me hard`,
    harmless: `doorbell: it buzzes but no chime; fridge: it hums all night; vacuum: it nips the carpet; amplifier: there is a hum in the left speaker;
      electric guitar: buzz on the low string; hair clippers: they pull and nip hair; radio: the news gave me a shock; umbrella: shocking pink cover has a hole;
      zip on coat: it bites the lining; mountain bike: the rear shock leaks air; belt: I got a new belt and it is too long; vacuum: it got a new belt and still does not spin;
      electric toothbrush: it tickles less than before; massager: vibrates weakly; washing machine: it kicks and jumps in the spin; printer: it feeds two sheets at once;
      jumper: gives me static; drum kit: the kick pedal squeaks; knife: I got a nick in my thumb from the lid; sewing machine: hand wheel is stiff`,
  },
  "what the supply does": {
    danger: `kettle: as soon as it boils the whole kitchen goes dead; outdoor lights: when it is wet everything else in the house cuts out;
      tumble dryer: the RCD drops out after ten minutes; old heater: turned it on and the lights in the flat went out; oven: it pops the breaker;
      iron: we have to go back to the fuse box every time; washing machine: it takes the electrics down; vacuum: put the house in darkness;
      toaster: every fuse I fit blows straight away; dishwasher: the trip switch goes when it heats; fan: it knocked all the sockets out upstairs;
      pump: blew the fuse board; coffee machine: the leccy goes off when I press start; hob: it is tripping the circuit;
      lamp: we lost power in the whole house; freezer: the breaker clicks off when the motor starts; grill: keeps kicking the breaker out`,
    harmless: `torch: the light goes out when I shake it; laptop: it cuts out and the power goes off after five minutes; lamp: replaced the fuse and it works again;
      kettle: the fuse in the plug had gone, now fine; suitcase: wheel went on a trip to Rome; car radio: a fuse was missing; string lights: half the lights are out;
      lawn mower: it cuts out in long grass; tv: power light flashes twice; heater: thermal trip resets when cool; toaster: fuse blown; vacuum: cuts out after a while and cools down;
      lamp: one of the lights on it is dim; radio: no power; blender: blown fuse; washing machine: the door clicks but nothing starts; phone: it goes off at 20 per cent`,
  },
  "heat, smoke and fire": {
    danger: `dryer: there is a whiff of singed cloth; hair straighteners: the hinge glows and it stinks of hot plastic; drill: I saw lightning inside the vents;
      laptop charger: it caught fire; fan heater: the grille scorched; lamp: the holder has gone brown and brittle and there are burn marks;
      blender: smells like an electrical fire; air fryer: little plume of smoke from the back; television: a puff of smoke then nothing;
      extension lead: the plastic melted on one side; desk fan: motor is smouldering; microwave: sparks; toaster: flames came out of the slot;
      iron: went bang with a flash; coffee machine: there was a loud pop and it died; vacuum: reeks of burning rubber; kettle: the base has melted;
      soldering station: fumes coming from the transformer and it smells burnt; sewing machine: the foot pedal got too hot to hold; plug adapter: there is a scorch mark`,
    harmless: `barbecue: smoke grey lid is dented; smoker jacket: a smoking jacket with a torn cuff; sunglasses: smoked glass lens is scratched; toaster: burnt toast every time;
      chain saw: needs a new spark plug; candle lamp: the candle burns with a tall wick; PC: burns a CD and stops at half; hot glue gun: no hot glue comes out;
      radio: Bang and Olufsen with no sound; drum: lost its bang; kindle fire: screen frozen; camera: the flash does not fire; leather sofa: fire engine red and faded;
      washing machine: clothes come out soaking; vacuum: no smoke and no burning smell, just weak; tent: has a hole from last summer; wood stove: door handle is loose;
      jeans: burn hole in the pocket from a cigarette; chess clock: it flashes red at zero; heater: does not spark or smoke, it is just cold; saw: no sparks, simply blunt`,
  },
  "cords, plugs and water": {
    danger: `hedge trimmer: I sliced into its cord; lamp: our rabbit chewed the flex; iron: the cloth sleeve on the cord has split and I can see bare wire;
      drill: someone wrapped insulating tape round the cable where it was cut; toaster: the cable is hanging out of the plug; vacuum: rolled over the lead and the outer has peeled off;
      hair dryer: dropped in the bath; kettle: water got into the base and socket; tv: rain came through the window and it got soaked; fan: the flex is perished;
      floor lamp: wire sticking out of the plug; washing machine: water drips onto the socket behind it; slow cooker: fell in the sink; speaker on mains plug: dog bit the lead;
      mower: drove over the cable and cut it`,
    harmless: `headphones: cable frayed at the jack; phone charger: the usb cable is torn; bicycle: brake cable frayed; shoe: the lace is frayed; coat: worn cuff, lining torn;
      dog lead: clip broke and the lead is worn; guitar lead: lead crackles; raincoat: lets water in; bath toy: fell in the bath, will not float; watering can: leaks at the spout;
      rug: fringe frayed and chewed by the puppy; curtain: pulled out of the rail; earphones: wire broken near the plug; wetsuit: soaked and heavy; tap: drips into the sink`,
  },
  "batteries, gas and sickness": {
    danger: `phone: the battery is fat like a pillow; laptop: keyboard is being pushed up from below; power bank: it hisses and is too hot to touch; vape: smells sweet like nail polish;
      drone: the pack puffed; tablet: screen lifting at one side; e-bike: battery got drenched in a flood; e-scooter: I want to open the battery pack;
      boiler: we all get a headache when it runs; gas fire: I feel sleepy after an hour; gas hob: pong of gas in the morning; camping stove: hisses at the cartridge;
      wood burner: the CO alarm went off; gas cooker: flames are long and yellow with soot; caravan heater on gas: made me feel sick and dizzy;
      earbuds case: the battery has swollen; toy with lithium battery: it gets burning hot when charging; phone: gets really hot while it charges`,
    harmless: `phone: the battery lasts an hour; laptop: keyboard has a stuck key; pillow: feathers come out; puffer jacket: seam open; balloon pump: will not inflate; remote: battery cover lost;
      office chair: gas lift sinks; watch: needs a new battery; camera: battery door will not close; smart speaker: hisses at low volume; vinyl player: crackle and hiss;
      headset: crackles on calls; tablet: screen cracked in a corner; e-reader: glass scratched; clock: I get a headache from its tick; tv: picture makes me dizzy`,
  },
  "machines, force and bypassing": {
    danger: `bench saw: it carries on spinning after I let go of the trigger; mower: will not stop when I release the bar; washing machine: can I bridge the door lock so it spins open;
      heater: I joined the wires past the thermostat cut out; fan heater: wrapped foil round the fuse; shredder: starts by itself; garage door: a cable snapped;
      pressure cooker: the valve is blocked and the lid will not come off; angle grinder: working without the guard; bug zapper: no light; old tube tv: line across the picture;
      car: brake pedal goes soft and sinks; motorbike: steering feels loose; bicycle: hairline crack in the fork; child seat: buckle does not click; helmet: cracked after a fall;
      pram: the frame folds up on its own; stairlift: stuck; blender: taped down the lid switch; microwave: I took the cover off to poke about`,
    harmless: `bench saw: does not start; office chair: lever is stiff; toy car: steering is loose; doll's pram: wheel off; pushchair: the brakes squeak; bicycle bell: spring broke;
      helmet camera: no picture; window: garage door remote is dead; pressure gauge on bike pump: needle stuck; kitchen scales: keeps saying error; robot: keeps going in circles;
      blender: the lid is cracked; bridge on a violin: it fell over; piano: pedal squeaks; clock: keeps running fast; shower hose: leaks; tent: guard rope snapped`,
  },
  "over, denied, or another's": {
    danger: `toaster: it smoked years ago and now it smokes again; kettle: no idea why but it sparks; lamp: used to work but gives shocks now;
      iron: it does not stop smoking; fan: nothing wrong but a burning smell`,
    harmless: `toaster: it caught fire two years ago, the element has since been replaced; kettle: my old one that smoked was thrown away, this one just leaks from the lid at the spout;
      vacuum: no sparks, no smell, no smoke; iron: it never gave me a shock; heater: like my last one that caught fire, this has a loose knob; lamp: the neighbour's caught fire and mine only flickers;
      mixer: it does not smoke or smell of burning; tv: without any smoke or bang it went dark`,
  },
};
