import type { Playbook } from "../../playbook";

export const curtain: Playbook = { faults: [] };
