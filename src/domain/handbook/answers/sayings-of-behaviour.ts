/** What people say of how a thing behaves: the first list for a yes, the second for a no. */
export const sayingsOfBehaviour = {
  works: [
    "works, works fine, works there, fine, no problem, perfect, perfectly, plays, charges, like a charm, ok, does work, reads it, all good, clear, loud and clear, runs fine, responds, crystal clear, good, great, well, both sides, better, connects, flies, away it went, still works, works still, still plays, still charges, went fine, behaves, all fine, runs sweet, happily, happy, straight away, first time, connects fine, prints fine, no trouble, no complaints, good as gold, a treat, ok there, ok on, fine with, fine in, fine through, perfectly ok, as it should, lovely, beautifully, came up, recognised, shows the files, nice and clear, normal, works a treat",
    "not work, wont work, same problem, same thing, same again, still nothing, still dead, dead, neither, no better, same fault, no luck, nothing, also not, fails, failed, not any, same story, still the same, rubbish, no joy, exactly the same, as bad, dead as well, doesnt either, same hiss, silent, rejects, none of, dead too, also dead, still, black with everything, nope same, refuses, not on that, useless, no go, equally, just as, the other one too, none work, nothing works, not recognised, cant read, fails on, no sound there, just the same, same with that, same there, same on, blank too, nothing there, not there either, dead everywhere",
  ],
  helps: [
    "works again, that helps, helps, comes back, comes on, came on, back to life, that fixed it, better, did the trick, goes again, starts, started, it goes, fine then, all good again, cured, sorted, wakes up, woke up, improves, stops then, goes quiet, quiet then, noise stops, its quiet, for a moment, good as new, for a bit, for a while, then it works, recovers, lit up, runs, quieter, good for an hour, lights up, then its ok, gets it going, got it going, away it went, off it went, springs to life, solid once, fine once, went away, marks went, disappears, disappeared, all good, perks up, picks up, behaves, revived, jumped into life, good then, fine in the, happy then, working again, runs again, spot on then, it lives, shuts up, calms down, settles, silences it, eases, frees it, loosened up, the noise goes, less noise, stopped then, gone when, gone now, ok after, ok when, ok if, fine when, fine if, yes when, only when i, only if i",
    "no change, no difference, nothing, still dead, still nothing, still the same, not help, same, makes no odds, no effect, no luck, no joy, still not, no better, doesnt matter, keeps, whatever i do, still weak, still there, still dry, still blank, no use, carries on, still rattles, still loud, no reaction, unchanged, not budge, remains, makes it worse, stays off, changes nothing, still, nope same, wouldnt have it, tried everything, everywhere, as before, refuses, stubborn, dead as ever, any better, worse, not really better, even then, even with, even so, regardless, keeps running, keeps on, keeps dripping, all settings, every setting, whatever, did nothing, does nothing, nothing doing",
  ],
  cord: [
    "in and out, at a certain angle, certain angle, the right angle, at an angle, hold it just, flickers, just right, bend it, when i wiggle, if i wiggle, when i move, if i move, jiggle, crackles when, comes on if, comes and goes, cuts out when, on and off, slightest touch, if i hold, when i touch, if i push, sputters, stutters, when i twist, for a second, certain position, certain way, sound drops, kicks in, goes green, it reboots, when i bang, if i bang, goes off when, if i press, if i squeeze, depending on how, depends how, if you hold, when you hold, wobble it, when it moves, moving it, touch it and, breathe on it, tap it, tapping, give it a knock, nudge, a knock, fiddle, fiddling, fiddle with it, whenever i, comes alive when, flicks on, wakes when, only lying, just so, right position, one position, sweet spot, propped, prop it, wedge it, tape it, leaning, hold it down, hold it in, pressing it, pushed to one side, one side",
    "no change, no difference, no reaction, nothing, nothing happens, nothing happened, no odds, stays the same, whatever i do, no effect, stays dead, still dead, solid, stays steady, all along, all angles, every angle, stays put, no matter, still nothing, not at all, steady, changes nothing, not react, stays on, however i, doesnt care, rock steady, same wherever, wherever, however much, every which way, bent it all, moved it all, wobbled it and nothing, not affected, unaffected, constant, always the same, same all the time, no flicker, makes zero, no cutting out, completely dead",
  ],
  sock: [
    "kettle works, lamp works, lamp lit, lamp lights, lamp comes on, other things work, works there, works fine, works in it, phone charges, charged my phone, socket is fine, socket is ok, radio plays, radio works, toaster works, hoover works, runs off it, it lit, power there, lamp goes on, fan works, plugged in another, other stuff works, hairdryer works, coffee machine works, fine there",
    "dead socket, socket is dead, nothing works, stays off, no power, lamp stays off, not come on, lamp dead, wont work either, not either, as well, fuse tripped, tripped, no current, nothing else works, nothing goes, also dead",
  ],
  lit: [
    "light, red light, green light, blue light, red, green, blue, orange, amber, white, led, leds, glows, glow, lights up, lit up, lit, blinks, blinking, flashes, flashing, light comes on, comes on, goes on, little light, shines, bright, display comes on, light is on, screen comes on, turns green, numbers, shining, a dot, tiny light, dim light, flicker, screen shows, display shows, display is on, shows the time, clock is on, clock shows, logo, backlight, comes up, standby, power light, indicator, charging light, bars, alight, lights are on, yellow, purple, glowing, blinky, digits, icons, lamp works, illuminated",
    "dark, no light, no lights, dead, nothing, black, nothing lit, no sign of life, blank, unlit, light stays off, stays off, stays dark, out, pitch black, not lit, neither light, completely dead, zilch, no glow, not a glimmer, no leds, lights off, light is off, lamp is off, lamp off, off, all off, nothing on, nowt, as dead, not even a light, no power, no display, doesnt light, wont light, stays black, lamp doesnt, light doesnt, no green, no red, light gone, completely black, in darkness",
  ],
  alive: [
    "buzzes, vibrates, beeps, a beep, sound, lights, flickers, twitches, blinks, flash, fan spins, fan starts, clicks, ding, light comes on, chimes, makes noises, still rings, runs, wakes, starts, hear it, for a second, short moment, warm",
    "dead, silent, nothing, no sign of life, completely dead, stone dead, no reaction, not a thing, brick, lifeless, black, no sound, nothing at all, no lights",
  ],
  message: [
    "says, it says, message, error, code, error code, e1, e2, e4, f1, err, warning, comes up, pops up, shows, sign, symbol, beeps, flashing, logo, blue screen, window, text, there is a, pop up, popup, notice, displays, displayed, displaying, readout, blinking code, letters, numbers, lock symbol, padlock, padlock sign, shows a, asks for, it asks, asking, wants, complains, no signal, insert, requires, cannot, not supported, full, locked, sad face, triangle, spanner",
    "no message, nothing on screen, no code, blank, no error, nothing shown, nothing comes up, black, no warning, dark, no menu, no symbol, just freezes, doesnt say anything, says nothing, nothing at all, normal screen, just normal, silent, nothing special, without a word, no sign, screen empty, works normally, no complaints, plain",
  ],
  click: [
    "click, clicks, clicks fine, hear it click, feel a click, clicks nicely, snaps, snap, clack, faint click, crisp, still clicks, clicky, snaps in, snaps shut, pops, tick, ticks, nice click, good click, proper click, loud click, soft click, click sound, it does click, click into place, audible, positive, springs, engages, latches, locks in, feel it",
    "silent, mushy, no click, spongy, soft, nothing, without any click, doesnt click, quiet, limp, not a click, stuck, dead, loose, smooth all the way, no sound, nothing to hear, nothing happens, goes down soft, just pushes in, no feedback, no snap, hear nothing, flabby, like a sponge, like mush, wobbly, floppy, doesnt latch, wont latch, no noise, doesnt engage",
  ],
  hum: [
    "hums, humming, buzzes, buzzing, buzz, drone, droning, motor noise, hear it, hear the motor, whirring, whirrs, whirr, low noise, growls, sound of, vibrates, noise, rumbles, hear something, faint noise, purr, purrs, purring, whine, whines, whining, hear a, motor is running, motor running, faint buzz, soft buzz, low hum, deep, mmm, bzzz, brrr, working noise, running noise, sounds like, tries to, groans, moans, strains, straining, something turning, running sound, it makes a noise, audible, chugs, ticking, clunk, sort of noise",
    "silent, silence, dead quiet, no sound, not a sound, quiet, nothing, dead, no noise, mute, hear nothing, not a peep, completely dead, no hum, not a sound and, no motor, no noise at all, soundless, hush, as silent as, as the grave, grave, without a sound, mouse, stays quiet, only the fan, not even a hum, cant hear anything, cant hear a thing, nothing to hear, no buzz",
  ],
  noise: [
    "noisy, racket, noise, grinds, grinding, screeches, scratchy, loud, louder, crunches, scrapes, rumbles, grumbles, howls, clunk, clatters, bangs, like sand, gravel, roars, awful sound, screaming, popping, pops, sparks, creaks, gritty, growling, clicking, squeak, creak, groans, moaning, rasp, raspy, crackles, crackling, hisses, ticking, clicks, tapping, thumping, thuds, whine, whines, buzz, rattle, rattling, coffee grinder, bag of nails, spanners, jet, tractor, train, like a plane, plane, hell of a, awful, horrible, terrible, ear splitting, ears, shrieks, chirps, squeals, squeaking, hear it, scraping, crunch, grating, rubbing, knocking, it sings",
    "quiet, silent, silently, smooth, no noise, noiseless, without a sound, no sound, dead quiet, hear nothing, purrs, quietly, not a sound, peaceful, hushed, soundless, whisper, silky, normal, no sounds, no different, as quiet as, nothing to hear, cant hear anything, all quiet, hardly a sound, mouse, ok, fine, good, all good, perfect, all right",
  ],
  rattle: [
    "rattles, rattly, something loose, slides around, rolls about, clunks, clonk, knocking, like a maraca, bits moving, jingles, clatters, pebble, stone, coin, hear something move, something moves",
    "silent, nothing loose, solid, quiet, no rattle, no sound, smooth, all firm, nothing moves, ok, fine, good, all good, perfect, normal, all right",
  ],
  knock: [
    "knocks, clunk, clonk, thud, clack, tapping, bang, feel a knock, play",
    "silent, solid, nothing, tight, no knock, quiet, smooth, no play",
  ],
  squeal: [
    "screech, screeches, squeals, squeak, shriek, howl, high pitched, whine, banshee, whistles",
    "rattle, hum, rumble, scrape, rubs, grinding, dull, low, clunk, quiet, silent",
  ],
  inter: [
    "now and then, sometimes, on and off, comes and goes, for a second, for a few seconds, then dies, cuts out, stutters, intermittent, drops out, once in a while, every so often, briefly, few minutes, flickers, starts then stops, starts and stops, runs a bit, again and again, couple of times, off and on, some days, at times, from time to time, once or twice, a bit then, a moment, for a moment, a sec, couple of seconds, few secs, seconds, temperamental, when it feels like it, hit and miss, sporadic, random, randomly, occasional, occasionally, skips, dropouts, gaps, breaks up, patchy, stop start, goes then, works then, fine then, then goes",
    "never, all the time, constant, constantly, permanently, not at all, nothing at all, always, from the start, steady, wont connect at all, completely dead, never starts, every time, solid, consistent, consistently, reliably, dead, zero, nope nothing, first moment, forever, stable, uninterrupted, no gaps, smooth",
  ],
  short: [
    "flat after, dies after, few minutes, five minutes, ten minutes, half an hour, an hour, empty again, empty soon, lasts no time, flat in no time, hardly lasts, used to last, drains, drains fast, runs out, half as long, not last, dead after, dead in, shorter, flat by, seconds, empty by, barely lasts, less and less, not long, not for long, doesnt last, dont last, wont last, wont hold, doesnt hold, five mins, few mins, ten mins, mins, couple of minutes, couple of hours, two hours, 20 minutes, quickly, very quickly, fast, goes flat, flat, conks out, runs down, dies quickly, gives up, before lunch, by noon, by lunchtime, twice a day, every few hours, half the time, half as, fraction, one song, one room, one job, a few screws, no stamina, weak, poor",
    "lasts all day, all day, as long as ever, as good as ever, lasts for hours, hours, for weeks, wont charge at all, not charge, same as when new, like new, all evening, long, lasts, nothing at all, ages, for ages, days, all week, a week, two weeks, whole day, until evening, no complaints, same as ever, same as before, not changed, fine, ok, well, plenty, longer, as long as, strong, good",
  ],
  drains: [
    "drops overnight, down 20, loses, flat by morning, dead in the morning, empty in the morning, half gone, goes down, drains, still dies, empties itself",
    "same in the morning, barely loses, hardly loses, holds, keeps its charge, still full, only loses 1, only 2, stays at",
  ],
  suddendeath: [
    "at 30, at 20, at 15, 40 percent, half full, dies at, goes off at, shuts down at, suddenly off, percent left, still had, drops dead",
    "runs down to 1, down to zero, goes to 0, only at 0, to the end, all the way down, only when empty, at 1 percent, at 0",
  ],
  slow: [
    "slow, sluggish, ages, takes forever, takes all night, crawls, laggy, still slow, hours, snail, crawling",
    "fast, quick, normal speed, snappy, fine, fast at first, smooth, ok, good, all good, perfect, normal, all right",
  ],
  worsened: [
    "worse and worse, gradually, slowly, bit by bit, over weeks, over months, over the last, got worse, took longer, longer and longer, shorter and shorter, less and less, used to last, needed several tries, more and more, getting worse, step by step, harder and harder, started okay, began to, ran out faster, faded, getting slower, getting weaker, getting dimmer, dimmer, weaker, slower, slower and slower, weaker and weaker, was getting, had been, took a while, takes longer, some weeks, for weeks, for months, for a while, few weeks, signs, warning signs, crept up, creeping, progressively, slow decline, it declined, at first, first it, used to be, every week, each time, playing up, acting up, on its way out, on the way out",
    "suddenly, sudden, out of the blue, from one day, one day to the next, all at once, at once, was fine, overnight, always the same, never changed, no warning, without warning, straight away, fine until, until it quit, weak from the start, right from the start, perfect until, fine up to, up to the, fine yesterday, worked yesterday, just died, just went, just stopped, instantly, in an instant, boom, no signs, no hint, never had any, always fine, always been, no decline, like that, bang",
  ],
  self: [
    "by itself, on its own, own accord, without touching, automatically, randomly, ghost, kicks in, comes back, nobody touches",
    "only when i, only if i, have to, stays off, never, not by itself, till i, until i",
  ],
  partly: [
    "a bit, bit by bit, slowly, some of it, partly, eventually, half way, halfway, trickles, after a few goes, most of it, after several",
    "not at all, nothing, none, never, full, not a drop, wont, completely, no movement",
  ],
  some: [
    "some, some of them, one works, a few, half of them, one of them, low works, high works, only on, half, two of, not all, others, one setting",
    "none, none of them, no setting, all dead, all of them, every one, everything, neither, nothing works, all the same, whole thing dead, all cold",
  ],
  one: [
    "only one, just one, just the one, only this, a single, the one, only that, just this, only the, just the",
    "all, all of them, every, everything, both, several, many, more than one, two, two of, none of, lots, others too",
  ],
  all: [
    "all of them, all, every one, everything, whole lot, none work, both, every single, the lot, selfie too, always",
    "just one, only one, only the, just the, one or two, some work, a few, certain, others are fine, front is fine, rest is fine",
  ],
  regular: [
    "always at, same time, every, regularly, like clockwork, exactly, same amount, evenly, always the same, each time, equal, rhythmic, per day, a day",
    "random, randomly, irregular, differs, varies, different, any time, unpredictable, no pattern, some days, all over the place",
  ],
  alsoothers: [
    "all of them, same with, others too, every one, all fail, new one too, same thing, neighbours too, also, as well, too, everything, same on, none of them",
    "just this one, only this one, others are fine, other works, others work, fine on, others play, new ones hold, rest work, works elsewhere, only the",
  ],
  allsources: [
    "everything, every source, all inputs, all sources, all of them, same on, no matter what, whatever i choose, cd as well, radio too, netflix too, always",
    "only on, just on, only the, just the, other input is fine, fine on, radio works, cd plays, radio plays, works on, not on, one source",
  ],
  continues: [
    "keeps going, keeps running, wont stop, carries on, doesnt stop, goes on, still runs, stays on, by itself, never stops",
    "stops, stops at once, stops straight away, ends with it, goes off with it, silent then, only when, immediately",
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
    "always there, same spot, same place, always at, always the, same side, every time at, one place",
    "different, random, anywhere, all over, everywhere, changes, never the same",
  ],
  stops: [
    "stops, halfway, half way, gets stuck, sticks, hangs, freezes, breaks off, aborts, error, gives up, in the middle, sits there, snapped",
    "goes all the way, to the end, finishes, completes, never starts, doesnt start, moves ok, moves freely, fine",
  ],
  stops2: [
    "stops at both ends, firm stop, hits the bottom, stops dead, clear stop, stops at the end, definite stop, solid",
    "turns endlessly, round and round, no stop, spins round, keeps turning, springy, sloppy, doesnt reach, mushy, never stops, loose",
  ],
  stops3: [
    "stops, gone, goes away, silent then, goes quiet, pops up, off straight away, quiet when, immediately",
    "keeps on, still there, ignores it, carries on, same, no effect, nothing, still, goes on",
  ],
  opens: [
    "opens, slides out, pops out, pops open, comes out, comes undone, splits, gapes, comes apart",
    "stays shut, stuck, wont come out, wont open, jammed, closed, stays closed, holds",
  ],
  fills: [
    "hear water, water runs, fills, filling, fills up, pours, gushes, water comes, comes in, gurgles, hissing, water in there",
    "no water, dry, not a trickle, nothing comes, stays empty, silent, not a drop, never fills, just hums, no sound of water, nothing",
  ],
  start: [
    "straight away, immediately, at the start, from the start, right away, as soon as, within a minute, within seconds, in the beginning, first minutes, at once",
    "later, at the end, after an hour, when it spins, while spinning, spin, only when, towards the end, half way through, random, when draining",
  ],
  later: [
    "after a while, after ten minutes, after five minutes, once its warm, then dies, minutes, later on, after some time, half an hour, mid way, warms up first",
    "straight away, at once, immediately, from the start, right away, never, never came on, instantly, within a second",
  ],
  off: [
    "goes out, turns off, clicks off, goes off, cycles",
    "stays on, never goes out, on all the time, constantly on",
  ],
  rest: [
    "after a rest, once cool, once cooled, cooled down, after a break, an hour later, next morning, works again, then it goes, later on, good as new, let it cool, comes back, recovers",
    "never again, still weak, stays dead, however long, no difference, next day, still dead, not recover, same after, how long i leave",
  ],
  faint: [
    "quiet, faint, very quiet, muffled, tinny, weak, can just hear, just about, barely hear, distant, soft, scratchy, hardly hear, low, thin, turn it right up",
    "silent, nothing, nothing at all, dead, gone, mute, no sound, totally silent, completely, not a peep, stone dead",
  ],
  quiet: [
    "quiet, silent, smooth, cool, fine without, noise gone, stops then, no noise, quiet then, purrs, calm",
    "still loud, still noisy, still there, same noise, loud, noisy, grinds, same without, still grinds, no different, just as loud",
  ],
  loud: [
    "loud, noisy, racket, full volume, blasting, deafening, still loud, party",
    "quiet, silent, low, only with, calm, not loud, soft",
  ],
  motor: [
    "motor runs, hear the motor, motor turns, whirrs, hums, spins but, motor sounds, motor goes, hear it, stays put, stays still, stands still, doesnt move, just not move",
    "motor dead, silent, neither, both turn, nothing runs, motor not, no sound, both move, both stop, dead",
  ],
  changes: [
    "changes, different, louder, quieter, sharper, higher, goes away, disappears, moves, goes to",
    "no change, same, stays, nothing, no difference, unchanged, never",
  ],
  holds: [
    "holds, not a drop, dry, stays dry, keeps, stays, tight, not lost, for weeks, stayed full",
    "leaks, drips, wet, seeps, wet ring, puddle, empty, flat, goes down, through",
  ],
  scrape: [
    "catches, rubs, scrapes, sticks, scratches, hits, touches, snags, one spot, sticks at",
    "smooth, smoothly, free, freely, clear, easily, clean, all the way, no rubbing, nothing touches, ok, fine, good, all good, perfect, normal, all right",
  ],
  cleaned: [
    "cleaned it, just did it, last week, did that, emptied, washed, wiped, blown out, yesterday, compressed air, toothpick, done that, already, been there, last month, hoovered, brushed, alcohol",
    "never, not yet, never cleaned, not done, havent, no idea how, never opened, not touched, first time, years, not emptied",
  ],
} satisfies Record<string, readonly [yes: string, no: string]>;
