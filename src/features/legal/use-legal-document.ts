import { useEffect, useState } from "react";

type LegalDocument =
  | { status: "loading" }
  | { status: "shown"; body: Element }
  | { status: "without-body" }
  | { status: "failed" };

const patienceMs = 20_000;

/**
 * Fetches one of the static documents at the site's root, once.
 *
 * @param file its path, "/terms-of-service.html"
 */
export function useLegalDocument(file: string): LegalDocument {
  const [legal, setLegal] = useState<LegalDocument>({ status: "loading" });
  useEffect(() => {
    const leaving = new AbortController();
    fetchBody(file, leaving.signal)
      .then((body) => setLegal(body ? { status: "shown", body } : { status: "without-body" }))
      .catch(() => {
        if (!leaving.signal.aborted) setLegal({ status: "failed" });
      });
    return () => leaving.abort();
  }, [file]);
  return legal;
}

async function fetchBody(file: string, leaving: AbortSignal): Promise<Element | null> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]);
  const response = await fetch(file, { signal });
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}`);
  const [html, { readLegalBody }] = await Promise.all([
    response.text(),
    import("./read-legal-body"),
  ]);
  return readLegalBody(html);
}
