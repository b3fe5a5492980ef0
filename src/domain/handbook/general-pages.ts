import { generalPages } from "virtual:handbook/general-pages";
import { fillIn } from "./fill-in";
import type { Fault } from "./playbook";

const pageOn =
  (id: string) =>
  (thing: string): Fault => {
    const page = generalPages.find((one) => one.id === `general-${id}`);
    if (page === undefined) throw new Error(`The handbook has no general page on ${id}`);
    return fillIn(page, thing);
  };

export const generalAlarm = pageOn("alarm");
export const generalAnything = pageOn("anything");
export const generalBattery = pageOn("battery");
export const generalBrokenPart = pageOn("broken-part");
export const generalBrokenPiece = pageOn("broken-piece");
export const generalFabric = pageOn("fabric");
export const generalMains = pageOn("mains");
export const generalMechanical = pageOn("mechanical");
