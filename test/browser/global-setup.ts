import { findBrowser } from "../support/find-browser";
import { serveBuild } from "../support/serve-build";

/** The finished build on a local port, and a real browser to look at it with; the workers read both from here. */
export default async function setUp() {
  process.env.CHROME_PATH = findBrowser();
  const app = await serveBuild();
  process.env.APP_URL = app.url;
  return app.close;
}
