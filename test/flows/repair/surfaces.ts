import { cleanup, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect } from "vitest";
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

export const whole = {
  itemDescription: "Toy train of my son",
  itemIssue: "It stands still",
  repairGuide: `${kettleGuide}\n\n## Notes\nThen measure the fuse again.`,
};
export const stopped = { ...whole, itemDescription: "Old microwave oven" };
export const step = /measure the fuse|reads below 1 Ω|multimeter/i;
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

/** Each file that takes what has passed the gate, and where what it takes is to be seen. */
export const rows: Record<string, Record<string, Surface>> = {
  "GenerationPanel.tsx": { guideBeingWritten },
  "bench/Bench.tsx": { benchScreens },
  "bench/BenchSides.tsx": { benchScreens },
  "bench/MakeSafe.tsx": { benchScreens },
  "bench/NotWorking.tsx": { benchScreens, benchTrouble },
  "bench/PutBackScreen.tsx": { benchScreens },
  "bench/ReadyScreen.tsx": { benchScreens },
  "bench/shown-bench.ts": { benchScreens },
  "bench/use-bench-session.ts": { benchScreens, benchTrouble },
  "chat/ChatHistory.tsx": { chat, newReply, replyBrokenOff },
  "chat/ChatWidget.tsx": { chat },
  "chat/ChatWindow.tsx": { chat },
  "diagnostics/AnswerForm.tsx": { questions },
  "diagnostics/DiagnosticsPage.tsx": { questions },
  "guide/AfterSteps.tsx": { guide, sharing, markdown },
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
  "safety/cautions-above.ts": { guide },
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
  "safety/pass-guide.ts": { guide, benchScreens, handOff },
  "worked/Celebration.tsx": { guide },
};

/** The provider runs out of tokens whenever it answers. */
function breakOffWith(content: string) {
  server.use(
    http.post("*/chat/completions", () =>
      HttpResponse.json({ choices: [{ message: { content }, finish_reason: "length" }] }),
    ),
  );
}
