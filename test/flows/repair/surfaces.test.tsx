import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import type { GuideState } from "~/features/repair/flow";
import { renderScreen } from "../../support/render-app";
import {
  answeredEntry,
  guideEntry,
  kettleGuide,
  rootCauseEntry,
} from "../../support/repair-entries";
import { ask, openChat, said } from "./chat-widget";
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

type Surface = {
  /** All that it lets a person read, or hands to somebody else. */
  give: (state: Partial<GuideState>) => Promise<string>;
  /** True where nobody has written a step yet. */
  isBeforeGuide?: true;
};

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

const guide: Surface = {
  give: async (state) => {
    await showGuide(state);
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

const download: Surface = {
  give: async (state) => {
    const made = vi.spyOn(URL, "createObjectURL");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { user } = await showGuide(state);
    await user.click(screen.getByRole("button", { name: "Download" }));
    const file = made.mock.calls.at(-1)?.[0];
    if (!(file instanceof Blob)) throw new Error("No file was made");
    return file.text();
  },
};

const sharing: Surface = {
  give: async (state) => {
    const share = vi.fn<typeof navigator.share>();
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { user } = await showGuide(state);
    await user.click(screen.getByRole("button", { name: "Share" }));
    return JSON.stringify(share.mock.calls);
  },
};

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

const rows: Record<string, Record<string, Surface>> = {
  "GenerationPanel.tsx": { guideBeingWritten },
  "chat/ChatHistory.tsx": { chat, newReply, replyBrokenOff },
  "chat/ChatWidget.tsx": { chat },
  "chat/ChatWindow.tsx": { chat },
  "diagnostics/AnswerForm.tsx": { questions },
  "diagnostics/DiagnosticsPage.tsx": { questions },
  "guide/Guide.tsx": { guide, paper },
  "guide/GuideFacts.tsx": { guide },
  "guide/GuidePage.tsx": { guide, paper },
  "guide/GuideSections.tsx": { guide },
  "guide/GuideToolbar.tsx": { download, sharing, paper },
  "guide/StepCard.tsx": { guide },
  "guide/download-guide.ts": { download },
  "guide/share-guide.ts": { sharing },
  "markdown/MarkdownText.tsx": { guide, guideBeingWritten, chat },
  "root-cause/RootCause.tsx": { guideBeingWritten },
  "root-cause/RootCausePage.tsx": { guideBeingWritten },
};

/** Take a guide along and show nothing of it. */
const carriers = new Set(["flow.ts", "to-repair-case.ts"]);

const src = resolve(import.meta.dirname, "../../../src");
const home = "features/repair/";

/** The files above the domain whose text matches, from the repair's own folder where they lie in it. */
function filesWith(pattern: RegExp): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^(?:features|app)\/.*\.tsx?$/.test(path))
    .filter((path) => pattern.test(readFileSync(join(src, path), "utf8")))
    .map((path) => (path.startsWith(home) ? path.slice(home.length) : path))
    .toSorted();
}

it("knows every file that takes what has passed the gate", () => {
  expect(filesWith(/domain\/safety\/gate["']/)).toEqual(Object.keys(rows).toSorted());
});

it("knows every file that could reach a guide from behind the gate", () => {
  const reachers = filesWith(/\b(?:GuideState|guideParts|unpackGuide|readGuide|writeGuide)\b/);
  expect(reachers.length).toBeGreaterThan(2);
  expect(reachers.filter((path) => !(path in rows) && !carriers.has(path))).toEqual([]);
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

async function showGuide(state: Partial<GuideState>) {
  const app = renderScreen(guideEntry(state));
  await screen.findByRole("region", { name: "Step-by-Step Repair Guide" });
  return app;
}

const pageText = () => document.body.textContent;

/** The provider runs out of tokens whenever it answers. */
function breakOffWith(content: string) {
  server.use(
    http.post("*/chat/completions", () =>
      HttpResponse.json({ choices: [{ message: { content }, finish_reason: "length" }] }),
    ),
  );
}
