import { useEffect, useState } from "react";
import type { Heard } from "~/domain/heard";
import { restoreFile, type SerializedFile } from "~/features/repair/serialized-file";
import { hear } from "~/services/sound/listen";

type Both = readonly [before: Heard, after: Heard];

/** What is heard in two recordings, one after the other. */
export function useHeard(
  before: SerializedFile,
  after: SerializedFile,
): Both | "listening" | "unreadable" {
  const [found, setFound] = useState<{ after: SerializedFile; both: Both | null }>();
  useEffect(() => {
    const left = new AbortController();
    async function listen() {
      const first = await hear(restoreFile(before), left.signal);
      const second = await hear(restoreFile(after), left.signal);
      if (!left.signal.aborted) setFound({ after, both: first && second ? [first, second] : null });
    }
    void listen();
    return () => left.abort();
  }, [before, after]);
  // What was found in another recording is no answer to this one.
  return found?.after === after ? (found.both ?? "unreadable") : "listening";
}
