import { type FootprintItem, footprints, type OutcomeCategory, outcomes } from "./tables";

/** How many of a category were brought, and what became of them in whole percent. */
export function outcomesOf(category: OutcomeCategory) {
  const [fixed, repairable, endOfLife, unknown] = outcomes[category];
  const brought = fixed + repairable + endOfLife + unknown;
  const share = (part: number) => Math.round((100 * part) / brought);
  return {
    brought,
    fixed: share(fixed),
    repairable: share(repairable),
    endOfLife: share(endOfLife),
    unknown: share(unknown),
  };
}

/** A repair does not spare one new item each time: the factor that the Restart Project uses. */
const displaced = 0.5;

/** What a repair that works avoids in kg CO2e, by the lower and by the higher source, and who says so. */
export function avoidedBy(item: FootprintItem) {
  const [restart, ademe] = footprints[item];
  const said = [
    { from: "The Restart Project", kg: restart },
    { from: "ADEME, Impact CO2", kg: ademe },
  ].flatMap(({ from, kg }) => (kg === null ? [] : [{ from, kg }]));
  const avoided = said.map(({ kg }) => round(kg * displaced));
  return {
    least: Math.min(...avoided),
    most: Math.max(...avoided),
    sources: said.map(({ from }) => from),
  };
}

/** More digits than these would claim to know what the sources disagree on. */
const round = (kg: number) => (kg < 10 ? Math.round(kg * 10) / 10 : Math.round(kg));
