/** "Flat tray (instead: a baking tin)": what is needed, and what does as well. */
export function readTool(item: string): { name: string; instead: string } {
  const [, name = item, instead = ""] =
    /^(.*?)\s*\((?:instead|or|substitute)\b[:,]?\s*(.+)\)\.?$/i.exec(item) ?? [];
  return { name, instead };
}
