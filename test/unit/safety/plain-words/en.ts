// oxlint-disable max-lines -- a plain list, one line for each thing somebody said
/** What ordinary people and repair-café volunteers write in English: the item, a bar, their words. */
export const dangers = `
toaster | gave my wife a belt when she touched the side
floor lamp | I feel a tingle when I stroke the pole
washing machine | there is a buzz in my fingers when I touch the drum
desk lamp | it bit me when I moved the neck
kettle | got zapped by the lid this morning
guitar amp | my lips get a jolt off the microphone when the amp is on
food mixer | the casing prickles under my hand
iron | it gives you a wee kick when you hold the metal plate
fridge | touching the fridge and the sink together makes my arm jump
laptop charger | metal of the laptop feels furry and stings a bit when plugged in
hedge trimmer | kid got a whack from the handle when it was plugged in
sewing machine | electric current comes through the hand wheel
slow cooker | the metal sides are live, says my neighbour with a tester
toaster oven | tester screwdriver lights up on the housing
coffee machine | my hand went numb for a moment after touching the boiler
electric blanket | i felt pins and needles from it all night
dishwasher | bare feet and the door handle gives me a bit of a shock
electric drill | a shock off the chuck
chandelier | my husband was thrown off the ladder by it
lamp | client reports tingling off base
record player | touching the arm gives me electric shocks
toaster | it electrocuted my dad a little
fan heater | when I plug it in everything goes dark
washing machine | halfway through the house goes off
kettle | the switch in the fuse box falls as soon as I press it
oven | kills the power in the whole kitchen
tumble dryer | trips the breaker every time
vacuum cleaner | RCD goes when switched on
iron | the leccy goes off whenever I use it
toaster | blows the main fuse
dehumidifier | knocks out all the sockets downstairs
bread maker | takes out the electrics after a minute
coffee maker | pops the circuit breaker
dishwasher | earth leakage switch drops out when it heats
pressure washer | the safety switch cuts out every time I start it
electric shower | lights all over the house go out when I turn it on
heater | fuse box clicks off straight away
fan | trips RCD
lamp | blew all the lights in the flat
hair dryer | smells of burning and a bit of smoke came out the back
blender | smells like hot tar when it runs
lamp | there's a whiff of fish near the plug
mixer | a stink of hot plastic after a minute
hoover | it smelled like something was on fire
radio | a wisp of smoke came out of the top
TV | went bang and then a puff of smoke
printer | smoke came from the power supply
sewing machine | the pedal gets so hot I can't keep my foot on it
phone charger | brown patch on the plug
extension lead | one of the holes has gone brown and soft
lamp | the switch has melted
toaster | worktop under it is singed
heater | plug is too hot to touch
kettle | the base has black burn marks
fan heater | glows red inside where it never did and sizzles
electric blanket | scorch mark on the sheet under the control
heat pad | burned a hole in the cover
slow cooker | flex gone sticky and soft from the heat
iron | flames came out where the wire goes in
vacuum | sparks flying out the back
drill | big blue flash and a bang from the handle
food processor | crackling and little sparks inside the switch
tumble dryer | clothes come out with burnt marks and it smells scorched
microwave | arcing and flashing inside
microwave | sparks off the side wall
microwave | won't heat but hums
microwave oven | turntable light on, no heat at all
stereo | acrid smell and smoke from the transformer
hair straighteners | caught fire on the dresser
lamp | the bulb holder is charred
dishwasher | control panel smoking
heater | smells like a hairdryer dying then it cut out
coffee machine | the plug has fused to the socket
air fryer | the handle of the plug went all bubbly
vacuum | smoke and burning smell, motor gone
shredder | smokes
lamp | the dog chewed through the flex
hoover | cable is frayed, you can see the copper
iron | bare wires at the end near the plug
toaster | wires showing where the cord goes in
hair dryer | cord split by the handle and the inside wires hang out
drill | flex held together with insulating tape
lamp | the rabbit has nibbled the lead
kettle | plug is cracked and one pin moves about
lawn mower | ran over the cable
hedge trimmer | cut through the flex
mixer | pins of the plug have melted
extension reel | outer sleeve pulled out of the plug, coloured wires visible
fan | cat bit the wire and you see metal
sander | cord damaged down to the metal
radio | old mains lead perished, rubber crumbling off
lamp | cloth cord all worn through, copper poking out
vacuum cleaner | wire pulled out of the plug
table lamp | mouse gnawed cable
toaster | plug broken, live parts exposed
heater | cable nicked, bare conductor
hair dryer | fell in the bath
toaster | dropped it in the sink
radio | plugged in radio fell into the washing-up bowl
hair clippers | went in the toilet while plugged in
fan | it was in the cellar when it flooded
table lamp | water got in the base and it was still plugged in
kettle | water leaks into the base with the contacts
steam iron | water dripping out near the cable
blender | soup ran down into the motor
extension lead | left in the rain and water in the socket
microwave | got drenched, wet inside
coffee machine | water pours from underneath on to the plug
television | vase of flowers tipped over into the back
washing machine | water drips on the electrics inside
dehumidifier | stood in flood water
slow cooker | I put the whole base in the dishwasher
amplifier | pint of beer went in through the vents and now it fizzes
gas cooker | smells of rotten eggs
gas hob | I can smell gas
gas heater | hissing from the pipe
boiler | we get headaches when it runs
gas fire | flame is yellow and there's soot on the wall
camping stove | gas leaks from the hose
gas grill | hose cracked and smells gassy
boiler | pilot light keeps going out
gas oven | went whoomph when I lit it
patio heater | the regulator hisses and stinks
gas water heater | black marks above it, feel dizzy in the bathroom
paraffin heater | makes us all sleepy and sick
wood stove | smoke comes back into the room
gas fridge in caravan | lazy orange flame and sooty
gas hob | burner stays lit when turned off
gas boiler | carbon monoxide alarm went off
phone | back is popping off because the battery is fat
iphone | screen lifting at one side, battery puffed up
laptop | trackpad is bulging
laptop | the case is splitting and does not close any more
tablet | swollen
power bank | looks like a pillow
e-bike battery | gets really hot when charging and smells sweet
phone | got burning hot in my pocket
vape | it hissed and spat flames
bluetooth speaker | the battery inside ballooned
drone | battery puffy
ebike | battery fell in the canal, now warm
scooter | battery smoking on charge
cordless drill | battery pack leaked and hissed
phone | dropped in water and now it gets hot
camera | battery so fat I can't get it out
laptop | bottom cover bowed out, wobbles on the table
smart watch | glass pushed up by the battery
earbuds | one went pop and smoked in the case
e-cigarette | battery dented and warm
hoverboard | caught light while charging
power bank | punctured with a nail
phone | screen coming away from the frame, bulge behind
robot vacuum | battery swelled up
garage door | the big spring snapped
garage door | spring broke with a bang, door weighs a ton
up and over door | want to take the torsion spring off
office chair | I want to drill open the gas cylinder
roller shutter | spring came undone and whipped round
car tailgate | trying to cut the gas strut in two
recliner | spring under heavy tension flew out and hit me
clock | mainspring let go and cut my hand
pressure cooker | lid came off under pressure
pressure cooker | valve is blocked and it swells up
air compressor | tank is rusted and bulges
air compressor | safety valve blocked up
bike pump | bottle of CO2 exploded
soda maker | carbonating bottle burst
fire extinguisher | needle in the red
espresso machine | boiler hisses steam from a crack
car | brake pedal goes to the floor
car | brakes feel spongy
car | steering pulls and clunks
car jack | sinks slowly with the car on it
car | airbag light on
car seat for baby | buckle won't hold
child car seat | was in a crash
e-scooter | brakes don't work
e-scooter | brake failed going downhill
e-scooter | keeps accelerating by itself
electric bike | motor runs on when I stop pedalling
bicycle | fork has a crack
bike | handlebar stem cracked
bike | carbon frame cracked after a fall
motorbike | front brake gone
mobility scooter | won't stop when I let go
trailer | coupling does not lock
axle stand | weld cracked
insulin pump | gives the wrong dose
CPAP | stops in the night
oxygen concentrator | alarm keeps coming
stair lift | stops halfway with my mum in it
wheelchair | electric one, brakes slip on the slope
hospital bed | drops when you sit on it
nebuliser | does not mist
hearing aid | battery swollen
patient hoist | sling strap torn
blood pressure monitor | reads wildly wrong
defibrillator | beeps and won't self test
TENS machine | gave me a nasty jolt
baby monitor | plug sparks
helmet | crack in the shell
bike helmet | had a crash in it, inside foam split
climbing rope | sheath cut and core visible
harness | stitching coming loose
smoke alarm | makes no sound when I press test
smoke detector | won't go off even with smoke
carbon monoxide alarm | dead
co alarm | does not sound on test
life jacket | torn seam
life vest | inflator doesn't fire
ladder | rung is cracked
ladder | one leg bent
diving regulator | free flows
carabiner | gate doesn't close
cot | side drops down by itself
cot | slats broken, gap
baby gate | latch won't stay shut
high chair | harness buckle broke
pram | folds up with baby in it
pushchair | brake does not hold
baby bouncer | strap tore off
toy | button battery door won't close
toy | little magnets fall out
iron | can I bridge the thermostat
kettle | thermal fuse blown, want to wire past it
chainsaw | taped the safety switch down
heater | put foil round the fuse
angle grinder | lost the guard, run it without
blender | stuck a matchstick in the safety switch so it runs with lid off
table saw | guard taken off and works better
microwave | how do I bypass the door switch
lawnmower | cable tied the dead man's handle
tumble dryer | disconnect the thermal cut-out, it keeps going off
lamp | cut the earth wire off as it was in the way
fuse | nail instead of the fuse
washing machine | door lock bypass so it spins open
chainsaw | chain brake does not work
circular saw | does not stop when I release the trigger
lawn mower | keeps running after I let go
drill | stuck on, can't turn it off
food processor | blade keeps spinning with the lid off
hedge cutter | won't switch off
heater | stays on even when switched off and gets hotter
iron | thermostat stuck, gets hotter and hotter
electric blanket | doesn't stop heating
treadmill | speeds up on its own
kettle | boils and boils, never switches off
shredder | runs on by itself
deep fryer | oil overheats and smokes, thermostat dead
old tube tv | high whine, want to open the back
CRT monitor | picture collapsed, want to poke about inside
bug zapper | doesn't zap, can I open it
microwave | changed the fuse, died again
neon sign | transformer hums and arcs
valve amp | capacitors need draining, still bites
flash gun | I got a smack from the capacitor
light switch | warm to touch and crackles
wall socket | black marks round the holes
wall socket | loose in the wall with sparks
ceiling light | wires in the ceiling gone brittle
fuse board | buzzing and hot
light switch | I want to rewire it myself
socket | burning smell from the wall
fridge | I pierced the freezer wall with a knife and it hissed
freezer | chipped ice off and gas came out
air conditioner | need to top up the refrigerant
fridge | oily liquid and gas escaped
ironing board | old one with asbestos pad
toaster | asbestos sheet crumbling inside
storage heater | old bricks with asbestos
window frame | sanding old lead paint
thermometer | mercury spilled
old lamp | PCB oil leaking from the ballast
lamp | base tingles on touching
vacuum | motor burnt smell, sparks
kettle | trips elec
toaster | caught light
hot water bottle | seam split and scalded her leg
hair dryer | shot flames out the end
fairy lights | plugged in and half the plug went pop with a flash
heated towel rail | bites when you touch it wet
aquarium heater | fish tank water gives me a tingle
pond pump | get a tingle when I put my hand in the water
lava lamp | glass cracked and fluid ran into the fitting
soldering iron | flex melted through
tv | burnt smell and crackling at the back
projector | smoke
juicer | wires hot enough to hurt
phone charger | cracked open, insides exposed
laptop charger | sparks where the cable meets the brick
electric fire | the surround is live
hob | cracked glass and I get tingles from the pan
wok burner | flame shoots out the knob
sandwich press | popped loudly, then no lights anywhere
radio | gave off a funny electric smell and i unplugged it quick
old hi fi | my finger jumped when i touched the volume knob
washer dryer | shower of bright bits from under the drum
tumble dryer | clothes come out with brown singe marks and the lint bit was smouldering
patio heater electric | since the storm it makes the garden rcd go
hoover | little flashes where the brush goes round and a burny pong
electric fire | the surround is getting browner by the week
extension reel | left it wound up and it all went soft in the middle
bedside lamp | switch is hot to the touch and smells like hot dust plastic
electric shower | pull cord goes warm and hums
fridge freezer | leans on the fridge and holds the sink, feels like ants
breadmaker | nan got knocked back when she pulled the plug
coffee machine | dribbles down inside and then the electrics go
kettle | base fills up with water
hair dryer | my daughter used it in the bath and it slipped in
router | the power brick is hissing
kids nightlight | the prongs came away in the wall
laptop | the bottom has swelled so it rocks on the table
ipad | bent in my bag and now gets warm on one side
phone | the back is coming off by itself and its spongy
vape | it vented in my pocket
cordless drill | battery pack was making a crackling sound on the charger
e-scooter | want to swap the cells for bigger ones
ebike | charger light stays red and battery smells like pear drops
dashcam | puffed up in the heat
garage door | wire rope has come off and it came down like a ton of bricks
garage door | need to wind the spring
office chair | gas ram gave way, thinking of drilling it out
pressure cooker | it hissed from the side and the lid will not come off
soda stream | cylinder stuck, heating it to free it
log splitter | wont stop when i let go of the lever
circular saw | guard doesnt spring back
angle grinder | took the guard off to fit a bigger disc
hedge cutter | works with only one hand on now, i taped the other trigger
lawn mower | blade still spinning for half a minute after letting go
table saw | riving knife got in the way so its in the bin
chainsaw | chain brake does not bite
bike | squeezing the levers does next to nothing
bike | the fork has a crack just above the wheel
kids scooter | steering column folds up mid ride
car | pedal goes soft, have to pump it
motorbike | front brake lever comes right back to the bar
van | steering feels loose and it wanders
caravan | smell of gas near the hob
gas fire | flame is lazy and yellow and i get a headache
boiler | pilot keeps going out
bbq | hose bubbles when i put soapy water on it
camping stove | flares up around the cartridge
wood burner | the co alarm went off twice
generator | running it in the shed and felt sick
cot | one of the slats has come out
high chair | harness clip wont click
stairgate | it comes open when pushed
pram | folds when you hit a kerb
climbing rope | fluffy in one spot
bike helmet | dropped it, small crack
car seat | buckle wont click
ladder | one rung turns
walking frame | leg slides in by itself
wheelchair | brake slips on slopes
cpap | stopped pumping
insulin pump | screen says motor error
electric blanket | one bit is hotter than the rest
heated throw | scorched patch
old heater | white fluffy rope round the door
1930s door | want to burn off the old paint
ceiling | scraping the swirly stuff off
loft | lagging on the pipes is crumbling
tv | old fat one, how do i drain the charge from the tube
bug zapper | grid buzzes constantly
camera | taking the flash out to get at the capacitor
pc power supply | opening it to replace the fan
fridge | scraped the ice with a knife and it hissed
freezer | oily stuff leaking by the compressor
air con | needs topping up with gas
ceiling light | flickers and i can hear it fizzing
light switch | crackles when i flip it
socket | the faceplate is warm and brown round the pins
wall socket | plug wobbles and it sparks
dimmer | too hot to touch
fuse box | one switch will not stay up
plug | smells fishy
adapter | went pop and there was a flash
usb charger | bit of bare metal showing where it plugs in
fan | cat chewed it down to the copper
lamp | flex has gone hard and cracks when you bend it
iron | cord got caught under the hot plate and melted a bit
vacuum | ran over its own cord, you can see the colours
strimmer | cut its own lead nearly in half
christmas lights | twisted two bits together where it snapped
toaster | a slice caught light and the side went brown
slow cooker | cracked crock leaked down into the electrics
microwave | took the cover off to test the fuse
washing machine | standing in a puddle and my feet buzz
dishwasher | suds came out of the bottom over the extension lead
pond pump | fish tank water tickles when i put my hand in
hot tub | trips after an hour
electric heater | it fell over and didnt cut out, burnt the rug
iron | thermostat gone it just gets hotter till it smokes
kettle | doesnt switch off when it boils, boils dry
fryer | carries on heating past the mark, oil started to smoke
oven | door glass blew out
blender | runs without the lid on, fooled the switch
washing machine | bypassed the door lock with a bit of wire
mower | cable tied the handle down so i dont have to hold it
toaster | no earth, cut the round pin off the plug
guitar amp | tingly strings when i touch the mic
electric guitar | strings give me a shock through the amp
electric gate | motor casing is live
well pump | breaker wont reset
heat gun | nozzle end glowing and cord smoking
soldering iron | handle got so hot it burned me
glue gun | sparked at the cord
electric toothbrush charger | melted into the sink
power bank | gets really hot just lying there
headphones | case got so hot it burned my ear while charging
hoverboard | caught fire at my mates so want to open mine
tyre jack | sinks slowly with the car on it
trampoline | weld has split on the leg
swing | chain link nearly worn through
hammock | rope fraying at the ring
bunk bed | top rail came off
stepladder | hinge lock bent
roof rack | clamp cracked
Bosch dryer | had it running and heard a pop then a nasty pong
Sony hi-fi | volume knob tingles a bit if my other hand is on the radiator
old Hoover | every so often there is a little firework in the motor housing
toaster oven | seems to draw too much, dims the lights then the breaker goes
chest freezer | rcd in the garage keeps going overnight
electric mower | cable got sliced, can i just use a choc block
immersion | no hot water and the switch is warm
oil radiator | plug went brown and a bit crispy
slow cooker | flex is cooked where it touches the pot
tower fan | smelt like a barbecue
heated airer | buzzes like a bee near the plug and the plug is loose
fish tank light | fell in the water
electric piano | milk went all over the keys while it was on
set top box | glass of wine tipped in the vents
kettle | leaves a puddle under the base and then the socket fizzes
steam iron | water squirts out where the cord goes in
power tool charger | battery is too hot to hold after charging
Samsung tablet | there is a bulge and the glass has popped up one side
vape pen | battery wrap is ripped
rc car | lipo has puffed
mobility scooter | cuts out on hills
e bike | i want to bypass the bms
electric scooter | throttle sticks wide open
mountain bike | front brake fluid all over the pads
tandem | stem twists when i pull on the bars
car | smell of petrol in the boot
lawnmower | petrol weeps from the bottom of the carb
router table | no guard ever came with it
pillar drill | stop button does nothing
bread slicer | interlock is broken so the blade turns with the lid up
food processor | starts as soon as i plug it in
blender | comes on by itself
paper shredder | runs with the head lifted off
garage door | cable has jumped the drum
roller garage door | bottom panel fell
office chair | gas lift hisses and sinks, can i take it apart
instant pot | lid opened while it was still under pressure
compressor | tank is rusty at the bottom
fire extinguisher | gauge in the red
smoke alarm | does not react to test button
life jacket | gas cylinder missing
climbing harness | stitching coming undone
stair lift | stops half way
hospital bed | wont go down
nebuliser | weak mist
oxygen machine | alarm
baby monitor | battery is puffed up
cot | drop side slips
buggy | front folds in when i push it
high chair | leg cracked
booster seat | strap frayed
folding ladder | a stay has snapped
camp bed heater | gas smell
log burner | glass cracked and fumes in the room
gas hob | clicking but it lit with a whoosh
gas oven | smells funny and makes me dizzy
portable gas heater | regulator freezes and hisses
patio heater | flame comes out underneath
wall light | metal shade gives a prickle
bathroom mirror light | steam got in and it flickers
ceiling fan | wires hanging out of the rose
doorbell transformer | hot and humming
consumer unit | burning smell
thermostat on wall | sparks when it clicks
cooker switch | melted
double socket | black mark above it
extension cable | earth prong snapped in the wall
cable reel | water got into the socket
light fitting | drip coming through it
tumble dryer | lint caught fire once
oven | flames when i grill
heater | tip over switch taped
washing machine | door opens during spin
washing machine | i can open the door while the drum is going round
tv | high pitched whine then a bang
CRT monitor | want to adjust the focus knob on the inside
plasma tv | loud crack and smoke
electric fence | pulses too weak
bug racket | zaps me when i touch the mesh
microwave | sparks inside when heating
microwave | door doesnt close all the way
pc psu | capacitor bulging, replace?
laptop charger | crackles when i wiggle it
phone charger | prongs fell out and stuck in the socket
hair straighteners | lead frayed where it swivels
curling tong | cord gets twisted and sparked
hairdryer | orange glow inside and a bit of smoke
electric shaver socket | buzzing
epilator | gives me shocks through the charger
foot spa | tingling in the water
electric blanket | wire poking through
heat pad | brown patch
hot tub pump | tripping
aquarium pump | i get a tickle in a cut on my finger
christmas tree lights | bare wires near the plug
outdoor lights | water in the transformer box
lead paint window | sanding
artex | hole to fill
thermometer | mercury all over the floor
sun bed | timer bypassed
laser engraver | run with lid open
air rifle | wont cock
crossbow | string
`;

/** Of things that the gate never stops for themselves: a smoke alarm, say, is always replaced. */
export const harmless = `
loudspeaker | there's a buzz at low volume
bike | rear shock absorber squeaks
CD writer | burns CDs but they skip
toaster | toast comes out burnt on one side
glue gun | hot glue comes out too slow
jacket | the zip bites the fabric
office chair | gas lift sinks slowly
tent | got wet and smells musty
kettle | takes long to get hot
lawn mower | spark plug fouled, won't start
torch | flat battery
lamp | fuse replaced and fine now, just needs a shade
tap | leaks water
bicycle | tyre pressure low
record player | motor hums but platter won't turn
radio | crackling when I turn the volume
guitar | pickup buzzes
alarm clock | buzzer too loud
kettle | lid won't stay closed
vacuum cleaner | no suction
hoover | brush roller stuck
iron | water leaks out of the soleplate holes
iron | leaves brown marks from limescale on shirts
steam iron | no steam
coffee machine | coffee comes out cold
coffee machine | drips slowly
blender | leaks at the jug seal
food mixer | slow and noisy
toaster | lever won't stay down
toaster | crumbs stuck under the tray
hair dryer | blows cold only
hair dryer | smelled of dust the first time in winter, not since
fan | wobbles
fan | blades dusty and it rattles
sewing machine | thread keeps breaking
sewing machine | needle breaks and skips stitches
sewing machine | tension is wrong
printer | paper jams
printer | ink smudges
laptop | keyboard key came off
laptop | slow to start
laptop | screen hinge loose
laptop | fan loud
laptop | battery lasts only an hour
phone | cracked screen
phone | charging port loose
phone | battery drains fast
tablet | won't turn on
camera | lens stuck
camera | shutter jams
camera | flash does not fire
watch | strap broken
watch | needs new battery
clock | runs slow
clock | cuckoo silent
music box | spring wound but does not play
toy car | wheels don't turn
teddy | eye came off
toy train | stops on the curve
doll's house | light gone
remote control | buttons stick
remote control | battery leaked and contacts are green
headphones | one side silent
headphones | wire frayed near the jack
headphones | bare wire at the jack, left ear cuts out
earphones | cable chewed by the cat
bluetooth speaker | won't pair
speaker | cone torn
stereo | CD tray won't open
tape deck | chews tapes
turntable | belt slipped
amplifier | left channel dead
amplifier | scratchy pot
tv | remote ignored
tv | no picture but sound is fine
tv | stripes on the screen
dvd player | won't read discs
games console | controller drifts
game controller | trigger stuck
keyboard | sticky keys after coffee
mouse | wheel jumps
usb stick | not recognised
usb cable | broken plug
router | lights blink red
bike | chain slips
bike | gears jump
bike | brake pads squeal
bike | flat tyre
bike | saddle torn
bike | bell broken
bike | pedal clicks
bike light | battery empty
e-bike | display blank
e-bike | puncture in the rear wheel
scooter (kick) | wheel wobbles
pram | wheel squeaks
pushchair | hood torn
high chair | tray scratched
cot | paint scratched, otherwise solid
jeans | hole at the knee
coat | lining torn
coat | button lost
jumper | moth holes
dress | seam split
shirt | burn mark from the iron
trousers | zip stuck
bag | strap torn
backpack | buckle broke
suitcase | wheel broke
umbrella | rib snapped
shoes | sole coming off
boots | leak water
curtain | hem down
sofa cushion | cover ripped
chair | leg loose
chair | wobbles
table | scratched top
drawer | sticks
drawer | handle fell off
picture frame | glass cracked
vase | broken in three
mug | handle off
teapot | chip in the spout
plate | cracked
necklace | clasp broken
necklace | chain snapped
earring | hook lost
ring | stone fell out
glasses | screw lost
glasses | arm bent
knife | blunt
scissors | won't cut
garden shears | rusty
spade | handle broke
rake | tines bent
hose | drips at the tap end
watering can | leaks
lawn mower | blade blunt
wheelbarrow | tyre flat
barbecue | grill rusty
barbecue | lid handle loose
pan | handle loose
pan | burnt on food won't come off
pepper mill | doesn't grind
can opener | slips
corkscrew | broken
kitchen scale | shows wrong weight
thermometer digital | blank
egg timer | no ring
hand blender | doesn't turn
toastie maker | plates scratched
rice cooker | rice burns at the bottom
bread maker | loaf doesn't rise
bread maker | paddle stuck
kettle | limescale
kettle | switch won't stay down
kettle | does not switch on
lamp | bulb flickers
lamp | shade torn
lamp | wobbly base
lamp | doesn't come on, tried a new bulb
lamp | no shock, nothing, it just doesn't light
lamp | switch stiff
torch | corroded contacts
christmas lights | half of them dark
fairy lights | solar ones don't come on
solar lamp | does not charge
doorbell | doesn't ring
doorbell | buzzes instead of ding dong
baby monitor | no sound
walkie talkie | crackles
hearing aid case | hinge broken
electric toothbrush | battery weak
shaver | doesn't cut well
hair clippers | blades blunt
hair straightener | one plate stays cold
massage gun | weak
bathroom scale | shows err
heater | doesn't warm up
fan heater | fan squeaks
dehumidifier | tank full light stays on
vacuum cleaner | hose split
vacuum cleaner | cord won't rewind
robot vacuum | goes round in circles
washing machine | doesn't spin
washing machine | door won't open
washing machine | smells musty
washing machine | leaks from the door seal
dishwasher | doesn't drain
dishwasher | glasses cloudy
fridge | light doesn't come on
fridge | door seal torn
freezer | ices up
tumble dryer | squeaks
oven | door handle loose
cooker hood | filter greasy
drill | chuck slips
drill | battery doesn't charge
drill | bit stuck
sander | paper won't stay on
jigsaw | blade falls out
circular saw | blunt blade
chainsaw | chain blunt
hedge trimmer | blades rusty
strimmer | line won't feed
glue gun | trigger jammed
soldering iron | tip worn
tool box | latch broken
bike pump | no pressure
air mattress | slow leak
football | loses air
paddling pool | hole
tent | pole snapped
rucksack | zip broken
ski boot | buckle broke
skates | blade blunt
guitar | string broke
piano keyboard | key silent
accordion | leather bellows torn
violin | bow hair gone
mixer | smoke? no, does not smoke, just slow
toaster | worked after cleaning, no smell any more, only crumbs
radio | old repair: plug was replaced, now only tuning is off
hair dryer | no burning smell, just won't start
hoover | it doesn't trip anything, just no suction
kettle | never gave a shock, just leaks from the spout
phone | battery is not swollen, just drains
laptop | not hot, just shuts down
car model | remote steering does not work
toy car | brakes broken
toy gun | bang sound missing
toy phone | no ring
toy kitchen | gas knob came off
fireworks poster | frame broken
candle holder | bent
oil lamp | wick stuck
lighter | no flame
sparkler box lid | hinge off
matchbox car | wheel lost
bug net | hole
mosquito net | torn
game | electric shock board game, a piece is missing
book | spine split
book | water damage
photo album | pages loose
letter opener | bent
typewriter | ribbon dry
typewriter | keys stick
calculator | display dim
pocket watch | mainspring worn, does not run
binoculars | blurry
telescope | mount wobbly
microscope | light dim
kite | torn
skateboard | bearing noisy
roller blind | won't roll up
car | radio silent
car | ashtray broken
car key | battery dead
car charger | usb port loose
wheelchair | armrest cushion torn
walking stick | rubber foot worn
rollator | bag torn
ladder | label peeled off
smoke machine | no fog
hob | knob turns loose
lamp | warm white bulb too yellow
coffee grinder | beans stuck
popcorn maker | corn doesn't pop
ice cream maker | doesn't freeze
waffle iron | waffles stick
deep fryer | lid window foggy
sandwich toaster | hinge broke
fondue | burner tin lost
hot water bottle | cover torn
humidifier | no mist
fountain | pump silent
aquarium pump | loud
kettle | the water level window is hard to read
kettle | lid does not open
kettle | leaks from the spout when pouring
kettle | light stays off and it does not heat
toaster | only one side browns the bread
toaster | lever pops up straight away
toaster | the bread comes out too dark
coffee machine | water drips from the nozzle after brewing
coffee machine | leaks from the bottom
coffee machine | the base is stained
coffee machine | handle came off
blender | jug leaks at the bottom
blender | lid switch is cracked
fan | spins slowly and hums
fan | blade hits the cage
vacuum | lost suction
vacuum | smells musty like dog
vacuum | brush full of hair
vacuum | cord does not rewind
vacuum | switches off after ten minutes when the bag is full
iron | leaves brown drips on shirts
iron | steam spits and white flakes come out
iron | button is stuck
washing machine | does not drain
washing machine | jumps around when it spins
washing machine | door seal leaks onto the floor
washing machine | drum light is out
dishwasher | plates come out dirty
dishwasher | water stands in the bottom
dishwasher | beeps at the end and never stops
fridge | light inside flickers
fridge | water collects under the vegetable drawer
fridge | shelf broke
oven | the clock is wrong
oven | door hangs
lamp | flickers when the bulb is loose
lamp | shade is torn
lamp | arm does not stay up
lamp | switch is stiff
bike | chain jumps off
bike | gears slip on the hill
bike | saddle creaks
bike | puncture
bike | front light dim
pram | squeaks
office chair | armrest wobbles
office chair | castor came off
radio | crackles when i turn the volume
radio | display is dim
amp | buzzes when guitar is plugged in
speaker | buzzes on bass
headphones | only one ear works
headphones | cable broke near the plug
headphones | the ear pad is coming away
phone | screen is cracked
phone | charges slowly
phone | back glass broke
phone | speaker crackles
tablet | does not charge
laptop | fan is loud
laptop | keyboard keys stuck
laptop | gets warm
laptop | hinge broke
camera | lens popping out and back in
camera | flash does not go off
watch | strap broke
watch | stops at night
printer | paper jam
printer | prints brown streaks
tv | remote does nothing
tv | picture gone but sound ok
computer | fan noisy
computer | crashes when i open a game
power supply | light is off
charger | cable too short
usb charger | phone does not charge
hair dryer | nozzle fell off
shaver | foil torn
toothbrush | does not hold charge
razor | blades blunt
drill | chuck is stuck
drill | battery does not last
saw | blade blunt
mower | will not start after winter
mower | handle bar bent
mower | grass box zip broken
strimmer | line keeps snapping
hedge trimmer | blades blunt
sewing machine | thread bunches underneath
sewing machine | needle breaks
jacket | zip stuck
jeans | torn at the knee
chair | leg wobbles
table | burn mark from a candle
drawer | runner broke
music box | spring weak
toy train | does not move
toy car | remote dead
doll | arm came off
teddy | seam split
umbrella | rib bent
mug | handle broke off
vase | chipped
necklace | clasp broke
curtain | rail bent
blind | cord frayed
tap | drips
toilet | keeps running
shower head | clogged
door | lock stiff
window | handle loose
shed | hinge rusty
scales | shows error
thermometer | no display
doorbell | does not ring
router | no wifi
phone charger | wobbly plug in phone
remote | buttons sticky
game controller | stick drifts
console | disc does not eject
projector | fuzzy picture
record player | runs slow
turntable | hums
cd player | skips
bread maker | loaf does not rise
bread maker | crust too brown
food processor | bowl cracked
mixer | beaters do not turn
juicer | leaks juice onto the table
slow cooker | lid cracked
rice cooker | does not switch to warm
air fryer | basket coating flakes
ice cream maker | paddle does not turn
coffee grinder | grinds too coarse
extractor hood | grease drips
heater | smells of dust at first
heater | does not get warm
humidifier | mist weak
massager | does not vibrate
shredder | jams
laminator | paper stuck
fairy lights | half are dark
torch | dim
air bed | leaks air
hot water bottle | stopper lost
smoke coloured vase | chipped
car seat cover | torn
toy microwave | door fell off
camping chair | seat torn
bbq cover | ripped
gate | squeaks
burnt toast smell candle | wick too short
toaster | crumbs burn and smell the first minute
toaster | kids put a crumpet in and it got stuck
Dualit toaster | timer knob is loose
slow cooker | stew burnt to the pot
kettle | whistles and spits a bit when full
kettle | limescale flakes
coffee machine | hisses when it makes steam as always but no coffee
steam iron | spits steam and water from the plate
steam mop | no steam
fan heater | clicks as it cools
fan | buzzing sound at low speed
hairdryer | cold button stuck
vacuum | hot air from the exhaust but no suction
vacuum | whistling
radio | pops and crackles between stations
record player | pop between tracks
amplifier | pops when switched off
speaker | popping noise on loud bass
guitar | action too high
electric guitar | crackling jack socket
headphones | static in left ear
mic | humming
tv | flickers
tv | goes dark after a minute but sound continues
monitor | dark patch in the corner
projector | bulb blew
lamp | bulb blew
lamp | bulb keeps blowing
fridge | freezes the lettuce
fridge | hum is louder at night
fridge | puddle under the crisper
freezer | iced up
dishwasher | smells like wet dog
dishwasher | stops mid cycle
washing machine | bangs on spin
washing machine | smells of drains
washing machine | leaves water in the drawer
washing machine | door will not open after the wash
washing machine | stops when the door is opened
dryer | drum does not turn
dryer | lint filter torn
oven | light bulb gone
oven | glass is dirty inside
hob | touch panel does not react
extractor | light does not come on
extractor | button pushed in
blender | will not start unless lid is on
food processor | pulse button sticky
mixer | bowl wobbles
juicer | pulp everywhere
bread maker | paddle stuck in the loaf
waffle maker | lid hinge loose
popcorn maker | kernels fly out
ice cream maker | leaks brine
kitchen scale | battery flap missing
drill | smells of grease
drill | chuck key lost
sander | paper comes off
sander | dust bag torn
jigsaw | blade wanders
mower | pull cord is slack
mower | blade bent on a stone
chainsaw | chain off the bar
strimmer | spool stuck
leaf blower | bag ripped
pressure washer | hose leaks
hose pipe | leaks
ladder bookcase | shelf sagging
office chair | sinks slowly
recliner | footrest stuck
sofa | spring poking through
bed | slats broke
bunk bed | squeaks
wardrobe | door off its runner
drawer | stuck
table | wobbles
door | hinge squeaks
window blind | cord tangled
bike | wheel buckled
bike | bell loose
bike | chain rusty
bike | handlebar grips torn
bike | mudguard rattles
bike | tyre flat
scooter | wheel squeaks
skateboard | bearings dirty
roller skate | strap torn
tent | zip split
rucksack | strap ripped
sleeping bag | leaking feathers
suitcase | handle stuck
umbrella | snapped
watch | battery flat
watch | strap pin missing
clock | pendulum stops
alarm clock | rings at the wrong time
camera | shutter stuck
camera | battery door broken
phone | charging port full of fluff
phone | microphone not working
phone | dropped in the sand
tablet | slow
laptop | trackpad does not click
laptop | battery lasts an hour
keyboard | coffee spilt, keys sticky
mouse | double clicks
printer | smudges
printer | ink leaks
router | red light
toy robot | one leg stuck
toy car | wheels fall off
remote car | steering does not turn
doll | hair burnt by the iron
teddy | voice box dead
music box | tinkles out of tune
piano | sticky key
violin | peg slips
trumpet | valve stuck
jacket | burnt hole from a spark of the campfire
jeans | burn mark
dress | melted by iron
carpet | scorched by iron
pan | burnt on food
mug | crack
plate | broken
teapot | spout chipped
vase | leaks
glasses | bent frame
necklace | broken link
mirror | cracked
picture frame | glass broken
shelf | fell down
tap | leaks
shower | hose split
toilet | runs on
sink | blocked
gate | sags
garden bench | rotten slat
wheelbarrow | flat tyre
barbecue tongs | bent
parasol | cord broken
solar light | does not glow at night
string lights | half of them dark
night light | glow too dim
electric toothbrush | hums but does not move
shaver | head broken
hair clippers | pull the hair
epilator | tickles but does not pull
foot spa | bubbles weak
thermometer | reads wrong
bathroom scales | error
sewing machine | foot pedal too sensitive
sewing machine | light is out
overlocker | thread snaps
knitting machine | needle bent
typewriter | ribbon stuck
shredder | full light on
laminator | does not get hot
label printer | blank
turntable | belt snapped
cassette deck | eats tapes
cd player | lid does not open
vhs | tape chewed
doorbell | battery leaked
intercom | crackly
baby monitor | no signal
baby toy | crackles when squeezed
pushchair | basket torn
walking stick | rubber tip worn
`;
