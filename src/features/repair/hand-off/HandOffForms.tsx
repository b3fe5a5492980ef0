import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { FieldValues, HandOffField } from "~/features/repair/hand-off-state";
import { growingText } from "~/shared/ui/growing-text";
import { type FieldLook, offerLooks, recordLooksFor } from "./fields";

type Fill = (name: HandOffField, value: string) => void;

type HandOffFormsProps = { values: FieldValues; onFill: Fill };

/** Two forms that anybody may fill in, or leave for a pen. They print as what stands in them. */
export function HandOffForms({ values, onFill }: HandOffFormsProps) {
  return (
    <>
      <FormCard
        title="For the café’s records"
        note="What CSV and JSON save, in the form of the Open Repair Data Standard. Take names and addresses out of the problem first."
        looks={recordLooksFor(values)}
        values={values}
        onFill={onFill}
      />
      <FormCard
        title="European Repair Information Form"
        note="What a repairer in the EU tells you with an offer (Directive (EU) 2024/1799, annex I). Leave it empty for them to fill in by hand."
        looks={offerLooks}
        values={values}
        onFill={onFill}
      />
    </>
  );
}

type FormCardProps = HandOffFormsProps & {
  title: string;
  note: string;
  looks: readonly FieldLook[];
};

function FormCard({ title, note, looks, values, onFill }: FormCardProps) {
  return (
    <Card component="section" aria-label={title} className="no-print">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={noteLook}>
        {note}
      </Typography>
      <Box sx={grid}>
        {looks.map((look) => (
          <Field key={look.name} look={look} value={values[look.name] ?? ""} onFill={onFill} />
        ))}
      </Box>
    </Card>
  );
}

type FieldProps = { look: FieldLook; value: string; onFill: Fill };

function Field({ look, value, onFill }: FieldProps) {
  const { name, label, hint, options, isLong, type, inputMode, maxLength = 400, pattern } = look;
  const [wasLeft, setWasLeft] = useState(value !== "");
  return (
    <TextField
      label={label}
      helperText={hint}
      error={wasLeft && value.trim() !== "" && pattern?.test(value.trim()) === false}
      onBlur={() => setWasLeft(true)}
      type={type}
      value={value}
      onChange={({ target }) => onFill(name, target.value)}
      select={options !== undefined}
      slotProps={{
        input: isLong && growingText,
        htmlInput: { inputMode, maxLength, rows: isLong && 1 },
        select: { native: true },
      }}
    >
      {options?.map((option) => (
        <option key={option} value={option}>
          {option || "Not said"}
        </option>
      ))}
    </TextField>
  );
}

const noteLook = { mt: 0.5, mb: 2, maxWidth: "68ch", color: "text.secondary" };

const grid = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
};
