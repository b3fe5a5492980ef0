import { areas } from "./areas.mjs";
import { filesIn, randomFrom } from "./places.mjs";
import { isReadable, smallMistakes } from "./small-mistakes.mjs";

/**
 * Draws about so many small mistakes from these areas, from each by its share. First a line is drawn, so that a
 * long one counts no more than a short, then a sort of mistake, then one of it. They come in an order by chance.
 */
export function drawMistakes(names, count, seed) {
  const random = randomFrom(seed);
  const oneOf = (list) => list[Math.floor(random() * list.length)];
  const total = names.reduce((sum, name) => sum + areas[name].share, 0);
  const drawn = names.flatMap((area) => {
    const lines = linesOf(areas[area]);
    const wanted = Math.round((count * areas[area].share) / total);
    const found = [];
    while (found.length < wanted && lines.length > 0) {
      const [line] = lines.splice(Math.floor(random() * lines.length), 1);
      const mistake = oneOf(oneOf(groupBy(line, ({ sort }) => sort)));
      if (isReadable(mistake)) found.push({ area, ...mistake });
    }
    return found;
  });
  const order = new Map(drawn.map((one) => [one, random()]));
  return drawn.toSorted((a, b) => order.get(a) - order.get(b));
}

function linesOf({ places, not = [] }) {
  const files = places.flatMap(filesIn).filter((file) => !not.some((part) => file.includes(part)));
  return groupBy(files.flatMap(smallMistakes), ({ file, line }) => `${file}:${line}`);
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) {
    const group = groups.get(keyOf(one)) ?? [];
    group.push(one);
    groups.set(keyOf(one), group);
  }
  return [...groups.values()];
}
