import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { readPrice } from "./read-price";

/** A place for two prices, and what they say side by side. Nothing of it is kept. */
export function Prices() {
  const [whole, setWhole] = useState("");
  const [parts, setParts] = useState("");
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ my: 2 }}>
        <Price label="Price of a new one" value={whole} onChange={setWhole} />
        <Price label="Price of the parts" value={parts} onChange={setParts} />
      </Stack>
      <Typography role="status">{compare(readPrice(whole), readPrice(parts))}</Typography>
    </>
  );
}

type PriceProps = { label: string; value: string; onChange: (value: string) => void };

function Price({ label, value, onChange }: PriceProps) {
  const isUnread = value.trim() !== "" && readPrice(value) === undefined;
  return (
    <TextField
      label={label}
      value={value}
      error={isUnread}
      helperText={isUnread && "One number, such as 40 or 1,250.50"}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode: "decimal", maxLength: 20 } }}
    />
  );
}

function compare(whole: number | undefined, parts: number | undefined): string {
  if (!whole || parts === undefined) return "";
  const share = Math.round((100 * parts) / whole);
  return share < 100
    ? `The parts cost ${share} % of a new one.`
    : "The parts cost as much as a new one, or more.";
}
