import { useState } from "react";
import { OnDemand } from "~/shared/ui/OnDemand";
import type { CelebrationProps } from "./Celebration";

const load = () => import("./Celebration").then(({ default: Celebration }) => Celebration);

/** The celebration, fetched when there is something to celebrate; where it does not come, nothing is missed. */
export function Worked(props: CelebrationProps) {
  const [isNeeded, setNeeded] = useState(true);
  return (
    <OnDemand isNeeded={isNeeded} load={load} onFailure={() => setNeeded(false)}>
      {(Celebration) => <Celebration {...props} />}
    </OnDemand>
  );
}
