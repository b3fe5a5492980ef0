import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { server } from "../../../mocks/node";
import { benchState } from "~/features/repair/bench-state";
import { renderScreen } from "../../support/render-app";
import {
  answeredEntry,
  guideEntry,
  kettleGuide,
  rootCauseEntry,
} from "../../support/repair-entries";
import { ask, openChat, said } from "./chat-widget";
import {
  download,
  handOff,
  markdown,
  pageText,
  sharedGuide,
  sharing,
  showGuide,
  type Surface,
} from "./handed-out";
import { answerWith, connectProvider } from "./provider";

/*
 * On a stop no surface shows or gives a step. A surface is found by what it takes: whatever may be
 * shown of a repair comes from the gate, so who imports the gate's types has a row here.
 */

const whole = {
  itemDescription: "Toy train of my son",
  itemIssue: "It stands still",
  repairGuide: `${kettleGuide}\n\n## Notes\nThen measure the fuse again.`,
};
const stopped = { ...whole, itemDescription: "Old microwave oven" };
const step = /measure the fuse|reads below 1 Ω|multimeter/i;
const reply = "1. Measure the fuse with a multimeter.";

const questions: Surface = {
  isBeforeGuide: true,
  give: async (state) => {
    renderScreen(answeredEntry(state));
    await screen.findAllByRole("textbox");
    return pageText();
  },
};

const guideBeingWritten: Surface = {
  give: async (state) => {
    connectProvider();
    breakOffWith(whole.repairGuide);
    const { user } = renderScreen(rootCauseEntry(state));
    await user.click(await screen.findByRole("button", { name: "Generate Repair Guide" }));
    await screen.findByText(/^This may be incomplete/);
    return pageText();
  },
};

const guide: Surface = { give: (state) => showGuide(state).then(pageText) };

/** Every screen of the bench, one after the other. */
const benchScreens: Surface = {
  give: async (state) => {
    let given = "";
    for (const place of ["ready", 1, 2, 3, "worked"] as const) {
      const bench = benchState.parse({ place });
      renderScreen(guideEntry({ ...state, atBench: true, bench }));
      await screen.findByRole("button", { name: "Leave the bench" });
      given += pageText();
      cleanup();
    }
    return given;
  },
};

/** New steps while they are being written at the bench, and when they broke off. */
const benchTrouble: Surface = {
  give: async (state) => {
    connectProvider();
    breakOffWith(whole.repairGuide);
    const bench = benchState.parse({ place: 2 });
    const { user } = renderScreen(guideEntry({ ...state, atBench: true, bench }));
    await screen.findByRole("button", { name: "Leave the bench" });
    const trouble = screen.queryByRole("button", { name: "Not working" });
    if (!trouble) return pageText();
    await user.click(trouble);
    await user.click(screen.getByRole("button", { name: "It looks different" }));
    await screen.findByText(/^This may be incomplete/);
    return pageText();
  },
};

const paper: Surface = {
  give: async (state) => {
    await showGuide(state);
    const sheet = document.createElement("div");
    sheet.innerHTML = document.body.innerHTML;
    for (const element of sheet.querySelectorAll(".no-print")) element.remove();
    return sheet.textContent;
  },
};

const chat: Surface = {
  give: async (state) => {
    const { user } = await showGuide({ ...state, chat: [{ text: reply, isUser: false }] });
    return (await openChat(user)).textContent;
  },
};

const newReply: Surface = {
  give: async (state) => {
    connectProvider();
    answerWith(reply);
    const { user } = await showGuide(state);
    const dialog = await openChat(user);
    await ask(user, "What comes first?");
    await waitFor(() => expect(said()).toHaveLength(3));
    return dialog.textContent;
  },
};

const replyBrokenOff: Surface = {
  give: async (state) => {
    connectProvider();
    breakOffWith(reply);
    const { user } = await showGuide(state);
    const dialog = await openChat(user);
    await ask(user, "What comes first?");
    await screen.findByText(/This may be incomplete/);
    return dialog.textContent;
  },
};

const rows: Record<string, Record<string, Surface>> = {
  "GenerationPanel.tsx": { guideBeingWritten },
  "bench/Bench.tsx": { benchScreens },
  "bench/BenchSides.tsx": { benchScreens },
  "bench/BenchScreen.tsx": { benchScreens },
  "bench/MakeSafe.tsx": { benchScreens },
  "bench/NotWorking.tsx": { benchScreens, benchTrouble },
  "bench/PutBackScreen.tsx": { benchScreens },
  "bench/ReadyScreen.tsx": { benchScreens },
  "bench/shown-bench.ts": { benchScreens },
  "chat/ChatHistory.tsx": { chat, newReply, replyBrokenOff },
  "chat/ChatWidget.tsx": { chat },
  "chat/ChatWindow.tsx": { chat },
  "diagnostics/AnswerForm.tsx": { questions },
  "diagnostics/DiagnosticsPage.tsx": { questions },
  "guide/GuideBody.tsx": { guide, paper },
  "guide/GuideFacts.tsx": { guide },
  "guide/GuidePage.tsx": { guide, paper },
  "guide/GuideSections.tsx": { guide },
  "guide/SafetyWords.tsx": { guide, paper },
  "guide/SectionCard.tsx": { guide, paper },
  "guide/GuideToolbar.tsx": { download, sharing, paper },
  "guide/StepCard.tsx": { guide },
  "guide/TakeAlong.tsx": { guide, markdown },
  "guide/ToolList.tsx": { guide, paper },
  "guide/cautions-above.ts": { guide },
  "guide/copy-guide.ts": { markdown },
  "guide/download-guide.ts": { download },
  "guide/share-guide.ts": { sharing },
  "hand-off/HandOff.tsx": { handOff },
  "hand-off/Sheet.tsx": { handOff },
  "hand-off/SheetStyles.tsx": { handOff },
  "hand-off/TriedSteps.tsx": { handOff },
  "hand-off/suggest-fields.ts": { handOff },
  "markdown/MarkdownText.tsx": { guide, guideBeingWritten, chat },
  "root-cause/RootCause.tsx": { guideBeingWritten },
  "root-cause/RootCausePage.tsx": { guideBeingWritten },
  "guide/sharing/SharedGuide.tsx": { sharedGuide },
  "guide/sharing/guide-link.ts": { sharing, sharedGuide },
  "worked/Celebration.tsx": { guide },
};

/** Take words of the assistant along and show nothing of them. A component is none: it has a row. */
const carriers = new Set([
  "bench-state.ts",
  "bench/use-bench.ts",
  "bench/use-replan.ts",
  "chat/use-chat.ts",
  "checked/check-so-far.ts",
  "checked/open-check.ts",
  "checked/use-check-at.ts",
  "checked/use-check.ts",
  "checked/use-checked-cause.ts",
  "use-root-cause.ts",
  "diagnostics/use-thinking-ahead.ts",
  "flow.ts",
  "guide/use-bench-entry.ts",
  "hand-off/use-hand-off-entry.ts",
  "kept-guide.ts",
  "persist-history-state.ts",
  "root-cause/use-repair-guide.ts",
  "root-cause/use-steering.ts",
  "to-repair-case.ts",
  "use-leave.ts",
  "use-under-way.ts",
]);

/** What a state or a case calls the assistant's words, and the types and functions that hold them. */
const ungated =
  /(?<!\b(?:flow|paths|failureMessages|assistant|shown)\s*\??\.\s*)\b(?:repairGuide|guideParts|rootCause|chat|GuideState|RootCauseState|RepairCase|ChatMessage|unpackGuide|readGuide|writeGuide)\b/;

/** A file's code without what it says in comments and imports from. */
const codeOf = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"])\/\/.*|\bfrom "[^"]*"|\bimport\("[^"]*"\)/g, "");

const couldReach = (text: string) => ungated.test(codeOf(text));

const src = resolve(import.meta.dirname, "../../../src");
const home = "features/repair/";

/** The files above the domain whose text is such, from the repair's own folder where they lie in it. */
function filesWhere(isSuch: (text: string) => boolean): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^(?:features|app)\/.*\.tsx?$/.test(path))
    .filter((path) => isSuch(readFileSync(join(src, path), "utf8")))
    .map((path) => (path.startsWith(home) ? path.slice(home.length) : path))
    .toSorted();
}

it("knows every file that takes what has passed the gate", () => {
  const takers = filesWhere((text) => /domain\/safety\/gate["']/.test(text));
  expect(takers).toEqual(Object.keys(rows).toSorted());
});

it("knows every file that could reach the assistant's words from behind the gate", () => {
  const reachers = filesWhere(couldReach);
  expect(reachers).toEqual(expect.arrayContaining([...carriers]));
  expect(reachers.filter((path) => !(path in rows) && !carriers.has(path))).toEqual([]);
  expect([...carriers].filter((path) => path.endsWith(".tsx"))).toEqual([]);
});

it.each([
  ["export const Peek = stagePage(flow.guide, ({ repair }) => <p>{repair.repairGuide}</p>);"],
  ["const Peek = ({ repair }: PeekProps) => <p>{repair.guideParts.steps[0]?.body}</p>;"],
  ["const Peek = ({ repair: { rootCause } }: PeekProps) => <p>{rootCause}</p>;"],
  ["const Peek = ({ repair }: PeekProps) => repair.chat.map(({ text }) => <p>{text}</p>);"],
  ["const Peek = ({ said }: { said: ChatMessage[] }) => <p>{said[0]?.text}</p>;"],
  ['const Peek = ({ repair }: PeekProps) => <p>{repair["repairGuide"]}</p>;'],
])("would notice %s", (planted) => {
  expect(couldReach(planted)).toBe(true);
});

it.each([
  ["goBack(flow.rootCause, repair); toast.error(failureMessages.repairGuide);"],
  ["export const route = { path: paths.repairGuide }; /* the chat */ // and rootCause"],
  ['import { greeting } from "~/features/repair/chat/use-chat";'],
  ["<MarkdownText text={shown.rootCause} />"],
])("has nothing against %s", (planted) => {
  expect(couldReach(planted)).toBe(false);
});

const surfaces = [...new Map(Object.values(rows).flatMap((row) => Object.entries(row)))];

it.each(surfaces)("%s: no step on a stop", async (_name, { give }) => {
  const given = await give(stopped);
  expect(given.length).toBeGreaterThan(100);
  expect(given).not.toMatch(step);
});

it.each(surfaces.filter(([, { isBeforeGuide }]) => !isBeforeGuide))(
  "%s: the steps where there is no stop",
  async (_name, { give }) => {
    expect(await give(whole)).toMatch(step);
  },
);

/** The provider runs out of tokens whenever it answers. */
function breakOffWith(content: string) {
  server.use(
    http.post("*/chat/completions", () =>
      HttpResponse.json({ choices: [{ message: { content }, finish_reason: "length" }] }),
    ),
  );
}
