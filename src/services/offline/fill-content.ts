import { savesData } from "~/shared/when-quiet";
import { contentCache, contentList } from "./content-cache";
import { useOfflineStore } from "./offline-store";

/** So few at a time that what a person asks for meanwhile hardly has to wait. */
const atATime = 4;

/**
 * Fetches what this build has besides its shell and the browser does not keep yet, unless the person
 * saves data. What fails is fetched another time.
 */
export async function fillContent(hasAsked = false): Promise<void> {
  const cache = await caches.open(contentCache);
  const missing = await findMissing(cache);
  if (missing.length > 0 && savesData() && !hasAsked) return tell("on-request");
  if (missing.length > 0) tell("filling");
  const left = missing.values();
  const lanes = Array.from({ length: atATime }, async () => {
    for (const path of left) await keep(cache, path);
  });
  await Promise.all(lanes);
  tell("kept");
}

const tell = (content: "on-request" | "filling" | "kept") => useOfflineStore.setState({ content });

/** The list of this build, and that of a newer one whose shell is kept already and waits. */
async function readLists(): Promise<string[]> {
  const shells = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  // Workbox keeps a file of each build under its address with a revision.
  const kept = await Promise.all(
    shells.map((shell) => shell.matchAll(`/${contentList}`, { ignoreSearch: true })),
  );
  const lists = [await fetch(`/${contentList}`), ...kept.flat()];
  const paths = await Promise.all(lists.map((list): Promise<string[]> => list.json()));
  return [...new Set(paths.flat())];
}

/** What is listed and not kept. What an earlier build has left goes. */
async function findMissing(cache: Cache): Promise<string[]> {
  const listed = await readLists();
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(
    kept.filter((path) => !listed.includes(path)).map((path) => cache.delete(path)),
  );
  return listed.filter((path) => !kept.includes(path));
}

async function keep(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { priority: "low" });
  // A host may answer a file that it no longer has with a page.
  const isPage = response.headers.get("content-type")?.includes("html") && !path.endsWith(".html");
  if (!response.ok || isPage) throw new Error(`${path} was not there`);
  await cache.put(path, response);
}
