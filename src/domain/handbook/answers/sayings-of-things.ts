/** What people say of a thing's state. The first list says that it is as the name has it, the second that it is not. */
export const sayingsOfThings = {
  loose: [
    "wobbly, wobbles, wiggles, wiggle, rattles, gives, slack, floppy, play in it, bit of play, some play, moves about, moves around, rocks, turns in my hand, spins round, coming away, hanging, came off, not tight, by a thread, jiggles, slides about",
    "solid, rock solid, solid as a rock, firm, tight, steady, no play, not budge, firmly, rigid, fixed, sturdy, snug, not move a bit, glued",
  ],
  crack: [
    "hairline, split, splits, splitting, broken, smashed, shattered, snapped, torn, ripped, a hole, line across, chipped, burst, in two, in half, dent, cut, nick, gash, damaged, chewed, bitten, cobweb, bit missing, piece missing, chunk, frayed, bare wire, copper showing",
    "intact, in one piece, undamaged, looks perfect, perfect, whole, unbroken, nothing broken, smooth, all fine, looks fine, looks new, looks ok, sound, pristine, no damage, spotless, not a mark, not a scratch",
  ],
  dirty: [
    "filthy, dusty, dust, fluff, fluffy, full of, clogged, caked, gunk, gunky, mucky, grime, grimy, hair, hairs, lint, crumbs, blocked, matted, sticky, slimy, grease, greasy, black stuff, brown stuff, covered in, mouldy, sand, never cleaned, disgusting, gross, minging, thick with, choked, goo, tacky, muck",
    "spotless, clean, cleaned it, just cleaned, wiped, hoovered it, clear, shiny, gleaming, immaculate, like new, washed it, nothing in there, looks clean, no dust",
  ],
  crust: [
    "green stuff, green, white powder, white stuff, furry, corroded, corrosion, rust, rusty, brown gunk, leaked, leaky, crusty, powdery, crud, crystals, acid, verdigris, chalky, limescale, scale, flakes, furred, salt, deposits",
    "clean, shiny, bright, spotless, look fine, looks fine, look good, clear, like new, gleaming, nothing there, sparkling",
  ],
  stuck: [
    "jammed, sticks, sticky, wont budge, wont move, wont come out, cant get it out, seized, stiff, wedged, jam, frozen, cant shift it, hard to turn, hard to move, barely move, hardly move, hardly budge, rusted solid, catches, takes force, blocked, immovable",
    "free, freely, smooth, smoothly, easily, easy, moves fine, loose, nothing stuck, slides out, like butter, runs fine, comes out fine",
  ],
  free: [
    "spins, freely, easily, easy, smooth, smoothly, no resistance, one finger, like butter, turns fine, moves fine, goes round, turns, no trouble, loose, glides, spins for ages, rolls, spins round",
    "stuck, stiff, seized, wont budge, jammed, hard to turn, solid, blocked, wont turn, wont move, catches, heavy, resistance, cant turn it, grinds, tight, takes force, real force, struggle, stands still, barely moves, hardly moves, motionless, not budge, needs two hands",
  ],
  worn: [
    "worn, thin, thinned, frayed, threadbare, bald, flat spot, see through, worn down, worn out, worn away, scratched, fluffy, paper thin, bare patch, shiny, shredded, nothing left, had it, peeling, flaking, ragged, crumbling, knackered",
    "good as new, as new, looks new, brand new, new, thick, plenty left, firm, smooth, lots of tread, hardly used, not worn, sharp, solid, like new",
  ],
  whole: [
    "intact, in one piece, fine, whole, undamaged, all there, looks good, looks ok, not broken, not torn, good, complete, no cracks",
    "broken, torn, cracked, split, snapped, ripped, a hole, missing, gone, bent, damaged, in bits, shattered, lost",
  ],
  there: [
    "still there, its there, in place, shows up, can see it, listed, shows, appears, present, got it, all there, sits there, see it",
    "gone, missing, disappeared, vanished, lost, not there, fell off, nowhere, not listed, empty, came off, not showing",
  ],
  missing: [
    "gone, lost, fell off, fell out, cant find it, came off, disappeared, not there, empty, nowhere, dropped out, bit gone",
    "all there, still there, got them all, complete, in place, none missing, every one",
  ],
  bent: [
    "bent, kinked, crooked, twisted, curved, wonky, squashed, warped, banana, buckled, skewed, askew, dented",
    "straight, dead straight, true, fine, level, not bent",
  ],
  straight: [
    "straight, level, true, even, flush, lined up, centred, square",
    "crooked, bent, wonky, squint, off centre, skewed, tilted, leans, leaning, askew, off to one side, skew",
  ],
  wet: [
    "soaked, spilled, spilt, in the rain, water on it, damp, splashed, dropped in, the sink, the toilet, the bath, the pool, through the wash, drenched, moisture, coffee, tea, beer, juice, wine, humid, condensation, puddle, dripping, snow, left outside, left out, sweaty, swimming",
    "bone dry, dry, stayed dry, never near water, no water, not a drop, kept indoors, never wet",
  ],
  leak: [
    "drips, dripping, puddle, wet, water everywhere, pool of water, runs out, pours, trickles, soaked, drops, damp, seeps, mop, mopping, weeps, little pool, wet patch, oozes",
    "dry, bone dry, not a drop, no water, no puddle, tight, watertight, no leak, stays dry",
  ],
  smell: [
    "stinks, whiff, stench, reeks, pongs, smelly, musty, sewage, rotten, nose, foul, burnt, fishy, acrid, like eggs, smells of",
    "no smell, odourless, smells fine, fresh, smells of nothing, cant smell a thing",
  ],
  hot: [
    "warm, boiling, burning, roasting, scalding, red hot, hot to the touch, cant touch it, cant hold it, toasty, burned my hand, burnt my fingers, heats up, warms up, steaming, piping, lukewarm",
    "cold, stone cold, cool, stays cold, not warm, ice cold, freezing, stays cool, room temperature, no heat, chilly",
  ],
  cold: [
    "icy, stone cold, freezing, cold, frozen, chilly, no heat, not warm, ice cold",
    "warm, hot, lukewarm, room temperature, gets hot, heats, tepid",
  ],
  full: [
    "full, packed, no space, no room, out of space, almost full, nearly full, crammed, stuffed, 95, 98, 99, 127 of 128, few mb left, out of room, red bar, hardly any space",
    "plenty, plenty of space, empty, half, half empty, loads of space, lots of room, loads left, lots left, free space, gb free, 40, 50, 30",
  ],
  strong: [
    "strong, powerful, full blast, gushes, pulls hard, like a train, sucks like crazy, plenty of, really well, gale, blows hard, full force, firm, good pressure, great, nearly took my hand, like new",
    "weak, feeble, hardly any, barely any, trickle, dribble, dribbles, pathetic, faint, no suction, no pressure, hardly anything, limp, gentle, poor, nothing, slow, no better, no different",
  ],
  weak: [
    "weak, feeble, slow, slower, slows, weaker, hardly blows, tired, struggling, struggles, less, lower, quieter, bogs down, loses power, drops, fades, sluggish, barely",
    "strong, full power, same as always, as ever, as always, unchanged, normal, still strong, like new, steady",
  ],
  firm: [
    "firm, firmly, tight, solid, snug, clicks in, stays put, holds, rigid, secure",
    "loose, wobbly, slack, falls out, comes out, mushy, limp, floppy, slips, sinks, pops up",
  ],
  spring: [
    "springs back, bounces back, pops back up, pops up, pushes back, springy, snaps back, comes back up, clicks back",
    "stuck, limp, dead, stays down, no spring, floppy, stays in, sunk, sunken, nothing pushes",
  ],
  fits: [
    "all the way in, all the way, flush, level, fits fine, clicks, right in, snug, goes in fine, goes right in, fully, shuts, closes",
    "sticks out, stands out, not all the way, stops short, half way, gap, springs out, pops out, falls out, not fully, wont go in, a bit out, loose",
  ],
  fits2: [
    "edges meet, match up, fit together, close up, meet nicely, like a jigsaw, clean tear, straight cut, fits perfectly, touch",
    "gap, bit missing, piece missing, ragged, dont meet, not meet, hole between, wont close, not match, pieces lost",
  ],
  gap: [
    "gap, opens up, opening, see daylight, finger in it, comes apart, loose, broken wire, pulls apart",
    "no gap, tight, closed, stays together, glued, joined, seamless, whole",
  ],
  slips: [
    "slips, slides, slides off, slips out, skids, pulls out, comes out, moves down, drops, sinks, spins, no grip",
    "holds, grips, stays, firm, tight, stays put, stays there, grabs",
  ],
  shakes: [
    "shakes, vibrates, trembles, wobbles, judders, like mad, like a leaf, dances, rattles, shudders, jumps about, vibration, tremor",
    "steady, still, stable, smooth, solid, rock steady, not shake, quiet",
  ],
  bulge: [
    "bulging, swollen, lifted, gap, raised, puffed, puffy, fat, fatter, pillow, balloon, rocks, coming up, popped up, wont close, spins on the table, thicker",
    "flat, flush, level, slim, no gap, sits flat, normal, same as ever",
  ],
  tear: [
    "ripped, torn, rip, hole, split, coming off, frayed, shredded, hanging off, unstitched, come undone, coming away",
    "intact, whole, fine, looks good, not torn, good shape, in one piece",
  ],
  thin: [
    "see through, threadbare, worn, paper thin, light comes through, see light, see my hand, like gauze, almost transparent",
    "thick, dense, strong, no light, sturdy, solid",
  ],
  seam: [
    "at the seam, along the seam, stitching, stitches, sewn, seam came undone, thread gave, edge, hem",
    "middle, in the cloth, material, fabric itself, nowhere near, away from the seam, in the leather, through the fabric, hole in",
  ],
  soft: [
    "squishy, squashy, spongy, bendy, flexible, supple, rubbery, gives, soft, pliable",
    "hard, rock hard, brittle, stiff, cracked, like plastic, dried out, crumbly",
  ],
  clean: [
    "spotless, clean, clear, shiny, dry, fine, looks good, wiped it, cleaned them, no dirt",
    "dirty, filthy, fluff, wax, gunk, dust, corroded, green, muck, rusty, sticky, sand, wet, damp, grimy, crusty, bent",
  ],
  old: [
    "old, very old, ancient, donkeys years, had it for ages, decades, original battery, original one, bought it in 2015, since 2014, first one, never replaced, never changed, prehistoric, antique, vintage, ten years, of age, long time, inherited, my grandmothers, getting on, years and years",
    "new, brand new, nearly new, quite new, only months old, this year, last year, last christmas, still under warranty, under guarantee, few months, just bought, recent, was replaced, not old, only a year, modern",
  ],
} satisfies Record<string, readonly [yes: string, no: string]>;
