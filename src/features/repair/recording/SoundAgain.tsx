import type { SerializedFile } from "~/features/repair/serialized-file";
import { OnDemand } from "~/shared/ui/OnDemand";
import type { BeforeAfterProps } from "./BeforeAfter";

export type SoundAgainProps = Omit<BeforeAfterProps, "before"> & { before: SerializedFile | null };

const load = () => import("./BeforeAfter").then(({ BeforeAfter }) => BeforeAfter);

/** Before and after the repair, for whoever recorded the fault. Nothing is missed where it does not load. */
export function SoundAgain({ before, ...others }: SoundAgainProps) {
  return (
    <OnDemand isNeeded={before !== null} load={load} onFailure={() => {}}>
      {(BeforeAfter) => before && <BeforeAfter before={before} {...others} />}
    </OnDemand>
  );
}
