import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { avoidedBy } from "./read-tables";
import type { FootprintItem } from "./tables";

type AvoidedProps = { item: FootprintItem; hasWorked: boolean };

/** What a repair of such a thing avoids, and who says so. */
export function Avoided({ item, hasWorked }: AvoidedProps) {
  const { least, most, sources } = avoidedBy(item);
  const kg = least === most ? `about ${least} kg` : `${least} to ${most} kg`;
  return (
    <div>
      <p>
        {hasWorked ? "Your repair avoided " : "If it works, the repair avoids "}
        <strong>{kg} CO₂e</strong>: half of what making a new one (listed as “{item}”) emits, as not
        every repair saves buying one.
      </p>
      <Source>{sources.join("; ")}</Source>
    </div>
  );
}

/** Whose figures they are. */
export function Source({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
      Source: {children}
    </Typography>
  );
}
