import { OnDemand } from "~/shared/ui/OnDemand";

type AiSettingsProps = { isOpen: boolean; onClose: () => void };

/** The dialog that picks who answers. */
export function AiSettings({ isOpen, onClose }: AiSettingsProps) {
  return (
    <OnDemand
      name="AI settings"
      isNeeded={isOpen}
      load={async () => (await import("./AiSettingsDialog")).AiSettingsDialog}
      onFailure={onClose}
    >
      {(Dialog) => <Dialog isOpen={isOpen} onClose={onClose} />}
    </OnDemand>
  );
}
