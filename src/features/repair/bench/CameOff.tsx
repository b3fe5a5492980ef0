import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { kindsOff, type LogEntry, type Noting } from "~/features/repair/bench-state";
import { SerializedPhoto } from "~/features/repair/SerializedPhoto";
import { BenchDrawer } from "./BenchDrawer";
import { nameParts, nextCup } from "./cups";
import { LogList } from "./LogList";
import { PhotoButton } from "./PhotoButton";
import { nothingNoted } from "./use-bench";
import { usePhoto } from "./use-photo";

type CameOffProps = {
  step: number;
  log: readonly LogEntry[];
  /** What was typed and tapped before, and lies in no cup yet. */
  noting?: Noting;
  isPhotoRefused: boolean;
  /** What the guide says comes out in this step; empty where it says nothing. */
  foretold: string;
  /** Given what is new of it. */
  onNote: (part: Partial<Noting>) => void;
  onLay: (log: LogEntry[]) => void;
  onRemove: (gone: LogEntry) => void;
  onClose: () => void;
};

/** Where what comes off is noted, by taps alone: what it is, and the cup that it is laid into. */
export function CameOff({ step, log, noting = nothingNoted, foretold, ...props }: CameOffProps) {
  const { counts, words, photo } = noting;
  const { onNote } = props;
  const newPhoto = usePhoto((photo) => onNote({ photo }));
  const what = [nameParts(counts), words.trim()].filter(Boolean).join(", ");
  const cup = nextCup(log);
  const lay = (what: string) => props.onLay([...log, { cup, step, what, photo }]);

  return (
    <BenchDrawer title="What came off" onClose={props.onClose}>
      {foretold && (
        <Button variant="outlined" disabled={newPhoto.isReading} onClick={() => lay(foretold)}>
          {foretold} Lay it in cup {cup}
        </Button>
      )}
      <Box sx={kinds}>
        {kindsOff.map((kind) => (
          <Button
            key={kind}
            variant={counts[kind] ? "contained" : "outlined"}
            onClick={() => onNote({ counts: { ...counts, [kind]: (counts[kind] ?? 0) + 1 } })}
          >
            {counts[kind] ? nameParts({ [kind]: counts[kind] }) : `+ ${kind}`}
          </Button>
        ))}
      </Box>
      <TextField
        label="Something else"
        value={words}
        onChange={(event) => onNote({ words: event.target.value })}
      />
      {photo && (
        <SerializedPhoto photo={photo} alt="Your photo of it" sx={{ height: 120, mx: "auto" }} />
      )}
      <PhotoButton taken={log.filter((entry) => entry.photo).length} photo={newPhoto} />
      {props.isPhotoRefused && (
        <Typography role="alert">
          This browser has no room for the photo. What you noted is kept.
        </Typography>
      )}
      <Box sx={{ display: "flex", gap: 1.5 }}>
        {(what || photo) && (
          <Button variant="outlined" onClick={() => onNote(nothingNoted)}>
            Clear
          </Button>
        )}
        <Button
          disabled={newPhoto.isReading || (!what && !photo)}
          onClick={() => lay(what || "See the photo")}
          sx={{ flexGrow: 1 }}
        >
          Lay it in cup {cup}
        </Button>
      </Box>
      <LogList log={log} onRemove={props.onRemove} />
    </BenchDrawer>
  );
}

const kinds = { display: "grid", gap: 1.5, gridTemplateColumns: "1fr 1fr" };
