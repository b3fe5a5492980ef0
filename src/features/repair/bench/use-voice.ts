import { useEffect, useEffectEvent, useState } from "react";
import type { BenchDeed } from "./bench-keys";

type Ear = {
  continuous: boolean;
  lang: string;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};

declare global {
  interface Window {
    SpeechRecognition?: new () => Ear;
    webkitSpeechRecognition?: new () => Ear;
  }
}

const findEar = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** The last of these in what was said counts: "no, back". */
const deeds: Readonly<Record<string, BenchDeed>> = {
  next: "next",
  done: "next",
  back: "back",
  repeat: "read",
};

function deedIn(said: string): BenchDeed | undefined {
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  return deeds[words.findLast((word) => Object.hasOwn(deeds, word)) ?? ""];
}

export type Voice = { state: "off" | "on" | "refused"; toggle: () => void };

/**
 * Voice commands, off until somebody wants them: the browser's maker may hear what is said.
 * @returns null where the browser does not listen
 */
export function useVoice(onDeed: (deed: BenchDeed) => void): Voice | null {
  const [state, setState] = useState<Voice["state"]>("off");
  const hear = useEffectEvent(onDeed);
  useEffect(() => {
    const Listener = findEar();
    if (state !== "on" || !Listener) return;
    const ear = new Listener();
    ear.continuous = true;
    ear.lang = "en";
    ear.onresult = ({ results }) => {
      const deed = deedIn(results[results.length - 1]?.[0]?.transcript ?? "");
      if (deed) hear(deed);
    };
    ear.onerror = ({ error }) => error !== "no-speech" && setState("refused");
    // It ends by itself when nothing was said for a while.
    ear.onend = () => ear.start();
    ear.start();
    return () => {
      ear.onerror = ear.onend = ear.onresult = null;
      ear.abort();
    };
  }, [state]);
  if (!findEar()) return null;
  return { state, toggle: () => setState(state === "on" ? "off" : "on") };
}
