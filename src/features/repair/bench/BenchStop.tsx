import Box from "@mui/material/Box";
import type { Hazards } from "~/domain/safety/read-hazards";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";

/** In place of every step, once something is known that nobody should go on with. */
export function BenchStop({ hazards }: { hazards: Hazards }) {
  return (
    <Box sx={{ gridArea: "main", overflowY: "auto", fontSize: "1.25rem" }}>
      <SafetyNotice hazards={hazards} />
      <p>Leave the bench: the guide says how to make it safe and whom to call.</p>
    </Box>
  );
}
