import type { Playbook } from "../../playbook";

export const table: Playbook = { faults: [] };
