import { describe, expect, it } from "vitest";
import { toPlainWords } from "~/domain/language/plain-words";
import { isGoodScale, readStates } from "~/domain/language/states";

const endsOf = (text: string, scale: string) =>
  readStates([toPlainWords(text)])
    .filter((state) => state.scale === scale)
    .map(({ end }) => end);

/** By scale: how people tell of its first end, and of its second. */
const told: Record<string, readonly [first: string, second: string]> = {
  working: [
    "it works; worked for me; working; lights up; the bulb lights there; light up; it runs; running; it plays; played a tape; charges; charged up; boots; booted; comes on; came on; go on; came straight back on; came alive; came to life; fires up; it starts; started; responds; reacts; it flies; flew; it goes; turns on; powers up",
    "dead; stays off; remains dark; stays blank; stay dead; packed up; packed in; kaput; defunct; that kills it; fails; failed; useless; black screen",
  ],
  held: [
    "holds; held; firm; firmly on; tight; tightened; tightly; snug; secure; securely on; solid; sturdy; stays shut; stays put; stays in; stays on; stays closed; stays there; rigid; still in; still on; still attached; rock steady; steadfast; won't budge",
    "loose; loosely on; wobbly; wobbles; floppy; slips; slack; comes off; came right out; pops open; drops out; falls apart; pulls out; works loose; flies off; came undone; dangling; hanging; shakes; shaky; rocks; tips; dances; wiggles; waggles; rattles; sways; there is play; has play; bit of play; flaps; gives; just spins; just turns; spins round and round; pop open; fall apart; fell off; drop right out; work loose; pull apart",
  ],
  moving: [
    "moves freely; turns easily; spins fine; swings well; slides smoothly; runs clean; rotates nicely; turns round fine; smooth; glides; springs back; springs up; springy; free; freely; easy; easily; pops up; comes back up; spring right up; turn freely; spin easily; swing well; slide smoothly; run fine; rotate nicely; spring back",
    "stuck; stiff; stiffly; jams; jammed; seized; sticks; stays in; blocked; catches; caught; mushy; wedged; heavy; hard to turn; with two hands; hard work; an effort; a struggle; snags; grates; grating; will not budge; won't come up; will not pop back out; won't go in; tough; takes real force; needs both hands; jam; catch; a snag",
  ],
  whole: [
    "whole; intact; sound; undamaged; in one piece; good as new; like new; unbroken; mint; perfect nick",
    "broken; broke; snapped; cracked; split; torn; a tear; ripped; worn; frayed; missing; gone; bent; squashed; crushed; chips; chipped; smashed; in two; in half; in bits; in pieces; perished; a hole; damaged; crumbling; dented; awol; lost; by a thread; a mark; shattered; melted; burst; perforated; rotten; a snap; a crack; a rip; they fray; a dent; one hole; some damage; a chip",
  ],
  clean: [
    "clean; cleaned; spotless; clear; gleaming; shiny; shining; pristine; brushed; emptied; wiped; immaculate; descaled; sparkling",
    "dirty; crusty; dust; dusty; lint; fluffy; limescale; scale; caked; furred up; chalky; gunk; grime; grimy; gummy; sticky; tacky; gooey; rusty; corroded; greenish; white stuff; crud; mouldy; matted; clogged; blocked; packed; full of it; covered; crumbs; a deposit; residue; a film; filthy; mucky; brown; manky; a speck; slimy; grease; greasy; oily; hairs; debris; bits of food; dirt; a crust; fluff; chalk; gum; rust; green; mould; filth; muck; one crumb; a hair; deposits",
  ],
  sounding: [
    "hums; buzzes; clicks; noise; whirrs; rattles; squeals; squeaks; hisses; loud; a racket; screams; sounds; ticks; grinding; whistles; a bang; a pop; a peep; creaks; beeps; screeches; roars; a din; a row; clunks; clatter; fizzes; crackles; I hear it; a hum; a buzz; a click; a whir; a squeal; a squeak; a hiss; a scream; a sound; a tick; they grind; a creak; a beep; a screech; a roar; a clunk; it makes a clatter",
    "silent; silently; in silence; quiet; quieter; purrs; hush; dead; purr; silence",
  ],
  lit: [
    "it's lit; lights up; the light on the front shows; lights is on; light comes and goes; lamp is on; led on; glows; shines; comes on; came on; it is on; there are lights; an led shows; blinks; flashes; a dot; bright; a glimmer; a flicker of light; lights come; light came on; a glow; they blink; a flash; leds show; they shine",
    "dark; unlit; black; blank; dead; the light's off; lamp off; led off; it's off; they're off; stays off; stays out; light off; lights off; stay out",
  ],
  wet: [
    "wet; damp; soaked; drips; a puddle; pools; had to mop; leaks; drenched; moist; soggy; drops of water; one drop; splashed; spilled; spilt; weeps; went through the wash; rain; rained; rainy; chucking it down; pouring; flooded; washed; soak it; it may drip; one pool; a leak; they drench it; it drops when I tilt it; a splash; a spill; they weep; raining; it chuck it down; poured; a flood",
    "dry",
  ],
  hot: [
    "hot; warm; warmish; boiling; roasting; scorching; overheats; heats; burning; toasty; boil it; a roast; they scorch; they overheat; gave off heat",
    "cold; cool; cooler; lukewarm; chilly; freezing",
  ],
  full: [
    "full; packed; brimming; overflowing; no room; no space; chock; chocka; to the brim; rammed; nearly out of room; stuffed; they overflow",
    "empty; emptied; plenty of room; loads of space; lots left; tons free; enough room; 4 gb free; half",
  ],
  strong: [
    "strong; strongly; powerful; gushes; full force; full power; full pressure; plenty; loads; lots; blows a gale; blowing a gale; blasts; like a train; they gush; a blast",
    "weak; weakly; feeble; quiet; dribbles; pathetic; trickles; faint; limp; a tiny bit; slow; slower; bogs down; stalls; sluggish; drags; dim; they bog down; they stall; dimly",
  ],
  steady: [
    "steady; steadily; constant; even; evenly; regular; solid",
    "flickers; on and off; in and out; comes and goes; blinks; flashes; intermittent; like a disco; strobing; cuts in; cuts out; uneven; limps; irregular; every now and then; for a second; a flick; a blink; a flash; limping; cut out; it will cut in",
  ],
  straight: [
    "straight; neat; neatly; tidy; tidily; level; even; evenly; lines up; flush; square; true; plumb; aligned; aligns; it does line up",
    "tangled; crossed; twisted; knotted; crooked; bent; wonky; skewed; uneven; leans; tilts; slants; lopsided; squint; sticks out; warped; buckled; askew; higher; lower; off centre; one knot; a skew; they lean; a tilt; a slant; buckled; they stick out",
  ],
  sharp: [
    "sharp; sharper; crisp; clearer",
    "blurred; foggy; fuzzy; hazy; cloudy; blunt; dull; a blur; fuzz; a cloud",
  ],
  even: [
    "smooth; silky; polished",
    "rough; scratched; pits; pitted; bumpy; gritty; flaking; peeling; a scratch; one pit; they peel",
  ],
  better: [
    "better; helps; helped; improved; sharper; sorted; fixed; cured; did the trick; comes back; came straight on; gets further; further; it stops; it will stop",
    "unchanged; no different; worse; same; just as bad; exactly as before; much as before; no better; identical; it made no odds; does not help; that does not change it",
  ],
  fallen: [
    "fell; falls; fallen; dropped; drops; knocked; slipped out; lobbed; threw it; thrown; bumped; crashed; tumbled; went flying; took a tumble; took a dive; sat on; trod on; knelt right on it; landed on it; stepped on; stood on it; ran into a wall; drove into a post; rode into; went into; came off; hit a kerb; an accident; a fall; a drop; a knock; a bump; a crash",
    "kept in",
  ],
  smelling: [
    "smells; smelt; stinks; stank; reeks; a whiff; pongs; musty; stench; niffs; an odour; an odor; a smell; a stink; they reek; a pong; a niff",
    "odourless",
  ],
  stopped: [
    "stopped; stops; dies; died; conks; conked; gave up; cuts out; went off; went out; goes off; go out; shuts down; shut off; half way; midway; it did stop; cut out; they go out; they shut off",
    "stays on; stays lit; stay alight; keeps going; keeps burning; keep running; lasts for hours; goes on for ages; never starts; never lights; never lit; never came; stay on; keep going",
  ],
  new: [
    "new; brand new; recent; recently; up to date; latest; this year",
    "out of date; outdated; obsolete; old; ancient; original; antique; years",
  ],
  open: ["open; opens; opened; undone; it is open", "closed; closes; shut; latched"],
  thick: ["thick; thickly; chunky; deep", "thin; thinner"],
  soft: ["soft; softer; squishy; squashy; spongy; mushy", "hard; firm"],
  one: [
    "only one; just the one; a single one; one; only mine; everything else; all others; all the others; the rest",
    "more than one; all; every one; whole thing; whole machine; whole lot; both; several; many; lots of them",
  ],
  there: [
    "still there; is there; are all there; present; in place; see one; see it; see them; got one",
    "gone; missing; empty; lost; dropped out; fell out; fallen out; an empty hole; vanished",
  ],
  cabled: [
    "a lead; a cord; cable; plugs in; plugs into it; plugged in; mains; wired",
    "cordless; battery; batteries; rechargeable; wireless; a stick",
  ],
  showing: [
    "shows; showing; shown; appears; appeared; comes up; came up; pops up; popped up; visible; displays; display; lists; listed",
    "black; blank; dead; empty; is empty; comes up empty; stays empty; hidden",
  ],
  replaced: [
    "changed; changes; swapped; switched to another; switched over; replaced; upgraded; got a new one; bought an new one; have a new",
    "same one; same box; same old; same as ever; untouched; the originals; the original; everything is the same",
  ],
  idle: [
    "unused; stored; been in a drawer; sat there in the loft; stood in the garage; lay in a box; lain in the cellar; kept in an attic; put away; gathering dust; not used; has not been used; in the shed it sat in the shed; been in the case; stood in a bag; kept in a cupboard",
    "in use; used daily; used every day; used it all the time; used regularly; used constantly; daily",
  ],
  motion: [
    "moves; moved; moving; turns; spins; spinning; rotates; walks; creeps; shifts; travels",
    "stays put; stays still; stays where it was; stands still; sits there; rooted; motionless; won't budge",
  ],
  over: [
    "is over; goes off; goes away; settles; fades; wears off; disappears; stops; it did settle; they fade; they disappear",
    "goes on; keeps on; all evening; all day; all night; all the time; never stops; for hours; continuous; non stop; nonstop; permanently; keep on",
  ],
  removable: [
    "unscrews; pops out; comes straight out; lifts out; slides out; pulls out; takes out; it popped right out; removable; detachable; they unscrew; pop out; lift out; slide out; pull out; take out; I can detach it",
    "sealed; built in; glued in; integral; moulded",
  ],
  many: [
    "several; many; two or three; three or four; four or five; five or six; six or ten; 20 or 30; ten or more; over and over; again and again; like mad; every time; keeps",
    "first time; first go; one push; one press; one go; one turn; once; straight away",
  ],
};

describe.each(Object.entries(told))("the scale %s", (scale, [first, second]) => {
  it("is heard at its first end", () => {
    const missed = first.split("; ").filter((text) => !endsOf(text, scale).includes(1));
    expect(missed).toEqual([]);
  });

  it("is heard at its second end", () => {
    const missed = second.split("; ").filter((text) => !endsOf(text, scale).includes(-1));
    expect(missed).toEqual([]);
  });
});

it.each([
  ["working", "he's at work"],
  ["sounding", "pop it in"],
  ["fallen", "it dropped out"],
  ["motion", "I turn it on"],
  ["motion", "turn off"],
  ["soft", "hard to say"],
  ["better", "fixed to the wall"],
  ["strong", "loads of dust"],
  ["cabled", "cordless"],
  ["one", "everything else is fine"],
  ["even", "roughly"],
])("tells nothing of %s in “%s”, or not its other end", (scale, text) => {
  expect(new Set(endsOf(text, scale)).size).toBeLessThan(2);
});

it("counts a state that is denied as its opposite", () => {
  expect(endsOf("it isn't loose", "held")).toEqual([1]);
  expect(endsOf("no longer tight", "held")).toEqual([-1]);
});

it("tells the scales with a good end from those that depend on the question", () => {
  const good = Object.keys(told).filter(isGoodScale);
  expect(good.join(" ")).toBe("working held moving whole clean strong steady straight sharp even");
});
