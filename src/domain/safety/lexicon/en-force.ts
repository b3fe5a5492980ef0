/** English words for stored force, vehicles, guards, dust, and for what a guide must not advise. */
export const enForce = {
  advisedGas:
    "apart/dismantle/disassemble/open/replace/remove/unscrew/clean __ gas/burner valve/jet, apart/dismantle/disassemble/open/replace/remove/unscrew/clean __ pilot light, apart/dismantle/disassemble/open/replace/remove/unscrew/clean __ thermocouple/regulator",
  advisedPierce: "pierce/puncture/flatten __ battery/cell/pack, cut open __ battery/cell/pack",
  advisedMicrowave:
    "your/this microwave, your/this micro wave, magnetron, open*/disassembl*/dismantl*/repair*/fix*/unscrew*/remov* __ microwave, reach/reaching inside/into/in ~ microwave, hand/finger/tool/screwdriver ~ inside/into/in ~ microwave, work/working inside ~ microwave",
  advisedBypass:
    "bypass/override/defeat/disable/bridge/jumper __ interlock/safety/cutout/rcd/guard, bypass/override/defeat/disable/bridge/jumper __ door switch, bypass/override/defeat/disable/bridge/jumper __ cut out, bypass/override/defeat/disable/bridge/jumper __ thermal fuse/switch, bypass/override/defeat/disable/bridge/jumper __ dead man, short out __ interlock/safety/cutout/rcd/guard/thermal, tape/hold down __ interlock/safety/cutout/rcd/guard/thermal/switch",
  advisedPsu:
    "open/disassemble/unscrew the/your/its/this _ psu, open/disassemble/unscrew the/your/its/this _ power supply, open up the/your/its/this _ psu, open up the/your/its/this _ power supply, take apart the/your/its/this _ psu, take apart the/your/its/this _ power supply",
  advisedRefrigerant:
    "recharge/refill/vent/drain/evacuate/braze/open/cut __ refrigerant/freon/compressor, recharge/refill/vent/drain/evacuate/braze/open/cut __ cooling circuit, recharge/refill/vent/drain/evacuate/braze/open/cut __ sealed system, top up __ refrigerant/freon",
  advisedPack:
    "open/rebuild/solder the/your/its/this/new _ battery pack, open/rebuild/solder the/your/its/this/new _ cells, spot weld the/your/its/this/new _ cells, spot weld the/your/its/this/new _ battery pack, rebuild your pack",
  advisedPressure:
    "open/drill/heat/cut/puncture __ gas strut/spring/cylinder, open/drill/heat/cut/puncture __ pressure tank/vessel, open/drill/heat/cut/puncture __ cylinder",
  advisedDust:
    "sand/scrape/drill/break __ asbestos/artex, sand/scrape/drill/break __ lead paint, sand/scrape/drill/break __ popcorn ceiling",
  advisedLaser: "look into __ laser, defeat __ laser",
  bearerFault:
    "nearly/almost/half/worn/rusted/eaten ~ through, link ~ open/opened/stretched/bent/thin, crack*, broke*, bent, split*, snapp*, loose, wobbl*, missing, worn, rot/rotten/rotting/rotted, rust*, weld*, rung, tread, stile, hinge, lock/locking, slip*, foot/feet ~ snapped/broken/cracked/slip, sinks, creeps, lowers itself, drops, gives way, gave way, fell, collapses/collapsed, sinking, sank, dropping, creeping, leaks, wont hold, fray*, torn, tear, tearing, ripped, rip, thin, fluffy, unravel*, spring/springs _ gone/missing/popped/broke*/off",
  hangsLoose:
    "hang/hangs/hanging/held/holding ~ by/on ~ one/single/last ~ screw/nail/hinge/bolt/bracket/thread/wire, about/going/ready to fall/drop/come, pane/window/skylight/mirror/glass ~ cracked/broken/shattered/loose",
  overPeople:
    "over/above ~ bed/cot/crib/pavement/sidewalk/street/footpath/entrance/doorway/playground/pram/heads, over/above the front door",
  guardFault:
    "blade/blades/cutter/cutters/disc/knife/knives start/starts/started/spin/spins/turn/turns/move/moves ~ on their/its own, blade/blades/cutter/cutters/disc/knife/knives start/starts/started/spin/spins/turn/turns/move/moves ~ by itself/themselves, start/starts/started by themselves, disc/disk/wheel/blade shattered/exploded/burst/flew, piece/shard/fragment/tooth ~ flew ~ past/at/off/into/across/out, chain/blade brake __ not/doesnt/dont/wont/broken/fail*/slip/gone, guard ~ missing/broken*/broke/lost/gone/cracked, guard ~ fell/come/came off, missing/no/lost/broken guard, missing/no/lost/broken blade/safety guard, without ~ guard, without the/its blade/safety guard, dead man __ not/broken/stuck/jammed, deadman __ not/broken/stuck/jammed, start ~ by itself, start up by itself, start ~ on its own, start up on its own, start/comes on by itself, goes on by itself, took/take/taken/removed/remove ~ guard ~ off, removed the guard, guard off, guard removed, run/running/spin/spinning/works/goes/start __ lid/door/cover/guard/shield off/open/up, without ~ lid, lid off while, guard ~ stuck/sticks/jammed/open, switch/trigger/button ~ stuck/jammed ~ on, emergency stop/button __ not/nothing/doesnt/wont/dead/broken, e stop __ not/nothing/doesnt/wont/dead/broken, stop/red/kill button/switch __ nothing/not/doesnt/wont/dead/broken, blade/chain/disc/cutter keep/carries on turning/spinning/moving/running, blade/chain/disc/cutter keep/carries turning/spinning/moving/running, speeding/speed up/off ~ on/by its/itself, runs on by itself, runs/running by itself, lost/lose/binned/ditched/chucked/broke the/its/my/blade guard/shield, guard wont/doesnt/not/never ~ close/shut/return/cover/spring/come/go/drop/snap/retract, guard stays open/up/back, interlock ~ broken/fail*/faulty/dead/stuck, turns/spins/runs/moves/running/spinning/turning __ lid/cover/head/top/bowl/hood/door ~ up/open/off/lifted, start/run/spins/running ~ as soon/moment as, start/runs/spins __ soon/moment/instant/straight __ plug/plugged, starts/start/started/runs/goes/spins __ soon as __ plug/plugged/plugs, blade/blades/disc/knife/cutter __ flew/flies/came off/out/loose, came/come/comes/turned/turns/switched/switches/started/starts ~ on by itself/themselves, came/come/comes/turned/turns/switched/switches/started/starts ~ on on ~ own",
  runsOn:
    "keep going/running/spinning/turning/cutting/rotating, keep going/running/spinning/turning round, carry/carries on running/spinning/turning/going, doesnt/dont/wont/not/cant/never stop, wont/doesnt/cant/not switch/turn/shut off, wont/doesnt/cant/not be switched/turned off, no way to stop, cannot be stopped, runs on, keep moving, still spins/runs/turns/moving/spinning/running/turning, takes _ seconds to stop, keep on *, still cutting, spinning/running/turning for, keep/keeps/stay/stays spinning/turning/running/going",
  cannotStop: "stuck on, wont/cant/doesnt/not/cannot/never _ switch/turn/shut/go/power _ off",
  letGo:
    "let go, when i/you let, release/released, when/after/once/even ~ trigger/switch/off, when it is/its off, when its off, when i/you press/hit/push/flick/pull/stop, stop/red/emergency/kill button/switch, even when/though/after, trigger, at the switch, unless i/you unplug, until i/you unplug, switched off, finger/hand off, the switch off, with it off, button off, letting go, releasing, after/when ~ letting/releasing",
  nurseryFault:
    "brake, strap, buckle, harness, latch*, lock/locking, rail, slat, frame, fold/folding/folded, collaps*, crack*, snapp*, tip over, unstable, wobbl*, loose, leg, joint, rung, screw, broke*, bent, drop side, come/came down/undone/unlatched/unclipped, drops/dropped, gives/gave way, sags, slips, pops/popped open, wont/doesnt/not ~ latch/lock/close/shut, falls/fell/slides down, come/came/swings/swung/opens open, open when/by, clip, come/came out, catch, hinge",
  swallowable:
    "button/coin cell/battery _ door/cover/lid/flap/compartment __ not/wont/doesnt/open/broken/off/missing, button/coin cell/battery __ falls/fell/comes/came out, magnet __ fall/fell/come/came/loose out/off/loose, choked/chokes/choking on ~ one/it/peg/bit/piece/part/wheel/eye/button",
  swallows:
    "child/children/kid/baby/toddler/son/daughter/boy/girl/grandson/granddaughter/nephew/niece/sister/brother/he/she/i/somebody/someone/dog/puppy/cat/kitten __ swallowed/swallow/swallows/ate/eaten, have/has/may/might/been ~ swallowed, swallowed by, may/might/could ~ eaten",
  swallowedIt:
    "swallowed it/one/them, swallowed that, may/might ~ swallowed, may/might/could ~ eaten ~ it/one/them, he/she/baby/toddler/dog/cat/son/daughter ~ ate/eaten it/one/them",
  missingCell:
    "button/coin cell/battery ~ missing/lost/gone/disappeared/vanished, missing/lost ~ button/coin cell/battery, cant/cannot find ~ button/coin cell/battery, little/small/tiny round battery/cell ~ missing/gone/lost",
  guardHeldOpen:
    "guard __ open/up/back with/by __ wire/tape/string/tie/clamp/wedge, wired/taped/tied/clamped/propped/wedged ~ guard ~ open/up/back, guard ~ wired/taped/tied/clamped/propped/wedged ~ open/up/back",
  swallowedThing: "battery, batteries, cell, magnet, bleach, descaler, drain cleaner, caustic",
  inMouth:
    "in his/her/their/its/the mouth, sucked/chewed/chewing/sucking on it, swallowed, toddler/baby/kid/little had it, drooling, gagging, retching",
  onlyNoise:
    "tray/hood/basket/cushion/toy/cup holder __ loose/broken/cracked/torn/stuck/clip, hood/canopy/window/cover/net __ foggy/cracked/torn/broken, brake/frame/straps/harness/latch/lock good/fine/ok/okay/sound/work/hold/locked/firm, zip broken, brake squeak*, squeak*/squeal* brake, brake squeal*, wheel squeak*, brakes are squeaky",
  breaksApart:
    "crack*, broken, bent, snapped, split, kinked, dented, twisted, rippled, creased, buckled, sheared, fractured, hairline",
  cycleFrame:
    "frame, fork, stem, handlebar, handle bar, steerer, seatpost, seat post, dropout, chainstay, chain stay, seatstay, seat stay, down/top/head tube, crank",
  frameOnlyPushed: "fork __ pushed back",
  brakeFails:
    "brakes do nothing, brake with ~ shoes/feet, brake _ fail*, brake not/dont/doesnt work*, brake do not work, brake does nothing, brake _ gone/snapped/broken, no brake, cannot stop/brake, hydraulic brake, barely/hardly/scarcely stop/brake/braking, takes ages to stop, throttle ~ stuck/sticks/sticking/jammed, folds while/when riding, brakes dont do anything, no braking, neither _ brake, both brakes _ gone/fail/failed/useless, brakes _ useless, no stopping, barely/hardly slows, brake/lever __ nothing happens, hardly any brake/braking, motor/throttle ~ runs/keeps/carries/pushes/pulls on/going/running, speeds/speeded/sped up/off ~ by/on itself/its, keeps pushing/accelerating, goes faster/off by/on itself/its, accelerates ~ on/by its/itself, wont/doesnt/dont/cant/not stop/slow/brake, brakes ~ soft/spongy/weak/mushy/fail, brake ~ failed/fails/gone/useless, folds/folded/collapses/collapsed ~ mid/during, folds up while/when, fluid __ pad/disc/rotor, leak/leaks/leaking/leaked/seeps/seeping/weeping __ oil __ pad/disc/rotor, oil __ leak/leaks/leaking/seeps/seeping/weeping __ pad/disc/rotor, lever/levers ~ do/does nothing, stop/stops/stopping/brake/braking with ~ shoes/feet/heels/trainers, shoes/feet/heels/trainers ~ to stop/brake, hydraulic _ lever __ bar/handlebar/bars/grip",
  notBrakeFails:
    "doesnt/not/wont stop squeal*/squeak*/rubbing/clicking/making, doesnt/not/wont stop * squeal*/squeak*, brake pad/light, beep/beeps/beeping/alarm/horn/buzzing/noise/squeak/squeaking wont/doesnt/not stop",
  slipsRound:
    "slip/slips/slipping/slipped/turn/turns/turning/rotate/rotates/rotating/twist/twists/twisting ~ round/around/forward/forwards/down/sideways",
  airbag: "airbag, air bag",
  vehiclePart:
    "brake, steering, steer, fuel, suspension, handlebar, wheel nut/bolt/bearing, lug nut, tyre wall, tyre/tire ~ bulge/bulging/split, petrol, accelerator, throttle ~ stuck/sticks, jack stand, ball joint, track rod, seat belt, seatbelt, handbrake, hand brake, wheel wobbly, tyre/tire _ cord/canvas/bulge, coupling, tow ball, tow hitch, wheel stud, wheel ~ loose/wobbles/coming, pedal ~ floor, pedal sinks/drops, pedal ~ soft/spongy/mushy/hard/nothing, have/having to pump",
  aidFault:
    "brake, handle, grip, wheel, castor, caster, leg, frame, fold*, lock*, crack*, bent, loose, snapp*, broke*, wobbl*",
  oldDust:
    "lead paint*, lead based paint, popcorn ceiling, artex, sand*/scrap*/strip* ~ old paint, sand*/scrap*/strip* off ~ old paint, burn* off ~ old paint, corrugated _ roof, pipe lagging, old lagging, textured/swirly ceiling, old floor/vinyl tiles, asbestos*, mercury _ spill*/spilt/leak*/everywhere, spilled/spilt/leaking/loose mercury, pcb oil, pcbs leaking, swirly/textured/stippled stuff/pattern/plaster/coating, lead pipe, popcorn stuff, lagging ~ crumbl*/flak*/white/torn/loose/falling, boiler/tank lagging, lagging on/round/around ~ pipe/boiler/tank, mercury ~ all/on/over, mercury balls/drops/beads/out",
  paintWord: "paint, painted, paintwork, varnish, gloss",
  sanding:
    "sand, sanding, sanded, sander, scrape/scraping/scraped, strip/stripping/stripped, burn/burning off, heat gun, blowlamp, dry brush, grind/grinding, flaky, flaking, peeling",
  oldHouse:
    "old, 1890/1900/1910/1920/1925/1930/1935/1940/1945/1950/1955/1960/1965/1970/1975, victorian, edwardian, georgian, antique, pre war, prewar, thirties, fifties, sixties, seventies, twenties, decades, granny, grandma, grandparents, nineteen*, original, lead, listed",
  paintStrip: "flaky/flaking/peeling paint",
  pressureFault:
    "lid flew/blew/shot, steam/vent/safety/pressure hole/valve/release ~ blocked/bunged/clogged/stuck/jammed, blocked/bunged/clogged/jammed/stuck/failed _ valve/vent, lid __ stuck, cant get/open _ lid, leak/leaking/escapes/escaping/spits/spitting/shoots ~ steam, steam ~ leaks/leaking/escapes/escaping/shoots/spits, valve, float pin, gasket blown, broke/broken/snapped/came off ~ full/hot/cooking/boiling, lid wont/doesnt __ open/off, still hot, under pressure, bang, hiss*, drill/drilling, weld/welding, top up, bulging, rust/rusty, burst/bursting/exploded/explodes/rusted/rusting/bulge/bulged/swells/swelled/swelling, crack/cracked/cracking, flew/blew off, cut/cutting/saw/sawing, flew out, let go, whipped, came undone, hurled, steam from, under heavy tension, hit me, under tension, heating/heated/hammering/hammered ~ it, blowtorch, cylinder/canister/bottle stuck, steam __ come/comes/coming/came ~ out _ side/sides/edge/rim/lid/seal/gasket/bottom",
  vesselBulges:
    "canister/cylinder/aerosol/extinguisher ~ bulg*/swell*/swollen, gas bottle ~ bulg*/swell*/swollen, spray/aerosol can ~ bulg*/swell*/swollen, bulging/swelling/swollen canister/cylinder/aerosol, bulging/swelling/swollen gas bottle/cylinder/canister",
  usualSteam:
    "steam/vent/valve/hiss/hisses __ as/like usual/always/normal, steam/vent/valve/hiss/hisses ~ as it should, steam/vent/valve normal",
  pressurised:
    "pressure cooker, espresso/coffee machine boiler, pressure pot, instant pot, compressor, sodastream, co2, gas strut, gas spring, steam cleaner, steam generator, pressure vessel, air tank, gas cylinder/lift/ram, soda maker, carbonat*, roller shutter, recliner, mainspring, power spring, coil spring compressor, soda stream, soda syphon, gas canister, fire extinguisher, beer keg, keg, paint sprayer airless",
  fibreMat:
    "fluffy/fibrous/fibre/fiber/crumbly/fibery/stringy/woolly ~ mat/pad/board/lining/rope/lagging/insulation/sheet/gasket/panel/blanket/strip/tape/material/cloth, fireproof/heatproof mat/pad/board/cloth/lining, heat proof/resistant mat/pad/board/cloth/lining, mat/pad/board/lining/rope/lagging/seal/gasket ~ fluffy/fibrous/crumbly/fibres/fibers",
  doorOpens: "door/lid ~ open/opened/unlocks/unlocked/opening, open/opened the/its door/lid",
  whileTurning:
    "during/while/whilst/when __ spin/spinning/running/turning/going, mid spin/cycle/wash, drum ~ going/turning/spinning/moving/running/goes/turns/spins",
};
