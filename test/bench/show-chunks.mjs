// What the chunks of the build consist of, by package and by folder of the app, the largest first:
// `npm run chunks` for all that the start needs, `npm run chunks -- NAME` for those with that name.
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

process.env.NODE_ENV = "production";
const [name] = process.argv.slice(2);
const { output } = await build({ logLevel: "error", build: { write: false } });
const chunks = output.filter((one) => one.type === "chunk");

/** The chunk of the start, and all that it imports at once. */
function startChunks() {
  const files = new Set(chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName));
  for (const file of files)
    for (const other of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(other);
  return chunks.filter(({ fileName }) => files.has(fileName));
}

/** "@mui/material", "src/app" */
function partOf(id) {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return inPackage ?? /\/(src\/[^/]+(?:\/[^/]+)?)\//.exec(id)?.[1] ?? "the bundler's own";
}

const shown = name ? chunks.filter((chunk) => chunk.fileName.includes(name)) : startChunks();
const kB = (bytes) => Math.round(bytes / 100) / 10;
for (const chunk of shown) {
  const parts = {};
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    const key = process.env.BY_FILE ? id.replace(/.*node_modules\//, "") : partOf(id);
    parts[key] = (parts[key] ?? 0) + renderedLength;
  }
  const whole = Object.values(parts).reduce((sum, length) => sum + length, 0);
  const packed = brotliCompressSync(chunk.code).length;
  console.log(`\n${chunk.fileName}: ${kB(packed)} kB brotli`);
  console.table(
    Object.fromEntries(
      Object.entries(parts)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 75)
        .map(([part, length]) => [
          part,
          { "kB before minifying": kB(length), "about kB brotli": kB((packed * length) / whole) },
        ]),
    ),
  );
}
