const materials: readonly RegExp[] = [
  /\b(?:wood(?:en)?|oak|pine|beech|timber|mahogany|teak|walnut|ply(?:wood)?|chipboard|mdf)\b/,
  /\b(?:metal|steel|alumini?um|iron|brass|chrome|zinc|copper)\b/,
  /\b(?:plastic|nylon|acrylic|perspex|pvc)\b/,
  /\b(?:glass|crystal)\b/,
  /\b(?:cloth|fabric|cotton|linen|polyester|velvet|canvas)\b/,
  /\b(?:leather|suede|hide)\b/,
  /\b(?:rubber|silicone)\b/,
];

/** "Is it made of wood?": above 0 for the same material, below 0 for another one. */
export function weighMaterial(ask: string, plain: string): number {
  if (!/\b(?:made of|of|from|material|is it)\b/i.test(ask)) return 0;
  const asked = materials.filter((one) => one.test(ask.toLowerCase()));
  const said = materials.filter((one) => one.test(plain));
  if (asked.length === 0 || said.length === 0) return 0;
  return said.some((one) => asked.includes(one)) ? 0.7 : -1;
}
