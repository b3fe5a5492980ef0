/** English words for fire, smoke, gas, batteries and the signs of them in the body. */
export const enFire = {
  smokes:
    "smoke/smoked/smoking/smokey/smoky, wisp of/coming, puff/puffs/plume/cloud of smoke, went/gone/go up in a puff, little wisps, wisps, smoulder*/smolder*, fumes coming/came/from inside, magic smoke, went up in smoke, smokes, smouldered, fumes came/coming/pour/poured, fumes from, grey cloud, puffs of, vapour from the motor/plug/battery, smok, smoek",
  notSmoke:
    "smoked when i seasoned, smokes/smoked while/when seasoning, electric/food/fish/pellet/bbq/my smoker, smoker ~ smoke, enough smoke, smoke/smokes meant to come, incense burner, incense, smoky/smoked kipper/kippers/fish/bacon/cheese, smoky since/because, called/titled/named smoke/smoking, called/titled/named * smoke/smoking, smoke stack/stacks/bomb, smells of smoke from/after the, smoke from ~ campfire/bonfire/fire/bbq, campfire/bonfire smoke, smoke alarm/detector/machine/ingress/damage/stain*/grey/gray/free/signal/ring, smoked glass/plastic/perspex/acrylic/salmon/paprika/lid/lens/cheese/fish, cigarette/tobacco/cigar/bbq/barbecue/wood/incense smok*, smoking/smoked/smoke a cigarette, smoking/smoked/smoke cigarette/room/jacket/household/home/area, non/never/quit/stopped smok*, holy smoke, wisp of hair/hay/steam/fluff, meat smoker, smoke point, suck/sucks/sucking/extract/extracts/draw/draws/clear __ smoke, smoke from cooking, cooking smoke, smoky/smokey/smoked taste/flavour/flavor/bacon/eyes, smoke coloured/colored/tinted/tint/effect/glass/colour/color/bubble/black/brown, smoky/smokey/smoked quartz/eye/glass/grey/gray, smokers",
  onFire:
    "on/catch/catches/catching/caught/set/sets ~ fire, on/set/sets on fire, fire started, burst into flame, flames, flamed, a/an/big/huge/large/small/little/open/naked flame, up in flames, ignited itself, set light to, set alight, was/went alight, nearly burnt/burned down, inferno, shot/spat/spits/shoots/throws/threw/belched flames/flame/fire, caught light/alight, caught on fire, burst into flame/flames, flames came/shot/coming/licking out, flame came/shot out, on the verge of fire, flame came/comes/coming up, flames/flame came/shot, flame at/from/in ~ back/side/plug/switch",
  notFire:
    "painted/fake/pretend/plastic flame/flames/fire, flame/log/fire/coal effect, effect __ flame/flames, called/titled/named inferno/fire/flame/flames/blaze/burning/firestarter/ignite/ignited, kindle/amazon fire/fires, set/game/games/up on fire hd/stick/tv/tablet, fire hd/stick/tv/tablet/engine/truck/wire/place/pit/guard, on/burn/burns/burned/burnt a cd/cds/dvd/disc, flames is/are/burn/burns/goes/go/went/jump/jumps/flicker/flickers/get/gets/got/lift/lifts/turn/turns/stay/stays/was/were, flame effect/failure/retardant/resistant/proof, effect/gas/blue/yellow/orange/weak/pilot/fake/stove/stoves/hob/burner/candle/small/low flame/flames, rapid fire, fire up, cease fire, sale fire",
  sparks:
    "spark/sparked/sparking/sparkles/sparky/sparkin, arced/arcing/arc/arcs, lightning inside/in, mini lightning, like a sparkler, firework display, shower of bright/light/stars, bright bits/specks/dots, like fireworks/sparklers/welding, mini fireworks, blue/little/tiny/small/bright/white flash/flashes, flashes/flash inside/from/at/where/behind/under/near, blue flicker, fireworks",
  notSparks:
    "lost __ spark, spark plug, sparkl* water/wine/clean, sparkly, sparkling, dji/chevrolet/chevy spark, igniter/ignition/lighter/piezo __ spark/sparks/sparked/sparking, no spark, spark not/igniter, spark joy, sparks joy, spark ignition, arc lamp/shape/welder, make an arc, campfire/bonfire/fireplace/barbecue spark/sparks, spark/sparks from ~ campfire/bonfire/fireplace/barbecue/fire, spark/sparks of/from ~ campfire/bonfire/fire/cigarette/grinder",
  smells:
    "smell/smells/smelled/smelling/smelly/smelt, odour, odor, stink/stinks/stinking/stank, stench, aroma, reek/reeks/reeking, whiff/whiffs, pong/pongs, niff, hum like, scent, whiffs, whiffy",
  burnt:
    "burn/burns/burned/burning/burnt/burny, singed/singeing, scorch*, fire, hot, melt*, charred, toasted, bonfire, frazzled, smoky, burnt out, train set, scalextric, bonfire, matches, fireworks, frying, frazzle, cooking electrics/wires/plastic, overheating, electrical, singed, tarry, hot plastic/rubber/metal/electrics/wiring/dust/tar, feathers, crispy, barbecue, bbq, campfire",
  burningSmell:
    "acrid/fishy/electrical/ozone/hot smell/smells/odour/odor, hot plastic/metal/oil/electrical/rubber/dust smell, smell/smells/smelled/smelling/smelt like/of ~ fish/ozone/electrics/electrical, burning plastic/rubber/electrics/wire/wires/insulation, smell/smells/smelt hot/fishy/electrical, smell/smells/smelled/smelling/smelt/stinks/stank/reeks/stink/whiff/pong like/of _ tar/bitumen/hairdryer/soldering/solder/fish/ozone/creosote/singed/bonfire, smell/smells/smelled/smelt like a hairdryer, burning dust smell, electric/electricky/electrics/electronic smell, smell/smells/smelt/smelled/smelling electric/electricky, funny/weird/strange electric/electrical smell, hot dust smell",
  burnsNow:
    "motor/cable/cord/lead/flex/wire/wires/plug/socket/switch/board/transformer/adapter/charger ~ burning/smouldering/smoldering/glowing/glows/smoulders, glowing/burning inside, red hot inside, red hot, glowing red/orange, embers",
  harmlessBurning:
    "burn/burns/burnt/burning/burned ~ toast/food/cake/bread/coffee/cd/dvd/disc/milk/rice/candle/sugar/dinner/egg/meat/wood/calories, burn/burns/burnt/burning/burned my/some/the food/cake/toast/bread, toast/food/cake/bread/coffee/milk/rice __ burn/burnt/burning/burned/burns, toast/food/cake/bread/coffee/milk/rice/candle smells/smell/smelling/smelt, burnt orange/offering/sienna, burns calories, hot glue, red hot chili/chilli, hot pink, hot water/air smell, hot chocolate/dog/wheels/tub/spot/swap/rod/key, scorched earth, burn/scorch/scorched/burnt/singed/brown mark/marks/patch/hole from/by/off/of ~ iron/cigarette/candle/ember, scorched by ~ iron, toast/bread/food/cake/crust/chips/meat/waffle/waffles/rice/coffee/water/dinner/slices/slice/loaf __ brown/browner/black/blacker/dark/golden, brown/browner/black/dark ~ toast/bread/slice, crumbs/crumb __ burn/burns/smell/smells/burning/burnt/smoke",
  bangs:
    "loud/big/huge/large/great/small bang, with a bang, went/goes/go/going bang, heard/made a bang, a bang, bang/banged/bangs and/then/when, explod*, explosion, blew up, blown up, blows up, loud/big pop, pop/popped and flash, pop and a flash, flash and bang/pop, flash and a bang/pop, blue/big/bright/white flash, flash of blue/light/white/fire, went/go/goes pop/boom/kaboom, went off like, flash/flashed behind/inside/from, blew its top, pop/popped/pops __ flash, flash __ pop/bang, was a flash, saw a flash, a flash and/then, flashed and, big spark, bang and/then, went pop/phut/fzzt/phutt, pop __ flash/smoke/sparks/dark, big pop, loud crack ~ and, blue flash, flash __ handle/plug/switch/socket, ^boom, ^kaboom, goes/went kaboom, ^phut, ^fzzt, bang went, banged once/twice, flash and/then, pop/pops/popped/popping loudly/once, with a pop/crack, glass ~ blew/burst/explod*, door glass _ blew/burst/explod*, pop/popped/pops ~ flash, went pop, heard ~ pop/bang/crack, a pop then, pop then, a pop and, went pop and",
  burstPart:
    "blew/flew/shot ~ lid/portafilter/cap/valve/nozzle/handle off, lid/portafilter/cap/valve/nozzle ~ blew/flew/shot ~ off/out, capacitor/cell/transformer/adapter/charger/plug has/have/had/just ~ exploded/burst, capacitor/cell/transformer/adapter/charger/plug exploded/burst, capacitor/cell/transformer/adapter/charger/plug ~ blew/blown up",
  notBang:
    "light/bulb/lamp ~ inside went pop, light/bulb/lamp went/popped pop, light/bulb/lamp popped, pad/pads/pod/pods/egg/eggs/popcorn/bag/foil __ explode/explodes/exploded/burst/bursts, balloon/balloons/egg/eggs/popcorn/bubble/bubbles/potato/sausage/bottle/bag/football/ball/bead/beads ~ keep/keeps/keeping explod*/popping/popped/exploded/burst/bursting, balloon/balloons/egg/eggs/popcorn/bubble/potato/sausage/ball ~ explod*/pop*, explosion/explosions on/in/at the/chapter/scene/box/cover/end/film/level, says/called/titled explosion/explosions/bang/boom, bang and olufsen, bang olufsen, fuse/bulb ~ blew/blown/blows up, not/unexploded exploded, unexploded, exploded view/diagram, bang for, bang on, bangs and walk*/shak*/jump*/moves/vibrat*/rattl*/thump*/knock*/clatter*/hops/danc*/wobbl*, bangs when _ spin*/turn*/fill*/walk*/heat*/cool*/run*/wash*, blew me away, head banging, pop up, pop song/music, pop corn, flash drive/memory/card/player, bigger bang",
  batteryCell: "battery, batteries, batterys, cell, pack, lipo",
  swells:
    "swell/swelled/swelling/swollen/swole, bulg*, bloat*, puffed/puffy/puffing, puff/puffs ~ up/out, expand/expanded/expanding, balloon*, inflated, fat/fatter, domed, pillow, pregnant, blown up like, popping out, like a cushion, distended, bulgy, fat in, inflating, ballooned, banana, swells, swelling, ballooning, puffed, puffing, fattened, fat so, so fat, pillowed, pillowy, blown up, blew up like",
  pierced:
    "punctur*, pierc*, burst, stabbed, nail through, drilled into, dent/dented, crushed, screw through, squashed, cut into, bent",
  ventsGas:
    "hiss/hisses/hissing/hissed, vent/vented/venting, smoke*, fizz*, sizzl*, spit*, spat, sparks, fumes, crackl*, pop/popped/pops/popping",
  sweetSmell:
    "sweet/chemical/solvent/fruity/funny/weird smell/smells/smelling, smells/smell/smelling ~ sweet/chemical/fruity, nail varnish, nail polish, acetone, pear drops, solvent",
  batteryHot:
    "battery/pack/cell/cells ~ too/very/burning/really/red/extremely/so/scalding hot, battery/pack/cell/cells get/gets/got/getting ~ hot, too hot to hold/touch, hot _ burnt/burned my, hot/boiling/roasting/scalding/burning in my/his/her/the pocket/bag/handbag/rucksack/trousers, burned/burnt my leg/thigh/pocket, battery/pack __ gets/got/getting/is/was ~ hot/scorching/boiling",
  hotOnCharge:
    "get/gets/got/go/goes/went/become/becomes/run/runs/is/was ~ hot __ while/when/during/on/if/whilst ~ charge/charged/charging/charger, hot __ charging, get/gets/got/go/goes/went/become/becomes/run/runs/is/was __ hot/boiling/roasting/scalding/burning __ while/when/during/on/if/whilst __ charge/charged/charging, charg* __ too/burning/scalding/boiling/roasting/really/very hot",
  spicyPillow: "spicy pillow",
  screenLifts:
    "back/screen/glass/case/trackpad/touchpad/display/keyboard _ pushed/pushing/bulging/lifting ~ up/out, screen/display/back/cover/case/trackpad/touchpad ~ bulg*/swollen, screen/display/back/cover/case/trackpad/touchpad ~ pushed up/out, screen/display/back/cover/case/trackpad/touchpad _ lifting",
  partRises:
    "back/screen/glass/case/casing/cover/trackpad/touchpad/display/front/keyboard/body/lid __ lifted/raised/lifts/lifting/bowed/warped/bulg*/splitting/risen/rising/bending/bent/humped, back/screen/glass/case/casing/cover/trackpad/touchpad/display/front __ come/coming/came away, back/screen/glass/case/casing/cover/trackpad/touchpad/display/front/keyboard __ popped/pushed/pushing/popping/forced out/up/open, trackpad/touchpad _ hard to press, back/screen/glass/case/casing/cover/trackpad/touchpad/display/front __ sit/lie/lay/close flat, back/screen/glass/case/casing/cover/display ~ not flat, wobbles/rocks on ~ table, thicker than, gap between ~ screen/case, case _ splitting/opening, fat in the middle, back/screen/glass/case/cover/display __ popping/popped/pinging/coming off/away, gone/going bendy, banana shaped, water/sea/toilet/sink/rain/canal/bath/pool/wash __ hot/warm/heats/warming/heating, battery/back/screen/case/cover ~ pushing/bowing/bowed/curving/curved/lifting/lifts/splitting/popping, bulge/bulges behind/under/in, bowed out",
  notBatteryFault:
    "pressure washer *, toilet *, wash basin *, battery cover/door/lid/compartment *, screen/glass cracked/smashed, puffed rice, puff jacket, puff/puffs of/from ~ air/wind/breath/fan/vent/vents/outlet, battery/batteries/cell contact/contacts/terminal/terminals/spring/springs/clip/clips/holder/tab/tabs/connector/connectors/case/box/tray/bay/door",
  opensCell:
    "rewrap*, wrapper/sleeve/plastic ~ torn/ripped/split, open/opening/prise/prising/prying/split/crack ~ cell/pack/casing/up, open it/them up, pin, needle, let the air/gas out, solder*, charge the cell, charge _ directly, bypass the bms, cells, usb lead, open/opening it, take/taking it apart, get/getting inside, wrap ~ off/torn/ripped/split/damaged, tore/torn/ripped _ wrap/sleeve/wrapper",
  opensPack:
    "rebuild/rebuilt/rebuilding _ battery/pack/cells, recell*, replace/replacing/replaced/new/swap/swapping/swapped ~ cells, replace/replacing/swap/swapping the/some/single/bad cells, new/replace/replacing single/bad cells, open/opened/opening ~ pack, open/opened/opening _ battery pack",
  drivePart: "battery, batteries, pack, cell, cells",
  gasSmell:
    "smell/smells/smelled/smelling/smelt __ gas, smell/smells/smelled/smelling/smelt gas, gas smell/odour/odor/leak*/escap*/whiff/pong, leak/leaks/leaking/leaked ~ gas, leak of gas, whiff/whif/wiff/wif/pong/stink of gas, rotten egg*, eggy smell, smell/smells _ eggs, carbon monoxide, eggy, egg smell, smell/smells ~ egg/eggs, smells/smell/smelled/smelt/smelling gassy, gassy smell, hissing ~ from the gas/pipe/hose/bottle/regulator, gass, smell/smells/smelt/whiff/whif/wiff/stink __ gass",
  coAlarm:
    "monoxide/co alarm/detector ~ off/sound*/go*/beep*/scream*/ring*/trigger*/chirping/bleeping/when/whenever, co/monoxide alarm/detector went/keeps/is/was/has ~ off/sound*/beep*/go*/sounded, co/monoxide alarm/detector goes/went, monoxide/co alarm/detector bleep*/alarm*/flashing/red",
  coThing: "carbon monoxide, monoxide, co alarm/detector/monitor",
  bleachWord:
    "bleach, bleaches, bleached, domestos, clorox, chlorine, javel, hypochlorite, thick bleach, mould/mold spray/remover, cillit bang black",
  acidWord:
    "vinegar, citric acid, citric, lemon juice, acid, descaler, descaling, limescale remover/cleaner, viakal, harpic, ammonia, toilet cleaner, brick cleaner, rust remover, surgical/methylated/white spirit, rubbing/isopropyl alcohol",
  drainCleaner:
    "drain/sink unblocker, drain/sink/oven cleaner, caustic soda, lye, mr muscle, drano, mould/mold spray/remover",
  fumesFelt:
    "fume/fumes, gas, vapour/vapor/vapours, cough*, chok*, sting/stings/stinging/stung, eyes burn/burning/burnt/burned/sting/water/watering/hurt, burn/burns/burning/burned/burnt __ eyes/throat/nose/lungs/chest, throat burns/burning/hurts/sore/stings, hard to breathe/breath, cant/cannot/couldnt/trouble/difficulty breathe/breathing, breathless, wheez*, smell/smells/smelled/smelt/smelling/stink/stinks/reeks __ chlorine/swimming/bleach/pool, chlorine smell, fizz*, foam/foamed/foaming, hiss*, bubbl*, smoke/smoking",
  hurtByFumes:
    "cough*, chok*, eyes burn/burning/burnt/burned/sting/stinging/streaming/hurt, burn/burns/burning/burned/burnt __ eyes/throat/nose/lungs/chest, throat burns/burning/stings, hard to breathe/breath, cant/cannot/couldnt/trouble/difficulty breathe/breathing, breathless, wheez*, sick/dizzy/faint from ~ fumes/smell, fumes ~ made/make me, yellow/green/greenish fumes/gas/vapour/cloud/smoke",
  chlorineGas:
    "chlorine/chloramine gas, mixed bleach/chemicals/cleaners, mixed ~ cleaning products/chemicals/cleaners, green/yellow/greenish/yellowish gas/fumes",
  notGasLeak:
    "egg/eggs/eggy ~ drum/drain/sink/drawer/fridge/plastic/washing/tray/pan/lunch, egg smell wont/will/doesnt/cant, egg/eggs/eggy __ drum/drain/sink/fridge/plastic, refrigerant/coolant gas, monoxide alarm/detector needs, monoxide detector without",
  sickFromIt:
    "headache, head ache, dizzy/dizziness, drowsy, sleepy, nausea, nauseous, sick, fainted, feel/feeling/felt faint, sore head, light headed, lightheaded, feel/feeling/felt ill/queasy/rough/groggy, groggy, confused, passed out, headaches, light head, head hurts/aches/pounding, woozy, feel/felt/feels/makes ~ ill/sick/sleepy/faint/dizzy/funny, fumes in ~ room/house/kitchen/lounge/caravan, fumes coming",
  gasFault:
    "no hot water, no heating/heat/flame/flames/pressure, not/doesnt/wont/cannot/cant _ ignite/light, hot water, radiator, heating, ignit*, light/lights/lighting, flame, pressure, flue, leak*, hiss*, gas, pilot, went out",
  campingFault:
    "cartridge, smell*, leak*, hiss*, valve, hose, regulator, jet, nozzle, burner, flame, gas, not/doesnt/wont _ light*/ignite*/burn*, burn/burns, roar/flare/flares",
  fuelLeaks:
    "petrol/fuel/diesel _ leak*/smell/spill*/drip*/pour*/weep*, petrol/fuel/diesel _ running/runs/coming out, petrol/fuel/diesel runs/running out of, drip*/weep*/leak*/puddle/reek* petrol/fuel/diesel, drip*/weep*/leak*/puddle/reeks/stinks ~ petrol/fuel/diesel, smell* _ petrol/fuel, pool/puddle of petrol/fuel/diesel, wet with petrol/fuel",
  glows:
    "glow/glows/glowing/glowed/aglow, see/saw/seen/seeing ~ orange/red/glow, orange/red light/glow inside/under*, cherry red",
  glowPlace:
    "inside, vent/vents, grille, slot/slots, underneath, underside, under it, bottom, base, casing, case, body, plug, socket, cable, cord, flex, lead, switch, motor, wire/wires, back of, adapter, adaptor, charger, handle",
  notGlow:
    "light/lights/led/leds/lamp/button/buttons/display/screen/indicator/logo/ring/element/elements/bar/bars/neon/keyboard/clock/filament/valve/valves/tube/tubes/bulb/mouse/strip/icon/symbol/dial/numbers/charcoal/coals/embers/burner/dot/dots __ glow*/lit, glow/glows/glowing ~ light/led/lamp/button/blue/green/white/purple, glow in the dark, glow worm/stick/plug, see/saw ~ red/orange light/led/button/lamp, see/saw ~ orange/red eye",
};
