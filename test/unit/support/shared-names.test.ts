import { expect, it } from "vitest";
import { sharedNames } from "../../support/shared-names";

it("names the tests that share a name, with their files", () => {
  const tests = [
    { fullName: "a kettle > boils", file: "kettle.test.ts" },
    { fullName: "a kettle > sings", file: "kettle.test.ts" },
    { fullName: "a kettle > boils", file: "flows/kettle.test.tsx" },
    { fullName: "an egg > boils", file: "egg.test.ts" },
  ];
  expect(sharedNames(tests)).toEqual([
    "Tests share the name “a kettle > boils”: kettle.test.ts, flows/kettle.test.tsx",
  ]);
  expect(sharedNames(tests.slice(1))).toEqual([]);
});
