import type { Playbook } from "../../playbook";

export const headphones: Playbook = { faults: [] };
