/** English names of things, as people write them. */
export const enThings = {
  supplyThing:
    "mains, plug, plugged, socket, outlet, power lead/cord/cable/strip/supply/board, extension lead/cord/cable/reel, flex, 230/240/220/110/120 v/volt, 230v/240v/220v/110v/120v/230volt, psu, home electrical, electric/electrical *, power brick, laptop charger, power adapter/adaptor, laptop psu, wall wart, charging brick, adapter, adaptor, charger, transformer",
  kitchenThing:
    "kitchen item/machine/robot, kettle/kittle/kettel, toaster/toster, toastie maker, oven, cooker, hob, stove, cooktop, cook top, induction plate, grill, fryer, airfryer, slow/rice cooker/maker, slowcooker/ricecooker, crockpot, crock pot, multicooker, multi cooker, instant pot, fondue pot, bread/sandwich/soup/juice/toast/pancake/yogurt/yoghurt/popcorn maker/machine/iron, breadmaker/sandwichmaker/soupmaker, waffle, food processor, foodprocessor, food/mini/multi chopper, thermomix, magimix, mixer, kenwood chef, blender, liquidiser/liquidizer, nutribullet, nutri bullet, smoothie maker, mincer, juicer, citrus press, grinder, homogeniser/homogenizer, coffee, coffeemaker, espresso, cappuccino machine, percolator, nespresso/tassimo/senseo/keurig, dolce gusto, teasmaid, urn, boiler, hotplate, hot plate, fridge, refri*/rerigerator, freezer, dishwasher, dish washer, dishwashing machine, extractor, range/kitchen hood, whisk, food steamer, dehydrator, ice cream maker/machine",
  householdThing:
    "iron, presser, trouser press, steam press/station/generator/mop/cleaner, steam floor cleaner, steamer, wallpaper stripper, vacuum, vacum/vaccum/vacuuum, hoover, dyson, henry, carpet cleaner, washingmachine, washing machine, washer, front loader, tumbledryer, dryer/drier, sewingmachine, sewing machine, serger, overlock/overlocker, shredder/shreder, laminator, dehumidif*, humidifier, aircon*, air con*, air purifier/cooler/circulator, fan, heater/heator, convector, radiator, fireplace, lamp, lampholder, bulb holder, desklamp, nightlight, uplighter, anglepoise, light, lighting, reindeer, chandelier, candelabra, decorative, fish tank, aquarium, pond, pump, treadmill, exercise machine/bike, cross trainer, electric blanket, underblanket, doorbell transformer, jukebox, hot tub, jacuzzi, sauna, electric gate, towel rail, heated rail, lava lamp",
  bodyThing:
    "hair, hairdryer/hairdrier, blow dryer, blowdryer, hot air brush, straightener, straightening brush, crimper, ghd, curler, curling, tongs, hot/heated rollers, beauty, massager, massage chair, heat pad, foot spa",
  workshopThing:
    "power tool, drill, saw, bandsaw, chainsaw, jigsaw, sander, polisher, router, planer, lathe, rotary hammer/tool, dremel, multitool, multi tool, oscillating tool, heat gun, hot air gun, glue gun, tile cutter, paint sprayer, welder, compressor, battery charger, lawnmower, mower, flymo, scarifier, strimmer, trimmer, hedge cutter/clipper, hedgecutter/hedgetrimmer, brush cutter, brushcutter, weed eater/whacker, weedeater/weedwhacker, leaf blower, pressure washer/cleaner, jet wash, jetwash",
  leisureThing:
    "tv/tvs, telly, television, flatscreen, flat screen, monitor, set top box, hifi, hi fi, stereo, soundbar, sound bar, subwoofer, amplifier, amp, receiver, record player/deck, vinyl player, gramophone, turntable, cd/cassette/tape/lp player/deck, boombox, ghetto blaster, radio, projector, slide viewer, printer, scanner, copier, photocopier, computer, desktop, imac, pc/pcs, playstation, xbox, keyboard, musical instrument, organ, synthesiser/synthesizer, dvd, bluray, blu ray, vhs, vcr, video recorder, inkjet, bubblejet",
  /** What has the name of a thing on the mains in it and is none. */
  notMains:
    "remote/clicker/zapper/handset for ~ tv/telly/television/hifi/stereo/soundbar/projector/fan/aircon/heater/light/lights, petrol/cordless/rechargeable/clockwork/windup/camping/camp/manual/toy/doll/gas/solar/wrought *, petrol/cordless/rechargeable/clockwork/windup/gas/wrought/camping * *, wind up *, battery powered/operated/driven *, battery fairy/string/christmas/night/desk *, battery radio/lamp/light/fan/drill/mower/clock/trimmer/strimmer/vacuum/hoover, coffee/tea mug/cup/table/jar/pot, light jacket/coat/shirt/scarf/scarves/weight/clip/band, iron weight/gate/railing/band/table/pan/pot/skillet/wok/casserole, cast iron, hair clip/band/slide, lamp shade, organ donor, electric guitar/bike/bicycle/scooter/toothbrush/shaver/razor/car/unicycle/skateboard/wheelchair, flex cable/ribbon, bike/bicycle/cycle/head/rear/dynamo/front light, usb/hdmi/bluetooth/phone/audio/jack/wifi/vga/bayonet/hose/tap/lens adapter/adaptor, usb/hdmi/bluetooth/phone/audio/jack/wifi/vga/hose/tap/lens * adapter/adaptor, tea light/lights, tea light/lights holder/lantern, candle holder/lantern, solar light/lights/lamp/lamps, no/see/human/dog/pet/cat/loose/long/wound/tangled hair, hair thread/dirt/or/and/wound/in/round/beside/fluff/dust",
  lowVoltageThing:
    "headphone, earphone, earbud, headset, usb cable/lead/stick/hub, phone/laptop charger cable, charging cable/lead, phone cable, mouse, controller, joystick, joypad, gamepad, microphone, guitar, bass, violin, ipod, walkman, mp3, intercom, doorbell, torch, remote, aux lead/cable, hdmi cable, bicycle, bike, curtain, blind, rug, coat, shoe, bag",
  microwave: "microwave, micro wave, magnetron, nuke box",
  microwaveOven: "microwave oven",
  notMicrowave:
    "when/whenever/while/if/as the/my/our/your microwave, in/into/inside/by/near/beside/above/under/behind/with/on/use/using/from/like/and microwave, in/into/inside/by/near/beside/above/under/behind/with/on/use/using/from/like/and the/a/an/my/your/our microwave, next to microwave, next to the/a/an/my/your/our microwave, opposite/alongside/against/around the/a/my/our microwave, use of microwave, use of the microwave, microwave/wave safe/proof/able/dish/plate/bowl/cover/lid/popcorn/meal/shelf/cart/stand/bag/trolley, microwaveable, not/never/no microwave, not/never/no micro wave, toy/play/doll/childs/kids microwave, microwave disturb/disturbs/interfere/interferes/affect/affects, boil or microwave, microwave or boil, tank or microwave, ok for the microwave",
  highVoltageThing:
    "tube tv/television/monitor/amp/amplifier/radio, picture tube, cathode ray, flyback, bug/fly/insect/mosquito/moth/wasp zapper/killer, bug/fly/insect/mosquito/moth/wasp trap lamp, electric/electronic fly/mosquito/bug swat*/racket/bat, electric/electronic flyswat*, neon sign, valve amp*/radio, plasma globe/ball/lamp, high voltage/tension, solar inverter/array, solar panel system, electric car battery/charger/inverter, ev battery/charger/inverter, wallbox charger, wall box charger, electric fence*, fence energiser/energizer, tesla coil, jacobs ladder, big back tv/telly, fat old tv/telly, old tube, van de graaff, x ray, neon * sign, neon light/tube/lamp, big/large/old glass tube, big/fat tube tv/telly/set, trinitron, back of ~ tube, neck of ~ tube, sucker __ tube, anode cap/lead, suction cap/cup __ tube, tube tvs, glass tv tube, crt*, telly tube, tv tube, hv lead, drain/discharge __ tube/crt, charge __ tube, charge left in, discharge the set",
  advisedHighVoltage:
    "your/this crt, your/this tube tv, your/this bug/fly/insect killer/zapper, your/this neon sign, your/this valve amp*, ^discharge __ crt/tube/anode/flyback/capacitor, then/now/first/next/safely/can/should/must/to discharge __ crt/tube/anode/flyback/capacitor",
  toyVehicle:
    "ride on _ electric car, ride on _ ev, toy/rc/model/kid/child/doll _ car/ev/van/motorbike/bike, toy/rc/model motor bike, remote control/controlled car/van, radio control/controlled car/van, toy/rc/model/kid/child/doll/lego/playmobil truck/tractor/jeep/trailer/pickup, sack/hand truck, car model, remote/slot/pedal car",
  fixedThing:
    "fusebox, fuse box, consumer unit, distribution board, wall socket/outlet, power outlet, electrical outlet, light switch, dimmer switch, ceiling light/lamp/rose/fan, pendant light, downlight, recessed light*, bathroom light/extractor/fan, hard wired, hardwired, circuit breaker, rcd, electric shower, power shower, storage heater, house wiring, junction box, cooker switch, light fitting, shaver socket, doorbell transformer, wall light/lamp, outside/outdoor/double/plug/kitchen/bedroom/bathroom/hall/hallway/garage/shed/lounge socket, pull cord switch, light pull, isolator, smart meter, underfloor heating, electric towel rail, cooker point, loft light, spotlights ceiling, house electrics, light fixture, wired in, immersion, fuse board, fuseboard, breaker box/panel, electrical/electric panel/meter, main panel, wires/wiring in the wall/ceiling/loft, socket in/on/from the wall, rewire _ light/socket/house/room",
  notFixed:
    "rcd plug/adapter, plug into ~ wall socket/outlet, smart socket/plug, immersion blender/blenders/circulator/mixer",
  wornThing:
    "shoe/shoes, trainer/trainers, boot/boots, sneaker*, sandal*, slipper*, sock/socks, lunch box, lunchbox, gym/sports bag, rucksack, backpack, jacket, coat, helmet, glove/gloves, tent, sleeping bag, cool box, coolbox, thermos, flask, water bottle",
  coolingThing:
    "fridge, freezer, refrigerator, aircon*, air con*, heat pump, dehumidifier, wine cooler, window/portable ac, ac unit, mini split",
  heatingTextile:
    "heated/heating _ blanket/throw/cushion/sock/socks/glove/gloves, electric/heated/heating blanket/underblanket/overblanket/pad/throw/cushion/mattress/sock/glove, electric/heated/heating under/over blanket, heat pad, underblanket",
  notLithium:
    "mobile home/crane/work/platform/library/heater/heating/aircon*/air/speaker/hoist/base/stand/scaffold*/fan/bench, baby/cot/crib/hanging/musical/wooden/paper/glass/nursery mobile",
  lithiumThing:
    "phone, mobile, galaxy s*/a*/tab/note/z/fold/flip/watch, pixel 2*/3*/4*/5*/6*/7*/8*/9*, smartphone/cellphone, iphone, tablet, ipad, ereader, e reader, kindle, smartwatch, smart watch, powerbank, power bank, laptop, macbook, drone, vape, chromebook, airpods, headset, ebike, e bike, escooter, e scooter, hoverboard, unicycle, cordless, power tool battery, earbud, hearing aid, e cigarette, camera battery, toothbrush battery",
  batteryThing:
    "battery, batteries, lipo, 18650/21700, powerbank, power bank, vape, accumulator, lithium, li ion, battery pack",
  driveThing:
    "ebike, e bike, electric bike/bicycle/scooter/skateboard/unicycle, escooter, e scooter, hoverboard, hover board, pedelec, unicycle",
  driveBattery: "bike/scooter/hoverboard battery/batteries, board battery",
  notDriveBattery:
    "full battery, shows/showing/says/reads ~ battery ~ full/charged/fine/ok/okay, battery says/shows/reads full, battery charged/fine/ok/okay, backpack, back pack, new cell phone, cell phone, cellphone, coin/button cell, battery light/lamp/cover/lid/door/compartment/box/tray/flap, bike/scooter battery/batteries light/lamp/cover/lid, cells in it, cells in the remote",
  gasThing:
    "gas/propane/butane/lpg boiler/stove/oven/hob/cooker/cooktop/range/heater/fire/fireplace/furnace/grill/bbq/barbecue/burner/valve/regulator/pipe/hose/tap/meter/fridge/lamp/lantern/torch/dryer, gas/propane/butane/lpg * boiler/stove/oven/hob/cooker/range/heater/fire/fireplace/furnace/grill/burner/dryer, blowtorch, blow torch/lamp, blowlamp, pilot light/flame, furnace, combi/heating boiler, calor gas, patio heater, water heater gas, gas bottle, wok burner, gas ring, gas supply/line/connection/feed/flow/inlet",
  boilerThing: "boiler, propane, butane, lpg",
  notGas:
    "gas/bbq _ lighter, sits/goes/stands/stood/standing/put/used/use/heated/heat it/them/this/that on _ gas hob/stove/cooker/ring/burner, sits/goes/stands/stood/standing/put/used/heated on _ gas hob/stove/cooker/ring/burner, candle lantern, pot/moka/kettle/pan/coffee/water/milk/tea/oil leak*/drip* on/onto/over ~ gas hob/stove/ring/cooker/burner, gas lift/strut/spring/cylinder/chair, gas lift/strut/spring/cylinder *, pilot hole/drill, camping/camp/backpacking *, camping/camp/backpacking gas *, egg/water/tea/coffee/milk/beer/steam/electric/double/rice/digital boiler, kitchen/a/with/and blowtorch, leave/leaving __ boiler on, turn/turning/switch/switching/shut/shutting __ boiler off, boiler/combi ok without, boiler pressure, gas lamp/lantern/light replica, replica gas lamp/lantern/light, gas effect",
  campingThing:
    "camping/camp/backpacking/hiking stove/cooker/burner/lamp/lantern/heater, camping/camp/backpacking/hiking gas stove/cooker/burner/lamp/lantern/heater, cartridge stove, camping gaz, campinggaz",
  notCamping: "electric/toy/solar/led/battery camp* *",
  burner:
    "boiler, stove, wood burner, woodburner, log burner, gas fire, gas heater, heater, oven, hob, cooker, furnace, generator, fire, flue, chimney, hot tap, on gas, running on gas",
  garageThing: "garage door, torsion spring, up and over door",
  notPressure: "gas lift ~ chair/stool/desk/seat/bed, gas lift office/desk/bar chair/stool",
  notGarage: "garage door handle, garage door remote/opener/fob/key/battery/transmitter",
  pressureThing:
    "gas strut/spring/ram, gas lift, chair cylinder, compressor/air/pressure tank/receiver/vessel, co2/gas/oxygen/propane/butane/helium bottle/cylinder/canister, accumulator tank, aerosol can, expansion vessel, soda siphon, scuba tank, diving/dive cylinder, nitrous *, whipped cream charger, tyre bead, hydraulic ram/jack/accumulator, propane tank, lpg tank",
  childSeat:
    "child/car/baby/booster/infant seat, child/baby/infant car seat, isofix, seatbelt, seat belt, maxi cosi, maxicosi, britax, romer seat, booster ~ car, joie seat, recaro seat, cybex seat",
  notChildSeat: "seat cover/cushion/heater, doll seat, doll/toy car seat, toy seat",
  lifeGear:
    "helmet, climbing/safety/fall harness, climbing rope, carabiner/karabiner, lifejacket/lifevest, life jacket/vest, buoyancy aid, respirator, gas mask, crash hat, parachute, paraglider, riding hat, belay device, fall arrest*, lanyard for height, scuba *, diving regulator, dive computer, avalanche*, quickdraw, abseil*, climbing sling, stab vest, bump cap, harness, sling for climbing, chest/sit harness, flotation vest, climbing gear",
  notLifeGear:
    "helmet hair, helmet light/lamp/camera/bag/intercom/headset, toy helmet, lanyard for pass, scuba bag, dog/cat/horse/pony/guitar/baby/wiring/pram/pushchair/chair harness, harness for ~ dog/cat/horse/pony/puppy",
  alarmThing: "smoke/fire/monoxide/co/heat alarm/detector, fire extinguisher/blanket",
  bearer:
    "ladder, stepladder/loftladder/roofladder, step/loft/roof/extension ladder, stepstool, step stool, kickstep, kick step, scaffold*, punchbag/bag stand/frame/seat/set/chair, garden/child/kid/porch/tree swing, hanging chair, climbing frame/wall, monkey bars, trampoline, zipline, zip line, pull up bar, pullup bar, towbar, tow bar/hook/hitch, roof rack/box/bars, car/trolley/bottle/scissor/floor jack, axle stand, gym/weight bench, chin up bar, hammock, climbing rope, swing, pull up frame, mobile/work platform, trestle, jack stand, tyre/tire/wheel/hydraulic jack",
  notBearer:
    "ladder back/stitch, ladder in tights/stocking*, fire engine *, gnome, hamster, for rats/mice/birds/budgies, toy/doll/bird/model/remote ladder/swing/trampoline, toy/doll/bird/model/remote * ladder/swing/trampoline, ladder lock/stitch/buckle, fell/fallen/falling/dropped/drop off/from/of ~ scaffold/scaffolding/ladder/stepladder",
  cutter:
    "chainsaw, chain saw, saw, jigsaw, mower, lawnmower, hedgetrimmer/hedgecutter, hedge trimmer/cutter, strimmer, trimmer, brushcutter, brush cutter, grinder, drill, planer, router, shredder, power tool, nail gun, lathe, sander, blender, food processor, slicer, mixer, treadmill, chipper, garden shredder, log splitter, meat grinder, mincer, guillotine",
  roomHeater: "heater, oil radiator, oil filled radiator",
  oilLeaks:
    "oil __ leak*/drip*/seep*/ooz*/running/runs/coming/comes, leak*/drip*/losing/loses/oozes/weeps ~ oil",
  cordLoop: "cord/chain/string/bead/pull loop, loop, loops, looped cord/chain/string",
  blindThing: "blind/blinds, roller shade, curtain cord, venetian",
  nearChild: "cot, crib, baby, toddler, child/children, kid/kids, nursery, playpen",
  mercuryTube: "fluorescent tube/bulb, energy saving bulb, cfl, cfl bulb, neon tube",
  tubeBroke:
    "^broke/broken/smashed/shattered, got broken/smashed/dropped, fell ~ and broke/smashed/shattered, broke/broken/smashed/shattered ~ in/on/when/while/to, broke/smashed it, dropped it, in pieces/bits, glass everywhere",
  childToy: "toy, teddy, doll, rattle, baby book, musical book",
  openBlade:
    "chainsaw, chain saw, saw, jigsaw, mower, lawnmower, hedgetrimmer, hedge trimmer/cutter, hedgecutter, strimmer, brushcutter, brush cutter, grinder, drill, planer, lathe, sander, chipper, treadmill, log splitter",
  bedForChild:
    "crib, cot, baby bed, stroller, pushchair, push chair, pram, buggy, highchair, high chair, bunkbed, bunk bed, loft bed, baby gate/carrier/walker/bouncer, bassinet, changing table, stairgate, stair gate, safety gate, playpen, play pen, moses basket, toddler bed, baby swing/seat, jumperoo, cotbed, travel cot",
  notBedForChild:
    "doll/toy pram/cot/crib/buggy/pushchair/stroller/highchair/bed, doll/toy high chair, apricot, golf buggy, bunk bed ladder",
  cycle:
    "bike, bicycle, cycle, tricycle, scooter, ebike, e bike, tandem, trike, pushbike, push bike",
  notCycle: "exercise bike/cycle, spin bike, toy bike/scooter, wash cycle, bike helmet",
  vehicle:
    "car, !van, motorbike, motor bike, motorcycle, moped, vehicle, campervan, camper van, motorhome, lorry, minibus, land rover, quad bike, ford, fiesta, vauxhall, corsa, astra, volkswagen, vw, golf gti, polo, toyota, yaris, renault, clio, peugeot, citroen, nissan, micra, hyundai, kia, skoda, octavia, fiat, mazda, volvo, audi, bmw, mercedes, tesla, honda civic, vespa, subaru, suzuki swift, truck, pickup, tractor, suv, jeep, go kart, trailer, minivan, estate car, people carrier",
  walkingAid: "wheelchair, wheel chair, rollator, walking frame/stick/aid, zimmer frame, crutch",
  notWalkingAid: "toy/doll wheelchair/chair, toy/doll * wheelchair/chair",
  medicalThing:
    "insulin pump, cpap, bipap, pacemaker, defibrillator, !ventilator, oxygen concentrator, nebuliser/nebulizer, stairlift, stair lift, patient hoist, infusion pump, dialysis, hospital bed, mobility scooter, electric/power/powered/motorised/motorized wheelchair, electric/power/powered/motorised/motorized wheel chair, medical device, epipen, feeding pump, glucose monitor/meter, apnoea/apnea machine, oxygen machine, sleep apnoea/apnea *, syringe driver, profiling bed, patient monitor, breathing machine, bath lift, tens machine/unit, patient lift/sling, suction machine, drip pump, blood pressure monitor, oxygen cylinder/tank",
  weaponThing:
    "firearm, shotgun, shot gun, pistol, revolver, rifle, airgun, air gun, ammunition, firework, gunpowder, gun powder, crossbow, stun gun, taser, bear spray, pepper spray",
  notWeapon:
    "hot air gun, toy/water/nerf/cap/squirt/play pistol/rifle/shotgun/revolver, toy/water/nerf/cap/squirt/play shot gun, toy/water/nerf/cap/squirt/play * pistol/rifle/shotgun/revolver, pistol grip, like firework, like * pistol/rifle/shotgun/revolver/firework/cannon, shotgun mic/mike/microphone, shotgun seat/wedding",
  strongLaser:
    "class 3b/4/iv/iiib laser, laser cutter/engraver/module/tube, inside ~ laser, high power laser",
  cameraFlash:
    "camera flash, flashgun, flash gun, disposable camera, speedlite, strobe, flash bit/unit/circuit, flash part, flash out/apart/open, flash __ capacitor",
  besideMicrowave:
    "by/near/beside/above/under/behind/with/on/use/using/from/like/and microwave, by/near/beside/above/under/behind/with/on/use/using/from/like/and the/a/an/my/your/our microwave, next to microwave, next to the/a/an/my/your/our microwave, opposite/alongside/against/around the/a/my/our microwave, use of microwave, use of the microwave, microwave/wave safe/proof/able/dish/plate/bowl/cover/lid/popcorn/meal/shelf/cart/stand/bag/trolley, microwaveable, not/never/no microwave, not/never/no micro wave",
  meantToBurn:
    "lighter, lighters, lighter wand, fire steel, firesteel, firestarter, fire starter/striker/lighter, flint striker, ferro rod, zippo, candle, candles, scented candle, tea light/lights, tealight, tealights, candle holder, oil lamp/lantern, paraffin/hurricane lamp, incense, joss sticks, charcoal bbq/barbecue/grill, charcoal, kettle bbq/barbecue, fire pit/bowl, firepit, chiminea, brazier, bonfire, sparkler, sparklers, pizza oven ~ wood",
  notMeantToBurn:
    "candle warmer/lamp/bulb/bulbs/light/lights, led/electric/battery/flameless candle/candles/tealight/tealights, led/electric/battery/flameless tea light/lights, plug in candle/candles, electric bbq/barbecue/grill/burner, electric incense burner, spark plug, fire/flame effect",
  inertThing:
    "teapot, jug, inner tube, airbed, air bed, balloon, balloons, football, beach ball, book, books, comic, magazine, dvd, dvds, vhs, film, board/card game, puzzle, jigsaw, jumper, sweater, pullover, cardigan, shirt, t shirt, blouse, dress, skirt, tights, trousers, jeans, coat, jacket, scarf, hat, sock, socks, shoe, shoes, boot, boots, glove, gloves, blanket, fleece, cushion, curtain, curtains, tablecloth, towel, rug, carpet, handbag, rucksack, wallet, suitcase, saucepan, frying pan, casserole, mug, plate, bowl, vase, ashtray, ice cube tray, lunch box, lunchbox, tupperware",
  notInert:
    "heated, heating, electric blanket/cushion/pad/rug, massage, massaging, usb, plug, battery, batteries, powerbank, power bank, life jacket, electric frying pan, dressing gown heated, roller shutter, ski/climbing boots, electric*",
  softwareThing:
    "website, web site/page, webshop, blog, spreadsheet, excel, firewall, browser, chrome, firefox, python, javascript, script, source code, video/computer/online game, minecraft, fortnite, zelda, mario, pokemon, roblox, sims, app, apps, banking app, plugin, operating system, windows 7/8/10/11/update, email account, facebook, instagram, whatsapp, netflix, spotify",
  notHighVoltage: "high voltage ~ test/tested/tester, tested _ high voltage",
  cellThing:
    "dashcam, dash cam, gopro, action cam/camera, satnav, sat nav, watch, headphone, headset, controller, mp3, ipod, psp, jump starter, walkie talkie, baby monitor, razor, shaver, toothbrush, torch, nintendo, game console, gps, tracker, speaker bluetooth, bluetooth speaker, camera battery, robot vacuum/hoover/mop/mower/lawnmower, roomba, robovac",
  spinThing:
    "washing machine, washingmachine, washer, dryer, drier, tumbledryer, centrifuge, salad spinner electric, cement mixer",
  computerThing:
    "laptop, notebook, netbook, ultrabook, macbook, chromebook, pc, computer, desktop, workstation, imac, mac mini/pro, server, nas, console, playstation, ps2, ps3, ps4, ps5, xbox, projector, beamer",
  busyFan:
    "fan ~ loud/louder/noisy/noisier/screaming/screams/roaring/roars/howling/howls/whining/whines/whirring/racing/blowing/crazy/mad/nuts/nonstop, fan ~ spin/spins/spinning/run/runs/running fast/faster/nonstop/constantly, fan ~ full speed/blast/tilt, fan ~ always/constantly/permanently on/running, loud/noisy/screaming/roaring/howling fan, sound/sounds/noise like _ jet/plane/aeroplane/airplane/helicopter/hoover/hairdryer",
  wetInsideThing:
    "washing machine, washingmachine, washer, dishwasher, dish washer, dishwashing machine, fridge, refri*/rerigerator, freezer",
  supplyBlock: "charger, adapter, adaptor, power supply, plug, extension, power strip",
  cordThing:
    "extension lead/cord/cable/reel, cable reel, power lead/cord/cable, mains lead/cable/cord",
  glowsRightly:
    "toaster, heater, grill, hob, fire, fireplace, lamp, light, lights, lantern, candle, oven, cooker, ring, valve amp*/radio, element, led, mouse, keyboard, stove, bbq, barbecue, iron ~ light",
};
