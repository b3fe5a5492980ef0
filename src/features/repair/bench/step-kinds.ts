import type { GuideStep, StepAction } from "~/domain/guide/guide";

type Kind = Pick<GuideStep, "action" | "title">;

/** Batteries are taken out in such a step, too. */
export const isUnplugging = ({ action, title }: Kind) =>
  action === "unplug" && /\b(?:un)?plug\b/i.test(title);

const pictured = new Set<StepAction>(["unscrew", "glue", "sew", "lubricate"]);

/** Whether its picture shows the act alone: none is better than one of a thing that is not there. */
export const isPictured = (step: Kind) => isUnplugging(step) || pictured.has(step.action);
