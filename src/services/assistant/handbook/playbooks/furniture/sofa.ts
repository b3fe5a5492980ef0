import type { Playbook } from "../../playbook";

export const sofa: Playbook = { faults: [] };
