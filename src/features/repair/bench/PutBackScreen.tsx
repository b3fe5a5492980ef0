import Box from "@mui/material/Box";
import type { ShownText } from "~/domain/safety/gate";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { SerializedPhoto } from "~/features/repair/SerializedPhoto";
import { BigTick } from "./BigTick";
import type { BackItem } from "./put-back";

type PutBackScreenProps = {
  items: readonly BackItem<ShownText>[];
  backOn: readonly string[];
  onTick: (id: string) => void;
};

/** Everything that came off, the last first, with a tick for each. */
export function PutBackScreen({ items, backOn, onTick }: PutBackScreenProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", fontSize: "1.25rem" }}>
      {items.map(({ id, step, entry, how }) => (
        <li key={id}>
          <BigTick isTicked={backOn.includes(id)} onTick={() => onTick(id)} mark={entry?.cup}>
            {entry ? entry.what : `What you took apart in step ${step}`}
            {entry && (
              <small>
                from cup {entry.cup}, step {step}
              </small>
            )}
          </BigTick>
          {(how || entry?.photo) && (
            <Box sx={{ pl: 8, pb: 2 }}>
              {how && <MarkdownText text={how} />}
              {entry?.photo && (
                <SerializedPhoto
                  photo={entry.photo}
                  alt={`Photo of ${entry.what}`}
                  sx={{ mt: 1, maxWidth: "100%", maxHeight: 220 }}
                />
              )}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
