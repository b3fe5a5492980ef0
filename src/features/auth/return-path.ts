import { matchPath } from "react-router-dom";
import { paths } from "~/shared/paths";

/** Screens to come back to after signing in. Not /signin and /signup: they send a signed-in person away again. */
const returnPaths = Object.values(paths).filter(
  (path) => path !== paths.signIn && path !== paths.signUp,
);

/** Stands in for our own origin: a path that resolves to another origin here would do so there as well. */
const someOrigin = "https://mendwise.example";

/** The candidate, if it is a path of this app, with its search and hash; else the way home. */
export function safeReturnPath(candidate: unknown): string {
  if (typeof candidate !== "string" || !/^\/(?![/\\])/.test(candidate)) return paths.home;
  if (!URL.canParse(candidate, someOrigin)) return paths.home;
  const { origin, pathname, search, hash } = new URL(candidate, someOrigin);
  // "/.//" resolves to "//", which matches "/" and would name another host when it is followed.
  const namesHost = origin !== someOrigin || pathname.startsWith("//");
  const isOurs = !namesHost && returnPaths.some((path) => matchPath(path, pathname));
  return isOurs ? pathname + search + hash : paths.home;
}

/** Where to go after signing in, and with which navigation state: what a guard left in /signin's own state. */
export function readReturn(navigationState: unknown): { path: string; state: unknown } {
  const isAsked = typeof navigationState === "object" && navigationState !== null;
  if (!isAsked || !("from" in navigationState)) return { path: paths.home, state: null };
  const state = "state" in navigationState ? navigationState.state : undefined;
  return { path: safeReturnPath(navigationState.from), state };
}
