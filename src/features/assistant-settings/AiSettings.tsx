import { useOnDemand } from "~/shared/ui/use-on-demand";

type AiSettingsProps = { isOpen: boolean; onClose: () => void };

/** The dialog that picks who answers. */
export function AiSettings({ isOpen, onClose }: AiSettingsProps) {
  const Dialog = useOnDemand({
    name: "AI settings",
    isNeeded: isOpen,
    load: async () => (await import("./AiSettingsDialog")).AiSettingsDialog,
    onFailure: onClose,
  });
  return Dialog && <Dialog isOpen={isOpen} onClose={onClose} />;
}
