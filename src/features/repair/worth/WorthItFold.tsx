import Box from "@mui/material/Box";
import { useState } from "react";
import { FoldCard, whole } from "~/features/repair/Fold";
import { OnDemand } from "~/shared/ui/OnDemand";
import type { WorthItProps } from "./WorthIt";

const load = () => import("./WorthIt").then(({ default: WorthIt }) => WorthIt);

/** "Is it worth it?", fetched and shown when somebody asks. */
export function WorthItFold(props: WorthItProps) {
  const [isOpen, setOpen] = useState(props.prices !== undefined);
  return (
    <FoldCard
      title="Is it worth it?"
      className="no-print"
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <OnDemand name="The figures" isNeeded={isOpen} load={load} onFailure={() => setOpen(false)}>
        {(WorthIt) =>
          isOpen && (
            <Box sx={whole}>
              <WorthIt {...props} />
            </Box>
          )
        }
      </OnDemand>
    </FoldCard>
  );
}
