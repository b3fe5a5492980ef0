import { expect, it } from "vitest";
import { valuesIn } from "~/domain/checked/read-values";

it.each([
  ["Wait fourteen minutes.", 14 * 60],
  ["Let it stand for eleven hours.", 11 * 3600],
  ["Soak it for nineteen minutes.", 19 * 60],
  ["Warte dreizehn Minuten.", 13 * 60],
  ["Wait three quarters of an hour.", 45 * 60],
])("reads the number in “%s”", (text, seconds) => {
  expect(valuesIn(text)).toMatchObject([{ dimension: "seconds", from: seconds, to: seconds }]);
});
