import { useEffect, useState } from "react";

type LegalDocument =
  | { status: "loading" }
  | { status: "shown"; body: Element }
  | { status: "without-body" }
  | { status: "failed" };

const patienceMs = 20_000;

/** Documents that are known without being fetched: those of the page that is being built. */
const known = new Map<string, Element>();

/** For the build, which writes each document into its page. */
export function provideLegalBody(file: string, body: Element) {
  known.set(file, body);
}

/** A copy of the body as it stands in a page of the build: there its markup is the document's, in the app's dress. */
function findBody(file: string): Element | undefined {
  if (typeof document === "undefined") return known.get(file);
  const shown = document.querySelector(`[data-legal="${file}"]`);
  return shown ? document.importNode(shown, true) : undefined;
}

/**
 * Fetches one of the static documents at the site's root, once, unless it is there already.
 *
 * @param file its path, "/terms-of-service.html"
 */
export function useLegalDocument(file: string): LegalDocument {
  const [legal, setLegal] = useState<LegalDocument>(() => {
    const body = findBody(file);
    return body ? { status: "shown", body } : { status: "loading" };
  });
  const isShown = legal.status === "shown";
  useEffect(() => {
    if (isShown) return;
    const leaving = new AbortController();
    fetchBody(file, leaving.signal)
      .then((body) => setLegal(body ? { status: "shown", body } : { status: "without-body" }))
      .catch(() => {
        if (!leaving.signal.aborted) setLegal({ status: "failed" });
      });
    return () => leaving.abort();
  }, [file, isShown]);
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
