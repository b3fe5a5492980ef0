import { lazy, Suspense, useState } from "react";

const AiSettingsDialog = lazy(() => import("./AiSettingsDialog"));

type AiSettingsProps = { isOpen: boolean; onClose: () => void };

/** The dialog that picks who answers. Fetched when first opened; then it stays, to fade out. */
export function AiSettings({ isOpen, onClose }: AiSettingsProps) {
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <AiSettingsDialog isOpen={isOpen} onClose={onClose} />
      </Suspense>
    )
  );
}
