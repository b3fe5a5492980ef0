import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { LogEntry } from "~/features/repair/bench-state";
import { SerializedPhoto } from "~/features/repair/SerializedPhoto";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type LogListProps = { log: readonly LogEntry[]; onRemove?: (entry: LogEntry) => void };

/** What came off so far, the last first: the letter of its cup, what it is, in which step. */
export function LogList({ log, onRemove }: LogListProps) {
  if (log.length === 0) return null;
  return (
    <Box component="ul" aria-label="What came off so far" sx={list}>
      {log.toReversed().map((entry) => (
        <li key={entry.cup}>
          <CupLetter cup={entry.cup} />
          <Box sx={{ flexGrow: 1 }}>
            {entry.what}, step {entry.step}
          </Box>
          {entry.photo && (
            <SerializedPhoto photo={entry.photo} alt={`Photo of ${entry.what}`} sx={thumb} />
          )}
          {onRemove && (
            <IconButton aria-label={`Remove ${entry.what}`} onClick={() => onRemove(entry)}>
              <UiIcon name="trash" />
            </IconButton>
          )}
        </li>
      ))}
    </Box>
  );
}

/** As it may be written on the cup. */
export function CupLetter({ cup }: { cup: string }) {
  return (
    <Box component="span" sx={letter}>
      {cup}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: "none",
  "& li": {
    display: "flex",
    alignItems: "center",
    gap: 1.5,
    minHeight: 56,
    borderBottom: 1,
    borderColor: "divider",
  },
};

const thumb = { width: 48, height: 48, objectFit: "cover" };

const letter = {
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  minWidth: 36,
  height: 36,
  border: 2,
  borderColor: "text.primary",
  borderRadius: "18px",
  fontWeight: 700,
};
