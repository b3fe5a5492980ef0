/** English words for faults of the current, of cords, and of heat in a connection. */
export const enElectric = {
  trips: "trip/trips/tripped/triped/tripping/triping/trippin",
  tripsByItself: "trip/trips/tripped/triped/tripping/triping/trippin",
  throwsOut:
    "flick/flicks/flicked/flicking, throw/throws/throwing/threw, knock/knocks/knocked/knocking __ out/off, take/takes/took/taking __ out/down/off, kill/kills/killed, kick/kicks/kicked/kicking __ out/off, pop/pops/popped, short/shorts/shorted/shorting",
  supply:
    "electric/electrics/electrical/electricity/electrik*, leccy, lecky, breaker, circuit, rcd, rcbo, gfci, gfi, mcb, elcb, mains, main, power, fuse, fusebox, fuseboard, board, consumer unit, house, lights, system, socket, ring main, switch",
  houseSupply:
    "electrics/electricity/leccy/lecky, the electric, my electric, breaker, rcd, rcbo, gfci, mcb, elcb, fusebox, fuseboard, fuse box/board, consumer unit, trip switch, house/mains/kitchen/room/other/main lights, our lights, all the lights in, lights in ~ house/kitchen/flat/room/hall/lounge/shed, whole/entire/half ~ house/flat/kitchen/floor/room/street/office/shed/ring/place/circuit/block, rest of ~ house/flat/kitchen/floor/room/street/office/place, everything in/else, upstairs/downstairs, sockets/plugs in, power in/to _ house/flat/kitchen/room, house/mains power, kitchen/bedroom/lounge/office/garage/shed/upstairs/downstairs/all sockets/plugs/lights/ring, all the sockets",
  goesDead:
    "switch/switches off, turn/turns/shut/shuts off/down, plunge/plunges, go/goes/went/going/gone off/out/down/dead/dark/black, cut/cuts out/off, lose/loses/lost power/electricity, out of power, without power/electricity, in the dark, blackout, black out, drops/dropped out, dies/died, pops/clicks/clicked off/out, click/clicks/clunks off, need/needs resetting, have/had to reset/flip, reset/flip, no power, flicker/flickers/flickered, dim/dims/dimmed, is/was/were/are dead/off, have/has gone",
  supplyGoes:
    "the trip goes/went/gone/is, trip goes, trip switch goes/went/flips/drops/clicks, it/that/keeps flick/flicks/flicked/flicking ~ switch/breaker, flicked ~ breaker, throw/throws/throwing/threw ~ switch/breaker, lights/power goes/go off when i/we use/plug/switch/turn, puts/put/plunges/plunged _ house/flat/kitchen _ in/into dark/darkness, reset _ breaker/rcd/trip/fusebox, to ~ fusebox, to ~ fuse box, to ~ breaker, off at the board, main/big/little/red/black switch __ flips/flicks/drops/clicks/jumps/falls/goes down/off, puts us/me in the dark, plunged us, blacked out, whole place went/goes black/dark, blows/blew the lights/electrics, fuse wire _ melted/melts/blows, breaker/rcd/electrics/leccy/gfci/mcb ~ goes/went/flips/flipped/drops/dropped/pops/popped/jumps/jumped/goes",
  fuseGoes:
    "fuse ~ blows/blowing/popping/pops/going, fuse kept/keeps/continually/repeatedly/often/just/immediately/still/always blow/blows/blowing/popping/going, fuse continually/repeatedly/immediately blows, blow/blows/blowing/pop/pops/popping/fuses/fusing _ fuse/fusebox/fuseboard/electrics/electricity/mains/rcd/lights/circuit/system/house, fuses blow, fuse blew again, blew again, blew * again, blew * * again, blew _ fusebox/fuseboard/electrics/socket/circuit/breaker, blew _ fuse box/board, blew _ house/main/mains fuse, fused ~ system/circuit/house/household/mains/electrics/lights, fused * household, goes/went/going/gone/eats/got through _ fuses, every/each/new/second/another/third fuse _ blows/blew/pops/went/goes, fuse _ blew/pops/popped/went/goes _ straight/immediately/instantly/again/too",
  shock:
    "electric/electrical shock, electrocut*, get/gets/got/getting zapped/shocked/tingled/bitten/jolted/stung/belted, get/gets/got/gave/give/gives/giving/having/had/received/getting __ shock/zap, shock/shocks/shocked/shocking me/you/us/my/him/her/when, slight/mild/small/little/tiny/bit shock, zap/zaps/zapped me/you/us/my/him/her, tingl*, pins and needles, prickling/prickly/prickle/prickles, casing/case/body/metal/frame/chassis/tap/outside/handle/screw is/are/feels/seems/was live, electrified, electrifying, static/buzzy/fuzzy/furry/fizzy feeling, current through my/me, hair _ stands/stood, made/makes _ hair stand, arm/hand/finger/fingers _ went/goes/go/gone/going numb, live to _ touch, furry/rough/sandpapery/gritty __ stroke/run my/slide, feel/feels/felt it in my arm/hand/teeth/fillings, teeth/fillings ~ tingle/buzz/hurt, makes my teeth, threw me back/across/off, thrown back/across, knocked me back/over/off, hurled me",
  hurts:
    "jolt/jolts/jolted, gave/give/gives/giving __ nip/belt/wallop/kick/thump/whack/sting/smack/clout/thwack/poke/pinch/jump/tickle/buzz/bite/start/fright/tickling, get/gets/got/getting/felt/had _ nip/wallop/kick/thump/whack/sting/buzz/belt/bite/tickle/tickling off/from/when/if/through/up, nip/nips/nipped/bit/bites/bitten/belts/belted/stings/stung/kicks/kicked/thumped/pinches/pinched/tickles/tickled/bite me/you/us/him/her, bit my, stings/nips my, made/makes _ jump/yelp, nips/bites/stings at you/me, wee/little/right/proper/nasty dig/nip/belt/bite/kick off, bite/nip/belt/kick off the, is/are/was/feels/seems live",
  feelsIt:
    "buzz/buzzes/buzzing/buzzed/buzzy, tickle/tickles/tickling, fizz/fizzes/fizzing/fizzy/fizzly, throb*, sting/stings/stinging, nip/nips/nipping/nipped, bite/bites/biting, kick, wallop, thump, static, funny feeling, crawling, spiky",
  feelsAtTouch:
    "tickle/tickles/tickling, fizz/fizzes/fizzing/fizzy, sting/stings/stinging, nip/nips/nipping/nipped, bite/bites/biting, prick/pricks, funny feeling, furry, fuzzy, gritty, prickly, buzzy, tingly, a/an/wee/little/slight/mild/tiny/nasty/bit/good/right/proper ~ belt/kick/nip/dig/bite/jolt/jab/poke/thump/whack/wallop/prick/sting/buzz/zap/knock/start/shiver",
  inTheBody:
    "finger/fingers/fingertip*, hand/hands, my/your/her/his/wife/husband arm, up/through/in ~ arm, elbow, wrist, skin, knuckle, lips, tongue, toes, bare feet, barefoot, thumb, palm, knee",
  touches:
    "touch*, wet hands/fingers, damp hands, barefoot, bare feet, at the same time as, brush/brushed/brush against, hold/holding the tap, and the tap, radiator, stroke/stroking/stroked, pick/picked/picking it up, lift/lifted/lifting it, grab/grabbed, lean/leaning on/against it, damp/sweaty/bare hands/feet, off the metal/handle/case/casing/lid/body/frame/door/tap/switch, metal part/parts/bit/bits, handle, casing, chrome, metalwork",
  unsafe:
    "fail/fails/failed ~ pat/insulation/earth, fail/fails/failed _ electrical safety, not/isnt safe to use/plug/switch/turn/repair, unsafe, electrically dangerous, not meet _ safety, faulty/dangerous/dodgy wiring, earth fault/leak*, ground fault, insulation failure/fault/breakdown, no earth, earth wire/connection/pin broken/missing, prong/prongs/pin/pins __ stayed/left/stuck/remained in ~ wall/socket/outlet",
  shorts: "short/shorts/shorted/shorting, short circuit*, shortcircuit*",
  melts: "melt/melts/melted/melting/molten, melty",
  softens:
    "droop/droopy/drooping/drooped/droops, soften/softened/softening, gone/going/goes/went/gets/getting/is soft, soft and, warp/warped/warping/warps, blister/blistered/blistering/bubbled/bubbling, tacky, gooey, sagging, sagged, sags, buckled",
  plasticPart:
    "plastic, casing, plug, socket, lead, cable, cord, flex, holder, fitting, connector, adapter, adaptor, charger, reel, insulation, switch, rubber, wound, grille, housing, vents",
  overheatsNoAir:
    "overheat* __ doesnt/not/no/dont blow/blow*/air/airflow/fan, overheat* __ not blowing, over heat* __ doesnt blow",
  scorch:
    "burst into, badly burnt, burn mark, scorched, scorching, scorch mark, charred, blackened, singed, browned, gone brown/black, burnt/burned patch/hole, burn hole, burned/burnt a hole, char marks, wall/carpet/floor/table/worktop/curtain/ceiling __ black/brown/scorched/charred/singed/melted, hole in the carpet/table/worktop, scorch on/around/by/near/round/where",
  crackles:
    "crackling and, plug/socket/wire/cable/outlet ~ crackl*/sizzl*/fizz*/buzz*/hiss*/popping, switch/adapter/lead/cord ~ sizzl*/fizz*, crackl*/sizzl*/fizzing/buzzing/hissing _ plug/socket/wire/cable/outlet, sizzl*, fizzed, fizzled, fizzing, sizzled, fizzes at/in/near/by",
  connectionHot:
    "plug/socket ~ hot/warm, plug/socket * ~ hot/warm, hot plug/socket, cord/cable/lead/flex/wire ~ hot, cord/cable/lead/flex/wire also/itself ~ hot, too hot to hold/touch, cable/cord/lead/flex/wire ~ warm and soft, hot enough to, cable/cord/lead/flex/wire is/feels/gets/was warm and",
  darkMark:
    "brown/black/dark/yellow/scorched/burnt/toasted/toasty/discoloured ~ mark/spot/stain/patch/ring/halo/edge, brown/black * patch/mark/spot, gone/going/turned/turning/went brown/black/yellow, discolour*/discolor*, brownish, soot/sooty, browned, gone/going/went/turned crispy/toasty",
  connectionPart:
    "plug, socket, pin, hole, prong, cord, cable, lead, flex, wire, wires, wiring, power supply, switch, outlet, terminal, connector, transformer, adapter, bulb holder, vents",
  frays:
    "fray/frayed/fraying/frays, chew*, gnaw*, nibbl*, bitten, exposed, bare, bared, scorched, singed, charred, damaged, damage, mangled, crushed, severed, sliced, snipped, slit, perished, cracked, crack, split, splitting, torn, ripped, worn, cut, nick/nicked/nicks, strip/stripped, melt*, burnt/burned/burn, taped, tape, squashed, trapped, kinked, crumbling, crumbly, crumbled, brittle, gash, hole, tear, rip, notch, bite, kink, toothmark, tooth/teeth mark, bare/worn/thin spot/patch/place, pinched, shredded, mauled, unravel*, insulating tape, duct tape, electrical tape, sellotape, bald, got at, pinched",
  cord: "cable, cord, lead, flex/flexes, wire, wiring, insulation, sheath*, power supply",
  burntPart: "melt*, burnt, burned, scorched, singed, charred, exposed, bare",
  connector: "plug, socket, plug top",
  cutsThrough:
    "cut/cuts/cutting/went/gone/goes/ran/run/drove/mowed/sawed/snipped/sliced/chopped/trimmed/clipped/drilled/bit/bitten/ate/eaten/got/sawn/strimmed/hoovered/vacuumed/rolled/driven _ through/over/into/across, got at, hoovered/vacuumed up, shut/trapped in ~ door",
  bitesCord:
    "bit/bitten/ate/eaten/nibble/nibbles/nibbling/snip/snips/snipping/slice/slices/slicing/nick/nicking/chopped/sliced/severed _ cable/cord/lead/flex/wire, chew* __ plug",
  copperShows:
    "wire/copper/strand/conductor/cores ~ showing/visible/exposed, wire/copper/strand/conductor ~ hanging/sticking/poking out, wire/copper/strand/conductor now/all/inside/clearly ~ showing/visible/hanging/sticking/poking out, wire/copper/strand/conductor ~ come/came/coming out/through, wire/copper/strand/conductor now/all/inside/clearly ~ showing/visible, see/sees/seeing/show/shows/showing/bare/bared/bares/expos* ~ inner ~ copper, see/sees/seeing/show/shows/showing/bare/bared/bares/expos* ~ wire/copper/strand/conductor/innards/insides/coloured/cores, see/sees/seeing/show/shows/showing ~ copper/coloured/inner/bare/inside wire/wires, copper inside, see/seeing ~ insides, insides showing, inner wire/wires/core, pulled/pulling/come/came/coming/hanging out of ~ plug, coming away from ~ plug, hanging by a thread, brown and blue, blue and brown wire/wires, twisted _ wires together, twisted together, held together with tape, joined __ with tape/block, chocolate block, connector block, colours/colors showing, wires poking/sticking/hanging, wire/wires ~ poking/sticking/hanging/coming, bare/exposed/visible/see metal strand/wire/core",
  sheathGone:
    "insulation/sheath* __ gone/missing/pulled/peeling/peeled/crumbl*/off/split/cracked, outer/rubber/plastic __ cable/cord/lead/flex/wire _ gone/missing/pulled/peeling/peeled/off/crumbl*/split, outer/rubber/covering/sleeve _ coming/come/come/peeling off/away, bald",
  notMainsCord:
    "usb/aux/hdmi/ethernet/network/audio/video/jack/headphone/headphones/earphone/speaker/aerial/antenna/data/ribbon/display/phone/charging/charger cable/lead/wire/cord, usb/aux/hdmi/audio/charging/charger * cable/lead/wire/cord, headphone/headphones, earphone, earbud, drive/brake/gear/bowden/clutch/throttle belt/cable, cutting wire/line, lead free/singer/time/acid/solder, blade ~ cut/worn, cut/cuts grass/hair/paper/hedge, cheese wire, dog lead, earpiece, guitar lead, bra wire, underwire",
  plugBroken:
    "plug/plugs _ cracked/broken/smashed/split/snapped __ see/insides/inside/live/exposed/bare, top of ~ plug _ broken/off/missing, plug top _ missing/off, back of ~ plug _ off/missing, plug cover _ off/missing, plug ~ pin/pins ~ broken/snapped/missing, pins/pin _ plug _ broken/snapped/off",
  pinBroken:
    "pin/prong/pins/prongs _ broken/broke/snapped/missing/off, broken/snapped/missing pin/prong/pins",
  harmlessElectric:
    "hi fi, cut out/cutout/thermal ~ tripped, thermal fuse melt*, thermal trip*, short cycling, short _ life, short life/time/while/period/cable/lead/cord/distance/cycle/wave/term/use/usage/stories/on/of/test/tests/story/film/sleeve/hair/one/legs, too short, trip switch to, trip meter, trip/trips/tripped/tripping hazard/risk/danger/over, tripping hazard, tripped/trip on/up, i/he/she/we/mum/dad trip/tripped, headphone/headphones, earphone, earbud, shock absorber/absorb*/proof/resistant/mount/cord/collar/price, news/price/bill/cost/quote/estimate __ shock, give/gave/gives/giving it/the/them, in shock, after shock, shocking pink/state/price, melt/melts/melted/melting fabric/cloth/nylon/polyester/label/print/crayon/lipstick/soap, melt/melts/melted/melting glue/ice/snow/cheese/butter/fat/sugar/chocolate/marshmallow/wax/candle/solder/food, hot melt, ice/snow/cheese/chocolate/marshmallow/butter/fat/sugar/wax/candle/glue/food/cup/lid/jug/bowl/chute/knob/handle/icecream ~ melt*, ice cream ~ melt*, element ~ burnt/burned, pair of shorts, my/his/her/cycling/board/denim shorts, a shorts, tingling sound/sounds/noise, road trip, day trip, school trip, holiday trip, trip to, baking trip",
  bypass:
    "bypass*, override, overrid*, defeat*, disabl*, bridge/bridged/bridging, jump/jumped/jumping/jumper, short out, shorted out/across, cheat/cheating/cheated, trick/tricking, joined/join/joining round/around/across/past, wired/wire/wiring round/around/across/past, linked/link/linking out/across/round/past, loop/looped out, cut/cutting/snip/snipped/took/take/taken/remove/removed/removing out, tape/taped/taping down/over/shut/up, tie/tied/tying/cable tie down/back, wedge/wedged/wedging, jam/jammed/jamming _ in/open/shut/closed, hold/held/holding down, stick/stuck down, glue down, foil, tin foil, nail, paperclip, remove/removed/removing/cut off/snip off, leave/left/leaving out, without, cut/snap/snapped/saw/sawed/break/broke/broken off, zip tie/tied, cable tied, strapped down, propped, prop, hold/held/holding __ down, fool/fooling, rewire, took/take/taken/taking __ off, tape/taped/taping __ down/over/shut, tie/tied/tying __ down/back/open, wedged/jammed/held/screwed/glued __ down/in/open/shut",
  strongBypass:
    "bypass*, override, overrid*, defeat*, disabl*, bridge/bridged/bridging, jump/jumped/jumping/jumper, short out, cheat/cheating, trick/tricking",
  safetyPart:
    "interlock, safety, door/lid switch/lock/latch, cutout, cut out/off, thermal fuse/switch/cutout, rcd, breaker, earth/earthing, guard, dead man/mans, deadman, overload, over heat*, overheat*, fuse, thermostat, micro switch, microswitch, safety switch/catch/clip/valve/lever/key/bar, kill switch, safety cover, trigger, earth pin/wire/prong, lid lock, door catch, bms, protection board/circuit, over temperature, smoke sensor, safety button, dead mans handle, door/lid sensor/contact/interlock/sensing, lid catch, safety sensor/strip/bar",
  toRunIt:
    "keeps going, keep it going, runs open, run open, run without, run with _ off/open, still run, so it/that runs, so it runs, use it without, keeps it running, run it without, works without, work without, so it stays on, stays on, so i can/could, to run/use/spin it",
  fuseReplacement: "fuse",
  foilStuff:
    "foil, tinfoil, nail, wire instead, bit of wire, piece of wire, paperclip, paper clip, bolt, copper wire, coin, bigger, higher, 13 amp instead",
  coverOff: "cover/case/casing/lid/back/top off, with ~ open",
  whileLive:
    "plugged in, while it is on, while its on, while running, while its running, whilst running, powered up, with power on, switched on, live, turned on, its running",
  workInside:
    "test/tests/testing/measure/measuring/poke/poking/probe/probing/touch/adjust/adjusting/clean/cleaning/prod/prodding",
  opensPsu:
    "open/opened/opening/inside/repair/repaired/fix/fixing/recap*/repairing __ psu, open/opened/opening/inside/repair/repaired/repairing/fix/fixing/recap* _ power supply, open/opened/opening/inside/repair/repairing/fix _ switch mode supply, take/taking apart _ psu, take/taking apart _ power supply",
  notPsu: "open _ power supply cable/port, opened _ power supply cable/port",
  drowned:
    "dropped/fell/fallen/falls/submerged/left/put/immersed/soaked/dunked/dunk/drop __ water/bath/bathtub/sink/pool/pond/toilet/rain/puddle/river/sea/loo/aquarium, dropped/fell/fallen/falls/submerged/left/put/immersed/dunked __ washing up, flooded, submerged, under water, underwater, soaking wet, drenched, drowned, got soaked, was soaked, soaked through, hosed, sprayed with water, rained on, got rained, out in _ rain, went through the wash",
  notDrowned:
    "clothes/laundry/washing/load/towel/towels/hair/dishes/carpet/floor/shirts __ soak*/soaking/wet/drenched, ink/carburettor/engine/plug flooded, spark plug",
  waterAtPart:
    "water got/gets/went/is/came/run/runs/ran/leak/leaks/leaked/leaking/dripping/drips/dripped/pouring/running/coming/getting/sits _ in/into/inside/onto/on/over/down/through __ plug/socket/motor/electrics/electronics/wiring/cable/switch/fitting/light, water inside/in/into/sits ~ motor/electrics/electronics/plug, water sits into, water has/had/got/went/came/gone ~ inside, water has/had got/went/gone/come inside, dripping/drips/drip/leaking/leaks/pouring/running/spilled/spilt __ onto/on/over/into/through ~ plug/socket/switch/electrics/fitting/wiring/fusebox, coming/came/comes through ~ light/fitting/ceiling/socket/switch, wet socket/plug/switch, plug/socket/switch ~ wet/damp, dripping/drips/leaking/leaks/running/spilled/spilt/poured/splashed __ onto/on/over/into its/the base, tea/coffee/juice/beer/wine/milk/drink __ into/over/in/on ~ socket/extension/plug/adapter/strip, spilled/spilt/poured/knocked __ over/into/on ~ extension/socket/adapter/plug/strip/multiplug, rain __ into/in ~ socket/plug/light, sprayed/splashed/soaked/wetted ~ plug/socket/switch/motor/electrics, water inside/in ~ shade/light/lamp/fitting/bulb/socket/plug/switch",
  poolElectric: "pool/spa/tub/jacuzzi light/pump/heater",
  refrigerantWord:
    "refrigerant, freon, regas*, re gas*, regassed, r134a, r600a, r290, r32, r410a, r 134a/600a/290/32/410a, coolant gas, cooling circuit",
  circuitOpened:
    "compressor, hiss/hisses/hissing/hissed, recharg*, punctur*, pierc*, scraped/cut/drilled/stabbed/hacked/chipped/chipping/scraping/stabbing/hacking/jabbed __ ice/wall/pipe/coil/freezer, used a knife/screwdriver/chisel __ ice/wall/pipe/coil/freezer, used a knife/screwdriver/chisel on, leak/leaks/leaking/leaked gas, leak of gas, top up _ gas, gas top up, needs gas, knife through, through the wall of",
};
