import { toast } from "react-toastify/unstyled";
import type { ShownGuide } from "~/domain/safety/gate";
import { guideAsText } from "./download-guide";

/** Hands the guide to the device's own sharing; where there is none, copies the link. */
export async function shareGuide(shown: ShownGuide) {
  // The types promise a share function; many browsers have none.
  if (typeof navigator.share === "function") return shareByDevice(shown);
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast.success("Link copied to clipboard!");
  } catch {
    toast.error("Failed to copy link.");
  }
}

async function shareByDevice(shown: ShownGuide) {
  try {
    await navigator.share({
      title: "Mendwise repair guide",
      text: guideAsText(shown),
      url: window.location.href,
    });
    toast.success("Shared successfully!");
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast.error("Error sharing the guide.");
  }
}
