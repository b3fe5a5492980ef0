import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

type OnDemandProps<Part> = {
  /** What it is called where it did not load: "AI settings". Without a name nothing is said then. */
  name?: string;
  isNeeded: boolean;
  load: () => Promise<Part>;
  onFailure: () => void;
  children: (part: Part) => ReactNode;
};

/**
 * A part of the screen that is fetched when it is first needed; from then on it stays, so that it can
 * fade out. By hand, because React's `lazy` would show the error screen when loading fails, and never retry.
 */
export function OnDemand<Part>({ name, isNeeded, load, onFailure, children }: OnDemandProps<Part>) {
  const [part, setPart] = useState<{ loaded: Part }>();
  const isMissing = isNeeded && !part;
  const fetchPart = useEffectEvent(load);
  const giveUp = useEffectEvent(() => {
    onFailure();
    if (name) void sayThatItDidNotLoad(name);
  });

  useEffect(() => {
    if (!isMissing) return;
    let isAwaited = true;
    fetchPart().then(
      (loaded) => setPart({ loaded }),
      () => isAwaited && giveUp(),
    );
    return () => {
      isAwaited = false;
    };
  }, [isMissing]);

  return part && children(part.loaded);
}

async function sayThatItDidNotLoad(name: string) {
  // Not imported above: toasts are not needed for the first screen.
  const { toast } = await import("react-toastify/unstyled");
  toast.error(`${name} did not load. Check that you are online, then try again.`);
}
