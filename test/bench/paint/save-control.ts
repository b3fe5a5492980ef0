/** What the head's script finds out about somebody who is here for the first time. */
const marks = 'data-mode="system" data-color-scheme="light" data-consent="open"';

/** The page as it was built, with its own styles as they stand and without any script. */
export async function saveControl(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return html
    .replace(/<script[^>]*>[^]*?<\/script>/g, "")
    .replace(/<meta http-equiv[^>]*>/, "")
    .replace("<html", `<html ${marks}`);
}
