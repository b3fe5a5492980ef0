import type { KeyboardEvent } from "react";

/** What a key does at the bench. */
export type BenchDeed = "next" | "back" | "read" | "timer" | "log" | "trouble" | "leave";

const deeds: Readonly<Record<string, BenchDeed>> = {
  ArrowRight: "next",
  " ": "next",
  PageDown: "next",
  ArrowLeft: "back",
  PageUp: "back",
  r: "read",
  t: "timer",
  l: "log",
  "?": "trouble",
  Escape: "leave",
};

const fields = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const pressable = "button, a, input, label, summary";

/** What this key asks for; undefined in a field, in what lies above the bench, and for the browser's own. */
export function deedOf(event: KeyboardEvent<HTMLElement>): BenchDeed | undefined {
  const { key, target, currentTarget } = event;
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // React hands on what happens in a dialog that was opened from here.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
  if (target.closest(fields) || (key === " " && target.closest(pressable))) return undefined;
  return deeds[key.length === 1 ? key.toLowerCase() : key];
}
