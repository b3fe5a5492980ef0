import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  answeredEntry,
  guideEntry,
  requestEntry,
  rootCauseEntry,
} from "../../support/repair-entries";
import { renderApp } from "../../support/render-app";
import { enter } from "../repair/request-form";
import { chooseServer, dialog, offerModels, save, type } from "./settings-dialog";

it.each([
  [
    "the request",
    requestEntry({ itemDescription: "My old kettle" }),
    "Answers come from the built-in repair handbook.",
  ],
  ["the questions", answeredEntry({ questionsFrom: "handbook" }), /^From the built-in/],
  [
    "the root cause",
    rootCauseEntry({ rootCauseFrom: "browser" }),
    /^Written by your browser's own/,
  ],
  ["the guide", guideEntry({ guideFrom: "provider" }), /^Written by the connected AI/],
])(
  "who answers is seen on the screen of %s, and can be changed there",
  async (_where, entry, words) => {
    offerModels();
    const { user } = renderApp(entry);
    const change = await screen.findByRole("button", { name: "Change source" });
    expect(screen.getByText(words)).toBeVisible();
    const fields = screen.queryAllByRole<HTMLTextAreaElement>("textbox");
    for (const field of fields) await enter(user, field, ", and more");
    const typed = fields.map(({ value }) => value);

    await user.click(change);
    await screen.findByRole("dialog", { name: "AI settings" });
    await chooseServer(user, "Ollama");
    await type(user, "Model", "tiny");
    await save(user);
    expect(screen.getByText(/nswers come from tiny at localhost:11434\.$/)).toBeVisible();
    await waitFor(() => expect(change).toHaveFocus());
    expect(dialog()).toBeNull();
    expect(fields.map(({ value }) => value)).toEqual(typed);
  },
);
