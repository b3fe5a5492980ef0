/** English words for fire, smoke, gas, batteries and the signs of them in the body. */
export const enFire = {
  smokes:
    "smoke/smoked/smoking/smokey/smoky, wisp of/coming, puff/plume/cloud of smoke, went/gone/go up in a puff, little wisps, wisps, smoulder*/smolder*, fumes coming/came/from inside, magic smoke, went up in smoke, fumes came/coming/pour/poured, fumes from, grey cloud, puffs of, vapour from the motor/plug/battery, smok, smoek",
  notSmoke:
    "smoked when i seasoned, smokes/smoked while/when seasoning, electric/food/fish/pellet/my smoker, smoker ~ smoke, enough smoke, smoke meant to come, incense burner, incense, smoky/smoked kipper/fish/cheese, smoky since/because, called/titled/named smoke/smoking, called/titled/named * smoke/smoking, smoke stack/bomb, smells of smoke from/after the, smoke from ~ campfire/bonfire/fire/bbq, campfire/bonfire smoke, smoke alarm/detector/machine/ingress/damage/stain*/grey/gray/free/signal/ring, smoked plastic/perspex/acrylic/salmon/paprika/lid/lens, cigarette/tobacco/cigar/bbq/barbecue/wood/incense smok*, smoking/smoked/smoke a cigarette, smoking/smoked/smoke cigarette/room/jacket/household/home/area, non/never/quit/stopped smok*, holy smoke, wisp of hair/hay/steam/fluff, meat smoker, smoke point, suck/sucking/extract/draw/clear __ smoke, smoke from cooking, cooking smoke, smoky/smokey/smoked taste/flavour/flavor/bacon, smoke coloured/colored/tinted/tint/effect/glass/colour/color/bubble/black/brown, smoky/smokey/smoked quartz/eye/glass/grey/gray, smokers, pipe/cigar smoke, smoked in/on it, glass/window/pane/lining ~ black/brown/sooty with/from ~ smoke, glass/window/pane ~ goes/turns/gets/is/gone ~ black/brown/sooty with/from smoke",
  onFire:
    "on/catch/catching/caught/set ~ fire, on/set on fire, fire started, burst into flame, flames, flamed, a/an/big/huge/large/small/little/open/naked flame, up in flames, ignited itself, set light to, set alight, was/went alight, nearly burnt/burned down, inferno, shot/spat/spits/shoots/throws/threw/belched flame/fire, caught light/alight, caught on fire, flames coming/licking out, flame came/shot out, on the verge of fire, flame came/comes/coming up, flame came/shot, flame at/from/in ~ back/side/plug/switch",
  notFire:
    "will/would ~ catch/set/start _ fire, painted/fake/pretend/plastic flame/fire, flame/log/fire/coal effect, effect __ flame, called/titled/named inferno/fire/flame/blaze/burning/firestarter/ignite/ignited, kindle/amazon fire, set/game/up on fire hd/stick/tv/tablet, fire hd/stick/tv/tablet/engine/truck/wire/place/pit/guard, on/burn/burned/burnt a cd/cds/dvd/disc, flames is/are/burn/goes/go/went/jump/flicker/get/got/lift/turn/stay/was/were, flame failure/retardant/resistant/proof, gas/blue/yellow/orange/weak/pilot/stove/hob/burner/candle/small/low flame, rapid fire, fire up, cease fire, sale fire, place/site/inbox/website/phone/shop/internet/server is on fire lol/haha, place/internet/inbox/server/world is on fire, on fire lol/haha/today, youre fired, playing with fire, in flames about/over, on fire about/over",
  sparks:
    "spark/sparked/sparking/sparkles/sparky/sparkin, arced/arcing/arc, lightning inside/in, mini lightning, like a sparkler, firework display, shower of bright/light/stars, bright bits/specks/dots, like fireworks/sparklers/welding, mini fireworks, blue/little/tiny/small/bright/white flash, flash inside/from/at/where/behind/under/near, blue flicker, fireworks",
  notSparks:
    "lost __ spark, spark plug, sparkl* water/wine/clean, sparkly, sparkling, dji/chevrolet/chevy spark, igniter/ignition/lighter/piezo __ spark/sparked/sparking, no spark, spark not/igniter, spark joy, spark ignition, arc lamp/shape/welder, make an arc, campfire/bonfire/fireplace/barbecue spark, spark from ~ fireplace/barbecue, spark of/from ~ campfire/bonfire/fire/cigarette/grinder",
  smells:
    "smell/smelled/smelling/smelly/smelt, odour, odor, stink/stinking/stank, stench, aroma, reek/reeking, whiff, pong, niff, hum like, scent, whiffy",
  burnt:
    "burn/burned/burning/burnt/burny, singed/singeing, scorch*, fire, hot, melt*, charred, toasted, bonfire, frazzled, smoky, burnt out, train set, scalextric, matches, fireworks, frying, frazzle, cooking electrics/wires/plastic, overheating, electrical, tarry, hot plastic/rubber/metal/electrics/wiring/dust/tar, feathers, crispy, barbecue, bbq, campfire",
  burningSmell:
    "acrid/fishy/electrical/ozone/hot smell/odour/odor, hot plastic/metal/oil/electrical/rubber/dust smell, smell/smelled/smelling/smelt like/of ~ fish/ozone/electrics/electrical, burning plastic/rubber/electrics/wire/insulation, smell/smelt hot/fishy/electrical, smell/smelled/smelling/smelt ~ fishy, smell/smelled/smelling/smelt/stank/reeks/stink/whiff/pong like/of _ tar/bitumen/hairdryer/soldering/solder/fish/ozone/creosote/singed/bonfire, smell/smelled/smelt like a hairdryer, burning dust smell, electric/electricky/electronic smell, smell/smelt/smelled/smelling electric/electricky, funny/weird/strange electric/electrical smell",
  burnsNow:
    "motor/cable/cord/lead/flex/wire/plug/socket/switch/board/transformer/adapter/charger ~ burning/smouldering/smoldering/glowing/glows/smoulders, glowing/burning inside, red hot, glowing red/orange, embers",
  harmlessBurning:
    "hot wash/water/cycle/programme/program/rinse, burn/burnt/burning/burned ~ toast/food/cake/bread/coffee/cd/dvd/disc/milk/rice/candle/sugar/dinner/egg/meat/wood/calories, burn/burnt/burning/burned my/some/the food/cake/toast/bread, toast/food/cake/bread/coffee/milk/rice __ burn/burnt/burning/burned, toast/food/cake/bread/coffee/milk/rice/candle smell/smelling/smelt, burnt orange/offering/sienna, hot glue, red hot chili/chilli, hot pink, hot water/air smell, hot chocolate/dog/wheels/tub/spot/swap/rod/key, scorched earth, burn/scorch/scorched/burnt/singed/brown mark/patch/hole from/by/off/of ~ iron/cigarette/candle/ember, scorched by ~ iron, toast/bread/food/cake/crust/chips/meat/waffle/rice/coffee/water/dinner/slice/loaf __ brown/browner/black/blacker/dark/golden, brown/browner/black/dark ~ toast/bread/slice, crumb __ burn/smell/burning/burnt/smoke, pizza/cheese/lasagne/lasagna/sauce/jam/porridge/pancake/pancakes/popcorn/soup/stew/fat/potatoes/biscuits/cookies/pie __ burn/burnt/burned/burning/burns/charred, burn/burnt/burned/burning/burns/charred/smell/smells ~ of ~ pizza/cheese/lasagne/lasagna/sauce/jam/porridge/pancake/pancakes/popcorn/soup/stew/fat/potatoes/biscuits/cookies/pie, burn/burnt/burned ~ pizza/cheese/lasagne/lasagna/sauce/jam/porridge/pancake/pancakes/popcorn/soup/stew/fat/potatoes/biscuits/cookies/pie, chilli/pepper/spice/onion/onions __ burn/burns/burning ~ nose/eyes/tongue, toast/food/cake/bread/coffee/milk/rice/toasties/waffles/bagels __ burn/burnt/burning/burned/burns/charred/scorched/singed/blackened",
  bangs:
    "loud/big/huge/large/great/small bang, with a bang, went/goes/go/going bang, heard/made a bang, a bang, bang/banged and/then/when, explod*, explosion, blew up, blown up, blows up, loud/big pop, pop/popped and flash, pop and a flash, flash and bang/pop, flash and a bang/pop, blue/big/bright/white flash, flash of blue/light/white/fire, went/go/goes pop/boom/kaboom, went off like, flash/flashed behind/inside/from, blew its top, pop/popped __ flash, flash __ pop/bang, was a flash, saw a flash, a flash and/then, flashed and, big spark, went phut/fzzt/phutt, pop __ smoke/sparks/dark, loud crack ~ and, flash __ handle/plug/switch/socket, ^boom, ^kaboom, ^phut, ^fzzt, bang went, banged once/twice, flash and/then, pop/popped/popping loudly/once, with a pop/crack, glass ~ blew/burst/explod*, door glass _ blew/burst/explod*, heard ~ pop/bang/crack, a pop then, pop then, a pop and, went pop and",
  burstPart:
    "blew/flew/shot ~ lid/portafilter/cap/valve/nozzle/handle off, lid/portafilter/cap/valve/nozzle ~ blew/flew/shot ~ off/out, capacitor/cell/transformer/adapter/charger/plug has/have/had/just ~ exploded/burst, capacitor/cell/transformer/adapter/charger/plug exploded/burst, capacitor/cell/transformer/adapter/charger/plug ~ blew/blown up",
  notBang:
    "bangs/banging when/as/while it/the __ spin/spins/spinning, light/bulb/lamp ~ inside went pop, flash of ~ picture/screen/image/logo/menu, flash _ picture/screen _ switch, light/bulb/lamp went/popped pop, light/bulb/lamp popped, pad/pod/egg/popcorn/bag/foil __ explode/exploded/burst, balloon/egg/popcorn/bubble/potato/sausage/bottle/bag/football/ball/bead ~ keep/keeping explod*/popping/popped/burst/bursting, balloon/egg/popcorn/bubble/potato/sausage/ball ~ explod*/pop*, explosion on/in/at the/chapter/scene/box/cover/end/film/level, says/called/titled explosion/bang/boom, bang and olufsen, bang olufsen, fuse/bulb ~ blew/blown/blows up, not/unexploded exploded, unexploded, exploded view/diagram, bang for, bang on, bangs and walk*/shak*/jump*/moves/vibrat*/rattl*/thump*/knock*/clatter*/hops/danc*/wobbl*, bangs when _ spin*/turn*/fill*/walk*/heat*/cool*/run*/wash*, blew me away, head banging, pop up, pop song/music, pop corn, flash drive/memory/card/player, bigger bang, im/i/he/she/boss/head/brain/wife/husband/mum/dad/we ~ about/going/gonna/ready to explode/burst, about/going to explode with, head/brain/boss/wife/mum/dad/inbox __ explode/explodes/exploded/exploding, my mind blown, slam/slams/slammed/shut/shuts/closes __ bang, bang/bangs/banged shut/closed/into/against",
  batteryCell: "battery, batteries, cell, pack, lipo",
  swells:
    "swell/swelled/swelling/swollen/swole, bulg*, bloat*, puffed/puffy/puffing, puff ~ up/out, expand/expanded/expanding, balloon*, inflated, fat/fatter, domed, pillow, pregnant, blown up like, popping out, like a cushion, distended, fat in, inflating, banana, fattened, fat so, so fat, pillowed, pillowy, blown up, blew up like, pushing/pushes/pressing out from inside",
  pierced:
    "punctur*, pierc*, burst, stabbed, nail through, drilled into, dent/dented, crushed, screw through, squashed, cut into, bent",
  ventsGas:
    "hiss/hissing/hissed, vent/vented/venting, smoke*, fizz*, sizzl*, spit*, spat, sparks, fumes, crackl*, pop/popped/popping, white/grey/gray vapour/vapor, vapour/vapor __ charge/charging/charger",
  sweetSmell:
    "sweet/chemical/solvent/fruity/funny/weird smell/smelling, smell/smelling ~ sweet/chemical/fruity, nail varnish, nail polish, acetone, pear drops, solvent",
  batteryHot:
    "battery/pack/cell ~ too/very/burning/really/red/extremely/so/scalding hot, battery/pack/cell get/got/getting ~ hot, too hot to hold/touch, hot _ burnt/burned my, hot/boiling/roasting/scalding/burning in my/his/her/the pocket/bag/handbag/rucksack/trousers, burned/burnt my leg/thigh/pocket, battery/pack __ gets/got/getting/is/was ~ hot/scorching/boiling",
  hotOnCharge:
    "get/got/go/goes/went/become/run/is/was ~ hot __ while/when/during/on/if/whilst ~ charger, hot __ charging, get/got/go/goes/went/become/run/is/was __ hot/boiling/roasting/scalding/burning __ while/when/during/on/if/whilst __ charge/charged/charging, charg* __ too/burning/scalding/boiling/roasting/really/very hot",
  spicyPillow: "spicy pillow",
  screenLifts:
    "back/screen/glass/case/trackpad/touchpad/display/keyboard _ pushed/pushing/bulging/lifting ~ up/out, screen/display/back/cover/case/trackpad/touchpad ~ bulg*/swollen, screen/display/back/cover/case/trackpad/touchpad ~ pushed up/out, screen/display/back/cover/case/trackpad/touchpad _ lifting",
  brokenHinge: "hinge/hinges ~ crack*/broke*/snapped, crack*/broken/snapped _ hinge/hinges",
  partComesAway:
    "back/screen/glass/case/casing/cover/trackpad/touchpad/display/front __ come/comes/coming/came away",
  partRises:
    "back/screen/glass/case/casing/cover/trackpad/touchpad/display/front/keyboard/body/lid __ lifted/raised/lifts/lifting/bowed/warped/bulg*/splitting/risen/rising/bending/bent/humped, back/screen/glass/case/casing/cover/trackpad/touchpad/display/front/keyboard __ popped/pushed/pushing/popping/forced out/up/open, trackpad/touchpad _ hard to press, back/screen/glass/case/casing/cover/trackpad/touchpad/display/front __ sit/lie/lay/close flat, back/screen/glass/case/casing/cover/display ~ not flat, wobbles/rocks on ~ table, thicker than, gap between ~ screen/case, case _ opening, fat in the middle, back/screen/glass/case/cover/display __ popping/popped/pinging/coming off/away, gone/going bendy, banana shaped, water/sea/toilet/sink/rain/canal/bath/pool/wash __ hot/warm/heats/warming/heating, battery/back/screen/case/cover ~ pushing/bowing/bowed/curving/curved/lifting/lifts/splitting/popping, bulge behind/under/in, bowed out",
  notBatteryFault:
    "pressure washer *, toilet *,  toothpick/pin/needle/screwdriver/finger/fingers/thumbs ~ fat, wash basin *, battery cover/door/lid/compartment *, screen/glass cracked/smashed, puffed rice, puff jacket, puff of/from ~ air/wind/breath/fan/vent/outlet, battery/batteries/cell contact/terminal/spring/clip/holder/tab/connector/case/box/tray/bay/door",
  opensCell:
    "rewrap*, wrapper/sleeve/plastic ~ torn/ripped/split, open/opening/prise/prising/prying/split/crack ~ cell/pack/casing/up, open them up, pin, needle, let the air/gas out, solder*, charge the cell, charge _ directly, bypass the bms, cells, usb lead, open/opening it, take/taking it apart, get/getting inside, wrap ~ off/torn/ripped/split/damaged, tore/torn/ripped _ wrap/sleeve/wrapper",
  opensPack:
    "rebuild/rebuilt/rebuilding _ battery/pack/cells, recell*, replace/replacing/replaced/new/swap/swapping/swapped ~ cells, replace/replacing/swap/swapping single/bad cells, new single/bad cells, open/opened/opening ~ pack, open/opened/opening _ battery pack",
  drivePart: "battery, batteries, pack, cell",
  gasSmell:
    "smell/smelled/smelling/smelt __ gas, gas smell/odour/odor/leak*/escap*/whiff/pong, leak/leaking/leaked ~ gas, whiff/whif/wiff/wif/pong/stink of gas, rotten egg*, smell _ eggs, carbon monoxide, eggy, egg smell, smell ~ egg, smell/smelled/smelt/smelling gassy, gassy smell, hissing ~ from the gas/pipe/hose/bottle/regulator, gass, smell/smelt/whiff/whif/wiff/stink __ gass",
  coAlarm:
    "monoxide/co alarm/detector ~ off/sound*/go*/beep*/scream*/ring*/trigger*/chirping/bleeping/when/whenever, co/monoxide alarm/detector keeps/is/was/has ~ off/sound*/beep*/go*, co/monoxide alarm/detector went, monoxide/co alarm/detector bleep*/alarm*/flashing/red",
  coThing: "carbon monoxide, monoxide, co alarm/detector/monitor",
  bleachWord:
    "bleach, bleached, domestos, clorox, chlorine, javel, hypochlorite, thick bleach, mould/mold spray/remover, cillit bang black",
  acidWord:
    "vinegar, citric acid, citric, lemon juice, acid, descaler, descaling, limescale remover/cleaner, viakal, harpic, ammonia, toilet cleaner, brick cleaner, rust remover, surgical/methylated/white spirit, rubbing/isopropyl alcohol",
  drainCleaner:
    "drain/sink unblocker, drain/sink/oven cleaner, caustic soda, lye, mr muscle, drano, mould/mold spray/remover",
  fumesFelt:
    "fume, gas, vapour/vapor, cough*, chok*, sting/stinging/stung, eyes burn/burning/burnt/burned/sting/water/watering/hurt, burn/burning/burned/burnt __ eyes/throat/nose/lungs/chest, throat burns/burning/hurts/sore/stings, hard to breathe/breath, cant/cannot/couldnt/trouble/difficulty breathe/breathing, breathless, wheez*, smell/smelled/smelt/smelling/stink/reeks __ chlorine/swimming/bleach/pool, chlorine smell, fizz*, foam/foamed/foaming, hiss*, bubbl*, smoke/smoking, catch/catches/caught/grabs/back of ~ throat, tight/tightness ~ chest, chest ~ tight",
  hurtByFumes:
    "cough*, chok*, eyes burn/burning/burnt/burned/sting/stinging/streaming/hurt, burn/burning/burned/burnt __ eyes/throat/nose/lungs/chest, throat burns/burning/stings, hard to breathe/breath, cant/cannot/couldnt/trouble/difficulty breathe/breathing, breathless, wheez*, sick/dizzy/faint from ~ fumes/smell, fumes ~ made/make me, yellow/green/greenish fumes/gas/vapour/cloud/smoke",
  chlorineGas:
    "chlorine/chloramine gas, mixed bleach/chemicals/cleaners, mixed ~ cleaning products/chemicals/cleaners, green/yellow/greenish/yellowish gas/fumes",
  notGasLeak:
    "egg/eggy ~ drawer/washing/tray/pan/lunch, egg smell wont/will/doesnt/cant, egg/eggy __ drum/drain/sink/fridge/plastic, refrigerant/coolant gas, monoxide alarm/detector needs, monoxide detector without",
  sickFromIt:
    "headache, head ache, dizzy/dizziness, drowsy, sleepy, nausea, nauseous, sick, fainted, feeling faint, sore head, light headed, lightheaded, feel/feeling/felt ill/queasy/rough/groggy, groggy, confused, passed out, light head, head hurts/pounding, woozy, feel/felt/makes ~ ill/sick/sleepy/faint/dizzy/funny, fumes in ~ room/house/kitchen/lounge/caravan, fumes coming",
  gasFault:
    "no hot water, no heating/heat/flame/pressure, not/doesnt/wont/cannot/cant _ ignite/light, hot water, radiator, heating, ignit*, light/lighting, flame, pressure, flue, leak*, hiss*, gas, pilot, went out",
  campingFault:
    "cartridge, smell*, leak*, hiss*, valve, hose, regulator, jet, nozzle, burner, flame, gas, not/doesnt/wont _ light*/ignite*/burn*, burn, roar/flare",
  fuelLeaks:
    "petrol/fuel/diesel _ leak*/smell/spill*/drip*/pour*/weep*, petrol/fuel/diesel _ running/runs/coming out, reek* petrol/fuel/diesel, drip*/weep*/leak*/puddle/reeks/stinks ~ petrol/fuel/diesel, smell* _ petrol/fuel, pool of petrol/fuel/diesel, wet with petrol/fuel",
  glows:
    "glow/glowing/glowed/aglow, see/saw/seen/seeing ~ orange/red/glow, orange/red light/glow inside/under*, cherry red",
  glowPlace:
    "inside, vent, grille, slot, underneath, underside, under it, bottom, base, casing, case, body, plug, socket, cable, cord, flex, lead, switch, motor, wire, back of, adapter, adaptor, charger, handle",
  notGlow:
    "light/led/lamp/button/display/screen/indicator/logo/ring/element/bar/neon/keyboard/clock/filament/valve/tube/bulb/mouse/strip/icon/symbol/dial/numbers/charcoal/coals/embers/burner/dot __ glow*/lit, glow/glowing ~ light/led/lamp/button/blue/green/white/purple, glow in the dark, glow worm/stick/plug, see/saw ~ red/orange light/led/button/lamp, see/saw ~ orange/red eye",
};
