/** What people say of what happened to a thing before, and of what they have tried. */
export const sayingsOfHistory = {
  fell: [
    "dropped it, fell, fell off, fell down, hit the floor, knocked, knocked over, tumbled, took a knock, took a tumble, sat on, stood on, trod on, threw, thrown, crashed, banged, landed on, slipped out, kids dropped, down the stairs, off the table, off the shelf, onto concrete, tipped over, bashed, bumped, hit a, drove into, accident, flew off, squashed, face down, slipped, flew, took a dive, went flying, toppled, keeled over, off my lap, off the bed, off the roof, out of my hand, my hand, my pocket, butterfingers, clumsy, cat pushed, cat knocked, dog knocked, toddler, kid threw, rolled off, landed, whacked, smacked, ran over, drove over, rolled over it, pavement, tiles, kicked, crushed, knocked it off, slid off, came off, hit the deck, dived, stamped on, chucked, came a cropper, off the worktop, onto tiles",
    "never dropped, no knocks, always careful, looked after, like a baby, treated well, never fell, no accident, always on the desk, just stopped, by itself, no falls, never left the, stands there, nothing like that, no bumps, gentle with, very careful, always in its, always in a case, stationary, nothing happened to it, not even a bump, just died, on the wall, just sitting, never fallen, no bangs, taken care, treated gently, gentle life, wrapped in cotton wool, sat on a shelf, always on, stays on, never leaves, fixed, bolted, in its case, hasnt moved",
  ],
  unused: [
    "in the loft, in the attic, in a drawer, in the cupboard, in the shed, in the garage, put away, stored, storage, all winter, since last year, months, years, ages, forgotten, gathering dust, not used, lying around, sat around, long time, hardly ever used, since summer, since christmas, left empty, hibernating, spare room, cellar, basement, under the bed, wardrobe, behind the, garage since, rarely used, not touched, untouched for, first time in, first time this, after winter, over winter, lockdown, covid, holiday, away for, moved abroad, found it, dug it out, got it out, dusted it off, retired, packed away, boxed up, in a box, long while, forgot about it, mothballed, loft, attic, shed, garage, under the stairs, back of the cupboard, top of the wardrobe, dusty, since last, since lockdown, before covid, for ages, for years, month of sundays, first time since, first outing, not since, hasnt been on, hardly ever, once a year",
    "every day, daily, all the time, used it yesterday, every week, regularly, constantly, last week, in use, always on, using it daily, use it a lot, most days, weekly, yesterday, this morning, last night, always in use, non stop, nonstop, ran it, was running, was using it, every morning, every evening, every night, each day, twice a week, once a week, on the go, in constant use, never off, few days, everyday, every single day, last weekend, week in, regular, only last",
  ],
  changed: [
    "since the, after the, after an update, updated, new, replaced, swapped, changed, right after, ever since, began with, last week, moved house, added, installed, started after, switched, took it apart, fiddled, happened when, blackout, power cut, storm, lightning, shortly after, soon after, week after, day after, the day, the moment, just before, right before, the week before, a week ago we, had it serviced, had it repaired, my son did, someone did, the plumber, the electrician, just moved, redecorated, renovated, builders, new house, hoovered behind, cleaned it and, washed it and, upgraded, reinstalled, reset, put a new, fitted a, had a thunderstorm, power went, fuse blew, popped, beach, holiday, flight, journey, came back from, switched over, plugged in a new, put in a, latest version, windows update, overnight update, since monday, since friday, straight after, that same day, next day, next morning, the day before, that morning, had it off, changed provider, new hub, sky, virgin, bt, came friday, thunder",
    "out of the blue, nothing changed, nothing new, same as before, no change, by itself, for no reason, one day, all of a sudden, suddenly, gradually, slowly, over time, nothing happened, nothing special, just stopped, same old, same phone, not been touched, just like that, no updates, nothing added, of its own accord, months ago, years ago, ages ago, not that i know, no work, no storms, no updates for, untouched, left alone, just sitting there, always been like, always done it, since day one, from new, same setup, wear and tear, age, same as always, same as ever, nobodys been near, never been near, not moved, where it always, always stood, always been, like it always, for years, out of nowhere, on its own, just quit, just went, just died, factory, no cuts",
  ],
  moved: [
    "moved it, moved house, movers, shifted, transport, in the car, carried, new place, new flat, relocated, pulled it out, pushed it, brought it, flight, dragged, lugged, swapped rooms, other shelf, new house, moved flat, removal, van, posted, parcel, courier, by post, hoovered behind, decorating, decorators",
    "not moved, same spot, same place, same shelf, not been touched, not shifted, always stood there, been there for years, stays put, same corner, same nail, hasnt budged, where it always, always been there, screwed to, built in, fixed",
  ],
  opened: [
    "opened it, took it apart, taken apart, repair shop, shop did, changed the battery, someone fixed, my mate, been repaired, screwed open, i cleaned it, inside it, apart, had the back off, took the cover, cover off, lid off, screws out, repairman, market stall, new screen, new battery, fixed before, mended, serviced, had a go, refurbished",
    "never opened, still sealed, first time, never been apart, untouched, original, nobody touched, sealed, factory, never been, nobodys, not been inside, sticker, intact, bought new",
  ],
  tried: [
    "tried two, tried three, tried another, tried several, swapped, borrowed, tried that, tried both, done that, tried a different, tried other, already did, already tried, another one, tested with, few different, all of them, yes did, on another, used my, three different, two different, several different, several cables, 3 cables, 2 cables, four cables, mates, friends, neighbours, brothers, every cable, loads of, new cable, new one, new lead, new charger, bought a new, bought another, replaced it, changed it, also on, in the kitchen, at work, at my, different room, other room, extension as well, in vain, to no avail, same result, yes with, different one, my sons, my daughters, next door, spare one, both of them, couple of, three of, every, another room, upstairs one, the hall, the kitchen, every lead, every socket, brand new one, fresh one",
    "only the one, same cable, same one, not yet, only used mine, not tried, havent, no other, the same lead, not so far, no spare, dont own, didnt think, hadnt thought, original cable, only used the, always the same, the one in the box, the one that came, just mine, nope just, the one it came with, came in the box, original, always used, same socket, hadnt occurred, not got round, nothing else fits, still on, still the",
  ],
  freshbatt: [
    "new batteries, new ones, brand new, changed them, fresh, changed the batteries, replaced, duracell, just bought, put new, from another, charged them, twice already, fully charged, energizer, out the packet, from the shop, swapped, two sets, all new",
    "old ones, same batteries, not changed, same old, still the old, not yet, never changed, originals, old batteries, the ones in it, same ones, came with, its had for, havent got round, never, moved round, since new",
  ],
  spill: [
    "coffee, tea, cola, coke, juice, beer, wine, water, spilled, spilt, knocked over, milk, soup, drink, sticky, splashed, lemonade, cuppa, cup of tea, squash, fanta, pop, pint, sauce, sugar, tipped, all over it, went over it, down the keys, latte",
    "never, nothing spilled, no drinks, dry, clean, no liquid, kept clean, dry as, nowhere near, nothing spilt, not a drop, never had anything, no food",
  ],
  sudden: [
    "suddenly, all at once, at once, in one go, bang, gust, overnight, from one day, instantly, in a second, one moment",
    "bit by bit, slowly, gradually, over time, over the years, little by little, got worse, weeks, months",
  ],
  known: [
    "know it, remember it, wrote it down, written down, got it here, still know",
    "forgot, forgotten, no idea what, cant remember it, lost it, not remember, never knew",
  ],
  hard: [
    "thick, stiff, dough, ice, carrots, nuts, big load, full, heavy, long, overloaded, tough, pushed it, packed, frozen fruit, hot, solid, big, frozen, stuffed, brim, crammed, two kilos, bread dough, half way through, long run, ages",
    "nothing in it, empty, light, just started, small, soft, only water, first thing, cool, even with nothing, at the start, little, only a, cold, from cold, wouldnt start",
  ],
  dry: [
    "ran dry, empty, no water, forgot the water, boiled dry, ran out, nothing in it",
    "full, plenty of water, topped up, half full, always fill, water in it, enough water",
  ],
} satisfies Record<string, readonly [yes: string, no: string]>;
