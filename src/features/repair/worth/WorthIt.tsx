import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { Avoided, Source } from "./Avoided";
import { categories } from "./categories";
import { Prices, type PricesProps } from "./Prices";
import { outcomesOf } from "./read-tables";
import type { OutcomeCategory } from "./tables";

export type WorthItProps = PricesProps & {
  /** The handbook's kind; undefined where it knows none. */
  kind: string | undefined;
  hasWorked: boolean;
};

/** What speaks for mending this thing, and what for leaving it. */
export default function WorthIt({ kind, hasWorked, ...prices }: WorthItProps) {
  const { mended, made } = categories[kind ?? ""] ?? {};
  return (
    <Stack spacing={1.5} sx={{ maxWidth: "68ch" }}>
      <p>
        <strong>Check the warranty and recalls first.</strong> Under warranty the seller owes you a
        repair or a new one, so ask there before you open it. See whether it was recalled on the{" "}
        <Link href="https://ec.europa.eu/safety-gate-alerts/" target="_blank" rel="noreferrer">
          EU’s Safety Gate
        </Link>{" "}
        or its maker’s site.
      </p>
      {mended && <AtCafes category={mended} />}
      {made && <Avoided item={made} hasWorked={hasWorked} />}
      <Prices {...prices} />
    </Stack>
  );
}

function AtCafes({ category }: { category: OutcomeCategory }) {
  const { brought, fixed, repairable, endOfLife, unknown } = outcomesOf(category);
  return (
    <div>
      <p>
        <strong>At repair cafés</strong> people brought {brought.toLocaleString("en")} things listed
        as “{category}”: {fixed}% were fixed, {repairable}% could still be repaired, {endOfLife}%
        were beyond repair, {unknown}% are unknown.
      </p>
      <Source>Open Repair Alliance, Open Repair Data, 2012 to 2025, CC BY-SA 4.0</Source>
    </div>
  );
}
