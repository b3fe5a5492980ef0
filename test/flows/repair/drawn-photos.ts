import { vi } from "vitest";

export const bitmap: ImageBitmap = { width: 4000, height: 3000, close: () => {} };

/** jsdom reads no pictures and has no canvas to draw on. The true drawing is a browser test's matter. */
export function letPhotosBeDrawn() {
  vi.stubGlobal("createImageBitmap", () => Promise.resolve(bitmap));
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
    toBlob: (done: BlobCallback, type: string) => done(new Blob(["redrawn"], { type })),
  });
}
