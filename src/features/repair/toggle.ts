/** A value adds itself to those that are there, or takes itself away. */
export function toggle<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}
