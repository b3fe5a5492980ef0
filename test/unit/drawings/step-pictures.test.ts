import { itemTypes } from "virtual:handbook/item-types";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { generalPages } from "virtual:handbook/general-pages";
import { pictureName } from "~/domain/guide/picture-name";
import { readGuide } from "~/domain/guide/read-guide";
import { acts } from "~/features/repair/pictures/acts";
import { actsAlone } from "~/features/repair/pictures/acts-alone";
import DrawnStep, { things } from "~/features/repair/pictures/DrawnStep";

const playbooks = await Promise.all(itemTypes.map(({ playbook }) => playbook()));
const faults = [...generalPages, ...playbooks.flatMap((playbook) => playbook.faults)];
const named = new Set(
  faults.flatMap(({ causes }) =>
    Object.values(causes).flatMap(({ repair }) =>
      repair.steps.flatMap((step) => step.picture ?? []),
    ),
  ),
);
const draw = (name: string) => renderToStaticMarkup(createElement(DrawnStep, { name }));

it("is drawn for every name in the handbook, in the theme's colours alone", () => {
  const drawn = [...named].map((name) => ({ name, svg: draw(name) }));
  expect(drawn.length).toBeGreaterThan(300);
  expect(
    drawn.filter(({ svg }) => svg === "" || /<\w[^>]* (?:style|fill|stroke)=/.test(svg)),
  ).toEqual([]);
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
});

it("is needed by a step, each act and each thing", () => {
  const parts = new Set([...named].flatMap((name) => name.split("-")));
  const drawn = [acts, actsAlone, things].flatMap((drawings) => Object.keys(drawings));
  expect(drawn.filter((name) => !parts.has(name))).toEqual([]);
});

it("can be named of each act alone, and of each thing", () => {
  const names = [...Object.keys(actsAlone), ...Object.keys(things).map((thing) => `oil-${thing}`)];
  expect(names.filter((name) => !pictureName.safeParse(name).success)).toEqual([]);
  const acted = Object.keys(acts).map((act) => `${act}-kettle`);
  expect(acted.filter((name) => !pictureName.safeParse(name).success)).toEqual([]);
});

it("is of the act alone where a guide was read from a text, and only where that shows no thing", () => {
  const { steps } = readGuide(`## Steps
1. **Unplug the lamp.** At the wall.
2. **Take the batteries out.** Both.
3. **Unscrew the base.** Four screws.
4. **Oil the chain.** One drop.
5. **Measure the fuse.** With the multimeter.
6. **Open the case.** With a card.
7. **Unscrew the filter.** To the left.`);
  expect(steps.map(({ picture }) => picture)).toEqual([
    "unplug",
    undefined,
    "unscrew",
    "oil",
    undefined,
    undefined,
    undefined,
  ]);
});
