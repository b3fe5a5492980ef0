import type { Playbook } from "../../playbook";

export const cordlessDrill: Playbook = { faults: [] };
