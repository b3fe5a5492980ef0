/**
 * The address of an OpenAI-compatible server as it is asked: https, or http on the person's own
 * machine; without the `/chat/completions` that is often copied along.
 *
 * @returns undefined for anything else
 */
export function readServerAddress(text: string): string | undefined {
  const trimmed = text.trim();
  // A browser would take a blank into the host, encoded.
  if (/\s/.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  const isPrivate = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
  if (!isPrivate || url.username || url.password) return undefined;
  // The same machine, by the name that a Content-Security-Policy can hold.
  if (url.hostname === "[::1]") url.hostname = "localhost";
  return (url.origin + url.pathname).replace(/(\/+chat\/completions)*\/*$/, "");
}

/** True for the person's own machine, by any of its names. */
export function isLoopback(url: URL): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
}

/** False also when one of the two is no address. */
export function isSameOrigin(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}

/** "ai.test:8443", for somebody to read; what is no address stays as it is. */
export const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host : address;
