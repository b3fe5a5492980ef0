import { useEffect, useEffectEvent, useState } from "react";
import type { AiSettingsDialog } from "./AiSettingsDialog";

type AiSettingsProps = { isOpen: boolean; onClose: () => void };

/**
 * The dialog that picks who answers. Fetched when first opened; then it stays, to fade out.
 * Loaded by hand, because React's `lazy` would show the error screen when loading fails, and never retry.
 */
export function AiSettings({ isOpen, onClose }: AiSettingsProps) {
  const [Dialog, setDialog] = useState<typeof AiSettingsDialog>();
  const isMissing = isOpen && !Dialog;
  const giveUp = useEffectEvent(onClose);

  useEffect(() => {
    if (!isMissing) return;
    let isAwaited = true;
    import("./AiSettingsDialog").then(
      (module) => setDialog(() => module.AiSettingsDialog),
      () => {
        if (!isAwaited) return;
        giveUp();
        void sayThatItDidNotLoad();
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [isMissing]);

  return Dialog && <Dialog isOpen={isOpen} onClose={onClose} />;
}

async function sayThatItDidNotLoad() {
  // Not imported above: toasts are not needed for the first screen.
  const { toast } = await import("react-toastify/unstyled");
  toast.error("AI settings did not load. Check that you are online, then open them again.");
}
