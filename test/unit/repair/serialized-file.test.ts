import { describe, expect, it } from "vitest";
import { serializeFile, restoreFile, serializedFile } from "~/features/repair/serialized-file";

const sound = new File(["a low hiss"], "hiss.mp3", { type: "audio/mpeg" });

describe("a travelling file", () => {
  it("is plain data: name, type, size and bytes", async () => {
    const packed = await serializeFile(sound, sound.name);
    expect(packed).toEqual({
      name: "hiss.mp3",
      type: "audio/mpeg",
      size: 10,
      bytes: expect.any(ArrayBuffer),
    });
    expect(new TextDecoder().decode(packed.bytes)).toBe("a low hiss");
  });

  it("carries the person's name for a blob that has none", async () => {
    expect(await serializeFile(new Blob(["x"]), "kettle.jpg")).toHaveProperty("name", "kettle.jpg");
  });

  it("becomes the same file again after a journey through the browser's history", async () => {
    const travelled = structuredClone(await serializeFile(sound, sound.name));
    const restored = restoreFile(serializedFile.parse(travelled));
    expect([restored.name, restored.type, restored.size]).toEqual(["hiss.mp3", "audio/mpeg", 10]);
    expect(await restored.text()).toBe("a low hiss");
  });

  it.each([
    ["nothing", undefined],
    ["a File, which the history would lose", sound],
    ["bytes as a list of numbers", { name: "a", type: "b", size: 1, bytes: [1] }],
    ["bytes as a typed array", { name: "a", type: "b", size: 1, bytes: new Uint8Array(1) }],
    ["something that says it is bytes", { name: "a", type: "b", size: 1, bytes: {} }],
    ["a name that is no text", { name: 7, type: "b", size: 1, bytes: new ArrayBuffer(1) }],
    ["a negative size", { name: "a", type: "b", size: -1, bytes: new ArrayBuffer(1) }],
    ["no bytes", { name: "a", type: "b", size: 1 }],
  ])("is not %s", (_name, junk) => {
    expect(serializedFile.safeParse(junk).success).toBe(false);
  });
});
