import { otherThings } from "./mains-things";
import type { WordingsById } from "./wordings";

export const electric: WordingsById = {
  microwave: {
    said: {
      Thing: `microwave; two microwaves; a micro wave; micro waves; the magnetron; magnetrons`,
    },
    advised: `Your microwave is old; This microwave is old; Check the magnetron; Open the microwave; Opening the old microwave;
      Disassemble the microwave; Dismantling the microwave; Repair the microwave; Fix the microwave; Unscrew the back of the microwave;
      Remove the cover of the microwave; Your micro wave`,
    harmless: {
      Thing: `a microwave safe bowl; microwave proof; microwave able; microwaveable; a microwave dish; microwave dishes; a microwave plate;
        microwave plates; a microwave bowl; microwave bowls; a microwave cover; the microwave lid; microwave popcorn; a microwave meal;
        microwave meals; the microwave shelf; a microwave cart; a microwave stand; a microwave bag; a microwave trolley; it goes in the microwave;
        put into a microwave; inside my microwave; by the microwave; near the microwave; beside our microwave;
        above the microwave; under your microwave; behind the microwave; with an microwave; it stands on the microwave; I use the microwave; using a microwave;
        stolen from the microwave; like a microwave; kettle and microwave; the use of microwave; it will not microwave; never microwave it`,
    },
    mayAdvise: `Never microwave it; Open the window above the microwave`,
  },
  "electric-fault": {
    said: {
      Thing: `it trips the electrics; it trip the breaker; it tripped the rcd; it triped the fuse; tripping the mains; triping the power; it flicks the switch;
        flicked the breaker; flick the rcd; flicking the fuse; it throws the breaker; throw the switch; throwing the breaker; it knocks out the lights; knock out the power;
        knocked out the house; knocking out the sockets; it takes out the electricity; take out the power; it shorts the circuit; short the mains;
        shorted the electrics; shorting the fuse box; it trips the electric; it trips the electrical box; it trips the electriks; trips our breakers;
        trips the circuits; trips the circuit breakers; trips the circuit breaker; trips the rcds; trips the rcbo; trips the gfci; trips the gfi; trips the mcb;
        trips the elcb; trips the main; trips the fuses; trips the fuse box; trips the fusebox; trips the fuse board; trips the fuseboard;
        trips the consumer unit; trips the house; trips the light switch; trips the system; trips the socket; trips the board;
        the breaker trips; the electrics tripped; the electrical board trips; the electricity tripped; the electriks trip, electriks tripping; the breakers trips; the circuit trips; the circuits tripped; the rcbo trips; the gfci trips; the gfi tripped; the mcb trips; the elcb trips; the mains trips; the power tripped; the fuse trips; the fusebox trips; the fuse board trips; the fuseboard trips; the consumer unit trips; the switch trips; the house trips; the lights tripped; the system trips; the socket trips; the sockets tripped; the board trips; the rcd tripped; the fuse box is tripping; the power goes off when I use it; the lights go off when I use it;
        it blows fuses; it blow a fuse box; blowing the fuse; it pops a fuse; popping fuses; it fuses the electrics; fusing the lights;
        it blows the electricity; blows the mains; blows the rcd; blows the lights; blows the circuit; blows circuits; blows the system; blows the house; blows the fuseboard; blows the fuse board;
        the fuse keeps blowing; the fuse kept popping; the fuse always blows; the fuse continually blows; the fuse repeatedly blows; the fuse often blows;
        the fuse just blows; the fuse immediately blows; the fuse still blows; fuses blow; the fuse keeps going; fuses keep going and fuses popping;
        the fuse blew again; it blew again; it blew the fuse box; it blew the fuseboard; blew the fuse board; it blew the house fuse; it blew the main fuse; it blew the mains fuse;
        it blew the electrics; it blew the sockets; it blew the circuit; it blew a fusebox; it fused the system; it fused the circuit; it fused the house; it fused the household;
        it fused the mains; it fuses the whole house; it fused the electrics; it fused the lights;
        an electric shock; electrical shocks; I was electrocuted; it got a shock; I get shocks; it gets a shock; it gave me a shock; it gives a zap; it give me shocks;
        it is giving shocks; giving a nasty shock; we are having shocks; I had a shock; I received a shock; it shocked me; it shocks you; it shocks us; it shocked my son; it shocks when touched;
        slight shocks; a mild shock; small shock; it zapped me; it zaps you; zaps us; it zapped my hand; a tingle; it tingles; tingling;
        the casing is live; the case is live; the body is live; the metal is live; an earth fault; earth leakage; a ground fault; an insulation failure;
        an insulation fault; an insulation breakdown; it failed PAT; it fails insulation; it failed the earth test; it failed electrical safety; it fail pat;
        not safe to use; it isnt safe to use; not safe to plug in; not safe to switch on; not safe to turn on; not safe to repair; it is unsafe; it is electrically dangerous;
        does not meet safety rules; it did not meet the safety rules; faulty wiring; dangerous wiring; dodgy wiring`,
      Iron: `it keeps tripping; it keep tripping; it kept tripping; it works then trips; it just tripped; it always trips; it is tripping; it trips; iron tripped; it heats and tripped; then triped;
        it started tripping; it keeps on tripping; it has tripped out; trips off; tripped when hot; tripped everything; tripped each time; tripped every time; tripped as soon as I press;
        tripped immediately; tripping; tripped;
        it overheats and doesnt blow; it overheated and does not blow air; it overheats with no air; it overheats, overheats not blowing; it overheats and has no airflow; overheating no fan;
        it shorts; it is shorting; it shorted; a short circuit; short circuiting; short out; leading to short;
        it melted; a part melts; melting; a melt at the foot; it burst into pieces; badly burnt; burn marks; a burn mark; it is scorched; scorch marks; charred; blackened;
        crackling and humming; crackling plug; crackling socket; crackling wire; crackling cable; plug crackles; the wire crackling; the socket crackled; cable crackles; a buzzing plug; buzzing socket`,
    },
    harmless: {
      Lamp: `the thermal trip; thermal tripping; short life; short time; after a short while; a short period; a short cable; it has a short lead; a short cord;
        a short distance; short cycle; short wave; short term; short use; short usage; short stories; we are short of bulbs; short on power; short test; short tests;
        the trip switch to the left; trip meter; a tripping hazard; a trip risk; trips over it; a trip danger; it is tripping over; tripped on it; tripped up;
        the fuse is in shock mount; a small shock absorber; small shock proof; slight shock resistant; mild shock mount; I was in shock when it fell; an after shock;
        melted glue; melting ice; melted snow; melted cheese; melted butter; melted fat; melted sugar; melted chocolate; melted marshmallow; melted wax; a melted candle; melted solder; melted food; melts glue; melt wax;
        hot melt; the ice melts; the ice cream melts; icecream melted; the snow melted; the cheese melted; chocolate has melted; marshmallow melted; the butter melted; the fat melted; the sugar melted; the wax melted;
        the candle melted; the glue melted; the food melted; a cup melted; the lid has melted; the jug melted; the bowl melted; the chute melted; the knob melted; the handle melted;
        a pair of shorts`,
      Kettle: `the element is burnt`,
    },
    harmlessThings: { "it shorted": otherThings },
  },
  "hot-connection": {
    said: {
      Kettle: `the plug gets hot; the plug get warm; the plug is warm; the plug goes hot; the plug was hot; the socket got warm; the plug becomes hot; the plug become hot; the socket feels hot; the plug runs hot;
        a hot plug; the plug feel warm; the plug also gets hot; the plug gets very hot; the cord gets hot; the cords get hot; the cable is hot; the cables are warm and cables get hot; the lead goes hot; the leads run hot; the flex was hot;
        the wire got hot; the wires become hot; the cord feels hot; the cable runs hot; brown marks on the plug; a brown mark on the plugs; black spots on the socket; a black spot at the plug; a dark stain round the pins; dark stains around the pin; a brown mark in the hole;
        brown stains at the holes; brown mark on a prong; black mark on the prongs; black mark on the cord; dark spot on the sockets; brown mark on the cable; brown mark on the lead; brown mark on the flex; brown marks on the wire`,
    },
    harmless: { Kettle: `the water gets hot; the plug is loose; a brown mark on the lid` },
  },
  "damaged-cord": {
    said: {
      Lamp: `a frayed cord; a fraying cable; the cord frays; chewed lead; a gnawed flex; nibbled wire; a bitten cable; exposed wire; bare wires; a melted cord; a burnt cable; a burned lead; a burn in it, burn cable burnt wiring;
        a scorched cord; a singed cable; charred wiring; a damaged cable; a mangled lead; a crushed cable; a severed cord; a sliced cable; a snipped wire; slit insulation; the perished flex; a cracked cable; a split cord; a torn cable; a ripped cord; a worn lead; a cut flex;
        a nicked cable; stripped wires; the cable is frayed; cables are split; the leads are worn; flexes are worn; the insulation is cracked; the sheath is cracked; the sheathing is torn; the power supply is chewed;
        the lead was chewed; the lead is gnawed; the flex was nibbled; the cord was bitten; the wire is exposed; the wires are bare; the lead has melted; the cord is burnt; the flex burned; the lead is scorched; the flex is singed; the wiring charred; the lead is damaged; the cord is mangled; the cable was crushed; the lead is severed; the flex was sliced; the flex was snipped; the cord is slit; the lead has perished; the flex is torn; the cord is ripped; the cable was cut; the lead is nicked; the wire is stripped; wiring burnt; the plug has melted; the socket is burnt; the plug burned; the plug is singed; the socket is charred; the plug is exposed; the plug top is bare; the sockets melted; a scorched plug top; it chews the wires; chewing wiring; a burnt plug; a burned socket; the plugs are scorched; a singed plug; charred sockets; exposed plug top; a bare plug; a melted plug top; burn plug top burnt;
        damaged extension cords; it chews the cord; it chewed cables; it chews the insulation; it chewed the sheath; chewed the power supply; chew the flex; chews leads; it chewed the plug; chewing on the lead; the rabbit chew plugs; I cut through the cable; she cuts into the cord; cutting across the lead; it went over the flex; it has gone over the wire;
        it goes through the cable; I ran over the lead; I run over the cable; we drove over the cord; I mowed over the cable; I sawed through the cord; I snipped through the lead; I sliced into the flex; chopped through the wire; trimmed through the cable; clipped into the cord; drilled into the cable; the dog bit through the cord;
        it has bitten through the cable; the cat ate through the lead; eaten into the wire; it got through the wire; bit the cord; bitten the lead; the dog ate the flex; it has eaten the cable; nibbles the wire; it nibble cord; nibbling the cable; snips the cord; I snip the lead; snipping the wire; slices the cable; slice the lead; slicing a cord;
        nicks the cable; I nick the lead; nicking the wire; a nick in the cord; a cut on the flex; a tear in the cable; a rip in the cord; slits along the cable; a split in the lead; a crack in the cord; a hole in the flex; a gash in the cable; a notch in the lead; a bite in the cord;
        a kink in the cord; a bare spot on the cable; a worn patch on the lead; a thin place in the flex; tooth marks on the cord; teeth marks on the cable; bite marks down the lead; a toothmark through the cord; a worn spot along the wire`,
      Drill: `the wire is showing; copper is visible; strands are hanging out; the strand is sticking out; the conductor was poking out; the conductors came out; wires come out; the wires are coming out; copper coming through; the copper now showing; the copper is badly showing; the wires all showing; the wire inside showing;
        the wire is clearly visible; wires were hanging out; I can see copper; he sees the wire; seeing copper; it shows the copper; show some wire; it is showing its wires; it shows coloured wires; it shows the inner copper; seeing the bare strand; it bares the copper; bared strands; bare coloured wires; it exposes inner wire; exposed metal strands;
        it bares the conductor; the insulation is gone; the sheath is missing; the outer insulation round the wire has gone; the plastic on the wires crumbled; the insulation pulled back; the sheath peeling; insulation peeled; insulation coming off; the sheath has come off; insulation crumbling;
        the outer of the cable is gone; the rubber on the cord has peeled; the plastic round the lead is missing; outer cord pulled back; rubber flex peeling; plastic cable coming off; rubber of the cord has come off; the plastic of the cord crumbles;
        it pulled out of the plug; it is pulling out of its plug; it has come out of the plug; it came out of plug; it is coming out of the plug; it hangs, hanging out of the plug`,
    },
    harmless: {
      Computer: `the usb cable is frayed; an aux lead frayed; the hdmi cable frayed; the ethernet cable is cut; a network cable frayed; an audio cable frayed; a video cable frayed; a jack cable frayed;
        a headphone cable frayed; an earphone cable frayed; a speaker wire frayed; the aerial lead is frayed; the antenna cable frayed; a data cable frayed; a ribbon cable is torn; a display cable torn; a phone cable frayed;
        charging cable frayed; charger cord frayed; the brake cable is frayed; the gear cable frayed; the bowden cable frayed; the clutch cable frayed; the throttle cable frayed`,
      Trimmer: `worn cutting wire; the cutting line and bare cutting wire; a lead free joint is cracked; a lead singer is torn; the lead time is cut; a lead acid cell is cracked; lead solder is cracked; the wire blade is cut; the blade worn wire; it cuts grass on the wire; it cuts hair wire; it cuts paper wire;
        it cuts hedge wire; a cheese wire is worn`,
    },
  },
  "bypass-safety": {
    said: {
      Thing: `bypass the interlock; bypassing the interlocks; override the safety; overriding the safety; defeat the door switch; defeating the door lock; disable the door latch; disabling the cutout; bridge the cut out; bridged the thermal fuse;
        bridging the thermal switch; jump the rcd; jumper the breaker; jumped the earth; jumping the earthing; short out the guard; cheat the dead mans handle; trick the overload; bypass the over heat cutout; bypass the overheat thing; bypass the fuse; bypass the thermostat; bypass deadman lever;
        bridge the breaker; overridden safety`,
    },
    advised: `Bypass the interlock; Override the interlocks; Defeat the safety; Disable the door switch; Bridge the cutout; Jumper the cut out; Short out the thermal fuse; Tape down the thermal switch; Hold down the guard; Bypass the rcd; Disable the dead mans lever`,
    mayAdvise: `Do not bypass the interlock; Never tape down the guard`,
  },
  "high-voltage": {
    said: {
      Thing: `a CRT; CRTs; a tube TV; a tube television; a tube monitor; a tube amp; a tube amplifier; a tube radio; the picture tube; a cathode ray; the flyback; a bug zapper; a fly zapper; an insect killer; a mosquito killer; a moth zapper; a wasp trap lamp; a mosquito trap lamp;
        an electric fly swatter; an electronic mosquito racket; an electric bug bat; an electric fly swat; a neon sign; a valve amp; a valve amplifier; a valve radio; a plasma globe; a plasma ball; a plasma lamp; high voltage; a solar inverter; a solar panel system;
        a solar array; an electric car battery; an EV charger; an EV inverter; an electric car charger; an ev battery; a wallbox charger; a wall box charger`,
    },
    advised: `Open your CRT; This tube TV is old; Your bug zapper is dirty; This fly killer is dirty; Your insect zapper; This neon sign; Your valve amplifier; Discharge the CRT; Then discharge the tube; Now discharge the anode; First discharge the flyback; Next discharge the capacitor;
      You can safely discharge the capacitors; You can discharge the capacitors; You should discharge the tube; You must discharge the tube; Remember to discharge the tube`,
    harmless: {
      Thing: `a ride on electric car battery; a toy electric car charger; an rc electric car battery; a model electric car battery; a kids electric car charger; a childs ev battery; a kid electric car battery; a child electric car battery`,
    },
    mayAdvise: `A workshop will discharge the capacitor; Never discharge the tube`,
  },
  "power-supply-inside": {
    said: {
      Thing: `open the psu; I opened the power supply; opening the power supply unit; inside the switch mode supply; repair the psu; repaired the psu; repairing the psu; fix the psu; fixing the psu; take apart the psu; taking apart the psu; recap the psu; recapping the psu; inside the power supply unit`,
    },
    advised: `Open the psu; Open up the power supply; Disassemble your psu; Take apart this power supply unit; Unscrew its psu; Open the old psu`,
    harmless: {
      Thing: `open the power supply cable bag; it opened at the power supply port; open power supply port`,
    },
    mayAdvise: `Leave the psu closed`,
  },
  "fixed-wiring": {
    things: {
      "it is dead": `fuse box; fusebox; consumer unit; distribution board; wall socket; wall outlet; power outlet; electrical outlet; light switch; dimmer switch; ceiling light; ceiling lamp; ceiling rose; ceiling fan; pendant light; downlight; downlights; recessed lights; recessed lighting; bathroom light; hard wired heater;
        hardwired heater; circuit breaker; RCD; electric shower; immersion heater; storage heater; house wiring`,
    },
    harmlessThings: {
      "it is dead": `RCD plug; RCD adapter; radio that plugs into the wall socket; lamp that plug into a wall outlet; radio that plugs into wall socket; `,
    },
  },
  "water-electric": {
    said: {
      Hairdryer: `dropped in water; it fell into the bath; it has fallen in the bathtub; it falls in the sink; submerged in the pool; I left it in the pond; I put it in the toilet; immersed in water; soaked in rain; dunked into the washing up; left in the rain; flooded; submerged; under water; underwater; soaking wet; it got soaked; it was soaked;
        water got into the plug; water gets in the socket; water went inside the motor; water is onto the electrics; water came on the electronics; water runs over the wiring; water leaks into the cable; water leaked into the switch; water run in the plug; water came in the motor;
        water inside the motor; water in the electrics; water sits into its electronics; water inside its plug; water has got inside; water had got inside; water went inside; water came inside; water has gone inside; I hosed it`,
      Tub: `the pool light; the spa pump; the hot tub heater; the jacuzzi pump`,
    },
    harmless: { Hairdryer: `the water tank; it has no water` },
  },
  refrigerant: {
    said: {
      Box: `the refrigerant is low; refrigerants; some freon; needs regas; re gassing; regassed; r134a; r 134a; r600a; r 600a; r290; r 290; r32; r 32; r410a; r 410a; coolant gas; the cooling circuit`,
      Fridge: `can I replace the compressor; the compressor leaks; it hisses; hissing; it wants recharging; I punctured it; it is pierced; I pierced it; I scraped the ice; I cut the wall; I drilled into the pipe; I stabbed the coil; I hacked at the ice; I chipped the ice; I chipped at the freezer; I used a knife on the ice; I used a screwdriver on the ice; I used a chisel on the ice; it leaks gas; a leak of gas and leaking gas`,
    },
    things: {
      "it hisses": `fridge; freezer; refrigerator; air con; aircon; air conditioner; heat pump; dehumidifier; wine cooler`,
    },
    advised: `Recharge the refrigerant; Refill the freon; Top up the refrigerant; Vent the cooling circuit; Drain the sealed system; Evacuate the sealed system; Braze the cooling circuit; Open the compressor; Cut the compressor; Vent the refrigerant`,
    mayAdvise: `Never vent the refrigerant; Leave the compressor closed`,
  },
  "heating-textile": {
    things: {
      "it stays cold": `electric blanket; electric underblanket; electric over blanket; heated overblanket; electric under blanket; heated blankets; heating pad; heating pads; heated throw; heated cushion; heated mattress; heat pad; electric pad`,
    },
  },
};
