/** What people say of a thing's state. The first list says that it is as the name has it, the second that it is not. */
export const sayingsOfThings = {
  loose: [
    "wobbly, wiggles, rattles, gives, slack, floppy, play in it, bit of play, some play, moves about, moves around, rocks, turns in my hand, spins round, coming away, hanging, came off, not tight, by a thread, jiggles, slides about, tips, tips over, pulls out, pulls out a bit, lifts, shifts, swings, clatters, waggles, lolls, droopy, dangling, wonky, flaps, flops, drops out, fell off, falls off, off completely, in my hand, turns with my fingers, sways, slides, budges, spinning, swivels, gave way, moves when, can move it, a few mm, couple of mm, knocking, clunks, unscrewed, half out, hanging off, loose as anything, looser, all over the place, all over the shop, sloppy, slop, clonks, clacks, swings about, goes round and round, turns and turns, hanging on, hanging by, sags, came away, drops off, come adrift, lifts off, give in it, bit of give, side to side, like a tooth, nods, tilts, leans, rattling about",
    "solid, rock solid, solid as a rock, firm, tight, steady, no play, not budge, firmly, rigid, fixed, sturdy, snug, not move a bit, not loose, not wobbly, not going anywhere, sits tight, sits firm, cant move it, like a rock, well attached, bolted, tight as, screwed tight, stays put, stays where it is, doesnt move, fixed well, stuck fast, immovable, firm as, stuck solid, spot on, ok, fine, good, all good, perfect, normal, all right, tight as a drum, as a rock, dead tight, cant budge, not a millimetre, no give, no movement, put, holds fast, fast, bolted down, wedged, bites, grips, done up, nipped up, stiff, doesnt shift, still, welded, glued in, where it should be",
  ],
  crack: [
    "hairline, split, broken, smashed, shattered, snapped, torn, ripped, a hole, line across, chipped, burst, in two, in half, dent, cut, nick, gash, damaged, chewed, bitten, cobweb, bit missing, piece missing, chunk, frayed, bare wire, copper showing, squashed, crushed, crumbling, perished, gaping, come apart, came apart, hanging off, melted, burnt through, scuffed through, torn open, pulled apart, tore, fracture, fissure, line down, running across, slit, tiny hole, hole in it, pinhole, little crack, bust, wrecked, mangled, fell to bits, in pieces, wires showing, see the wires, see inside, nibbled, worn through, dodgy looking, bashed, gone at, knackered, half off, deep scratch, line running, chunk out, chunk missing, bit out, lump out, star, spider, web, in bits, daylight, catches my nail, nail catches, split right, right across, from end to end, gave way, broke off",
    "intact, in one piece, undamaged, looks perfect, perfect, whole, unbroken, nothing broken, smooth, all fine, looks fine, looks new, looks ok, sound, pristine, no damage, spotless, not a mark, not a scratch, rim is perfect, spot on, unharmed, no harm, in good nick, good nick, good condition, smooth all the way, all good, seems fine, seems ok, solid, untouched, flawless, unmarked, still whole, still good, normal, nothing visible, cant see any, nothing wrong, ok, clean, good, all right, perfect nick, like new, brand new, all there, cant find any, no lines, clean as a whistle, true, immaculate",
  ],
  dirty: [
    "filthy, dusty, dust, fluff, full of, clogged, caked, gunk, gunky, mucky, grime, grimy, hair, lint, crumbs, blocked, matted, sticky, slimy, grease, black stuff, brown stuff, covered in, mouldy, sand, never cleaned, disgusting, gross, minging, thick with, choked, goo, tacky, muck, brown, black, yellowed, discoloured, stained, dust bunnies, like felt, felt, carpet of, wool, wads, mud, muddy, bit of mud, old food, coffee grounds, grounds, residue, build up, buildup, cobwebs, sawdust, leaves, grass, chips, cat hair, dog hair, pet hair, needs a clean, never been, years of, layer of, loads of, lots of, covered, coated, bunged up, gummed up, grotty, manky, rank, scummy, soap scum, mildew, spores, black bits, could do with, disgraceful, clagged, bunged, packed, stuffed, furred, furry, blanket, gunge, slime, crud, grubby, could write your name, full of fluff, stringy, grit, gritty",
    "spotless, clean, wiped, hoovered it, clear, shiny, gleaming, immaculate, like new, washed it, nothing in there, looks clean, no dust, as new, like the day, pristine, cleaned out, hoovered out, emptied, wiped down, vacuumed, brushed, blew it out, bare, see through, smooth, fresh, dusted, recently cleaned, all clear, polished, unclogged, clean as a whistle, ok, fine, good, all good, perfect, normal, all right, sparkling, not a speck, nothing there, rinsed, scrubbed, blown out, brushed out, just done, did it yesterday, only last week, fresh as, free of, cant see any",
  ],
  crust: [
    "green stuff, green, white powder, white stuff, furry, corroded, corrosion, rust, rusty, brown gunk, leaked, leaky, crusty, crud, crystals, acid, verdigris, chalky, limescale, scale, flakes, furred, salt, deposits, bloom, fuzz, dried, green bits, blue bits, blue stuff, turquoise, orange bits, orange patches, brown bits, white bits, hard bits, dull, tarnished, black spots, spots, patches, pitted, oxidised, a bit of green, sticky stuff, burst, oozed, gone off, grey stuff, snow, sandy, stains, brown, powder, blue fur, green gunk, orange, black, gunge, gone green, gone brown, battery juice, goo, caked, flaky, grot, bits in it",
    "clean, shiny, bright, spotless, look fine, look good, clear, like new, gleaming, nothing there, sparkling, shiny as new, new looking, perfectly clean, all good, gold, golden, silver, metal is bright, good contact, no leaks, smooth, unmarked, polished, ok, fine, good, perfect, normal, all right, clean as, as new, not a speck, no green, no white, no crust, no rust, nothing on, dry and clean, spot clean, fresh, perfect in there",
  ],
  stuck: [
    "jammed, sticks, wont budge, wont move, wont come out, cant get it out, seized, stiff, wedged, frozen, cant shift it, hard to turn, hard to move, rusted solid, catches, blocked, immovable, tight, stuck fast, fast, rough, gritty, grating, hangs, lazy, slow to, sluggish, treacle, hard work, with difficulty, gummed up, gummy, gluey, rusty, rusted, rusted up, refuses to move, locked, locked up, clogged, caught, trapped, pinched, tough, muscle, force it, fight with it, pliers, both hands, heavy, jammed solid, solid, rock solid, wont shift, wont go, wont come, cant get it, snagged, lodged, welded, cement, concrete, rusted in, gone in and, stays in, stays down, sunk, sunken, pushed in, snapped off in, broken off in, fight",
    "free, freely, smooth, smoothly, easily, easy, moves fine, loose, nothing stuck, slides out, like butter, runs fine, comes out fine, turns like butter, light as a feather, feather, nice and loose, moves freely, moves easily, works smoothly, not stiff, normal, springs, no problem, turns well, opens fine, ok, lightly, silky, glides, slides well, good, all good, perfect, all right, comes out, comes off, goes in, goes fine, all move, unscrews, undoes, pops out, slides, clear, nothing in, nothing there, nothing caught, out easy, up and down fine, snaps back, springs back, loose as",
  ],
  free: [
    "spins, freely, easily, easy, smooth, smoothly, no resistance, one finger, like butter, turns fine, moves fine, goes round, turns, no trouble, loose, glides, spins for ages, rolls, spins round, light as, like a dream, like new, turns well, turns ok, moves ok, effortless, effortlessly, lightly, nicely, loosely, moves well, swings, slides, rolls fine, nice and easy, whizzes, keeps going, coasts, on and on, feather, silky, flies round, goes round fine, without any drag, no drag, like silk, smooth as, little finger, flick of, goes and goes, no effort, floats, drops back, pings back, springs back, lovely, sweetly, dead easy, runs true, turns a treat",
    "stuck, stiff, seized, wont budge, jammed, hard to turn, solid, blocked, wont turn, wont move, catches, heavy, resistance, cant turn it, grinds, tight, real force, struggle, stands still, motionless, not free, hard, hard work, rough, sluggish, stops at once, stops dead, stops straight away, locked, rigid, stubborn, notchy, scrapes, rubs, sticks, with difficulty, slow, cant shift it, hit with, both hands, pliers, drags, gritty, crunchy, like treacle, lot of force, grates, snags, binds, treacle, stops, heavy as lead, seized solid, like concrete, concrete, two hands, all my strength, got to force, have to push, fight, jerky, judders, wont go, half way, not a millimetre",
  ],
  worn: [
    "worn, thin, frayed, threadbare, bald, flat spot, see through, worn down, worn out, worn away, scratched, fluffy, paper thin, bare patch, shiny, shredded, nothing left, peeling, flaking, ragged, crumbling, knackered, shabby, tatty, scruffy, eaten, hollow, grooved, lopsided, down to, almost gone, nearly gone, hardly any left, hardly anything left, on its last, past it, seen better, better days, old, tired, damaged, bits missing, cracks, hole, torn, split, bare metal, bare, silver showing, shows through, rubbed off, coming off, wearing, eroded, rough, rough at, scrapes, thin as, gone thin, smooth, rounded, blunt, stringy, seen better days, oval, chewed, chunk, gouged, scuffed, perished, coming apart, no tread",
    "good as new, as new, looks new, brand new, new, thick, plenty left, firm, lots of tread, hardly used, not worn, sharp, solid, like new, spotless, flawless, smooth as, untouched, in good nick, fine, good, ok, lots left, perfect, just replaced, recent, full, deep, sound, all good, normal, all right, loads left, good as, unworn, only just, full depth, crisp, not a mark, square edges, fresh",
  ],
  whole: [
    "intact, in one piece, fine, whole, undamaged, all there, looks good, looks ok, not broken, not torn, good, complete, no cracks, sound, solid, perfect, flawless, not a mark, all in one, good nick, mint, in one bit, unbroken, uncut, no breaks, no cuts, as new, spot on, looks fine, grand",
    "broken, torn, cracked, split, snapped, ripped, a hole, missing, gone, bent, damaged, in bits, shattered, lost, crumbled, in half, in two, chewed, nicked, cut, gash, slit, hanging off, come away, frayed, squashed, chunk, bit missing, busted, burst",
  ],
  there: [
    "still there, in place, shows up, can see it, listed, shows, appears, present, all there, sits there, see it, sat there, shows as, says, comes up as, both there, intact, hanging on, still on",
    "gone, missing, disappeared, vanished, lost, not there, fell off, nowhere, not listed, empty, came off, not showing, walkies, went walkies, dropped out, fell out, dropped off, empty hole, hole where, bare, no sign, gone missing, snapped off",
  ],
  missing: [
    "gone, lost, fell off, fell out, cant find it, came off, disappeared, not there, empty, nowhere, dropped out, bit gone, walkies, gone walkies, dropped off, hole where, empty hole, popped out, snapped off, swallowed, hoovered up, vanished, one short, a gap",
    "all there, still there, complete, in place, none missing, every one, ok, fine, good, all good, perfect, normal, all right, both there, all present, still on, still in, the set, counted, accounted, where they should",
  ],
  bent: [
    "bent, kinked, crooked, twisted, curved, wonky, squashed, warped, banana, buckled, skewed, askew, dented, mashed, folded, leaning, at an angle, bowed, out of true, sticks out",
    "straight, dead straight, true, fine, level, not bent, ok, good, all good, perfect, normal, all right, straight as, die, ruler, flat, square, flush, no kinks",
  ],
  straight: [
    "straight, level, true, even, flush, lined up, centred, square",
    "crooked, bent, wonky, squint, off centre, skewed, tilted, leans, askew, off to one side",
  ],
  wet: [
    "soaked, spilled, spilt, in the rain, water on it, damp, splashed, dropped in, the sink, the toilet, the bath, the pool, through the wash, drenched, moisture, coffee, tea, beer, juice, wine, humid, condensation, puddle, dripping, snow, left outside, left out, sweaty, swimming, steam, bathroom, kitchen sink, dew, moist, wet, raining, flooded, swam, lake, sea, river, beach, sprayed, washed, rinsed, hosed, fell in, went in, dunked, bucket, shower, poured, tipped, drink over it, drowned, submerged, dishwasher, left on the lawn, mist, fog, drops, took a swim, went swimming, in the sink, in the bath, in the toilet, down the loo, in the pool, in the sea, caught in, downpour, rained on, in the garden overnight, washing machine, under the tap, cup of, pint of, glass of, mug of, all over it, knocked over, soggy, sodden",
    "bone dry, dry, stayed dry, never near water, no water, not a drop, kept indoors, never wet, desert, no liquids, always indoors, always dry, stays inside, kept dry, dry as, nowhere near, no moisture, never any, no rain, waterproof, dry as a bone, indoors, never outside, never out, no drinks, always inside, under cover, never seen water, sealed, no spills",
  ],
  leak: [
    "drips, puddle, wet, water everywhere, pool of water, runs out, pours, trickles, soaked, drops, damp, seeps, mop, weeps, little pool, wet patch, oozes, splash, leaks, wetness, spurts, sprays, squirts, gushing, drip drip, flood, lake, swims, soggy, wipe it up, towel, bucket, pan under it, bowl under it, stream, stain, moist, dribbles, sweats, beads, pooling, pouring out, runs down, ring on the, wet through, spot of, from underneath, out the bottom",
    "dry, bone dry, not a drop, no water, no puddle, tight, watertight, no leak, stays dry, bone, nothing comes out, no drips, desert, never wet, floor is dry, stays in, no water at all, all dry, only when, fine, ok, good, all good, perfect, normal, all right, dry as, no damp, kitchen roll, tissue came out dry, holds, nothing comes, nothing came out, no ring",
  ],
  smell: [
    "stinks, whiff, stench, reeks, pongs, smelly, musty, sewage, rotten, nose, foul, burnt, fishy, acrid, like eggs, honks, hums, niff, rank, eggs, wet dog, drains, mouldy, fusty, burning, fish, plastic, electrical, sour, off, minging, gagging",
    "no smell, odourless, smells fine, fresh, smells of nothing, cant smell a thing, ok, fine, good, all good, perfect, normal, all right, no whiff, no pong, no niff, fresh as, smells lovely, clean smell, cant smell anything",
  ],
  hot: [
    "warm, boiling, burning, roasting, scalding, red hot, hot to the touch, cant touch it, cant hold it, toasty, burned my hand, burnt my fingers, heats up, warms up, steaming, piping, lukewarm, heat, scorching, sizzling, baking, like an oven, radiator, glowing, blazing, feverish, handwarmer, hand warmer, egg, cook, sweats, feels warm, bit warm, melted, too hot, overheats, burnt my, fry an egg, like an iron, lovely and warm, tropical, hot plate, couldnt hold, ouch",
    "cold, stone cold, cool, stays cold, not warm, ice cold, freezing, stays cool, room temperature, no heat, chilly, no warmth, not hot, not even warm, tepid, cool as, fridge, normal temperature, ice, cold as, icy, takes the chill, arctic",
  ],
  cold: [
    "icy, stone cold, freezing, cold, frozen, chilly, no heat, not warm, ice cold",
    "warm, hot, lukewarm, room temperature, heats, tepid",
  ],
  full: [
    "full, packed, no space, no room, out of space, almost full, nearly full, crammed, stuffed, 95, 98, 99, 127 of 128, few mb left, out of room, red bar, hardly any space, rammed, chocka, brim, brim full, bursting, only 1, only 2, only 3, nearly out, maxed, to the top",
    "plenty, plenty of space, empty, half, half empty, loads of space, lots of room, loads left, lots left, free space, gb free, 40, 50, 30, loads, tons, hardly, nearly empty, gigs free, lots of space, free",
  ],
  strong: [
    "strong, powerful, full blast, gushes, pulls hard, like a train, sucks like crazy, plenty of, really well, gale, blows hard, full force, firm, good pressure, great, nearly took my hand, like new, nearly took, hurricane, blasts, whoosh, jet, full bore, full pelt, full on, hard, like a fire hose, loads, lifts my, rips, roars, goes like",
    "weak, feeble, hardly any, trickle, dribble, pathetic, faint, no suction, no pressure, hardly anything, limp, gentle, poor, nothing, slow, no better, sigh, breath, puff, wheeze, whimper, wouldnt blow, nothing much, next to nothing, bit of air, weedy, drips",
  ],
  weak: [
    "weak, feeble, slow, slower, weaker, hardly blows, tired, struggling, less, lower, quieter, bogs down, loses power, drops, fades, sluggish, barely, pathetic, puny, gutless, no puff, lost its puff, no oomph, labouring, bogs, limp, weedy, half what, not what it was, poor, wheezes, groans, droops",
    "strong, full power, same as always, as ever, as always, unchanged, normal, still strong, like new, steady, ok, fine, good, all good, perfect, all right, same as ever, strong as, as strong, goes like, powerful, plenty, pulls hard, rips",
  ],
  firm: [
    "firm, firmly, tight, solid, snug, clicks in, stays put, holds, rigid, secure, tight as, like new, crisp, clicks, positive, grips, bites, rock solid, cant budge, wont come out, need to tug, spring back, pushes back, pings back",
    "loose, wobbly, slack, falls out, comes out, mushy, limp, floppy, slips, sinks, pops up, sloppy, flops, waggles, falls, drops out, dangles, hangs, soft, squashy, slides, comes away, stays in, dig it out",
  ],
  spring: [
    "springs back, bounces back, pops back up, pops up, pushes back, springy, snaps back, comes back up, clicks back, pings back, pings, pops back, jumps back, comes back, bounces, springs right, lively, on its own",
    "stuck, limp, dead, stays down, no spring, floppy, stays in, sunk, sunken, nothing pushes, stays put, stays where, gone soft, have to pull, pull it back, wont come, jammed",
  ],
  fits: [
    "all the way in, all the way, flush, level, fits fine, clicks, right in, snug, goes in fine, goes right in, fully, shuts, closes, home, goes home, clicks in, no gap, up to the hilt",
    "sticks out, stands out, not all the way, stops short, half way, gap, springs out, pops out, falls out, not fully, wont go in, a bit out, loose, stays out, part way, wont go, couple of mil, stands proud, silver showing, stops",
  ],
  fits2: [
    "edges meet, match up, fit together, close up, meet nicely, like a jigsaw, clean tear, straight cut, fits perfectly, touch",
    "gap, bit missing, piece missing, ragged, dont meet, hole between, wont close, not match, pieces lost",
  ],
  gap: [
    "gap, opens up, opening, see daylight, finger in it, comes apart, loose, broken wire, pulls apart, daylight, coin in, nail in, come away, lifting, peeling, yawning, doesnt meet, apart, split",
    "no gap, tight, closed, stays together, joined, seamless, whole, ok, fine, good, all good, perfect, normal, all right, flush, snug, shut, sealed, nothing, cant get, close up",
  ],
  slips: [
    "slips, slides, slides off, slips out, skids, pulls out, comes out, moves down, drops, sinks, spins, no grip, spins on, spins round, pops out, pops off, works loose, creeps, skips, jumps, rides up, lets go, falls out, flies off",
    "holds, grips, stays, firm, tight, stays put, grabs, ok, fine, good, all good, perfect, normal, all right, grips fine, bites, holds fast, wont budge, stuck fast, solid, locked on, never slips, doesnt move",
  ],
  shakes: [
    "shakes, vibrates, trembles, wobbles, judders, like mad, like a leaf, dances, rattles, shudders, jumps about, vibration, tremor, walks, jumps, rocks, buzzes my, numb, hops, sways",
    "steady, still, stable, smooth, solid, rock steady, not shake, quiet, ok, fine, good, all good, perfect, normal, all right, sits still, smooth as, doesnt move, not a tremor, calm, planted",
  ],
  bulge: [
    "bulging, swollen, lifted, gap, raised, puffed, puffy, fat, fatter, pillow, balloon, rocks, coming up, popped up, wont close, spins on the table, thicker",
    "flat, flush, level, slim, no gap, sits flat, normal, same as ever, ok, fine, good, all good, perfect, all right",
  ],
  tear: [
    "ripped, torn, hole, split, coming off, frayed, shredded, hanging off, unstitched, come undone, coming away, slit, gash, hanging, unravelled",
    "intact, whole, fine, looks good, not torn, good shape, in one piece, ok, good, all good, perfect, normal, all right, sound, no holes, no rips, solid, all in one",
  ],
  thin: [
    "see through, threadbare, worn, paper thin, light comes through, see light, see my hand, like gauze, almost transparent, daylight, light shines, light comes, gauze, paper, gone thin, read a paper",
    "thick, dense, strong, no light, sturdy, solid, nice and thick, dark, heavy, like new",
  ],
  seam: [
    "at the seam, along the seam, stitching, sewn, seam came undone, thread gave, edge, hem, thread, unpicked, came unsewn, unsewn, come undone, along the join, join, stitch line",
    "middle, in the cloth, material, fabric itself, nowhere near, away from the seam, in the leather, through the fabric, hole in, in the middle, fabric, cloth itself, burn, cat, claw, slash, panel, away from",
  ],
  soft: [
    "squishy, squashy, spongy, bendy, flexible, supple, rubbery, gives, soft, pliable",
    "hard, rock hard, brittle, stiff, cracked, like plastic, dried out, crumbly",
  ],
  clean: [
    "spotless, clean, clear, shiny, dry, fine, looks good, wiped it, no dirt, gleams, bright, washed, fresh, nothing in, free of, like new",
    "dirty, filthy, fluff, wax, gunk, dust, corroded, green, muck, rusty, sticky, sand, wet, damp, grimy, crusty, bent, caked, gunge, full of, packed, furry, grime, rust, crud, brown, minging, covered",
  ],
  old: [
    "old, ancient, donkeys years, had it for ages, decades, original battery, original one, bought it in 2015, since 2014, first one, never replaced, never changed, prehistoric, antique, vintage, ten years, of age, long time, inherited, my grandmothers, getting on, years and years, oldie, old thing, from 2010, from the, 80s, 90s, 70s, 60s, parents had, was my mums, was my dads, before the kids, long before, wedding, as long as i, teenager, a good few, older than, well over, at least, over ten, relic, museum, seen better days, six years, seven years, eight years, five years, fifteen years, twenty years, ages ago, still the original, since we moved, since the year dot, from the ark, ark, donkeys, second hand, hand me down, grandads, nans, mums old, my mothers, from the seventies, from the eighties, from the nineties, nineties, knocking on, long in the tooth, wedding present, must be ten, must be twenty, more than, since 2010, since 2012",
    "new, brand new, nearly new, only months old, this year, last year, last christmas, still under warranty, under guarantee, few months, just bought, recent, was replaced, not old, only a year, modern, a year old, 6 months, two months, three months, couple of months, recently, last month, last week, in january, in may, in spring, this summer, christmas present, birthday present, newish, pretty new, battery is new, half a year, still has warranty, guarantee, six months, bought in, got it in, for christmas, birthday, replaced in, put in last, fitted last, fresh, months old, weeks old, under warranty, in guarantee",
  ],
} satisfies Record<string, readonly [yes: string, no: string]>;
