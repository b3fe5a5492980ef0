import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";

const planted = z.object({
  step: z.number().int().min(0),
  kind: z.enum(["unplug", "opening", "value", "other-cause", "warning"]),
  words: z.string().optional(),
});

const head = z.object({
  item: z.string(),
  issue: z.string(),
  cause: z.string().default(""),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  keeps: z.literal("all").optional(),
  planted: z
    .array(planted)
    .nullish()
    .transform((list) => list ?? []),
});

export type Planted = z.infer<typeof planted>;
/** A model's guide with what is wrong in it; see the README beside the files. */
export type Reply = z.infer<typeof head> & { name: string; text: string };

/** The replies of a folder, without those of the folders in it. */
export function readReplies(folder: string): Reply[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => {
      const [, told = "", text = ""] =
        /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(readFileSync(join(folder, name), "utf8")) ?? [];
      return { ...head.parse(load(told)), name, text };
    });
}
