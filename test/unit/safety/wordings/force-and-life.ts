import type { WordingsById } from "./wordings";

export const forceAndLife: WordingsById = {
  "ebike-pack": {
    said: {
      Thing: `I want to rebuild the battery; rebuilding the old pack; rebuilt, rebuild my cells; recell it; recelling; replace the cells; replacing single cells; new cells; new bad cells; swap the cells; swapping some cells; open the battery pack; opened the pack; opening my old pack;
        a bike battery; bike batteries; a scooter battery; the hover board battery; hoverboard battery; scooter batteries`,
      "E-bike": `the battery is dead; the batteries; a pack; packs; one cell; dead cells`,
    },
    things: {
      "the battery is dead": `e-bike; ebike; e bikes; electric bike; electric bicycle; electric scooter; electric skateboard; e-scooter; escooter; e-scooters; hover board; hoverboard; hoverboards; pedelec`,
    },
    advised: `Open the battery pack; Rebuild your pack, rebuild your battery pack; Spot weld the cells; Solder its cells; Open this old battery pack; Rebuild new cells`,
    harmless: {
      "E-bike": `a backpack; a back pack; back packs; my new cell phone; a cell phone; cellphones; a cellphone; coin cells; a coin cell; a button cell; button cells; backpacks; cell phones`,
      Toy: `new cells in the remote; a bike battery light; bike battery lamp; the scooter battery cover; a bike battery lid; new cells in it`,
    },
    mayAdvise: `Never open the battery pack`,
  },
  "garage-spring": {
    things: { "it is stuck": `garage door; torsion spring; torsion springs` },
    harmlessThings: {
      "it is stuck": `garage door remote; garage door opener; garage door fob; garage door key; garage door battery; garage door transmitter`,
    },
  },
  pressure: {
    things: {
      "it is weak": `gas strut; gas struts; gas spring; gas springs; gas lift; chair cylinder; compressor tank; air tank; pressure tank; air receiver; pressure vessel; compressor receiver; CO2 bottle; gas bottle; oxygen cylinder; propane canister; butane cylinder; helium cylinder; gas cylinder; accumulator tank; aerosol can`,
    },
    advised: `Open the gas strut; Drill the gas spring; Heat the gas cylinder; Cut the pressure tank; Puncture the pressure vessel; Open the cylinder; Drill a hole in cylinder`,
    mayAdvise: `Do not open the cylinder`,
  },
  "child-restraint": {
    things: {
      "a strap is torn": `child seat; car seat; baby seat; booster seat; infant seat; child car seat; car seats; ISOFIX base; seat belt; seatbelt; seat belts; baby car seats`,
    },
    harmlessThings: {
      "a strap is torn": `car seat cover; child seat cushion; car seat heater; seat cover; doll seat; dolls car seat; doll car seats; toy car seat; toy car seats; baby seat cover`,
    },
  },
  "life-safety-gear": {
    things: {
      "it is torn": `helmet; helmets; climbing harness; safety harness; fall harness; climbing rope; climbing ropes; carabiner; carabiners; life jacket; lifejackets; life vest; lifevest; life vests; buoyancy aid; respirator; respirators; gas mask`,
    },
    harmlessThings: {
      "it is torn": `helmet light; helmet lamp; helmet camera; helmet bag; helmet intercom; helmet headset; toy helmet`,
    },
  },
  "fire-safety": {
    things: {
      "it stays silent": `smoke alarm; smoke detector; fire alarm; fire detectors; carbon monoxide alarm; CO alarm; CO detector; heat alarm; heat detector; smoke alarms; fire extinguisher; fire extinguishers; fire blanket`,
    },
  },
  "bears-a-person": {
    things: {
      "it is cracked": `ladder; ladders; step ladder; stepladder; loft ladder; loftladder; roof ladder; roofladder; extension ladder; step stool; stepstool; step stools; kick step; kickstep; kick steps; scaffold; scaffolding; hammock stand; swing frame; swing seat; swing set; swing chair; punch bag stand; punchbag stand;
        garden swing; childs swing; kids swing; porch swing; tree swing; garden swings; hanging chair; climbing frame; climbing wall; monkey bars; trampoline; trampolines; zip line; zipline; pull up bar; pullup bar; tow bar; towbar; tow hook; tow hitch; roof rack; roof box; roof bars`,
    },
    said: {
      Ladder: `a crack; cracked; broken; it broke; bent; split; splitting; snapped; snapping; loose; wobbly; it wobbles; missing end; worn; rotten; rot; rusty; rust; weld it; welding; a rung; rungs; the tread; treads; a stile; stiles; a hinge; hinges; the lock; it locks badly; locking; slips; slippery`,
    },
    harmlessThings: {
      "it is loose": `toy ladder; dolls ladder; doll ladder; bird ladder; model ladder; toy wooden swing; dolls swing; bird swing; remote ladder; toy trampoline`,
    },
  },
  "machine-guard": {
    things: {
      "the guard is missing": `chain saw; chainsaw; chainsaws; saw; saws; jigsaw; jigsaws; mower; mowers; lawnmower; lawn mower; lawnmowers; hedge trimmer; hedgetrimmers; hedge cutter; hedgecutter; strimmer; strimmers; grass trimmer; grass trimmers; brush cutter; brushcutters; grinder; angle grinder; grinders; drill; drills; planer; planers; router; routers; shredder; shredders; power tool; power tools; nail gun; nail guns; lathe`,
    },
    said: {
      Mower: `the chain brake does not hold; chain brakes dont hold; the blade brake doesnt hold; the blade brake wont hold; the chain brake is broken; the chain brake fails; the blade brake slips; the blade brake slip; the chain brake is gone;
        it keeps running when I let go; it keep spinning after I let go; it keeps on turning once I let go; it keeps cutting even when the trigger is off; it keeps running when you let go; it keeps running when the switch is off; keeps spinning when it is off; keeps running when its off; doesnt stop when I let go; it does not stop when I let go; it wont stop after I let go; it will not stop at once when I let go;
        a guard is broken; the guard has broken off; the blade guard broke; the chain guard is lost; the safety guard was gone; the hand guard fell off; the guard has come off; guards came off; the guard cracked; the guards missing; missing guard; no guard; lost guard; a broken guard; without the guard; without its blade guard; a missing safety guard; without guards;
        the dead mans handle does not work; the dead mans lever is broken; the deadmans lever is stuck; dead man handle jammed; it starts by itself; it starts up by itself; it start on its own; starts up on its own`,
    },
    harmless: { Mower: `it stops when I let go; the guard is clean` },
  },
  nursery: {
    things: {
      "a brake slips": `crib; cribs; cot; cots; baby bed; baby beds; stroller; strollers; push chair; pushchair; pushchairs; pram; prams; buggy; high chair; highchair; high chairs; bunk bed; bunkbed; bunk beds; loft bed; loft beds; baby gate; baby carrier; baby walker; baby bouncer; bassinet; changing table`,
    },
    said: {
      Stroller: `the brakes; a strap; two straps; the buckle; buckles; the harness; a latch; latches; the lock; it locks; locking; one rail; rails; a slat; slats; the frame; it folds badly; fold; folding; it collapses; it collapsed; a crack; cracked; snapped; snapping; it tips over; tip over; unstable; wobbly; it wobbles; loose; a leg; legs; the joint; joints; a rung; rungs; a screw; screws; broken; it broke; bent`,
    },
    harmlessThings: {
      "a brake slips": `dolls pram; doll pram; toy cot; dolls crib; toy buggy; toy pushchair; dolls stroller; toy high chair; toy highchair; dolls bed; apricots; golf buggy`,
    },
  },
  "bike-frame": {
    things: {
      "the frame is cracked": `bike; bikes; bicycle; bicycles; cycle; tricycle; scooter; e-bike; ebike; ebikes`,
    },
    said: {
      Bicycle: `a cracked frame; a crack in the fork, crack fork; broken forks; a bent stem; snapped handlebar; a split handle bar; a kinked steerer; a dented seatpost; twisted seat post; a rippled frame; creased fork; bent handlebars; the frame has a crack; the fork is broken; the forks are bent; the stem snapped; the handlebar split; the handle bars are kinked; the steerer is dented; the seat post is twisted; the seatpost is rippled; the frame creased; the fork is pushed back;
        the brakes fail; the brake failed; brakes do not work; the brakes dont work; brake not working; the brake does nothing; brake gone; the brake snapped; the brakes really broken; no brakes; no brake; it does not stop; it doesnt stop; it wont stop; it will not brake; it cannot stop; it cant brake; hydraulic brake; hydraulic brakes`,
    },
    harmless: {
      Bicycle: `it doesnt stop squealing; it does not stop its squeaking; it wont stop rubbing; it will not stop clicking; doesnt stop making noise; the squeak wont stop squeaking`,
    },
    harmlessThings: {
      "the frame is cracked": `exercise bike; exercise cycle; spin bike; toy bike; toy scooter; wash cycle`,
    },
  },
  "vehicle-safety": {
    said: {
      Thing: `an airbag; the air bag; air bags; airbags; the car brakes; my car has bad brakes; the van brake; the motorbike brakes; a motor bike brake; motorcycle steering; the moped brakes; vehicle suspension; the car fuel gauge; the car suspension; vehicle steering`,
    },
    harmless: {
      Thing: `the toy car brakes; rc car suspension; a remote control car steering; remote controlled car steering; model car brakes; radio control car steering; radio controlled van steering; toy motorbike brakes; toy motor bike brake`,
    },
  },
  "fuel-leak": {
    said: {
      Engine: `petrol leaks; petrol is leaking; the fuel leak; diesel leaking; petrol smell; fuel spilled; petrol dripping; petrol pours; fuel is weeping; petrol is running out; fuel runs out of the tank; petrol coming out; it drips petrol; dripping fuel; drip diesel; it weeps petrol; weeping fuel; it leaks petrol; leaking fuel; leaks diesel; it smells of petrol; smelling of fuel; a smell of petrol`,
    },
    harmless: { Engine: `a new petrol cap; no petrol leaks` },
  },
  "walking-aid": {
    things: {
      "a brake slips": `wheelchair; wheel chair; wheelchairs; rollator; rollators; walking frame; walking frames; walking stick; walking aid; zimmer frame; zimmer frames; crutch; crutches`,
    },
    said: {
      Rollator: `the brakes; the handle; handles; the grip; grips; one wheel; wheels; a castor; castors; a caster; casters; one leg; legs; the frame; it folds; folding; the lock; locks; a crack; cracked; bent; loose; it snapped; broken; broke; wobbly; it wobbles`,
    },
    harmlessThings: {
      "a brake slips": `toy wheelchair; dolls wheelchair; doll wheel chair; dolls pink wheelchair`,
    },
  },
  medical: {
    things: {
      "it stopped": `insulin pump; CPAP; BiPAP; pacemaker; defibrillator; ventilator; oxygen concentrator; nebuliser; nebulizer; stair lift; stairlift; patient hoist; infusion pump; dialysis; hospital bed; mobility scooter; mobility scooters; electric wheelchair; power wheelchair; powered wheelchair; motorised wheelchair; motorized wheel chair; electric wheelchairs; medical device`,
    },
  },
  "lead-asbestos": {
    said: {
      Wall: `asbestos; lead paint; lead based paint; lead paintwork; a popcorn ceiling; artex; sand the old paint; sanding old paint; scrape off old paint; scraping the old paint; strip the old paint; stripping old paint; burn off the old paint; burning off old paint`,
    },
    advised: `Sand the asbestos; Scrape the artex; Drill the asbestos; Break the artex; Sand the lead paint; Scrape the popcorn ceiling`,
    mayAdvise: `Do not sand the lead`,
  },
  weapon: {
    things: {
      "it sticks": `firearm; firearms; shotgun; shot gun; shotguns; pistol; pistols; revolver; revolvers; rifle; rifles; air gun; airgun; airguns; ammunition; firework; fireworks; gunpowder; gun powder`,
    },
    harmlessThings: {
      "it sticks": `toy pistol; water pistol; nerf rifle; cap pistol; squirt pistol; play pistol; toy rifle; toy rifles; water pistols; toy shotgun; toy shot guns; toy revolver; toy revolvers; pistol grip; toy wooden pistol`,
    },
  },
  laser: {
    said: {
      Thing: `a class 3B laser; a class 4 laser; class IV laser; class IIIb laser; a laser cutter; laser engraver; the laser module; laser tube; look inside the laser; inside the old laser; a high power laser`,
    },
    advised: `Look into the laser; Defeat the cover of laser, defeat the laser`,
    mayAdvise: `Do not look into the laser`,
  },
};
