import { expect, it } from "vitest";
import { rankPages } from "~/domain/handbook/rank-pages";
import { vagueSayings } from "~/domain/language/words";

it.each([
  "not working",
  "does not work",
  "stopped working",
  "non functional",
  "not functioning",
  "broken",
  "faulty",
  "dead",
  "failed",
  "needs repair",
  "no idea what is wrong",
])("takes “%s” for the trouble that is usual", async (saying) => {
  expect(vagueSayings).toContain(saying);
  const [first] = await rankPages("Philips kettle", saying);
  expect(first?.fault?.id).toBe("kettle-does-not-switch-on");
});
