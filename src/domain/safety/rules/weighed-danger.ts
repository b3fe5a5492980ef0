import type { Hazard } from "~/domain/safety/hazard-rule";

/** What is raised where no rule names the danger, and yet all that is told, taken together, speaks for one. */
export const weighedDanger: Hazard = {
  id: "weighed-danger",
  severity: "stop",
  heading: "This may be dangerous",
  why: "What you tell sounds as if it could hurt somebody, and it cannot be judged from afar.",
  now: "Stop using it, and pull the plug if it has one. Take nothing apart. Let a competent person look at it before anyone uses it again.",
};
