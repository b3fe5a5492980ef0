import type { HazardRule } from "./hazard-rule";
import { cautionRules } from "./rules/cautions";
import { electricRules } from "./rules/electric";
import { fireAndGasRules } from "./rules/fire-and-gas";
import { forceAndLifeRules } from "./rules/force-and-life";

/**
 * Every danger the product warns of; of two that weigh the same, the earlier is shown first. The
 * words for its concepts stand in `lexicon`, by language. The sources are the safety pages of CPSC, NIOSH, IMCA, iFixit, HSE, EPA, DASMA and NHTSA;
 * the fault words were tuned on records of repair cafés (Open Repair Alliance).
 */
export const hazardRules: readonly HazardRule[] = [
  ...fireAndGasRules,
  ...electricRules,
  ...forceAndLifeRules,
  ...cautionRules,
];
