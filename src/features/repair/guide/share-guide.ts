import { toast } from "react-toastify/unstyled";
import { create } from "zustand";
import type { ShownGuide } from "~/domain/safety/gate";
import { guideAddress } from "~/features/repair/guide/sharing/guide-link";
import { guideAsText } from "./download-guide";

/** The link that could not be copied, to be shown instead. */
export const useUncopied = create<{ link: string | null }>(() => ({ link: null }));

export const forgetUncopied = () => useUncopied.setState({ link: null });

/**
 * Hands the guide to the device's own sharing; where there is none, copies a link that opens it. A guide
 * too long for a link goes as text.
 */
export async function shareGuide(shown: ShownGuide) {
  const link = await guideAddress(shown, window.location.origin);
  // The types promise a share function; many browsers have none.
  if (typeof navigator.share === "function") return shareByDevice(shown, link);
  try {
    await navigator.clipboard.writeText(link ?? guideAsText(shown));
    toast.success(
      link
        ? "Link copied to clipboard!"
        : "This guide is too long for a link. Its text is copied instead.",
    );
  } catch {
    toast.error("Failed to copy link.");
    useUncopied.setState({ link });
  }
}

async function shareByDevice(shown: ShownGuide, link: string | null) {
  try {
    await navigator.share({
      title: "Mendwise repair guide",
      text: guideAsText(shown),
      ...(link && { url: link }),
    });
    toast.success("Shared successfully!");
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast.error("Error sharing the guide.");
  }
}
