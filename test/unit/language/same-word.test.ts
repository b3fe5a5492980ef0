import { expect, it } from "vitest";
import { isSameWord } from "~/domain/language/synonyms";
import { toWords } from "~/domain/language/words";

/** Words that mean much the same of a broken thing: the first of a row, and each behind it. */
const meantAlike = `
  caught: tangled trapped crossed knotted snarled; suds: foam froth bubbles lather; shift: move budge relocate;
  muck: dirt mud grime filth gunk crud; fluff: lint felt fuzz wodge; split: crack hairline fracture fissure;
  pop: bang explosion crack thud; start: begin commence; flex: cable lead cord wire; cell: battery; hose: pipe tube;
  pong: smell stink reek whiff stench odour; mobile: phone smartphone iphone; telly: television tv; outlet: socket;
  part: piece; damp: wet soaked moist; fell: dropped fall fallen knocked bumped crashed tumbled;
  liquid: spilled water tea coffee wine beer juice drink; adhesive: glue; shakes: wobbles rocks sways; rattles: jingles;
  buzzes: hums whirs drones; squeaks: squeals screeches shrieks; ticks: clicks tocks clacks; wobbly: loose floppy slack;
  tight: stiff hard heavy; ripped: torn split; squashed: bent crushed buckled; thunder: storm thunderstorm lightning;
  photo: picture image; screen: display; rotates: turns spins revolves; bare: empty; pair: two couple both;
  lots: several many loads; underneath: bottom below under base; upper: top above; forward: front; rear: back behind;
  rim: edge border side; quick: fast instantly seconds sudden once bang; gradual: slow overnight weeks days hours;
  emblem: logo apple symbol; text: message error words; tray: drawer; beach: sea salt ocean; swapped: changed replaced switched;
  ancient: old elderly; connector: plug; snapped: broken`;

it("knows the words that people use for one another", () => {
  const unknown = meantAlike.split(";").flatMap((row) => {
    const [first = "", others = ""] = row.split(":").map((part) => part.trim());
    return others
      .split(" ")
      .filter((other) => !isSameWord(toWords(first).join(), toWords(other).join()))
      .map((other) => `${first} and ${other}`);
  });
  expect(unknown).toEqual([]);
});

it.each([
  ["rattle", "rattly", true],
  ["brush", "brushes", true],
  ["bulb", "bulb", true],
  ["can", "candle", false],
  ["pump", "pumpernickel", false],
  ["stand", "standalone", true],
  ["stand", "standardised", false],
  ["door", "doorbell", true],
  ["noise", "nose", false],
  ["hand", "and", false],
  ["pipe", "cable", false],
])("takes “%s” and “%s” for one word: %s", (one, other, isOne) => {
  expect(isSameWord(one, other)).toBe(isOne);
  expect(isSameWord(other, one)).toBe(isOne);
});
