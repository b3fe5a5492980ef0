import type { GuideStep } from "./guide";

/** Batteries are taken out in a step of that kind, too; here a plug is pulled. */
export const isUnplugging = ({ action, title }: Pick<GuideStep, "action" | "title">) =>
  action === "unplug" && /\b(?:un)?plug\b/i.test(title);
