import { toast } from "react-toastify/unstyled";
import { plainText } from "~/domain/markdown/plain-text";
import type { ShownGuide } from "~/domain/safety/gate";
import { saveFile } from "~/features/repair/save-file";

/** The guide as a plain-text file: the item, the root cause and the guide itself. */
export function downloadGuide(shown: ShownGuide) {
  saveFile(guideAsText(shown), "text/plain", "Mendwise-Repair-Guide.txt");
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
  const said = parts.filter(([, text]) => text !== "");
  return `${said.map(([title, text]) => `${title}\n\n${text}`).join("\n\n\n")}\n`;
}
