import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Prices as Typed } from "~/features/repair/flow";
import { readPrice } from "./read-price";

export type PricesProps = { prices?: Typed; onPrices: (prices: Typed) => void };

/** A place for two prices, and what they say side by side. */
export function Prices({ prices = untyped, onPrices }: PricesProps) {
  const { whole, parts } = prices;
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ my: 2 }}>
        <Price
          label="Price of a new one"
          value={whole}
          onChange={(whole) => onPrices({ ...prices, whole })}
        />
        <Price
          label="Price of the parts"
          value={parts}
          onChange={(parts) => onPrices({ ...prices, parts })}
        />
      </Stack>
      <Typography role="status">{compare(readPrice(whole), readPrice(parts))}</Typography>
    </>
  );
}

const untyped: Typed = { whole: "", parts: "" };

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
  if (whole === undefined || parts === undefined) return "";
  const share = whole > 0 ? Math.round((100 * parts) / whole) : 100;
  return share < 100
    ? `The parts cost ${share}% of a new one.`
    : "The parts cost as much as a new one, or more.";
}
