import { needsPowerOff } from "~/domain/guide/openings";
import type { Hazard } from "~/domain/safety/hazard-rule";
import type { Fault, Repair } from "./playbook";
import { dangerPages, pageOfRule } from "./danger-pages";
import type { Diagnosis } from "./diagnosis";

/**
 * The page on what must be made safe and handed over, when the safety rules stop this repair. Null
 * when they let it go on, or when the page that was found hands it over by itself.
 */
export function findDanger(hazards: readonly Hazard[], found: Diagnosis): Fault | null {
  const { thing, power, basis, causes } = found;
  const stops = hazards.filter(({ severity }) => severity !== "caution");
  const [gravest] = stops;
  if (gravest === undefined) return null;
  // A cell that smokes is a battery first: nobody stays beside it until it has cooled.
  const isOfCell = stops.some(({ id }) => id === "battery-damaged");
  for (const { id, signs } of stops) {
    const page = isOfCell && id === "smoke-or-fire" ? undefined : dangerPages[id];
    if (page) return page(thing, power, signs);
  }
  if (basis === "fault" && isHandedOver(causes[0].cause.repair)) return null;
  return pageOfRule(gravest, thing);
}

function isHandedOver({ professionalOnly, steps }: Repair): boolean {
  return professionalOnly !== undefined && steps.every(({ action }) => !needsPowerOff.has(action));
}
