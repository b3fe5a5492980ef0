import { toast } from "react-toastify/unstyled";
import type { ShownGuide } from "~/domain/safety/gate";

/** Copies the guide for a note, a forum or an issue tracker that reads Markdown. */
export async function copyGuide(shown: ShownGuide) {
  try {
    await navigator.clipboard.writeText(guideAsMarkdown(shown));
    toast.success("Guide copied as Markdown.");
  } catch {
    toast.error("The guide could not be copied.");
  }
}

/** The item, the root cause and the guide as Markdown. On a stop it holds the notice, as the screen does. */
export function guideAsMarkdown(shown: ShownGuide): string {
  const { itemDescription, itemIssue, rootCause, guide, stop } = shown;
  const parts = [
    `# Repair guide`,
    `${quote(`Item: ${itemDescription}`)}\n>\n${quote(`Issue: ${itemIssue}`)}`,
    stop && `## Stop\n\n${stop}`,
    rootCause && `## Root cause\n\n${rootCause.trim()}`,
    guide.text.trim(),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const quote = (words: string) => words.replaceAll(/^/gm, "> ");
