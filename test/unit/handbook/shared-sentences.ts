import type { Fault, Kind } from "../../../src/services/assistant/handbook/playbook";
import type { OpenPage } from "../../../src/services/assistant/handbook/read-case";
import { writeGuide } from "../../../src/services/assistant/handbook/write-guide";

export type WrittenGuide = { faultId: string; causeId: string; sentences: ReadonlySet<string> };

/** The guide of each cause of a fault, as if that cause were the likeliest. */
export function writeGuides(kind: Kind, fault: Fault): WrittenGuide[] {
  const ranked = Object.entries(fault.causes).map(([id, cause]) => ({ id, cause, share: 0.5 }));
  return ranked.map((first) => {
    const page: OpenPage = {
      thing: kind.name,
      kind,
      power: fault.power ?? kind.power,
      fault,
      basis: "fault",
      notes: [],
      runnerUp: null,
      evidence: [],
      unsettled: [],
      causes: [first, ...ranked.filter((other) => other !== first)],
    };
    return { faultId: fault.id, causeId: first.id, sentences: readSentences(writeGuide(page)) };
  });
}

/** A guide's sentences, without its headings, which every guide has, and without words standing alone. */
function readSentences(guide: string): Set<string> {
  const lines = guide
    .split("\n")
    .filter((line) => line !== "" && !/^(?:## |\*\*Difficulty|\s*\[action\])/.test(line));
  const sentences = lines
    .flatMap((line) => line.replace(/^\s*(?:- |\d+\. )|\*\*/g, "").split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim().toLowerCase());
  return new Set(sentences.filter((sentence) => sentence.split(" ").length >= 2));
}

/** Pairs of guides for different faults that share more than this part of the shorter one's sentences. */
export function findTwins(guides: readonly WrittenGuide[], atMost: number): string[] {
  return guides.flatMap((guide, place) =>
    guides.slice(place + 1).flatMap((other) => {
      if (other.faultId === guide.faultId) return [];
      const shared = [...guide.sentences].filter((sentence) => other.sentences.has(sentence));
      const part = shared.length / Math.min(guide.sentences.size, other.sentences.size);
      if (part <= atMost) return [];
      const names = `${guide.faultId}/${guide.causeId} and ${other.faultId}/${other.causeId}`;
      return [`${names} share ${Math.round(part * 100)} %: ${shared.join(" | ")}`];
    }),
  );
}
