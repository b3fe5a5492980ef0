import type { ReactElement } from "react";
import type { Act, ActAlone, PicturedThing } from "~/domain/guide/picture-name";
import { acts } from "./acts";
import { actsAlone } from "./acts-alone";
import type { Thing } from "./thing";
import { appliances } from "./things/appliances";
import { cloth } from "./things/cloth";
import { devices } from "./things/devices";
import { kitchen } from "./things/kitchen";
import { others } from "./things/others";
import { wheelsAndTools } from "./things/wheels-and-tools";
import { woodAndWater } from "./things/wood-and-water";

export const things = {
  ...appliances,
  ...kitchen,
  ...devices,
  ...cloth,
  ...woodAndWater,
  ...wheelsAndTools,
  ...others,
} satisfies Record<PicturedThing, Thing>;

const alone: Partial<Record<string, ReactElement>> = actsAlone satisfies Record<ActAlone, unknown>;
const drawnActs: Partial<Record<string, ReactElement>> = acts satisfies Record<Act, unknown>;
const drawnThings: Partial<Record<string, Thing>> = things;

/** What is no tool stands where even the widest thing ends. */
const marks = new Set(["charge", "look", "swap", "test", "wait"]);
const beside = [190, 66] as const;

/** The drawing of that name: an act alone, or a thing and the act where its hands go. */
export default function DrawnStep({ name }: { name: string }) {
  const [act = "", thing = ""] = name.split("-");
  const drawn = drawnThings[thing];
  const done = drawnActs[act];
  if (!drawn || !done) return alone[name];
  const [x, y] = marks.has(act) ? beside : drawn.at;
  return (
    <>
      {drawn.drawing}
      <g transform={`translate(${x} ${y})`}>{done}</g>
    </>
  );
}
