import { readFragments } from "~/build/read-handbook";
import type { Fault, ItemType } from "~/domain/handbook/playbook";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { composeGuide } from "~/domain/handbook/compose-guide";

export type WrittenGuide = { faultId: string; causeId: string; sentences: ReadonlySet<string> };

/** The page of a fault, opened once for each cause, as if that were the likeliest. */
export function openPages(kind: ItemType, fault: Fault): Diagnosis[] {
  const ranked = Object.entries(fault.causes).map(([id, cause]) => ({ id, cause, share: 0.5 }));
  return ranked.map((first) => ({
    thing: kind.name,
    kind,
    power: fault.power ?? kind.power,
    fault,
    basis: "fault",
    runnerUp: null,
    pageShare: 1,
    otherPages: [],
    otherKinds: [],
    moved: null,
    language: "en",
    isNameDenied: false,
    evidence: [],
    unsettled: [],
    causes: [first, ...ranked.filter((other) => other !== first)],
  }));
}

/** The guide of each cause of a fault, as if that cause were the likeliest. */
export function writeGuides(kind: ItemType, fault: Fault): WrittenGuide[] {
  return openPages(kind, fault).map((page) => ({
    faultId: fault.id,
    causeId: page.causes[0].id,
    sentences: readSentences(composeGuide(page).text),
  }));
}

/** What every guide should say in the same words. */
const fragments = new Set(
  Object.values(readFragments()).flatMap(({ title, how }) => toSentences(`${title}\n${how}`)),
);

/** A guide's sentences, without its headings and the fragments, which many have, and without words standing alone. */
function readSentences(guide: string): Set<string> {
  const lines = guide
    .split("\n")
    .filter((line) => line !== "" && !/^(?:## |\*\*Difficulty)/.test(line));
  const sentences = lines.flatMap(toSentences).filter((sentence) => !fragments.has(sentence));
  return new Set(sentences.filter((sentence) => sentence.split(" ").length >= 2));
}

function toSentences(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => line.replace(/^\s*(?:- |\d+\. )|\*\*/g, "").split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim().toLowerCase());
}

/** Pairs of guides for different faults that share more than this part of the shorter one's sentences. */
export function findTwins(guides: readonly WrittenGuide[], atMost: number): string[] {
  const holders = new Map<string, WrittenGuide[]>();
  return guides.flatMap((guide) => {
    const shared = new Map<WrittenGuide, string[]>();
    for (const sentence of guide.sentences) {
      const earlier = holders.get(sentence) ?? [];
      for (const other of earlier) shared.set(other, [...(shared.get(other) ?? []), sentence]);
      holders.set(sentence, [...earlier, guide]);
    }
    return [...shared].flatMap(([other, sentences]) =>
      describeTwins(guide, other, sentences, atMost),
    );
  });
}

function describeTwins(
  guide: WrittenGuide,
  other: WrittenGuide,
  shared: readonly string[],
  atMost: number,
): string[] {
  const part = shared.length / Math.min(guide.sentences.size, other.sentences.size);
  if (other.faultId === guide.faultId || part <= atMost) return [];
  const names = `${other.faultId}/${other.causeId} and ${guide.faultId}/${guide.causeId}`;
  return [`${names} share ${Math.round(part * 100)} %: ${shared.join(" | ")}`];
}
