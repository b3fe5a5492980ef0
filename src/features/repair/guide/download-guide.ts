import { toast } from "react-toastify/unstyled";
import type { GuideState } from "~/features/repair/flow";
import { plainText } from "~/domain/markdown/plain-text";
import { caseHazards } from "~/features/repair/safety/use-hazards";
import { stopWords, redactSteps } from "~/features/repair/safety/withhold-steps";
import { outlineGuide } from "~/domain/guide/guide-outline";

/** The guide as a plain-text file: the item, the root cause and the guide itself. */
export function downloadGuide(guide: GuideState) {
  const url = URL.createObjectURL(new Blob([guideAsText(guide)], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "Mendwise-Repair-Guide.txt";
  link.click();
  URL.revokeObjectURL(url);
  toast.success("Repair guide downloaded successfully!");
}

/** Also what is shared. On a stop it holds the notice and no steps, as the screen does. */
export function guideAsText(guide: GuideState): string {
  const hazards = caseHazards(guide);
  const parts = [
    ["ITEM INFORMATION", `Description: ${guide.itemDescription}\nIssue: ${guide.itemIssue}`],
    ["ROOT CAUSE", plainText(guide.rootCause)],
    ...(hazards.outcome === "stop"
      ? [
          ["STOP", stopWords(hazards)],
          ["MAKE IT SAFE AND CALL FOR HELP", guideWithoutSteps(guide.repairGuide)],
        ]
      : [["STEP-BY-STEP REPAIR GUIDE", plainText(guide.repairGuide)]]),
  ];
  return `${parts.map(([title, text]) => `${title}\n\n${text}`).join("\n\n\n")}\n`;
}

function guideWithoutSteps(markdown: string): string {
  const { sections } = redactSteps(outlineGuide(markdown));
  return sections
    .map(({ title, tokens }) =>
      plainText(`## ${title}\n\n${tokens.map(({ raw }) => raw).join("\n")}`),
    )
    .join("\n\n");
}
