/** A page whose texts say `{thing}`, with the name of the thing instead. */
export function fillIn<Page>(page: Page, thing: string): Page {
  return JSON.parse(JSON.stringify(page), (_key, value: unknown) =>
    typeof value === "string" ? value.replaceAll("{thing}", () => thing) : value,
  );
}
