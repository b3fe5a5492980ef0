import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { type HandOffField, offerFields, recordFields } from "~/features/repair/hand-off-state";
import { type FieldLook, type FieldValues, offerLooks, recordLooks } from "./fields";

type HandOffFormsProps = {
  values: FieldValues;
  onFill: (field: HandOffField, value: string) => void;
};

/** Two forms that anybody may fill in, or leave for a pen. They print as what stands in them. */
export function HandOffForms({ values, onFill }: HandOffFormsProps) {
  const field = (name: HandOffField, look: FieldLook) => (
    <Field key={name} look={look} value={values[name]} onChange={(value) => onFill(name, value)} />
  );
  const isBeyondRepair = values.status === "End of life";
  return (
    <>
      <FormCard
        title="For the café’s records"
        note="The record that CSV and JSON save has the form of the Open Repair Data Standard. It holds the issue in your words, so take names and addresses out of it first."
      >
        {recordFields
          .filter((name) => name !== "barrier" || isBeyondRepair)
          .map((name) => field(name, recordLooks[name]))}
      </FormCard>
      <FormCard
        title="European Repair Information Form"
        note="What a repairer in the EU tells you with an offer (Directive (EU) 2024/1799, annex I). Leave it empty for them to fill in by hand."
      >
        {offerFields.map((name) => field(name, offerLooks[name]))}
      </FormCard>
    </>
  );
}

function FormCard({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} className="no-print">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography
        variant="body2"
        sx={{ mt: 0.5, mb: 2, maxWidth: "68ch", color: "text.secondary" }}
      >
        {note}
      </Typography>
      <Box sx={grid}>{children}</Box>
    </Card>
  );
}

type FieldProps = { look: FieldLook; value: string; onChange: (value: string) => void };

function Field({ look, value, onChange }: FieldProps) {
  const { label, hint, options, type, inputMode, maxLength = 400 } = look;
  return (
    <TextField
      label={label}
      helperText={hint}
      type={type}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      select={options !== undefined}
      slotProps={{ htmlInput: { inputMode, maxLength }, select: { native: true } }}
    >
      {options && !options.includes("Unknown") && <option value="">Not said</option>}
      {options?.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </TextField>
  );
}

const grid = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
};
