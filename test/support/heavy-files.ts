import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { deflateSync, crc32 as zlibCrc32 } from "node:zlib";
import type { TestInfo } from "@playwright/test";

/** From the disk, as a person would; straight into the page, so much takes seconds. */
export async function onDisk({ name, buffer }: { name: string; buffer: Buffer }, info: TestInfo) {
  const path = info.outputPath(name);
  await writeFile(path, buffer);
  return path;
}

const megabyte = 1024 * 1024;

function crc32(data: Buffer): number {
  // Node has it from 20.15 on, its types from 22.
  return zlibCrc32(data);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of noise, which does not compress: about `megabytes` large, three bytes a pixel. */
export function noisyPng(megabytes: number) {
  const width = 2000;
  const height = Math.floor((megabytes * megabyte) / (width * 3));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]);
  const pixels = Buffer.concat(Array.from({ length: height }, row));
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels, { level: 0 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name: "leaking-kettle.png", mimeType: "image/png", buffer };
}

/** A WAV of noise, 16 bits, mono, `megabytes` large. */
export function noisyWav(megabytes: number) {
  const samples = randomBytes(megabytes * megabyte - 44);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(samples.length + 36, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(44_100, 24);
  header.writeUInt32LE(88_200, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length, 40);
  return { name: "humming.wav", mimeType: "audio/wav", buffer: Buffer.concat([header, samples]) };
}
