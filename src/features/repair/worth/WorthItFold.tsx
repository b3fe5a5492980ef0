import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { OnDemand } from "~/shared/ui/OnDemand";
import type { WorthItProps } from "./WorthIt";

const load = () => import("./WorthIt").then(({ default: WorthIt }) => WorthIt);

/** "Is it worth it?", fetched and shown when somebody asks. */
export function WorthItFold(props: WorthItProps) {
  const [isOpen, setOpen] = useState(props.prices !== undefined);
  return (
    <Card component="section" aria-label="Is it worth it?" className="no-print">
      <Typography variant="h3" component="h2">
        <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Is it worth it?
        </Button>
      </Typography>
      <OnDemand name="The figures" isNeeded={isOpen} load={load} onFailure={() => setOpen(false)}>
        {(WorthIt) => isOpen && <WorthIt {...props} />}
      </OnDemand>
    </Card>
  );
}
