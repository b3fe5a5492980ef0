import { useEffect, useEffectEvent, useState } from "react";
import type { BenchDeed } from "./bench-keys";

type Ear = EventTarget & {
  continuous: boolean;
  lang: string;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
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

const isRefusal = (error: unknown) => error !== "no-speech" && error !== "aborted";

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
    // It ends by itself when nothing was said for a while.
    const listening = new AbortController();
    const onError = (event: Event) => isRefusal(Reflect.get(event, "error")) && setState("refused");
    ear.addEventListener("error", onError, listening);
    ear.addEventListener("end", () => ear.start(), listening);
    ear.start();
    return () => {
      listening.abort();
      ear.abort();
    };
  }, [state]);
  if (!findEar()) return null;
  return { state, toggle: () => setState(state === "on" ? "off" : "on") };
}
