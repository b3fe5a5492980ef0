import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { LogEntry } from "~/features/repair/bench-state";
import { SerializedPhoto } from "~/features/repair/SerializedPhoto";
import type { SerializedFile } from "~/features/repair/serialized-file";
import { BenchDrawer } from "./BenchDrawer";
import { type KindOff, kindsOff, nameParts, nextCup } from "./cups";
import { LogList } from "./LogList";
import { PhotoButton } from "./PhotoButton";

type CameOffProps = {
  step: number;
  log: readonly LogEntry[];
  /** What the guide says comes out in this step; empty where it says nothing. */
  foretold: string;
  onLog: (log: LogEntry[]) => void;
  onClose: () => void;
};

/** Where what comes off is noted, by taps alone: what it is, and the cup that it is laid into. */
export function CameOff({ step, log, foretold, onLog, onClose }: CameOffProps) {
  const [counts, setCounts] = useState<Partial<Record<KindOff, number>>>({});
  const [words, setWords] = useState("");
  const [photo, setPhoto] = useState<SerializedFile>();
  const what = [nameParts(counts), words.trim()].filter(Boolean).join(", ");
  const cup = nextCup(log);

  function lay(what: string) {
    onLog([...log, { cup, step, what, photo }]);
    onClose();
  }

  return (
    <BenchDrawer title="What came off" onClose={onClose}>
      {foretold && (
        <Button variant="outlined" onClick={() => lay(foretold)}>
          {foretold} Lay it in cup {cup}
        </Button>
      )}
      <Box sx={kinds}>
        {kindNames.map((kind) => (
          <Button
            key={kind}
            variant={counts[kind] ? "contained" : "outlined"}
            onClick={() => setCounts({ ...counts, [kind]: (counts[kind] ?? 0) + 1 })}
          >
            {counts[kind] ? nameParts({ [kind]: counts[kind] }) : `+ ${kind}`}
          </Button>
        ))}
      </Box>
      <TextField
        label="Something else"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {photo && (
        <SerializedPhoto photo={photo} alt="Your photo of it" sx={{ height: 120, mx: "auto" }} />
      )}
      <PhotoButton taken={log.filter((entry) => entry.photo).length} onPhoto={setPhoto} />
      <Box sx={{ display: "flex", gap: 1.5 }}>
        {what && (
          <Button
            variant="outlined"
            onClick={() => {
              setCounts({});
              setWords("");
            }}
          >
            Clear
          </Button>
        )}
        <Button
          disabled={!what && !photo}
          onClick={() => lay(what || "See the photo")}
          sx={{ flexGrow: 1 }}
        >
          Lay it in cup {cup}
        </Button>
      </Box>
      <LogList log={log} onRemove={(gone) => onLog(log.filter((entry) => entry !== gone))} />
    </BenchDrawer>
  );
}

// Object.keys forgets the keys that its argument has.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const kindNames = Object.keys(kindsOff) as KindOff[];

const kinds = { display: "grid", gap: 1.5, gridTemplateColumns: "1fr 1fr" };
