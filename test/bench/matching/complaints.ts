/** One complaint a line, as people write them: short and long, vague, misspelt, rambling, and none of the handbook's own. */
const lines = `
kettle | won't turn on
Russell Hobbs kettle | clicks off before the water boils
kettel | leeks from the bottom when it is full
toaster | lever pops straight up again
four slice Dualit | only the left two slots get hot, the others do nothing at all
coffee machine | drips very slowly, tastes weak
DeLonghi espresso maker | the pump screams and nothing comes out
Nespresso | flashing lights
microwave | plate does not turn round
LG microwave | runs, light is on, food is cold
hand blender | stops when it gets warm
Nutribullet | smells of rubber and leaks at the blade
food processor | bowl is on but it will not start
mixer | one beater keeps falling out
bread maker | paddle does not turn, just hums
slow cooker | cold after an hour
juicer | pulp comes out of the wrong side
kitchen scales | numbers jump about
oven | takes ages to heat up
electric oven | door does not close properly, heat comes out at the top
extractor fan over the cooker | very noisy and does not suck any more
washing machine | water stays in the drum
Bosch washer | E18 and a smell of old socks
washing machine | bangs about when spinning
washing machine | leaves grey marks on the clothes
dishwasher | plates come out gritty
dishwasher | will not drain, tried the filter already
tumble dryer | turns but the clothes are wet after two hours
fridge | warm inside although the light is on
fridge | puddle under the salad drawer
vacuum | no suction
Henry hoover | cuts out after ten minutes then works again later
Dyson cordless | runs for about a minute
robot vacuum | drives in circles
vacuum cleaner | brush bar stopped turning and there is hair everywhere
upright hoover | the cord does not go back in
iron | drips rusty water
steam iron | no steam
steam generator iron | clicks all the time but does not get hot
fan | wobbles and hums
fan heater | blows cold air
oil radiator | does nothing
dehumidifier | tank full light stays on though it is empty
hair dryer | turns itself off
hair straightener | one plate cold
curling tongs | cable is loose at the handle
electric shaver | blades pull and hurt
electric toothbrush | charges but will not switch on
sewing machine | skips stitches
steam mop | no steam comes out, hardly any water used
electric blanket | one side cold
paper shredder | jammed with a staple
iPhone 12 | battery empty by lunchtime
Samsung phone | cracked screen but touch still works
phone | does not charge unless I hold the plug at an angle
phone | nobody can hear me when I call
phone | storage full
tablet | black screen, still makes sounds
iPad | stuck on the apple
Kindle | half of the page does not change
laptop | will not start, no lights
Lenovo laptop | slow as anything, fan roaring
laptop | forgot my password
laptop | some keys print twice
MacBook | charger light is orange for ever
laptop | cannot get onto the internet at home
desktop computer | turns on, then off after three seconds
computer | beeps three times and no picture
monitor | flickers for the first half hour
printer | says paper jam but there is none
Epson printer | stripes in the print, black is nearly gone
printer | computer says offline
scanner | lines down every page
television | sound but no picture
TV | turns itself off after a few minutes
DVD player | tray does not open
video recorder | chews the tape
games console | disc is not read
Xbox controller | stick drifts to the left
digital camera | lens stays out and it says lens error
camera | flash does not fire
headphones | left side cuts in and out when I move the cable
bluetooth headphones | will not pair with my new phone
radio | crackles when I turn the volume
clock radio | time is wrong every morning
digital radio | no stations found
portable CD player | skips
hi-fi | one channel is dead
amplifier | hums through both speakers
record player | runs too fast
turntable | no sound from the right channel
speaker | buzzes at low notes
bluetooth speaker | does not hold a charge
router | drops out every evening
external hard drive | clicks and is not recognised
keyboard | space bar sticks
mouse | double clicks by itself
power bank | stays at one light
phone charger | gets warm, no charge
projector | picture has a yellow tint and dots
smartwatch | strap pin lost
cordless phone | handset beeps and says searching
remote control | only some buttons work
bicycle | flat tyre again after two days
bike | brakes squeal when wet
bike | chain jumps on the two smallest cogs
city bike | wheel rubs on the brake once every turn
bicycle | saddle slips down while riding
bike light | goes out over bumps
e-bike | no help from the motor
e bike | display shows an error and it is heavy to pedal
scooter | wheel squeaks
kids scooter | handlebar wobbles
electric scooter | cuts out going uphill
skateboard | bearings are gritty
jacket | zip opens behind the slider
winter coat | lining torn at the armpit
jeans | hole between the legs
trousers | hem has come down
jumper | moth holes
wool cardigan | pulled thread
shirt | button missing
dress | seam split at the side
trainers | sole is coming off at the toe
shoes | heel worn down on one side
rucksack | strap torn out
handbag | magnetic clasp does not hold
suitcase | telescopic handle stuck
suitcase | one wheel has lost its rubber
umbrella | one rib snapped
umbrella | does not stay open
curtain | hooks torn from the tape
duvet cover | poppers came off
chair | wobbles
dining chair | back leg joint is loose and creaks when you lean back
office chair | sinks slowly
office chair | castor fell off
table | leg is wobbly
table | white ring from a hot cup
wooden table | scratch right across the top
drawer | front came away
chest of drawers | bottom drawer sticks in damp weather
kitchen cabinet | door hangs crooked
wardrobe | sliding door jumps out of its track
sofa | sags in the middle
leather sofa | crack in the seat
sofa bed | frame does not fold away
lamp | flickers when I touch it
desk lamp | arm falls down
bedside lamp | touch does not react
fairy lights | half of them are out
string lights | battery box corroded
torch | dim with new batteries
solar garden light | stays off at night
wall clock | loses ten minutes a day
cuckoo clock | runs but the cuckoo does not come out
mantel clock | stops after an hour
wrist watch | stopped, new battery does not help
watch | glass scratched and strap broken
glasses | screw lost, arm fell off
reading glasses | nose pad missing
necklace | clasp broken
silver ring | bent out of round
teapot | handle broke off
china plate | broke into three pieces
vase | hairline crack
book | pages are falling out
old paperback | spine split
toy train | does not move
teddy bear | eye missing and a seam open
remote control car | turns only left
doll's pram | wheel came off
electric guitar | no sound when I plug it in
guitar | string buzzes on the third fret
keyboard piano | some keys silent
accordion | a note keeps sounding
tap | drips all night
kitchen tap | leaks at the base when turned on
shower mixer | cannot get it hot
toilet | keeps running
cistern | takes half an hour to fill
garden hose | leaks at the connector
pressure washer | pulses and has no power
lawn mower | starts and dies
petrol mower | pull cord will not come out
hedge trimmer | hums but the blades do not move
strimmer | line does not feed
cordless drill | chuck slips
drill | sparks and then nothing
jigsaw | blade falls out
circular saw | trigger is stuck
hammer | head is loose
secateurs | blunt and do not spring open
tent | pole snapped
airbed | flat by morning
pushchair | front wheel swivels badly
snow globe | half the water is gone
Kenwood Chef | makes a grinding noise at high speed
thing my uncle made | it does not do what it did
something electric | dead
`;

export const complaints: readonly { itemDescription: string; itemIssue: string }[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [itemDescription = "", itemIssue = ""] = line.split(" | ");
    return { itemDescription, itemIssue };
  });
