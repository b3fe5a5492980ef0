import { toast } from "react-toastify/unstyled";
import { plainText } from "~/domain/markdown/plain-text";
import type { ShownGuide } from "~/domain/safety/gate";

/** The guide as a plain-text file: the item, the root cause and the guide itself. */
export function downloadGuide(shown: ShownGuide) {
  const url = URL.createObjectURL(new Blob([guideAsText(shown)], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "Mendwise-Repair-Guide.txt";
  link.click();
  URL.revokeObjectURL(url);
  toast.success("Repair guide downloaded successfully!");
}

/** Also what is shared. On a stop it holds the notice, as the screen does. */
export function guideAsText(shown: ShownGuide): string {
  const { itemDescription, itemIssue, rootCause, guide, stop } = shown;
  const parts = [
    ["ITEM INFORMATION", `Description: ${itemDescription}\nIssue: ${itemIssue}`],
    ["ROOT CAUSE", plainText(rootCause)],
    ...(stop === null ? [] : [["STOP", stop]]),
    [
      stop === null ? "STEP-BY-STEP REPAIR GUIDE" : "MAKE IT SAFE AND CALL FOR HELP",
      plainText(guide.text),
    ],
  ];
  return `${parts.map(([title, text]) => `${title}\n\n${text}`).join("\n\n\n")}\n`;
}
