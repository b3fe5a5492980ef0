// oxlint-disable typescript/consistent-type-imports -- the declaration of a module can name a type in no other way
/** What the handbook plugin makes of the files in `src/handbook`. */
declare module "virtual:handbook/item-types" {
  export const itemTypes: readonly import("./domain/handbook/playbook").ItemType[];
  /** Names that hold the name of a kind and mean something that the handbook has no page for. */
  export const otherThings: readonly string[];
}

/** The pages for things that no kind fits; `{thing}` stands for the thing's name. */
declare module "virtual:handbook/general-pages" {
  export const generalPages: readonly import("./domain/handbook/playbook").Fault[];
}

/** What must be made safe and handed over; `{thing}` stands for the thing's name. */
declare module "virtual:handbook/danger-pages" {
  export const dangers: readonly import("./domain/handbook/playbook").SafetyPage[];
}
