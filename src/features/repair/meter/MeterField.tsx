import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";

type MeterFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
};

/** A figure, or whatever a display shows. */
export function MeterField({ label, placeholder, value, onType }: MeterFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        inputProps={{ maxLength: 20, autoCapitalize: "off", spellCheck: false }}
        onChange={({ target }) => onType(target.value)}
      />
    </FormControl>
  );
}
