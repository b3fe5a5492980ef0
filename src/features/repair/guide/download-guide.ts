import { toast } from "react-toastify/unstyled";
import type { GuideState } from "../repair-state";
import { plainText } from "../markdown/plain-text";

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

export function guideAsText(guide: GuideState): string {
  const parts = [
    ["ITEM INFORMATION", `Description: ${guide.itemDescription}\nIssue: ${guide.itemIssue}`],
    ["ROOT CAUSE", plainText(guide.rootCause)],
    ["STEP-BY-STEP REPAIR GUIDE", plainText(guide.repairGuide)],
  ];
  return `${parts.map(([title, text]) => `${title}\n\n${text}`).join("\n\n\n")}\n`;
}
