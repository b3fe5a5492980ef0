/** English words for what can be repaired at home with care, and for what takes a danger back. */
export const enCautions = {
  microwaveOutside:
    "plate/tray/platter __ not/doesnt/wont/stopped/stops/isnt/never, plate/tray/platter squeak*/wobbl*/broke/broken/cracked/stuck/slips, turntable, glass plate, clock, beep/beeping, sticky, greasy, squeak*, food ~ cold, cold ~ middle/centre/side, needs ~ clean, egg exploded in",
  alarmBattery:
    "chirp*, beep/bleep/beeping ~ every/once, low/flat battery, battery ~ low/flat/dead, yellowed, dusty, needs/wants/fit/fitting/change/changing/replace/replacing/swap ~ battery, needs/wants/fit/fitting/buy ~ new battery",
  clothOnly:
    "zip, velcro, popper, washing, washed, stained, cover ~ ripped/torn/stained/faded/washed/washing",
  nuisanceAlarm:
    "off/sounds/sounded/screams/beeps/rings __ toast/toasting/fry/frying/cook/cooks/cooking/bacon/roast/grill/steam/shower/showering, cook/cooking/fry/frying/toast/shower/steam ~ sets/set it off, false alarm, false alarms",
  accessory:
    "cover, book, poster, costume, bracket, seat/swing/chair cushion, sticker, magazine, tshirt, shirt, jumper, apron, jar, ornament, prop, stencil, badge, manual, keyring, key ring, money box, game, gas mask bag, blanket/tool/saw/drill/stove/ladder/carry/storage bag/case, bookend, pan stand, rice pot",
  onlyTrim:
    "label/sticker/zip/fringe/flag/decoration/cushion/net __ broken/broke/torn/frayed/snapped/stuck/loose/missing/worn/off, foot/feet ~ rubber/cap/pad __ missing/worn/lost/perished/gone/split/loose, rubber __ foot/feet/cap/pad __ missing/worn/lost/perished/gone/split/loose, paint __ treads/tread/rungs/rung, treads/tread/rungs/rung ~ painted/dirty/mucky",
  notNoPlug: "battery charger",
  noPlug:
    "cordless, rechargeable, petrol, gasoline, diesel, two/four/2/4 stroke, battery, on/with/by batteries, 18v/36v/40v/54v/56v, 18/36/40/54/56 v/volt, dyson v6/v7/v8/v10/v11/v12/v15, hand saw/drill, socket set, mixer/shower tap, mixer faucet, tap/shower mixer, oven glove/mitt, tv unit/stand/remote, backpacking/trekking/camping stove, radio/remote control/controlled, computer/wireless/bluetooth keyboard, computer/wireless mouse, torch, flashlight, flash light, headlamp, head lamp, electric tooth brush, solar lamp, solar _ light, massage gun, pump sprayer, spray pump, clamp meter, electric kick/kids scooter, electric screwdriver, robot vacuum/hoover/mower",
  lithiumWord:
    "phone, mobile, galaxy s*/a*/tab/note/z/fold/flip/watch, pixel 2*/3*/4*/5*/6*/7*/8*/9*, smartphone/cellphone, smart/cell phone, iphone, tablet, ipad, laptop, macbook, notebook, powerbank, power bank, cordless, earbuds, airpods, ereader, e reader, kindle, smartwatch, smart watch, gameboy, game boy, bluetooth speaker, drone, liion, li ion, lithium, rechargeable",
  lithiumSaid: "liion, li ion, lithium",
  capacitorWord:
    "capacitor, camera flash, flashgun, flash gun, strobe, inverter, power supply, psu, amplifier",
  cooler: "fridge, freezer, refrigerator, aircon*, air con*, heat pump, wine cooler",
  dampWord:
    "spill/spilled/spillage/spilt, water damage/ingress, wet, damp, leak/leaked/leaking/leakage",
  overheatWord:
    "overheat/overheated/overheating, over heat/heated/heating, too/very/really/extremely hot, gets/got hot, burn/burning ~ toast",
  springWord:
    "recoil start*, pullstart, pull start, coil spring, mainspring, main spring, clock spring, roller blind, retract* cord/cable/lead/leash/tape, cord rewind/retract*",
  woundThing: "mantel/cuckoo/grandfather clock, wind up, clockwork, tape measure",
  brakeCycle: "bike, bicycle, bycicle, cycle, tandem, tricycle, trike, scooter, ebike, e bike",
  brakeWord:
    "brake, front/rear/back/disc/rim break, breaks ~ squeal*/squeak*/rub*/weak/soft/spongy/loose/grind*/not/dont/do",
  fuelWord:
    "petrol, gasoline, two/2 stroke, carburettor/carburetor, carburetter, fuel tank/line/filter",
  mercuryThing: "thermometer, barometer, mercury switch, tilt switch, blood pressure",
  silverBeads: "silver/silvery/shiny _ bead/ball/blob/droplet/drop/bubble/globule/liquid",
  mercuryOut:
    "mercury ~ spilled/spilt/leaked/leaking/rolled/rolling/everywhere/came/ran, bead/ball/blob/drop/droplet of mercury, mercury ~ floor/carpet/table/bed",
  mercuryWord: "fluorescent, cfl, energy saving bulb, mercury, strip light",
  hotWork: "solder*, heat gun, hot glue",
  hotThing:
    "oven, iron, grill, fryer, straightener, curling, waffle, kettle, toaster, hotplate, hot plate",
  bladeThing:
    "mower, lawnmower, blender, liquidiser/liquidizer, food processor, foodprocessor, saw, chainsaw, jigsaw, hedge trimmer/cutter, hedgetrimmer/hedgecutter, strimmer, shredder, router, planer, nail gun, meat slicer, mandoline, grinder, knife/knives, secateurs, scissors, shears",
  notBlade:
    "wifi/wlan/internet/broadband/wireless/mesh/bt/sky/virgin/vodafone/fibre/dsl/netgear/asus/fritz/4g/5g _ router, wi fi _ router, tp link _ router, router _ from/by/of bt/sky/virgin/vodafone/netgear/asus/isp",
  networkWord:
    "wifi/wi fi/wlan, internet, broadband, online, ethernet, network, connection/signal drops/lost/slow, drops _ connection/signal, no/without wifi/internet/network/signal",
  brokenGlass:
    "broken/cracked/shattered/chipped/smashed _ glass/screen/mirror/window/bulb, glass/screen/mirror/window/bulb _ broke*/cracked/shattered/smashed",
  crockery: "mug, plate, cup, bowl, teapot, tea pot, ceramic, crockery, vase",
  notCrockery: "hotplate, hot plate, number/name plate, circuit",
  crockeryFault: "glue*, broke*, crack*, chip*, handle",
  solventWord:
    "epoxy, acetone, solvent, white spirit, paint stripper, varnish, spray paint, superglue, super glue",
  highPlace: "roof, gutter, ladder, chimney",
  notHighPlace: "roof box/rack, doll house, bird house",
  taxidermy:
    "taxidermy, taxidermist, stuffed fox/bird/owl/pheasant/badger/squirrel/deer/stag/pike/fish/hawk/eagle/weasel/stoat/crow/duck/boar/head, mounted head/stag/deer/antlers/fish/pike/bird/fox, stag/deer/boar/bear head, hunting/head trophy, trophy head/mount, real stuffed",
  youngChild:
    "baby/babies, toddler/toddlers, infant, infants, newborn, little one, son/daughter/boy/girl/child/kid/grandson/granddaughter/grandchild/nephew/niece/he/she __ 1/2/one/two/18/eighteen year/years/yr/month/months, 1/2/one/two/18/eighteen year/years/yr/month/months _ son/daughter/boy/girl/child/kid/grandson/granddaughter/grandchild/nephew/niece, my/our/a 1/2/one/two year/yr old, is/was/turned/just/only/hes/shes 1/2/one/two, teething, he/she/it/they/child/kid/son/daughter/grandson/granddaughter ~ chew/chews/chewing/chewed/suck/sucks/sucking/bite/bites/biting, chews/chewing/sucks/sucking/bites/biting on it/them, in his/her/their mouth",
  plaything:
    "toy/toys, teddy, bear, doll, dolly, rattle, soft toy, cuddly, plush, plushie, puppet, bunny, stuffed toy/animal/rabbit/dog/elephant/bear, comforter, dummy clip, building block, push along, pull along, play mat",
  looseTrim:
    "eye/eyes/button/buttons/nose/bead/beads/pompom/bobble/bell/knob/peg/pegs/magnet __ hang/hangs/hanging/dangl*/loose/wobbly/off/missing/gone/detached/fallen/fell, hanging/dangling/loose/lost/missing/wobbly _ eye/eyes/button/buttons/nose/bead/beads/pompom/bobble/bell/knob/peg/pegs/magnet",
  pieceOff:
    "part/parts/piece/pieces/bit/bits/wheel/wheels/ear/ears/leg/arm/screw __ hanging/dangling/loose/wobbly, part/parts/piece/pieces/bit/bits/wheel/wheels/ear/ears/leg/arm/screw __ came/come/comes/coming/fell/falls/fall/falling/broke/breaks/broken/snapped/bitten/chewed off/out, hanging/dangling/loose part/piece/bit/wheel/ear",
  tallThing:
    "drawer, dresser, wardrobe, bookcase, book case, bookshel*, book shel*, shelf/shelves, cabinet, cupboard, tv stand/unit",
  tipsForward: "tip/tipped/tipping, toppl*, fall over/forward, lean/leaning forward",
  longAgo:
    "last spring/autumn, years/months/ages/weeks ago/back, last year/summer/winter/month, used to, in 19*/20*, once in, once smoked/sparked/tripped/blew/burnt/burned, in the nineties/eighties/seventies/sixties, as a student/child/kid, back in, in the past, long ago, when i bought it, at first, once/formerly ~ smelled/smelt/smoked/sparked/stank",
  curedNow:
    "put right, electrician/engineer/plumber put a new one/in/socket, since ~ repaired/fixed/replaced/renewed/mended/sorted, fine/ok/okay/good/perfect/trouble/problem/issues/happened since, since then fine/ok/good, was/been ~ repaired/fixed/replaced/renewed/sorted since, already ~ repaired/fixed/replaced/renewed/changed it, now ~ repaired/fixed/replaced/renewed, electrician/shop/dealer/workshop/owner/engineer/plumber _ replaced/repaired/fixed/renewed/sorted/changed, has been safe, fine/ok/okay/good/perfect now, works/working fine/ok/well now, all good now, new * fitted/installed/in, put/fitted a new cord/flex/plug/lead/motor/element, signed off, ive/have now replaced/swapped/changed/renewed/fixed, been fine/good/an angel since/after, now fine/ok/okay/good/works, had it fixed/repaired, got it fixed/repaired",
  ownToo:
    "mine/it/this __ too/also/aswell, mine/it/this __ as well, like/as my/our/the old/last/previous one it/this/mine",
  anothers:
    "my/our old/last/previous/other/former one, neighbour*/neighbor*/friend*/sister*/brother*/mother*/colleague* one/had/has/caught, the old one, the last one, my last/previous/former *, unlike, recall, recalled, i read that, read about, heard about/that, heard of, on the news, in a video, next door",
};
