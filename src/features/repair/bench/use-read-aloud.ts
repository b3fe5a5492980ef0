import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { recogniseLanguage } from "~/domain/language/recognise-language";

/** Old browsers have no speech, whatever the types promise. */
const speech = () => ("speechSynthesis" in window ? window.speechSynthesis : undefined);

/** Only voices of the device: no word of a repair goes to somebody else's server. */
const localVoices = () =>
  speech()
    ?.getVoices()
    .filter(({ localService }) => localService) ?? [];

function onVoices(tell: () => void) {
  speech()?.addEventListener("voiceschanged", tell);
  return () => speech()?.removeEventListener("voiceschanged", tell);
}

const mark = "read-aloud";

/**
 * Reads a screen aloud, sentence by sentence, and marks the one that is read.
 * @returns null where the device has no voice of its own
 */
export function useReadAloud(): {
  isReading: boolean;
  toggle: () => void;
  stop: () => void;
} | null {
  const [isReading, setReading] = useState(false);
  const run = useRef(0);
  const hasVoices = useSyncExternalStore(onVoices, () => localVoices().length > 0);

  function stop() {
    run.current += 1;
    speech()?.cancel();
    clearMark();
    setReading(false);
  }

  async function read() {
    const own = (run.current += 1);
    setReading(true);
    for (const sentence of sentencesOn(document)) {
      markSentence(sentence);
      await speak(sentence.toString());
      if (run.current !== own) return;
    }
    stop();
  }

  useEffect(
    () => () => {
      speech()?.cancel();
      clearMark();
    },
    [],
  );
  if (!hasVoices) return null;
  return { isReading, stop, toggle: () => (isReading ? stop() : void read()) };
}

function speak(words: string): Promise<void> {
  return new Promise((resolve) => {
    const language = recogniseLanguage(words);
    const voices = localVoices();
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = voices.find(({ lang }) => lang.startsWith(language)) ?? voices[0] ?? null;
    utterance.lang = utterance.voice?.lang ?? language;
    utterance.addEventListener("end", () => resolve());
    utterance.addEventListener("error", () => resolve());
    speech()?.speak(utterance);
  });
}

/** The sentences of all that is marked to be read, where they stand on the screen. */
function sentencesOn(page: Document): Range[] {
  return [...page.querySelectorAll("[data-read]")].flatMap((part) => {
    const blocks = [...part.querySelectorAll("p, li, [data-label]")].filter(
      (block) => block.querySelector("p, li") === null,
    );
    return (blocks.length > 0 ? blocks : [part]).flatMap(sentencesIn);
  });
}

function sentencesIn(block: Element): Range[] {
  const segments = new Intl.Segmenter(document.documentElement.lang || "en", {
    granularity: "sentence",
  }).segment(block.textContent);
  return [...segments]
    .filter(({ segment }) => segment.trim() !== "")
    .map(({ index, segment }) => rangeOf(block, index, index + segment.trimEnd().length));
}

/** What lies between two letters of an element, counted over all that it holds. */
function rangeOf(block: Element, from: number, to: number): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (from >= before && from < before + length) range.setStart(node, from - before);
    if (to > before && to <= before + length) range.setEnd(node, to - before);
    before += length;
  }
  return range;
}

/** By the browser's own highlights, so that nothing is drawn anew; one without them reads unmarked. */
function markSentence(sentence: Range) {
  if (typeof Highlight !== "undefined") CSS.highlights.set(mark, new Highlight(sentence));
  sentence.startContainer.parentElement?.scrollIntoView({ block: "nearest" });
}

function clearMark() {
  if (typeof Highlight !== "undefined") CSS.highlights.delete(mark);
}
