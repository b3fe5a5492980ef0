import { expect, it } from "vitest";
import { readMarkdown } from "~/domain/markdown/read-markdown";
import { warmUpReader } from "~/features/repair/markdown/warm-up-reader";

it("leaves no trace in what is read afterwards", async () => {
  const text = "## Tools – all\n\n1. **Unplug** it, _now_.\n\n> `T10` or <https://example.org>\n";
  const before = readMarkdown(text);
  await warmUpReader();
  expect(readMarkdown(text)).toEqual(before);
});
