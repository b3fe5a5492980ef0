import { screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { flow } from "~/features/repair/flow";
import { GuideBody } from "~/features/repair/guide/GuideBody";
import { guideCorpus } from "../../support/guide-corpus";
import { renderStill } from "../../support/render-still";
import { guideEntry, showGuide } from "../../support/repair-entries";

/** What a reader takes for words, with what only marks up the text taken away. */
function wordsOfSource(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:```|\[\w+\]: |[|\s:-]+$|=+$)/.test(line));
  return wordsIn(
    lines
      .map((line) => line.replace(/^\s*(?:[>#*_•-]|\[ \]|\s)*/u, ""))
      // The number of a step stands in its square.
      .map((line) =>
        line.replace(/^(?:(?:Step|Schritt|Étape) ?\d+|\(?\d+\uFE0F?\u20E3?[.)]?(?=[\s*]))/u, ""),
      )
      .map((line) => line.replaceAll(/(?<=\. )\d\. /g, ""))
      .join("\n")
      // Where a link leads, and what a browser would say of it.
      .replaceAll(/\]\((?:[^()"]|\(\w*\))*(?:"[^"]*")?\)|\]\[\w+\]/g, "]"),
  );
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const blocks = "p,li,h1,h2,h3,h4,td,th,div,label,button,dt,dd,pre,blockquote,section,ol,ul,span";

/** What stands on the screen, in its order. */
function wordsOnScreen(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let said = "";
  let block: Element | null = null;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const own = node.parentElement?.closest(blocks) ?? null;
    said += own === block ? node.textContent : ` ${node.textContent}`;
    block = own;
  }
  return wordsIn(said);
}

/** The first words that do not stand on the screen in this order; none where all do. */
function lostWords(words: readonly string[], shown: readonly string[]): string[] {
  let place = -1;
  for (const [index, word] of words.entries()) {
    place = shown.indexOf(word, place + 1);
    if (place < 0) return words.slice(index, index + 5);
  }
  return [];
}

/** Facts stand above everything, and a step's warnings above its words. */
const isMoved = (line: string) => /^\W*(?:difficulty|time|warning|caution|danger)\b/i.test(line);

it.each(guideCorpus)("shows every word of a guide with $name, and finds its steps", (guide) => {
  const { text, steps } = guide;
  const handed = flow.guide.needs.parse(guideEntry({ repairGuide: text }).state);
  const shown = showGuide({ repairGuide: text });
  const { container } = renderStill(
    <MemoryRouter>
      <GuideBody handed={handed} shown={shown} onSay={() => {}} />
    </MemoryRouter>,
  );
  const words = wordsOnScreen(container);
  const lines = text.split("\n");
  const inOrder = lines.filter((line) => !isMoved(line)).join("\n");
  expect(lostWords(wordsOfSource(inOrder), words)).toEqual([]);
  for (const line of lines.filter(isMoved))
    expect(lostWords(wordsOfSource(line), words)).toEqual([]);

  const list = within(screen.getByRole("region", { name: "Step-by-Step Repair Guide" }));
  const ticks = list.queryAllByRole("checkbox").map((tick) => tick.getAttribute("aria-label"));
  expect(ticks).toEqual(steps.map((title, index) => `Step ${index + 1} done: ${title}`));
});

it("is a corpus of forty shapes, none twice", () => {
  expect(new Set(guideCorpus.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
});
