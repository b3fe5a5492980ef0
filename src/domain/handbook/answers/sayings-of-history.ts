/** What people say of what happened to a thing before, and of what they have tried. */
export const sayingsOfHistory = {
  fell: [
    "dropped it, dropped, fell, fell off, fell down, hit the floor, knocked, knocked over, tumbled, took a knock, took a tumble, sat on, stood on, trod on, threw, thrown, crashed, banged, landed on, slipped out, kids dropped, down the stairs, off the table, off the shelf, onto concrete, tipped over, bashed, bumped, hit a, drove into, accident, flew off, squashed, face down",
    "never dropped, no knocks, not dropped, always careful, looked after, like a baby, treated well, never fell, no accident, always on the desk, just stopped, by itself, no falls, never left the, stands there",
  ],
  unused: [
    "in the loft, in the attic, in a drawer, in the drawer, in the cupboard, in the shed, in the garage, put away, stored, storage, all winter, since last year, months, years, ages, forgotten, gathering dust, not used, hadnt used, not been used, lying around, sat around, long time, hardly ever used, since summer, since christmas, left empty",
    "every day, daily, all the time, used it yesterday, every week, regularly, constantly, last week, in use, always on, using it daily, use it a lot, most days, weekly",
  ],
  changed: [
    "since the, after the, after i, since i, after an update, updated, new, just got, got a new, replaced, swapped, changed, right after, ever since, began with, last week, moved house, added, installed, started after, since then, switched, took it apart, fiddled, happened when, blackout, power cut, storm, lightning",
    "out of the blue, nothing changed, nothing has changed, nothing new, same as before, no change, by itself, for no reason, one day, all of a sudden, suddenly, gradually, slowly, over time, nothing happened, nothing special, just stopped, same old, same phone, not been touched, nobody touched, just like that, no updates, nothing added, of its own accord",
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
    "tried two, tried three, tried another, tried several, swapped, borrowed, tried that, tried both, done that, tried a different, tried other, already did, already tried, another one, tested with, few different, all of them, yes did, on another, used my",
    "only the one, only have, just the one, same cable, same one, not yet, only used mine, not tried, only this, havent, no other, never tried, the same lead, only one",
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
