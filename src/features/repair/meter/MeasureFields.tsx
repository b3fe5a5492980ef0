import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { cells } from "~/domain/measuring/cells";
import { expectedOf, settingFor } from "~/domain/measuring/explain-measure";
import { judge } from "~/domain/measuring/judge";
import { cellKinds, type CellKind, type Measure } from "~/domain/guide/measure";
import { ohmsOfPlate } from "~/domain/measuring/rating-plate";
import type { Time, Verdict } from "~/domain/measuring/verdict";
import { ChoiceButton } from "~/features/repair/ChoiceButton";
import { MeterField } from "./MeterField";
import type { Typed } from "./readings";

type MeasureFieldsProps = {
  measure: Measure;
  time: Time;
  typed: Typed;
  /** The name under which a field of this measurement is kept. */
  fieldName: (field: string) => string;
  onType: (field: string, text: string) => void;
};

/** One measurement: how to set the meter, what is expected, what it shows, and the verdict. */
export function MeasureFields({ measure, time, typed, fieldName, onType }: MeasureFieldsProps) {
  const { what, between } = measure;
  const text = (field: string) => typed[fieldName(field)] ?? "";
  const field = (name: string, label: string, placeholder: string) => (
    <MeterField
      label={label}
      placeholder={placeholder}
      value={text(name)}
      onType={(value) => onType(fieldName(name), value)}
    />
  );
  const plate = ohmsOfPlate(text("volts"), text("watts"));
  const cell = cellKinds.find((kind) => kind === text("cell")) ?? measure.cell;
  const said = judge(measure, time, {
    reading: text("reading"),
    pressed: text("pressed"),
    plate,
    cell,
  });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {between && (
        <Typography component="h4" sx={{ fontWeight: 700, m: 0 }}>
          From {between}
        </Typography>
      )}
      <Typography>{settingFor(measure)}</Typography>
      {what === "cell" && (
        <CellChoice chosen={cell} onChoose={(kind) => onType(fieldName("cell"), kind)} />
      )}
      {what === "heater" && (
        <Box sx={fields}>
          {field("volts", "Volts on the rating plate", "230 or 220-240")}
          {field("watts", "Watts on the rating plate", "2000")}
        </Box>
      )}
      <div>
        <Typography sx={{ color: "text.secondary" }}>A sound one shows</Typography>
        <Typography sx={expectation}>{expectedOf(measure, { ohms: plate, cell })}</Typography>
        {what === "heater" && plate && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Volts × volts ÷ watts, and a tenth to either side: makers are allowed that much, and
            cold wire has a little less than glowing wire.
          </Typography>
        )}
      </div>
      <Box sx={fields}>
        {field("reading", what === "switch" ? "It shows, released" : "It shows", examples[what])}
        {what === "switch" && field("pressed", "It shows, pressed", "beep, 0.4")}
      </Box>
      <div role="status">{said && <Said verdict={said} />}</div>
    </Box>
  );
}

const examples: Readonly<Record<Measure["what"], string>> = {
  connection: "0.4, beep or OL",
  separation: "OL or 2 M",
  switch: "OL",
  resistance: "6.8 or OL",
  heater: "26.5 or OL",
  cell: "1.48",
};

type CellChoiceProps = { chosen: CellKind | undefined; onChoose: (kind: CellKind) => void };

function CellChoice({ chosen, onChoose }: CellChoiceProps) {
  return (
    <Box
      role="group"
      aria-label="Kind of battery"
      sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}
    >
      {cellKinds.map((kind) => (
        <ChoiceButton key={kind} aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
          {cells[kind].name}
        </ChoiceButton>
      ))}
    </Box>
  );
}

const severities = { good: "success", weak: "warning", bad: "error", unclear: "info" } as const;

function Said({ verdict: { state, says, means } }: { verdict: Verdict }) {
  return (
    <Alert severity={severities[state]} role="note" icon={false}>
      <AlertTitle>{says}</AlertTitle>
      {means}
    </Alert>
  );
}

const fields = {
  display: "grid",
  gap: 2,
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
};

const expectation = { fontSize: "1.375rem", fontWeight: 700, fontVariantNumeric: "tabular-nums" };
