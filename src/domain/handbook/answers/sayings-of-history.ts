/** What people say of what happened to a thing before, and of what they have tried. */
export const sayingsOfHistory = {
  fell: [
    "dropped it, dropped, fell, fell off, fell down, hit the floor, knocked, knocked over, tumbled, took a knock, took a tumble, sat on, stood on, trod on, threw, thrown, crashed, banged, landed on, slipped out, kids dropped, down the stairs, off the table, off the shelf, onto concrete, tipped over, bashed, bumped, hit a, drove into, accident, flew off, squashed, face down, slipped, flew, took a dive, went flying, toppled, keeled over, off my lap, off the bed, off the roof, out of my hand, my hand, my pocket, butterfingers, clumsy, cat pushed, cat knocked, dog knocked, toddler, kid threw, kids threw, rolled off, landed, whacked, hit, knocked it, knock, a bump, a bang, drop, tumble, smacked, ran over, drove over, rolled over it, pavement, tiles, kicked, crushed, got squashed",
    "never dropped, no knocks, not dropped, always careful, looked after, like a baby, treated well, never fell, no accident, always on the desk, just stopped, by itself, no falls, never left the, stands there, nothing like that, no drops, not been knocked, no bumps, never had a, gentle with, very careful, always in its, always in a case, just stood there, stationary, nothing happened to it, not even a bump, just died, on the wall, just sitting",
  ],
  unused: [
    "in the loft, in the attic, in a drawer, in the drawer, in the cupboard, in the shed, in the garage, put away, stored, storage, all winter, since last year, months, years, ages, forgotten, gathering dust, not used, hadnt used, not been used, lying around, sat around, long time, hardly ever used, since summer, since christmas, left empty, hibernating, hibernated, spare room, cellar, basement, under the bed, wardrobe, behind the, garage since, hardly used, rarely used, not touched, untouched for, first time in, first time this, after winter, over winter, over the winter, lockdown, covid, holiday, away for, moved abroad, found it, dug it out, dug out, got it out, just got it out, dusted it off, retired, packed away, boxed up, in a box, long while, forgot about it, mothballed",
    "every day, daily, all the time, used it yesterday, every week, regularly, constantly, last week, in use, always on, using it daily, use it a lot, most days, weekly, yesterday, this morning, last night, always in use, non stop, nonstop, ran it, was running, was using it, every morning, every evening, every night, each day, twice a week, once a week, on the go, in constant use, never off, few days",
  ],
  changed: [
    "since the, after the, after i, since i, after an update, updated, new, just got, got a new, replaced, swapped, changed, right after, ever since, began with, last week, moved house, added, installed, started after, since then, switched, took it apart, fiddled, happened when, blackout, power cut, storm, lightning, shortly after, soon after, week after, day after, the day, the moment, just before, right before, the week before, a week ago we, had it serviced, had it repaired, my son did, someone did, the plumber, the electrician, just moved, redecorated, renovated, builders, new house, hoovered behind, cleaned it and, washed it and, upgraded, reinstalled, reset, put a new, fitted a, we had a, had a thunderstorm, power went, fuse blew, popped, beach, holiday, holidays, flight, journey, came back from",
    "out of the blue, nothing changed, nothing has changed, nothing new, same as before, no change, by itself, for no reason, one day, all of a sudden, suddenly, gradually, slowly, over time, nothing happened, nothing special, just stopped, same old, same phone, not been touched, nobody touched, just like that, no updates, nothing added, of its own accord, months ago, years ago, ages ago, not that i know, none that, no work, nobody has, no one has, no storms, no updates for, untouched, left alone, just sitting there, was working and then, always been like, always done it, since day one, from new, same setup, wear and tear, age",
  ],
  moved: [
    "moved it, moved house, moved, we moved, movers, shifted, transport, in the car, carried, new place, new flat, relocated, pulled it out, pushed it, brought it, flight",
    "not moved, never moved, same spot, same place, same shelf, not been touched, hasnt moved, not shifted, always stood there, been there for years, stays put",
  ],
  opened: [
    "opened it, took it apart, taken apart, had it open, repair shop, shop did, changed the battery, someone fixed, my mate, been repaired, screwed open, i cleaned it, inside it",
    "never opened, still sealed, nobody opened, first time, never been apart, untouched, not opened, never been open, original, nobody touched",
  ],
  tried: [
    "tried two, tried three, tried another, tried several, swapped, borrowed, tried that, tried both, done that, tried a different, tried other, already did, already tried, another one, tested with, few different, all of them, yes did, on another, used my, did, did that, have done, three different, two different, several different, several cables, 3 cables, 2 cables, four cables, mates, friends, neighbours, brothers, every cable, loads of, new cable, new one, new lead, new charger, bought a new, bought another, replaced it, changed it, also on, in the kitchen, at work, at my, different room, other room, extension as well, in vain, to no avail, same result, yes with",
    "only the one, only have, just the one, same cable, same one, not yet, only used mine, not tried, only this, havent, no other, never tried, the same lead, only one, not so far, will do, no spare, dont own, didnt think, hadnt thought, original cable, only used the, always the same, the one in the box, the one that came, just mine, no others, i havent, nope just",
  ],
  freshbatt: [
    "new batteries, new ones, brand new, changed them, fresh, changed the batteries, replaced, duracell, just bought, put new, from another, charged them, new one, twice already, fully charged",
    "old ones, same batteries, not changed, same old, still the old, not yet, never changed, originals, old batteries, the ones in it",
  ],
  spill: [
    "coffee, tea, cola, coke, juice, beer, wine, water, spilled, spilt, knocked over, milk, soup, drink, sticky, splashed, splash, lemonade",
    "never, nothing spilled, no drinks, dry, clean, no liquid, no spills, kept clean",
  ],
  sudden: [
    "suddenly, all at once, at once, in one go, bang, gust, overnight, from one day, instantly, in a second, one moment",
    "bit by bit, slowly, gradually, over time, over the years, little by little, got worse, weeks, months",
  ],
  known: [
    "know it, remember it, wrote it down, written down, got it here, have it, still know",
    "forgot, forgotten, no idea what, cant remember it, lost it, not remember, never knew",
  ],
  hard: [
    "thick, stiff, dough, ice, carrots, nuts, big load, full, heavy, long, overloaded, tough, pushed it, packed, frozen fruit, hot",
    "nothing in it, empty, light, just started, small, soft, only water, first thing, cool, even with nothing, at the start",
  ],
  dry: [
    "ran dry, empty, no water, forgot the water, boiled dry, ran out, nothing in it, without water",
    "full, plenty of water, topped up, half full, always fill, water in it, enough water",
  ],
} satisfies Record<string, readonly [yes: string, no: string]>;
