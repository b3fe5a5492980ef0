import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { GuideStep } from "~/domain/guide/guide";
import { measuresOf } from "~/domain/measuring/measures-of";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { MeasureFields } from "./MeasureFields";
import type { Typed } from "./readings";

type MeterPanelProps = {
  steps: readonly GuideStep[];
  /** The step's, counted from 1. */
  number: number;
  typed: Typed;
  onType: (typed: Typed) => void;
};

/** What the multimeter is to show at a step, and what it means that it shows something else. */
export function MeterPanel({ steps, number, typed, onType }: MeterPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(Object.keys(typed).length > 0);
  const measuring = measuresOf(steps, number);
  if (!measuring) return null;
  if (measuring === "live") {
    return (
      <Typography className="no-print" role="note" sx={notLive}>
        <UiIcon name="warning" />
        Nothing is measured live here. Pull the plug and wait first; what can only be measured under
        mains voltage, or at a charged capacitor, is for a technician.
      </Typography>
    );
  }
  return (
    <Box className="no-print" sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Button
        variant="outlined"
        startIcon={<UiIcon name="gauge" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Read the multimeter
      </Button>
      {isOpen && (
        <Box component="section" id={id} aria-label="Multimeter" sx={panel}>
          {measuring.measures.map((measure, place) => (
            <MeasureFields
              key={measure.what + place}
              measure={measure}
              time={measuring.time}
              typed={typed}
              fieldName={(field) => `${place}.${field}`}
              onType={(field, text) => onType({ ...typed, [field]: text })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const notLive = { display: "flex", gap: 1, alignItems: "flex-start", color: "error.onSoft" };

const panel = {
  display: "grid",
  gap: 3,
  width: "100%",
  p: { xs: 2, sm: 2.5 },
  borderRadius: "16px",
  bgcolor: "bench",
};
