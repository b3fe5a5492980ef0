/** More of them, written when the recogniser stood, to see what it had not heard of. */
export const laterSayingsText = {
  "step-failed": `
    fridge-not-cold | defrosted the whole lot, milk's still warm next morning
    fan-noisy | drop of oil made it worse if anything
    laptop-touchpad | toggled it in the settings, pointer stays frozen
    watch-stopped | popped a battery in, seconds hand twitches and that's all
    umbrella-slider-stuck | sprayed it, waited, still jams halfway
    tumble-dryer-takes-too-long | towels damp as ever after I hoovered the filter
    remote-control-does-nothing | swapped the cells round, telly ignores me
    iron-no-steam | descaled twice, still not a puff
    bed-creaks-or-wobbles | put felt under the slats but the squeak is still there
    keyboard-mouse-keys | blew it out with air and the space bar still sticks
    lamp-flickers | new bulb in, it still flickers
    printer-paper | did the roller thing, it keeps grabbing three sheets`,
  "where-to-buy": `
    tumble-dryer-noisy | whereabouts do people get drum rollers
    headphones-pads-or-headband | need ear cushions, which site
    hob-zone-does-not-heat | can the ring be ordered from the manufacturer
    bed-slat-broken | do ikea do single slats
    pushchair-wheel | got a link for the inner tube
    cistern-does-not-fill | what do I type into google to get the right float valve
    tent-pole-broken | supplier for shock cord?
    shaver-cuts-badly | where would i find a new foil
    lamp-holder-broken | which shop has lamp holders
    chair-sinks-or-does-not-roll | where to order a gas spring
    sleeping-mat-loses-air | who stocks patch kits`,
  "cost-or-worth-it": `
    hi-fi-cd-does-not-read | laser unit, ballpark figure?
    oven-door-broken | would I be throwing good money after bad
    sewing-machine-does-not-run | it was my gran's from 1962, does it deserve the effort
    e-bike-battery-does-not-charge | what's the damage for a recell
    garment-hole | not sure it makes sense for a 10 quid jumper
    dishwasher-not-clean | at what age do you give up on a dishwasher
    speaker-no-sound | is it dear, that driver
    fridge-not-cold | is a repair worth it on a 12 year old fridge
    laptop-battery-or-charging | how much is a battery
    shoe-sole-off | what would a cobbler take for that
    vacuum-no-power | should I just buy a new vacuum`,
  "tool-missing": `
    watch-strap | no spring bar thing to hand, paperclip?
    bicycle-wheel-wobbles | how do I do it w/o a spoke key
    cabinet-hinge-torn-out | my mate's borrowed the drill
    desktop-computer-ports-slots-connectors | never owned a soldering thing
    zip-slider-off | what else can I pinch it with, no pliers
    chair-part-broken | the clamp I've got doesn't open wide enough
    jewellery-stone-or-earring | can a peg hold it if there's no vice
    bicycle-flat-tyre | no tyre levers, spoons ok?
    garment-seam-open | don't have a sewing machine
    chair-wobbles | can I use a belt in place of the clamp
    mobile-phone-screen | got no suction cup`,
  "substitute-material": `
    bag-hole-or-lining | could a bit of old jeans do for the patch
    skateboard-wheels | bike grease instead of bearing oil yes or no
    book-spine-broken | PVA from the kids' craft box?
    tap-handle-loose | is threadlock a must or would nail varnish hold
    solar-light-water-inside | can I seal it with chewing gum lol
    waffle-iron-waffles-stick | does margarine do the same as oil for seasoning
    sofa-sags | are old pillows any use as stuffing
    bicycle-chain-slips | can i use wd40 on the chain
    book-page-torn | normal sellotape all right for the page?
    jewellery-beads-off-thread | would nylon fishing line work
    tap-drips | is it ok to use cooking oil on the o ring`,
  "how-long": `
    suitcase-lock-or-shell | epoxy's on, when's it safe to load the case
    external-drive-files | recovery says 14 hours remaining, plausible?
    iron-no-steam | leave the descaler in for how long
    dehumidifier-leaks | time needed roughly
    toy-battery-charging | light's been red since breakfast, should it be done by now
    ceramic-cracked | do I give it a day or two before using
    camping-stove-legs-or-knob | quick job or an afternoon
    table-top-or-leaf | how long until i can put weight on it
    mobile-phone-battery-drains | how long should a new battery last
    bread-maker-does-not-bake | how long will this job take me
    tent-leaks | when is the sealant dry`,
  "is-it-safe": `
    waffle-iron-lid-loose | won't I burn the kitchen down
    heater-switches-off | leave it running while I sleep?
    power-tool-cord-or-plug | any chance I'll electrocute myself doing this
    fridge-water-inside | food in there still edible?
    string-lights-flicker | okay on the christmas tree meanwhile
    e-scooter-folding-stem | would I be mad to ride it with a bit of play
    steam-mop-leaks | does the steam scald if the hose pops off
    extension-lead-hot | can i keep using the other sockets
    kettle-lights-but-stays-cold | is it safe to open the base
    hob-glass-damaged | can we still cook on the other rings
    laptop-overheats | will I damage the computer doing this`,
  "part-name-or-look": `
    cistern-runs-on | what am I looking at, the big plastic bell?
    sewing-machine-breaks-thread | tension disc = the round dial on the front?
    tumble-dryer-does-not-turn | how can I tell the belt from the hose
    bicycle-steering-loose | what's the top nut officially called
    monitor-no-signal | which plug is the displayport, the one with a slanted corner
    toy-does-nothing | describe the contact spring to me
    iron-wrong-temperature | any drawings of the thermostat
    tumble-dryer-no-heat | what does the thermostat look like
    umbrella-does-not-open | what's that spring called
    suitcase-wheel-broken | which part is the axle
    radio-no-reception | is the aerial the coil of wire`,
  "cannot-find-part": `
    coffee-maker-leaks | can't for the life of me find that o-ring
    extractor-hood-weak | where on earth is the charcoal filter
    laptop-sound-or-camera | device manager isn't in my menu
    television-no-sound | don't have that option under audio
    lawn-mower-does-not-start | searched the whole thing for the safety key slot
    printer-no-power | it's supposed to have a reset button, mine's got none
    bread-maker-does-not-knead | I opened it and there's just one belt, no second one
    dishwasher-leaks | I cannot find the float
    vacuum-weak-suction | my hoover hasn't got a second filter
    fan-noisy | where do I find the oil hole
    mobile-phone-sim-or-signal | there's no such menu on mine`,
  "new-symptom": `
    record-player-does-not-turn | spinning nicely, though everything sounds chipmunk fast
    tap-drips | drip cured, handle now super stiff
    dishwasher-does-not-start | starts ok but leaves a puddle on the floor
    mobile-phone-battery-drains | battery lasts again. speaker crackles since I closed it
    bicycle-flat-tyre | tyre holds but the brake drags since I put the wheel in
    e-reader-screen | screen ok, only wifi refuses to connect
    kettle-does-not-switch-on | comes on, doesn't click off when it boils
    vacuum-no-power | it goes again but there's a nasty whine
    television-remote | remote is fine now, the tv won't change channel though
    bicycle-brakes-weak | brakes bite now but they squeal horribly
    washing-machine-leaks | leak's stopped, now the door won't open`,
  "new-danger": `
    sewing-machine-slow-or-noisy | pedal went hot and there was a whiff of burnt plastic
    laptop-does-not-start | the underside has swelled and pushed the touchpad up
    microwave-lamp-or-keys | lightning inside and a loud crack
    oven-wrong-temperature | got zapped off the door handle
    hob-gas-burner | reeks of gas in the kitchen
    power-tool-weak-or-cuts-out | blue flashes and smoke out of the vents
    washing-machine-does-not-start | knocked out the electrics in the entire flat
    hair-straightener-too-hot | it just sparked at the cord
    power-bank-does-not-charge | it has gone fat and warm
    dishwasher-leaks | my hand tingled when i touched the door
    television-does-not-turn-on | there's a burnt smell and a wisp of smoke`,
  "undo-or-reassemble": `
    pressure-washer-weak | where did this rubber ring come from, it fell out
    landline-phone-answering-machine-handset | halves won't snap shut again
    chair-seat-worn | do I just do the steps backwards
    remote-control-some-keys | membrane, shiny side up or down when refitting
    curtain-hangs-wrong | want it how it was
    vacuum-cord-does-not-rewind | spring shot out, how do I wind it in again
    table-top-or-leaf | glued to the wrong side, get it loose how
    vacuum-weak-suction | can't get the hose back in
    sewing-machine-jammed | how does the bobbin case go back in
    clock-stopped | I have a spare screw now
    laptop-slow | can I undo the reset`,
  "professional-where": `
    clock-wound-stops | who still does grandfather clocks
    laptop-screen | would the shop on the high street take that on
    sofa-mechanism-stuck | I'd sooner pay a man, what trade is that
    washing-machine-leaks | should I get a guy in
    book-page-torn | whom would I trust with an old bible
    camping-stove-bad-flame | where can I have it tested
    watch-stopped | where can I find someone to do it for me
    washing-machine-does-not-spin | who repairs these
    bicycle-gears-do-not-shift | would a bike shop do it while i wait
    television-lines | do you know a good repairman`,
  "language-request": `
    sofa-cover-torn | en français svp
    tap-drips | wie lange muss das trocknen
    lamp-flickers | could you do that in hindi
    kettle-leaks | Wat bedoel je met die ring?
    chair-wobbles | my mother in law only speaks italian
    toaster-lever-stays-up | englisch ist schwer für mich
    bicycle-flat-tyre | por favor en español
    drawer-sticks | kannst du das auf deutsch schreiben
    tap-drips | can you answer in french
    toaster-lever-stays-up | do you have this in romanian`,
  warranty: `
    tablet-screen | got it for christmas, can't they swap it
    kettle-leaks | would the shop take it back
    hair-dryer-blows-cold | am I covered if I unscrew it
    cordless-drill-chuck-or-gear | registered it for the extended cover thing
    coffee-maker-no-water-through | only had it 5 weeks
    speaker-does-not-charge | john lewis gave 5 yrs on it
    e-scooter-no-power | will they refuse the claim when they see I opened it
    e-reader-screen | is it still under guarantee
    toaster-does-not-pop-up | will opening it void my warranty
    headphones-no-sound | bought last year, can i take it back`,
  "off-topic": `
    toaster-does-not-pop-up | what's 17 times 23
    bed-creaks-or-wobbles | my husband snores, help
    laptop-slow | best laptop to get for a student?
    oven-light-or-noise | got a good lasagne idea
    kick-scooter-wheel | which football team do you support
    fan-weak | nice weather isn't it
    jewellery-chain-broken | write a message to my landlord
    tap-drips | who is the president of france
    book-wet-or-smelly | recommend me a book
    radio-crackles | tell me something funny
    kettle-leaks | can you book me a flight`,
  thanks: `
    shoe-sole-off | top job mate
    fridge-door | cheers, closes properly now
    mobile-phone-sound | yesss hearing you loud and clear
    garment-button-off | all done, that was easy
    radio-crackles | good bot
    tablet-stuck-booting | phew, it's alive
    bicycle-gears-do-not-shift | ty so much
    toaster-one-side-cold | yay it's toasting both sides
    tap-drips | thank you, that worked
    bicycle-flat-tyre | great help thanks
    laptop-slow | wow so much faster, cheers`,
  "clarify-word": `
    laptop-does-not-start | bios??
    lamp-does-not-light | sorry what do you call continuity
    sewing-machine-does-not-feed | feed dogs, is that a joke
    table-wobbles | what's a tenon when you're not a carpenter
    bicycle-chain-slips | cassette as in music?
    coffee-maker-leaks | not sure I get what descaling is
    power-bank-does-not-charge | mAh stands for what
    bicycle-brakes-weak | what is a barrel adjuster
    cistern-runs-on | what's a flapper
    sewing-machine-bad-stitches | what do you mean with tension
    hi-fi-no-sound | potentiometer?`,
} as const;
