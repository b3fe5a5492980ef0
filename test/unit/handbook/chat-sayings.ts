/** What people say to a guide, for a fault each: the first half of the intents. */
export const firstSayings = {
  "step-failed": `
    kettle-does-not-switch-on | did that and it's dead as before
    toaster-one-side-cold | I did step 3 and it still doesn't heat
    zip-stuck | rubbed candle wax on like you said, won't budge
    bicycle-brakes-rub | followed the whole thing, pads still rubbing
    laptop-sound-or-camera | reinstalled the driver, no joy
    tap-drips | new washer is in and it keeps dripping
    chair-wobbles | glued it twice now and it came loose again
    washing-machine-does-not-drain | filter was clean already so that wasn't it
    printer-bad-print | cleaned the heads three times, stripes are exactly the same
    mobile-phone-does-not-charge | step 2 made no difference at all
    radio-crackles | well that was a waste of time, crackling like before
    vacuum-weak-suction | emptied it, washed the filter, suction no better
    drawer-sticks | waxed the runners but the drawer is as stiff as ever
    clock-stopped | fresh battery in, hands not moving
    fridge-door | tried your advice without any success`,
  "where-to-buy": `
    dishwasher-leaks | where can I get a new door seal
    iron-leaks | who sells these valves
    bicycle-flat-tyre | can you recommend a shop for inner tubes
    spectacles-screw-loose | which website has the tiny screws
    blender-leaks | is there somewhere online I can order the gasket from
    lamp-switch | do diy stores stock this kind of switch
    mixer-does-not-start | what should I search for to find the brushes
    suitcase-wheel-broken | how do I get hold of replacement wheels
    fan-head-or-stand-loose | need a new clamp, any idea where they have them
    toy-broken-part | could I pick up that gear secondhand somewhere
    zip-slider-off | are sliders sold separately and by whom
    shaver-cuts-badly | got a part number for the foil so I can order
    oven-light-or-noise | source for the bulb?
    cordless-drill-chuck-or-gear | amazon or ebay for the chuck?`,
  "cost-or-worth-it": `
    washing-machine-shakes-or-roars | how much would a shop charge for the bearings
    television-lines | is it worth fixing or should I bin it
    kettle-leaks | new ones are only 20 quid, is there any point
    sofa-sags | roughly what will the foam set me back
    fridge-not-cold | it's fifteen years old, would you still bother
    laptop-screen | what's a reasonable price to have the screen done
    lawn-mower-petrol-does-not-start | cheaper to replace the lot?
    record-player-skips | are new needles expensive
    coffee-maker-no-power | machine is 9 yrs old, repair or replace
    umbrella-rib-broken | costs more than the brolly surely
    mobile-phone-screen | guy in town wants 120 for it, fair?
    juicer-jams | does it pay to repair such a cheap thing
    watch-stopped | what does a watchmaker ask for a service`,
  "tool-missing": `
    laptop-overheats | what if I don't own a torx bit
    bicycle-chain-slips | no chain whip here, can I manage without
    table-leg-broken | can I do this without clamps
    kettle-lights-but-stays-cold | haven't got a multimeter
    sewing-machine-jammed | I lost the little screwdriver that came with it
    tap-stiff-handle | my spanner is too big for that nut
    mobile-phone-battery-drains | will a guitar pick do instead of the spudger
    lamp-holder-broken | only got a kitchen knife and a pair of scissors
    drawer-handle-or-lock | my drill is broken, other way to make the hole?
    jewellery-clasp-broken | is there a way round needing pliers
    vacuum-brush-does-not-turn | the screws are star shaped and I've only phillips
    cistern-leaks-outside | don't possess a wrench that size
    clock-battery-leaked | I'm missing the soldering iron`,
  "substitute-material": `
    chair-wobbles | can I use superglue instead of wood glue
    bicycle-clicks-when-pedalling | would olive oil do for the chain
    tap-drips | is vaseline alright in place of silicone grease
    kettle-lights-but-stays-cold | lemon juice rather than citric acid?
    tent-torn | got gaffer tape at home, is that good enough for the patch
    ceramic-broken | will hot glue hold it as well
    zip-stuck | no candle, would soap work too
    shoe-sole-off | can I take normal glue for this
    table-surface-damaged | any alternative to beeswax
    garment-hem-down | fishing line as thread ok?
    radio-battery-bay | vinegar ran out, does lime juice do the same
    printer-bad-print | could I swap isopropyl for vodka
    fan-noisy | cooking oil on the shaft fine?
    iron-plate-sticks-or-stains | toothpaste as a replacement for the paste you mention`,
  "how-long": `
    chair-wobbles | how long does the glue need before I can sit on it
    kettle-lights-but-stays-cold | how many minutes should the vinegar stay in
    bicycle-flat-tyre | will I be done before lunch
    book-wet-or-smelly | when can I close the book again
    ceramic-broken | how much time until it's hard
    shoe-sole-off | do I have to wait overnight
    power-bank-does-not-charge | been charging two hours, is that normal
    laptop-slow | the scan has been going all morning, how much longer
    sofa-cover-torn | is this a five minute thing or a whole day
    fridge-water-inside | how quickly should the drain be clear
    mobile-phone-does-not-turn-on | for how many seconds do I hold the button
    sleeping-mat-loses-air | drying time of the patch?
    tap-leaks-at-base | can I turn the water on again straight away or wait`,
  "is-it-safe": `
    toaster-does-not-pop-up | can I get a shock from this
    laptop-battery-or-charging | is it dangerous to carry on charging
    microwave-dead | am I risking anything by opening the back
    hair-dryer-noisy | safe to use it in the meantime?
    kettle-lights-but-stays-cold | is the water ok to drink after the descaler
    lamp-flickers | could this set the house on fire
    e-scooter-brake | can I ride it to work tomorrow like this
    slow-cooker-bowl-or-lid-damaged | is it poisonous if I cook in it
    pressure-washer-leaks | does anything bad happen if I touch the pump
    camping-stove-does-not-light | is it alright to try it indoors
    fan-does-not-switch-on | is it harmful to leave it plugged in meanwhile
    pushchair-brake-or-fold | would you put your own baby in it after that
    extension-lead-hot | fire hazard or not`,
  "part-name-or-look": `
    bicycle-gears-do-not-shift | what does the hanger look like
    washing-machine-does-not-spin | what's the rubber bit round the door called
    vacuum-no-power | which one is the thermal fuse
    tap-drips | how do I recognise the cartridge
    umbrella-slider-stuck | is the runner the black plastic collar or the metal thing
    record-player-no-sound | what colour is the belt
    mixer-noisy-or-leaks-grease | show me a photo of the worm gear
    toaster-lever-stays-up | name of the magnet thingy please
    printer-paper | is it the grey roller you mean
    blender-blade-does-not-turn | what shape is the coupling
    bag-strap-torn | what's the proper term for the metal loop
    e-bike-no-assist | what would a bad speed sensor look like
    lamp-cord-or-plug | do you have a diagram of which wire is which`,
} as const;
