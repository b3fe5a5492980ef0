import { useRef, useState } from "react";
import type { SerializedFile } from "~/features/repair/serialized-file";

export type Upload = {
  file: SerializedFile | null;
  isReading: boolean;
  choose: (chosen: File) => Promise<void>;
  remove: () => void;
};

/**
 * An optional file. One that is refused leaves the one chosen before in place.
 * @param read checks it; null where it is refused
 */
export function useUpload(
  left: SerializedFile | null,
  read: (chosen: File) => Promise<SerializedFile | null>,
): Upload {
  const [file, setFile] = useState(left);
  const [isReading, setReading] = useState(false);
  const turn = useRef(0);

  /** When a second file is chosen while the first is being read, the second one counts. */
  async function choose(chosen: File) {
    turn.current += 1;
    const own = turn.current;
    setReading(true);
    const accepted = await read(chosen);
    if (own !== turn.current) return;
    setReading(false);
    if (accepted) setFile(accepted);
  }

  /** Also takes back a choice that is still being read. */
  function remove() {
    turn.current += 1;
    setReading(false);
    setFile(null);
  }

  return { file, isReading, choose, remove };
}
