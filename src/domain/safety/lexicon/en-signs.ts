/** English words of one sign each: two or three of them that meet, in any order, tell of a danger. */
export const enSigns = {
  stings:
    "sting/stinging/stung, bit/bitten me/my/him/her/us/your/you, it bites, nip/nipped/nipping, zap/zapped/zapping, jolt/jolted, prick/pricked/pricking, prickl*, tingl*, tickle/tickled/tickling/tickly, belted, a/nasty/right/proper/good/mild belt, wallop/walloped, whack/whacked, smack/smacked, sizzle, crawling/crawly, fizzy/fizzing/fizz, furry/fuzzy, pins and needles, numb/numbed, thump/thumped, throb*, my arm jerk/jerked/twitch/twitched, spasm*, cramp/cramped, seize/seized up, shudder*, electricity/electric/current in/through/up my, went/gone/goes/feels/felt ~ funny/weird/dead/numb/stiff, finger/hand/arm jump/jumped/jerk/jerked/twitch/twitched, like ants, feels like needles/pins/bees/static/electricity/ants, bites back, current in/through/up, nibble/nibbled me/him/her/you/us, pinches me/him/her/you, feels/felt/feel/touching __ like ~ wasp/bee/nettle/nettles/hornet, is like ~ nettle/nettles",
  someonesBody:
    "finger/fingertip*/fingernails, hand, my/his/her arm, arm/forearm, elbow, shoulder, lip, tongue, teeth, tooth, fillings, wrist, skin, knuckle*, palm, thumb, toe, foot/feet, knee, leg, nose, cheek, wedding ring",
  contact:
    "touch/touched/touching, hold/holding/held, grab/grabbed/grabbing, wipe/wiped/wiping, clean/cleaned/cleaning, lift/lifted/lifting, lean/leant/leaned/leaning, move/moved/moving, unplug/unplugged/unplugging, plug/plugged/plugging ~ in, reach/reached for/over/behind, brush/brushed/brushing against, rest/resting ~ hand/arm, pick/picked/picking up, pick/picked/picking * up, open/opened/opening ~ door/lid, pull/pulled/pulling the/it/out, turn/turned/turning ~ knob/dial/tap, switch/switched/switching ~ on, press/pressed ~ button/switch, stroke/stroked/stroking, fill/filled/filling, empty/emptied/emptying, stir/stirring, dust/dusting, barefoot, bare feet/foot, wet/damp/sweaty hands/feet/fingers/floor, metal/steel/chrome part/bit/side/case/casing/handle/body, off the/its metal/case/casing/side/door/handle/tap/lid/body/frame/switch/back/front/top",
  gentleOnSkin:
    "jumper, sweater, cardigan, scarf, wool, woolly, massag*, shaver, razor, epilator, tens machine, foot spa, toothbrush, vibrator, headphone*, earbud*, perfume, spray, cactus, glove*",
  panelPlace:
    "fuse box/board/cupboard, fusebox, fuseboard, consumer unit, breaker box/panel/board, meter cupboard/box, electric/electrical cupboard/panel/board, trip switch, the board, cupboard under the stairs, switchboard",
  resets:
    "reset/resetting, flip/flipped/flipping, flick/flicked/flicking, push/put/putting/pushing/turn/turning/switch/switching/flip/flick/click/clicking ~ back, back up/on, pop/popped, click/clicked, switch/switched/shut/turned itself off, jump/jumped, clunk, go/goes/went off, drop/dropped",
  hotWord:
    "hot, boiling, scalding, roasting, burning, scorching, blistering, sizzling, baking, red hot, piping hot",
  cannotHold:
    "cant/cannot/couldnt/unable/impossible/hardly/barely ~ hold/touch/carry/handle/pick/keep/grip/bear/leave, dont dare touch/hold, burn/burned/burnt my/your/me/him/her/his, too ~ to hold/touch/carry/handle, drop/dropped it, let go of it, not able to hold/touch, you/i can not hold/touch",
  wallPart:
    "wall/mains/double/plug socket, socket, outlet, wall plate, faceplate, face plate, light switch, dimmer, wall switch, consumer unit, fuse box",
  warmWord:
    "warm, hot, boiling, buzz/buzzing, hum/humming, heats/heating up, scorch*, singed, melted, blackened, sooty, fizz*, sizzl*, crackl*, rattles",
  strand: "wire/wiring, strand, copper, core, conductor, innards",
  showsOut:
    "show/showing, see/seen/visible, expos*, bare/bared, stick/sticking/stuck ~ out, poke/poking/peeking/peeping ~ out/through, hang/hanging ~ out/off, naked, uncovered, dangling",
  liquid:
    "water, juice, squash, tea, coffee, soup, beer, milk, wine, cola, coke, pepsi, lemonade, rain, rainwater, drink, gravy, sauce, liquid, pint, cuppa, bleach, soap/soapy/suds, vase, leak/leaking/leaked, drip/dripping, condensation, flood/flooded, moisture, damp, puddle, smoothie, syrup, steam",
  flowsIn:
    "spill/spilled/spilt/spilling, tip/tipped, pour/poured/pouring, run/running/ran, drip/dripped/dripping, dribbl*, leak/leaked/leaking, boil/boiled over, gets/got/getting, went, knock/knocked, seep*, soak*, splash*, trickl*, coming, overflow*, slop/slopped, chuck/chucked/threw/thrown, squirt*, spray*, fell/fallen/dropped, collects, came, comes, fill/filled/filling, pool/pooled/pooling",
  innerPart:
    "into/onto ~ element, electrics/electronics, wiring, the/its/a plug/socket/motor/switch, motor, vents/grille/slots, into/down/over ~ back/works/top, in the back of, onto/into/on/in ~ base/stand, circuit board, pcb, contacts, terminals, where it plugs in, plugs in, power supply, innards, extension, adapter/adaptor, light fitting, fuse box, consumer unit, the transformer, power strip, where ~ cord/cable/lead/flex/wire goes/enters/comes, transformer box, junction box",
  fouls:
    "pee/peed/peeing, weed on/in/into, had a wee, piss/pissed on/in/into/all, urin*, vomit*, puked, threw up, was sick on/in/into, sicked, sprayed on it, emptied ~ over/into/in, washed ~ under the tap, rinsed ~ under the tap, put/went in/through the dishwasher",
  layIn:
    "it/base/plug/charger/lead/socket/strip/adapter/adaptor ~ sit/sits/sitting, ^sits, ^sitting, lay/laid/lying/lain, stood, sat, left, fell/fallen/fall, drop/dropped, dunk/dunked, landed, knocked, ended up, slipped, slid, tipped, rolled, submerged, floated, sunk/sank, rescued, fished",
  wetPlace:
    "in ~ puddle/bath/bathtub/sink/pool/pond/loo/toilet/bucket/river/sea/lake/rain/flood/water/fountain/aquarium/tub/bog/canal/ditch/snow/basin/hottub, into ~ puddle/bath/bathtub/sink/pool/pond/loo/toilet/bucket/river/sea/lake/water/aquarium/tub/bog/canal/basin, out in ~ rain/storm/wet/snow, under water, underwater, in the washing up",
  gasUser:
    "bbq, barbecue, barbeque, grill, stove, hob, cooker, oven, heater, boiler, fire, patio heater, camping, primus, calor, gas, water heater, geyser, range, burner, caravan, lantern, fridge, furnace",
  hissWord: "hiss/hissing/hissed, escap*, bubbl*",
  gasPart:
    "gas bottle/cylinder/pipe/hose/tap/valve/canister/regulator, gas, cylinder, regulator, canister, propane, butane, the/near/by/from/at bottle, hose, pilot",
  gasWork: "jet, injector, thermocouple, pilot, flue, regulator, gas valve, gas pipe/hose",
  flaresUp:
    "whoomph/whoomp/whoompf/whoosh/woomf/whumpf, eyebrow, boom when/as, fireball, ball of fire/flame, flare/flared ~ up, flame come/blow/shoot/licks/leaps ~ out/back/up, flashback, flash back, blow/blew back, bang when/as it lights/ignites, lights with a bang, yellow/orange/lazy flame, flame ~ yellow/orange/lazy, burns yellow/orange, soot/sooty/sooting",
  notFlares: "glass/window/pane/door ~ sooty/soot/black",
  buttonCell:
    "button/coin cell/battery __ missing/lost/gone/loose/swallowed/out, button/coin cell/battery, swallowed __ battery/magnet/cell, little/small/tiny round battery/cell",
  smallChild:
    "baby, toddler, child, kid, son, daughter, grandson, granddaughter, swallowed, two/three year old, 2/3 year old",
  replaces:
    "replace/replacing, swap/swapping, change/changing, rebuild*, open/opening/opened, solder*, weld/welding, add/adding, cut/cutting, take/taking ~ apart, repair/repairing, rewrap*, split, prise/prising, crack, crack/cracked/cracking open, drill/drilling, pierce, poke, stab*",
  packInside: "cells, bms",
  packCracked:
    "battery/pack _ case/casing/housing/shell ~ crack*/split/dented/smashed, battery/pack ~ cracked/dented/smashed, crack/split/dent in _ battery/pack, crack/split/dent in _ case/casing/housing/shell of _ battery/pack",
  staysWarm:
    "left/leaves/leaving _ burn/blister/blisters on, burn/burns/burned/burnt/burning/blister/blistered/scalded ~ wrist/skin/arm/ear/neck/chest/cheek/ankle, burn/burns/blister/blisters on ~ wrist/skin/arm/ear/neck/chest/cheek/ankle, warm/hot/heats/heating ~ all the time, warm/hot ~ even when/if/though/while ~ off, hot/warm ~ even off, always/constantly/permanently warm/hot, warm/hot ~ when/while ~ off/asleep/unused, hot for no reason, hot by itself, hot on its own, really/boiling/roasting/scalding/burning/very hot ~ pocket/bag/bed/pillow, gets/got/went ~ hot ~ pocket/bag/bed/pillow, warm/hot ~ on/in ~ one/the side/spot/place/corner/end, hot/warm spot/patch, hot just lying/sitting, hot ~ just lying/sitting/doing there/nothing, hot/warm doing nothing, hot/warm when idle/resting/turned/switched",
  stabs:
    "stab/stabbed/stabbing, poke/poked, pierce/pierced, puncture/punctured, jab/jabbed, drilled, nail, screw/screwed into/through, crush/crushed/squashed, ran/drove/run/driven over",
  guardWord: "guard, shield, blade/safety cover, riving knife, hood, safety lid",
  takenOff:
    "off, removed/remove, took/taken/take, missing, lost, binned, broken/broke/cracked/snapped, gone, without, unscrewed, sawed/sawn, gets in the way, bent, thrown/threw/chucked, bin, in the bin, out of the way, ditched, left off, chopped, cut",
  thermostatWord: "thermostat, temperature control/dial/knob, heat control, overheat* cutout/cut",
  sticksOn: "stuck/sticks on, welded, stuck ~ hot/max/full/high, jammed ~ on/hot/max",
  keepsHeating:
    "boil/boiled/boiling ~ dry, boil/boiling and boiling/boils, scorch/scorching everything/clothes/all, keeps heating even/when/after/though, till ~ dry, until ~ dry, cuts/switches off too late/never",
  brakeLever: "brake lever/handle, lever, brake",
  pullsThrough:
    "nothing happens, does nothing, dont/doesnt/wont/not/cant/hardly/barely ~ grip/grab/bite/hold/work/stop/slow/brake/catch, no braking/grip/bite/effect, go/goes/went ~ floor, spongy/mushy/soft/gone/failed/useless/dead, next to nothing, does/do little, hardly/barely anything, not much, no resistance, feels empty",
  rideThing:
    "bike, bicycle, cycle, ebike, scooter, escooter, moped, motorbike, trike, tandem, wheelchair, rollator, skateboard, cargo, pushbike, mobility, quad",
  givesUnder:
    "fold/folded/folding ~ up/down/away/while/when, collapse/collapsed, snapped, bent, crack/cracked, broke/broken, gave/gives way, twist/twisting, slip/slipping, rotates",
  loadPart:
    "handlebar, stem, fork, frame, steerer, seatpost, seat post, steering column, column, folding joint, folding hinge, bars, neck",
  throttleWord: "throttle, accelerator",
  runsAway:
    "stuck/sticks on/jammed, wouldnt/doesnt/wont/didnt/not slow/stop/let, by itself, on its own, keeps going/pushing, full power/speed/tilt, ran away, takes/took off",
  toyThing:
    "toy, costume, fancy dress, halloween, cosplay, dressing up, pretend, toyshop, doll, lego, playmobil, barbie, dollhouse, rc, model, scale model, teddy, miniature, puppet",
  looseCellThing:
    "clock, torch, flashlight, thermostat, thermometer, scales, calculator, metronome, doorbell, radio, walkman, remote, mouse, keyboard, bike light",
  remoteThing: "remote, fob, keypad, transmitter, clicker, handset, bulb in the opener",
  springOrCable:
    "spring, cable, rope, coil, drum, roller, crooked, slack, heavy, crash/crashed, falls/fell/dropped/drops, off ~ track/rail, bang, snapped, wont stay up",
  gasSpring:
    "gas lift/strut/spring/cylinder/ram/piston, chair cylinder, strut, coil over, tailgate strut",
  opensUp:
    "cut/cutting, saw/sawing, drill/drilling, heat/heating, weld/welding, squeeze/squeezing/compress/compressing, pierce, spring off",
  snaps:
    "snap/snapped, crack/cracked, bang/banged, zap/zapped, shock/shocked, bit, bite, spark/sparked",
  drips: "drip/dripping/dripped, dribbl*, pour/pouring/poured, leak/leaking/leaked, seep*, trickl*",
  lightWord:
    "light, lamp, light fitting, spotlight, spots, ceiling rose, chandelier, pendant, downlight*, bulb, light switch",
  holdsSwitch:
    "taped, tape/taping ~ over/down/round/across/shut/it, tied/tie/tying, cable tied, zip tied, wedge/wedged, elastic/rubber band, peg/pegged, prop/propped, stuck down",
  switchWord:
    "trigger, dead mans handle, deadman, safety/door/lid/power switch, interlock, switch, safety, safety bar/lever/button/catch",
  capWord: "capacitor",
  heatThing:
    "iron, kettle, heater, fryer, oven, blanket, toaster, grill, straightener, slow cooker, slowcooker, urn, water heater, radiator, dryer, curling, glue gun, hob, hotplate, steamer, coffee, sandwich, towel rail, immersion, pad, bottle warmer, sterilis*, rice cooker, wax",
  onlyTheLight:
    "light/lamp/led/clock/fan/beep*/display/timer/drum/alarm/radio __ wont/doesnt/not/never/keeps/kept/stuck, clothes/towels ~ hot",
  notSting:
    "make/makes/making/made/hear/hears ~ thump, thump thump, thumping noise/sound, thump/thumping ~ as/when it/they ~ turns/spins/rotates/goes/comes, making/makes/made/hear/heard _ bit of ~ buzz, would/could/will/can/might i/we ~ shock/electrocuted/zapped, tingl* ~ from/with/of/in/because ~ cold, numb ~ from/with/of/in/because ~ cold, tingl* because __ cold, numb because __ cold, toes __ cold, fingers __ cold, tingl* nice/nicely/pleasant*, sting* eyes/nettle/bee/wasp, bee/wasp/nettle sting, tickle* ~ nose/throat, frost bite, mosquito/insect/bug bite, buzz cut, bit rate/depth/mapped, numb ~ from ~ vibration/vibrating/vibrations/gripping/holding, numb __ vibration, tickles and tingles, gum/gums ~ tingle/tingles, static __ wrist strap, wrist strap __ static, static shock/shocks, static ~ electric shock/shocks, shock/shocks __ nylon carpet/jumper, shock/shocks/zap/zaps/zapped __ over my head",
  threadThing: "sewing machine, overlocker, serger, strimmer, knitting, fishing",
  tiesDown:
    "tied/tie/tying, cable tied, zip tied/tie, wedge/wedged, strapped, bungee, clamp/clamped, jammed",
  handleWord: "handle, bar, lever, bail, paddle, button, trigger, switch",
  spills: "spill/spilled/spilt/spilling, tip/tipped, knocked, poured, chucked, all over, emptied",
  crackleWord: "crackl*, sizzl*, fizz*, popping",
};
