import { expect, it } from "vitest";
import { checkTogether } from "~/build/check-handbook";

it("names the lines of a kind's answers and complaints that stand below none of its faults", () => {
  const wrongs = checkTogether({ id: "kettle", category: "kitchen" }, []);
  expect(wrongs).toContainEqual(expect.stringMatching(/kettle\/complaints\.txt:2: stands below/));
  expect(wrongs).toContainEqual(expect.stringMatching(/kettle\/answers\.txt:\d+: /));
});
