import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** These are packed as they are. */
const packed = /\.(?:woff2|png)$/;

/**
 * Serves a finished build as a good host would: packed with brotli, unknown paths answered with the
 * app's frame.
 *
 * @param extra pages of the bench's own, by their paths
 */
export async function servePacked(folder: string, extra: ReadonlyMap<string, string>) {
  const ready = new Map<string, Buffer>();
  const read = (file: string) => {
    const known = ready.get(file);
    if (known) return known;
    const raw = readFileSync(file);
    const body = packed.test(file) ? raw : brotliCompressSync(raw);
    ready.set(file, body);
    return body;
  };
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url ?? "/", "http://localhost");
    const own = extra.get(pathname);
    const file = own === undefined ? fileFor(folder, pathname) : "own.html";
    response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
    response.setHeader("Cache-Control", "max-age=600");
    if (!packed.test(file)) response.setHeader("Content-Encoding", "br");
    response.end(own === undefined ? read(file) : brotliCompressSync(own));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port");
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

function fileFor(folder: string, pathname: string): string {
  const candidates = ["", ".html", "index.html"].map((end) => join(folder, pathname + end));
  return candidates.find(isFile) ?? join(folder, "app.html");
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();
