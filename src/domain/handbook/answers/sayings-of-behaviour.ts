/** What people say of how a thing behaves: the first list for a yes, the second for a no. */
export const sayingsOfBehaviour = {
  works: [
    "works, works fine, fine, perfect, perfectly, plays, charges, like a charm, ok, reads it, all good, clear, loud and clear, runs fine, responds, crystal clear, good, great, well, both sides, better, connects, flies, away it went, still works, works still, still plays, still charges, went fine, behaves, all fine, runs sweet, happily, happy, straight away, first time, connects fine, prints fine, good as gold, a treat, ok on, fine with, fine in, fine through, perfectly ok, as it should, lovely, beautifully, came up, recognised, shows the files, nice and clear, normal, works a treat, grand, sweet as a nut, happy as larry, bang on, spot on, plays ball, purring, runs a treat, away it goes, off it goes, boils, lit up, comes through, comes up, shows up, beautiful, sharp, does the job, goes fine, alright, takes it, charged up, filled up",
    "not work, same problem, same thing, same again, still nothing, still dead, dead, neither, no better, same fault, also not, fails, not any, same story, still the same, rubbish, exactly the same, as bad, dead as well, doesnt either, same hiss, silent, rejects, dead too, also dead, still, black with everything, nope same, refuses, not on that, useless, no go, equally, just as, the other one too, not recognised, cant read, fails on, no sound there, just the same, same with that, same on, blank too, dead everywhere, not a peep, gave up, hopeless, blank, wont take, not in any, not with any, doesnt see it, cant find it, not found, kaput, duff",
  ],
  helps: [
    "works again, that helps, comes back, comes on, came on, back to life, that fixed it, better, did the trick, goes again, starts, it goes, all good again, cured, sorted, wakes up, woke up, improves, goes quiet, noise stops, its quiet, for a moment, good as new, for a bit, for a while, recovers, lit up, runs, quieter, good for an hour, lights up, gets it going, away it went, off it went, springs to life, solid once, fine once, went away, marks went, disappears, all good, perks up, picks up, behaves, revived, jumped into life, fine in the, runs again, it lives, shuts up, calms down, settles, silences it, eases, frees it, loosened up, the noise goes, less noise, gone when, gone now, ok after, ok when, ok if, fine when, fine if, yes when, only when i, only if i, bingo, hey presto, away it goes, off it goes, good as gold, right as rain, kicks in, fires up, burst into life, cleared it, goes away, vanishes, settles down, up it came, on it came, came good, like magic, came round, better for, quietens, is back, it went again, runs sweet, crystal",
    "no change, no difference, nothing, still dead, still nothing, still the same, not help, same, makes no odds, no effect, no luck, no joy, still not, no better, doesnt matter, keeps, whatever i do, still weak, still there, still dry, still blank, no use, carries on, still rattles, still loud, no reaction, unchanged, not budge, remains, makes it worse, stays off, changes nothing, still, nope same, wouldnt have it, tried everything, everywhere, as before, refuses, stubborn, dead as ever, any better, worse, not really better, even with, even so, regardless, keeps running, keeps on, keeps dripping, all settings, every setting, whatever, did nothing, does nothing, nothing doing, no odds, no dice, no different, none the wiser, nowt, zilch, zip, not a sausage, same as before, same as ever, just the same, just as bad, exactly the same, the same, didnt budge, doesnt budge, didnt care, doesnt care, dont matter, wasnt bothered, wouldnt, still wont, still nowt, still no, hasnt helped, didnt help, havent helped, didnt do a thing, whatever i try, all the same, the lot, to no avail, in vain, like talking to a wall",
  ],
  cord: [
    "in and out, at a certain angle, certain angle, the right angle, at an angle, hold it just, flickers, just right, bend it, when i wiggle, if i wiggle, when i move, if i move, jiggle, crackles when, comes on if, comes and goes, cuts out when, on and off, slightest touch, if i hold, when i touch, if i push, sputters, stutters, when i twist, for a second, certain position, certain way, sound drops, kicks in, goes green, it reboots, when i bang, if i bang, goes off when, if i press, if i squeeze, depending on how, depends how, when you hold, wobble it, moving it, touch it and, breathe on it, tap it, give it a knock, nudge, a knock, fiddle, fiddle with it, whenever i, comes alive when, flicks on, wakes when, only lying, right position, one position, sweet spot, propped, wedge it, tape it, leaning, hold it down, hold it in, pressing it, pushed to one side, one side, hold it up, wiggle, waggle, twist it, tweak, pinch, lean on, cuts in and out, crackles, winks, on off on off, blinks, comes to life, bursts, lights for a sec, a second or two, near the plug, by the handle, when i fiddle, soon as i move, soon as i touch, dips out",
    "no change, no reaction, nothing, nothing happens, stays the same, whatever i do, stays dead, still dead, solid, stays steady, all along, all angles, every angle, stays put, no matter, still nothing, not at all, steady, not react, stays on, however i, doesnt care, rock steady, same wherever, wherever, every which way, bent it all, moved it all, wobbled it and nothing, not affected, unaffected, constant, always the same, same all the time, no flicker, makes zero, no cutting out, completely dead, whichever way, any which way, all i like, bent it everywhere, moved it about, doesnt flinch, solid light, stays lit, stays off, stays dark, same whatever, no matter how, doesnt bother it, never blinks, wont come back",
  ],
  sock: [
    "kettle works, lamp works, lamp lit, lamp lights, lamp comes on, other things work, works there, works fine, works in it, phone charges, charged my phone, socket is fine, socket is ok, radio plays, radio works, toaster works, hoover works, runs off it, it lit, power there, lamp goes on, fan works, plugged in another, other stuff works, hairdryer works, coffee machine works, fine there, toasters fine, radio runs, boils there, boils off it, goes off it, works off it, runs on it, charger works, hoover goes, hoover runs, lamp goes, fan goes, kettle boils, tv runs, lights there, comes on there, plugged the",
    "dead socket, socket is dead, nothing works, stays off, no power, lamp stays off, not come on, lamp dead, wont work either, not either, as well, fuse tripped, tripped, no current, nothing else works, nothing goes, also dead, dead there too, dead as well, not in that one, nothing runs, lamp wouldnt, kettle didnt, same with the, neither, no juice, not getting power, nothing from that",
  ],
  lit: [
    "light, red light, green light, blue light, red, green, blue, orange, amber, white, led, glows, lights up, lit up, lit, blinks, flashes, light comes on, comes on, goes on, little light, shines, bright, display comes on, light is on, screen comes on, turns green, numbers, a dot, tiny light, dim light, flicker, screen shows, display shows, display is on, shows the time, clock is on, clock shows, logo, backlight, comes up, standby, power light, indicator, charging light, bars, alight, yellow, purple, digits, icons, lamp works, illuminated, wee light, winking, pulses, twinkles, wakes up, panel is on, bright as, red dot, red eye, blue ring, all lit, lights up like, four lights",
    "dark, no light, dead, nothing, black, nothing lit, blank, unlit, light stays off, stays off, stays dark, out, pitch black, completely dead, no glow, no leds, lights off, lamp is off, off, all off, nothing on, as dead, not even a light, no power, no display, stays black, lamp doesnt, light doesnt, no green, no red, light gone, completely black, in darkness, black as, dead as, coal, no sign, not even, gone dark, died, went out",
  ],
  alive: [
    "buzzes, vibrates, beeps, sound, lights, flickers, twitches, blinks, flash, fan spins, fan starts, clicks, ding, light comes on, chimes, makes noises, still rings, runs, wakes, starts, hear it, for a second, short moment, warm, jerks, gives a, gives a little, murmur, hum, peep, winks, light winks, fan whooshes, fan goes, stirs, glows, whirrs, tries",
    "dead, silent, nothing, completely dead, no reaction, brick, black, no sound, nothing at all, no lights, dead as, doornail, dodo, inert, not a twitch, no sign, flat, dead to the world, like pressing, utterly dead",
  ],
  message: [
    "says, message, error, code, error code, e1, e2, e4, f1, err, warning, comes up, pops up, shows, sign, symbol, beeps, flashing, logo, blue screen, window, text, popup, notice, displays, readout, blinking code, letters, numbers, lock symbol, padlock, padlock sign, asks for, it asks, wants, complains, no signal, insert, requires, cannot, not supported, full, locked, sad face, triangle, spanner, box, banner, red text, yellow triangle, exclamation, tells me, keeps saying, keeps telling, reads, flashing up, gives me, with an e, says no, says low, says full, full up, try again",
    "no message, nothing on screen, no code, blank, no error, nothing shown, nothing comes up, black, no warning, dark, no menu, no symbol, just freezes, doesnt say anything, says nothing, nothing at all, normal screen, just normal, silent, nothing special, without a word, no sign, screen empty, works normally, no complaints, plain, no box, doesnt say, never says, just stops, just sits, just quits, just goes, blank screen, doesnt complain, nothing on, no writing, normal as, as normal, usual, only the time",
  ],
  click: [
    "click, clicks fine, hear it click, feel a click, clicks nicely, snaps, clack, faint click, crisp, still clicks, snaps in, snaps shut, pops, tick, nice click, good click, proper click, loud click, soft click, click sound, click into place, audible, positive, springs, engages, latches, locks in, feel it, snick, clunk, snappy, clean click, pings, springs back, snaps back, feels like new, like new, every one",
    "silent, mushy, no click, spongy, soft, nothing, without any click, quiet, limp, not a click, stuck, dead, loose, smooth all the way, no sound, nothing to hear, nothing happens, goes down soft, just pushes in, no feedback, no snap, hear nothing, flabby, like a sponge, like mush, wobbly, floppy, doesnt latch, no noise, doesnt engage, squashy, soggy, dough, mush, gone in, sunk, stays down, stays in, no feel, just goes in, smooth, no bounce, wont press, stiff, jammed, hangs",
  ],
  hum: [
    "hums, buzzes, drone, motor noise, hear it, hear the motor, whirring, whirrs, low noise, growls, sound of, vibrates, noise, rumbles, hear something, faint noise, purr, purring, whine, motor is running, faint buzz, soft buzz, low hum, deep, mmm, bzzz, brrr, working noise, running noise, sounds like, tries to, groans, moans, strains, something turning, running sound, it makes a noise, audible, chugs, ticking, clunk, sort of noise, mmmm, hmm, churns, whirring away, whizzes, throb, wants to, labouring, hear it trying, low sound, going inside, something running, bees, fridge noise, ticking over",
    "silent, silence, dead quiet, no sound, not a sound, quiet, nothing, dead, no noise, mute, hear nothing, completely dead, no hum, no motor, no noise at all, soundless, hush, as silent as, as the grave, grave, mouse, stays quiet, only the fan, cant hear anything, cant hear a thing, nothing to hear, no buzz, totally silent, deathly, quiet as, silent as, church, like a stone, nothing at all, hear a pin",
  ],
  noise: [
    "noisy, racket, noise, grinds, screeches, scratchy, loud, louder, crunches, scrapes, rumbles, grumbles, howls, clunk, clatters, bangs, like sand, gravel, roars, awful sound, screaming, popping, sparks, creaks, gritty, growling, clicking, squeak, groans, moaning, rasp, raspy, crackles, hisses, ticking, tapping, thumping, thuds, whine, buzz, rattle, coffee grinder, bag of nails, spanners, jet, tractor, train, like a plane, plane, hell of a, awful, horrible, terrible, ear splitting, ears, shrieks, chirps, squeals, hear it, grating, rubbing, knocking, it sings, like gravel, like a bag of, like a tractor, like a jet, like a cement, clack, rough, horrid, din, row, wakes the, neighbours, deafening, graunch",
    "quiet, silent, silently, smooth, no noise, noiseless, without a sound, dead quiet, hear nothing, purrs, quietly, not a sound, peaceful, hushed, soundless, whisper, silky, normal, no different, as quiet as, nothing to hear, cant hear anything, all quiet, mouse, ok, fine, good, all good, perfect, all right, like a mouse, like a kitten, purring, sweet, sweetly, smooth as, whisper quiet, no din, no clatter, no scrape, no racket, same as ever, peace, calm, just air, only wind",
  ],
  rattle: [
    "rattles, something loose, slides around, rolls about, clunks, clonk, knocking, like a maraca, bits moving, jingles, clatters, pebble, stone, coin, hear something move, something moves, maraca, shakes about, something in there, loose bit, bits inside, rolls, knocks about, tinkles",
    "silent, nothing loose, solid, quiet, no rattle, no sound, smooth, all firm, nothing moves, ok, fine, good, all good, perfect, normal, all right, shook it, not a sound, tight",
  ],
  knock: [
    "knocks, clunk, clonk, thud, clack, tapping, bang, feel a knock, play, tick, thump, give, rocks",
    "silent, solid, nothing, tight, no knock, quiet, smooth, no play, no clunk, firm, tight as a drum",
  ],
  squeal: [
    "screech, squeals, squeak, shriek, howl, high pitched, whine, banshee, whistles",
    "rattle, hum, rumble, scrape, rubs, grinding, dull, low, clunk, quiet, silent",
  ],
  inter: [
    "sometimes, on and off, comes and goes, for a second, for a few seconds, cuts out, stutters, intermittent, drops out, once in a while, every so often, briefly, few minutes, flickers, starts and stops, runs a bit, again and again, couple of times, off and on, some days, at times, from time to time, once or twice, a moment, for a moment, a sec, couple of seconds, few secs, seconds, temperamental, when it feels like it, hit and miss, sporadic, random, randomly, occasional, occasionally, skips, dropouts, gaps, breaks up, patchy, stop start, one time in, one in, now and again, every now and, odd time, on a good day, mind of its own, in fits, fits and starts, cuts in, drops, hiccups, coughs, for a sec, blip, dips",
    "never, all the time, constant, constantly, permanently, not at all, always, from the start, steady, wont connect at all, completely dead, never starts, every time, solid, consistent, consistently, reliably, dead, nope nothing, first moment, forever, stable, uninterrupted, no gaps, smooth, not once, without fail, the whole time, for good, completely, totally, dead as, never comes, steady as",
  ],
  short: [
    "flat after, dies after, few minutes, five minutes, ten minutes, half an hour, an hour, empty again, empty soon, lasts no time, flat in no time, hardly lasts, used to last, drains, drains fast, runs out, half as long, dead after, dead in, shorter, flat by, seconds, empty by, less and less, not long, not for long, wont hold, five mins, few mins, ten mins, mins, couple of minutes, couple of hours, two hours, 20 minutes, quickly, fast, goes flat, flat, conks out, runs down, dies quickly, gives up, before lunch, by noon, by lunchtime, twice a day, every few hours, half the time, half as, fraction, one song, one room, one job, a few screws, no stamina, weak, poor, dies on me, flat again, gone by, by lunch, by teatime, an hour tops, barely an, lasts no, half what, used to be, nowhere near, plummets, drops like a stone, two minutes",
    "lasts all day, all day, as long as ever, as good as ever, lasts for hours, hours, for weeks, wont charge at all, not charge, same as when new, like new, all evening, long, lasts, nothing at all, ages, for ages, days, all week, a week, two weeks, whole day, until evening, no complaints, same as ever, same as before, not changed, ok, well, plenty, longer, as long as, strong, good, all day long, days on end, for ever, still going, goes on and on, gets me through, same as, no shorter, full day, whole weekend",
  ],
  drains: [
    "drops overnight, down 20, loses, flat by morning, dead in the morning, empty in the morning, half gone, goes down, drains, still dies, empties itself",
    "same in the morning, barely loses, holds, keeps its charge, still full, only loses 1, only 2, stays at",
  ],
  suddendeath: [
    "at 30, at 20, at 15, 40 percent, half full, dies at, goes off at, shuts down at, suddenly off, percent left, still had, drops dead",
    "runs down to 1, down to zero, goes to 0, only at 0, to the end, all the way down, only when empty, at 1 percent, at 0",
  ],
  slow: [
    "slow, sluggish, ages, takes forever, takes all night, crawls, laggy, still slow, hours, snail, treacle, drags, takes an age, chugs, grinds",
    "fast, quick, normal speed, snappy, fine, fast at first, smooth, ok, good, all good, perfect, normal, all right, flies, rocket, zips, whizzes, instant, speed",
  ],
  worsened: [
    "worse and worse, gradually, slowly, bit by bit, over weeks, over months, over the last, got worse, took longer, longer and longer, shorter and shorter, less and less, used to last, needed several tries, more and more, getting worse, step by step, harder and harder, started okay, began to, ran out faster, faded, getting slower, getting weaker, getting dimmer, dimmer, weaker, slower, slower and slower, weaker and weaker, was getting, took a while, takes longer, some weeks, for weeks, for months, for a while, few weeks, signs, warning signs, crept up, creeping, progressively, slow decline, it declined, at first, first it, used to be, every week, each time, playing up, acting up, on its way out, crept, little by little, day by day, month by month, over time, been going, feebler, downhill, going for months, more and more often",
    "suddenly, sudden, out of the blue, from one day, one day to the next, all at once, at once, was fine, overnight, always the same, never changed, no warning, straight away, fine until, until it quit, weak from the start, right from the start, perfect until, fine up to, up to the, fine yesterday, worked yesterday, just died, just went, just stopped, instantly, in an instant, boom, no signs, no hint, never had any, always fine, always been, no decline, like that, bang, out of nowhere, one minute, one morning, fine last, fine the day before, all of a sudden, at a stroke, in one go, straight off, right up to",
  ],
  self: [
    "by itself, on its own, own accord, without touching, automatically, randomly, ghost, kicks in, comes back",
    "only when i, only if i, stays off, never, not by itself, till i, until i",
  ],
  partly: [
    "a bit, bit by bit, slowly, some of it, partly, eventually, half way, halfway, trickles, after a few goes, most of it, after several",
    "not at all, nothing, full, not a drop, completely, no movement",
  ],
  some: [
    "some, some of them, one works, a few, half of them, one of them, low works, high works, only on, half, two of, not all, others, one setting, couple, a couple, odd one, one or two, the rest, low, high, only, bits, partly, one bar, front ones, back ones, top, bottom, still go",
    "none, none of them, no setting, all dead, all of them, every one, everything, neither, nothing works, all the same, whole thing dead, all cold, whole lot, the lot, every last, not one, not a single, nothing, all of, all gone, dead as, any of, both",
  ],
  one: [
    "only one, just one, just the one, only this, a single, the one, only that, just this, only the, just the, only, just that, single, on its own, rest are, others are, everything else",
    "all, all of them, every, everything, both, several, many, more than one, two, two of, none of, lots, others too, the lot, loads, couple, none, neither, whole, all over",
  ],
  all: [
    "all of them, every one, everything, whole lot, none work, both, every single, the lot, selfie too, always",
    "only one, one or two, some work, a few, certain, others are fine, front is fine, rest is fine",
  ],
  regular: [
    "always at, same time, every, regularly, like clockwork, exactly, same amount, evenly, always the same, each time, equal, rhythmic, per day, a day, clockwork, on the dot, every turn, once a turn, each turn, every rotation, every night, every time, on the hour, same point, same bit, rhythm, beat, pattern, in time, metronome, spaced",
    "random, randomly, irregular, differs, varies, different, any time, unpredictable, no pattern, some days, all over the place, whenever, odd, here and there, all over, no rhythm, no rhyme, haphazard, limps, uneven, hit and miss",
  ],
  alsoothers: [
    "all of them, same with, others too, every one, all fail, new one too, same thing, neighbours too, also, as well, too, everything, same on, none of them",
    "only this one, others are fine, other works, fine on, others play, new ones hold, rest work, works elsewhere",
  ],
  allsources: [
    "everything, every source, all inputs, all sources, all of them, same on, no matter what, whatever i choose, cd as well, radio too, netflix too, always",
    "only on, just on, only the, other input is fine, fine on, radio works, cd plays, radio plays, works on, not on, one source",
  ],
  continues: [
    "keeps going, keeps running, wont stop, carries on, goes on, still runs, stays on, by itself",
    "stops, stops at once, stops straight away, ends with it, goes off with it, only when, immediately",
  ],
  jumpy: [
    "jumps, all over the place, goes up and down, up and down, surges, wanders, by itself, mind of its own, erratic, back and forth, skips, crazy",
    "steady, smooth, constant, stays, stable, frozen, normal, not move, stuck, ok, fine, good, all good, perfect, all right",
  ],
  onespeed: [
    "full speed, full blast, flat out, no matter what, whatever i set, only fast, always full, same speed, one speed, full whack, max, all or nothing, boils like crazy",
    "speeds work, all speeds, differs, makes a difference, follows, slow works, changes, not heat at all, setting works, not run at all, both directions",
  ],
  onepoint: [
    "certain point, certain spot, one spot, sweet spot, half way, just right, certain position, if i hold, all or nothing",
    "no position, anywhere, however i, everywhere, nowhere, no way, whole range, all positions",
  ],
  samespot: [
    "always there, same spot, same place, always at, same side, every time at, one place",
    "different, random, anywhere, all over, everywhere, changes, never the same",
  ],
  stops: [
    "stops, halfway, half way, gets stuck, sticks, hangs, freezes, breaks off, aborts, error, gives up, in the middle, sits there, snapped",
    "goes all the way, to the end, finishes, completes, never starts, moves ok, moves freely, fine",
  ],
  stops2: [
    "stops at both ends, firm stop, hits the bottom, stops dead, clear stop, stops at the end, definite stop, solid",
    "turns endlessly, round and round, no stop, spins round, keeps turning, springy, sloppy, doesnt reach, mushy, loose",
  ],
  stops3: [
    "stops, gone, goes away, goes quiet, pops up, off straight away, quiet when, immediately",
    "keeps on, still there, ignores it, carries on, same, no effect, nothing, goes on",
  ],
  opens: [
    "opens, slides out, pops out, pops open, comes out, comes undone, splits, gapes, comes apart",
    "stays shut, stuck, wont come out, wont open, jammed, closed, stays closed, holds",
  ],
  fills: [
    "hear water, water runs, fills, fills up, pours, gushes, water comes, comes in, gurgles, hissing, water in there",
    "no water, dry, not a trickle, nothing comes, stays empty, silent, not a drop, never fills, just hums, no sound of water, nothing",
  ],
  start: [
    "straight away, immediately, at the start, from the start, right away, as soon as, within a minute, within seconds, in the beginning, first minutes, at once",
    "later, at the end, after an hour, when it spins, while spinning, spin, only when, towards the end, half way through, random, when draining",
  ],
  later: [
    "after a while, after ten minutes, after five minutes, once its warm, minutes, later on, after some time, half an hour, mid way, warms up first",
    "straight away, at once, immediately, from the start, right away, never, never came on, instantly, within a second",
  ],
  off: [
    "goes out, turns off, clicks off, goes off, cycles",
    "stays on, never goes out, on all the time, constantly on",
  ],
  rest: [
    "after a rest, once cool, cooled down, after a break, an hour later, next morning, works again, later on, good as new, let it cool, comes back, recovers",
    "never again, still weak, stays dead, however long, no difference, next day, still dead, not recover, same after, how long i leave",
  ],
  faint: [
    "quiet, faint, muffled, tinny, weak, can just hear, just about, barely hear, distant, soft, scratchy, low, thin, turn it right up, just make out, just hear, far away, next door, through a sock, whisper, press it to my ear, if i strain",
    "silent, nothing, nothing at all, dead, gone, mute, no sound, totally silent, completely, not a peep, utterly, deaf, silent as, perfectly loud",
  ],
  quiet: [
    "quiet, silent, smooth, cool, fine without, noise gone, no noise, purrs, calm, hush, shuts up, peace, like a kitten, kitten, whisper, settles, goes away, stopped, no sound, not a sound",
    "still loud, still noisy, still there, same noise, loud, noisy, grinds, same without, still grinds, no different, just as loud, still howls, still screams, screams, howls, thumps, rattles, same racket, just as, no quieter, even empty, carries on, drones on, wont shut up",
  ],
  loud: [
    "loud, noisy, racket, full volume, blasting, deafening, still loud, party",
    "quiet, silent, low, only with, calm, not loud, soft",
  ],
  motor: [
    "motor runs, hear the motor, motor turns, whirrs, hums, spins but, motor sounds, motor goes, hear it, stays put, stays still, stands still, doesnt move",
    "motor dead, silent, neither, both turn, nothing runs, motor not, no sound, both move, both stop, dead",
  ],
  changes: [
    "changes, different, louder, quieter, sharper, higher, goes away, disappears, moves, goes to, drops, drops a tone, goes up, goes down, softer, fades, comes back, deeper, shifts, flickers, alters, on and off",
    "no change, same, stays, nothing, same as, steady, constant, carries on, regardless, whatever i do",
  ],
  holds: [
    "holds, not a drop, dry, stays dry, keeps, stays, tight, not lost, for weeks, stayed full, bone dry, hour and, no leak, rock hard, still full, still hard, to the brim",
    "leaks, drips, wet, seeps, wet ring, puddle, empty, flat, goes down, through, flat by, gone, half gone, dropped, dribbles, soft",
  ],
  scrape: [
    "catches, rubs, scrapes, sticks, scratches, hits, touches, snags, one spot, sticks at",
    "smooth, smoothly, free, freely, clear, easily, clean, all the way, no rubbing, nothing touches, ok, fine, good, all good, perfect, normal, all right",
  ],
  cleaned: [
    "cleaned it, last week, emptied, washed, wiped, blown out, yesterday, compressed air, toothpick, done that, already, last month, hoovered, brushed, alcohol, rinsed, scrubbed, blew it, blown, soaked, dusted, descaled, sorted, last night, this morning, on sunday, at the weekend, every week, regular, just now, cotton bud, meths, vinegar, contact cleaner, wd40, air duster",
    "never, not yet, never cleaned, not done, no idea how, never opened, not touched, first time, years, not emptied, not once, not been near, didnt know, no idea you, wouldnt know how, not for, not since, cant remember when, ages ago, years ago, yonks, long overdue, should have, been meaning to, was going to",
  ],
} satisfies Record<string, readonly [yes: string, no: string]>;
