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
`;
