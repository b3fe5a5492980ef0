/** So small a piece inflates to half a megabyte at most (deflate packs 1 : 1032), however hostile it is. */
const pieceBytes = 512;

/** Text, packed (zlib, whose checksum tells of a damaged letter) and written with the letters of an address. */
export async function deflateText(text: string): Promise<string> {
  const packed = inPieces(new TextEncoder().encode(text)).pipeThrough(
    new CompressionStream("deflate"),
  );
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The text that `deflateText` packed.
 *
 * @param mostBytes no more than these are ever unpacked and kept
 * @throws when it is damaged, cut short, longer than that or no text
 */
export async function inflateText(packed: string, mostBytes: number): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = inPieces(bytes).pipeThrough(new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > mostBytes) {
      await reader.cancel();
      throw new Error("It unpacks to more than a link may hold");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Each piece is given only when the one before is used up. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0;
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(start, start + pieceBytes));
        start += pieceBytes;
        if (start >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
