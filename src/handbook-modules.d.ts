// oxlint-disable typescript/consistent-type-imports -- the declaration of a module can name a type in no other way
/** What the handbook plugin makes of the files in `src/handbook`. */
declare module "virtual:handbook/item-types" {
  export const itemTypes: readonly import("./domain/handbook/playbook").ItemType[];
  /** Things that the handbook has no page for. Many a name holds the name of a kind. */
  export const otherThings: import("./domain/handbook/schema").OtherThings;
}

/** The pages for things that no kind fits; `{thing}` stands for the thing's name. */
declare module "virtual:handbook/general-pages" {
  export const generalPages: readonly import("./domain/handbook/playbook").Fault[];
}

/** What must be made safe and handed over; `{thing}` stands for the thing's name. */
declare module "virtual:handbook/danger-pages" {
  export const dangers: readonly import("./domain/handbook/playbook").SafetyPage[];
}
