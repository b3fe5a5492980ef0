import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/shared/paths";
import {
  answered,
  answeredEntry,
  diagnosticsEntry,
  kettlePhoto,
  kettleSound,
  requestEntry,
} from "../../support/repair-entries";
import { renderScreen, toasts } from "../../support/render-app";
import { answer, answers, questions } from "./answer-form";
import { connectProvider, watchProvider } from "./provider";
import { description, issue } from "./request-form";

const files = { imageFile: kettlePhoto, audioFile: kettleSound };
const { itemDescription, itemIssue } = diagnosticsEntry().state;

describe("arriving at the questions", () => {
  it.each([
    ["nothing", null],
    ["a text", "My kettle"],
    ["a list", [itemDescription, itemIssue]],
    ["no description", { itemIssue }],
    ["a blank description", { itemDescription: "  ", itemIssue }],
    ["no issue", { itemDescription }],
    ["an issue that is no text", { itemDescription, itemIssue: { toString: "leaks" } }],
  ])("with %s leads to the request form, which takes this entry's place", async (_name, state) => {
    const { router } = renderScreen([paths.home, { pathname: paths.diagnostics, state }]);
    expect(await screen.findByRole("heading", { name: "Submit a Repair Request" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.repairRequest);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(paths.home);
    expect(await toasts()).toEqual([]);
  });

  it.each([
    ["pictures that are none", { imageFile: "kettle.jpg", audioFile: { bytes: [1, 2] } }],
    ["questions that are none", { preserveAnswers: true, questions: "Does it leak?" }],
    ["too few questions", { preserveAnswers: true, questions: answered.slice(1) }],
    ["an unknown writer", { questionsFrom: "<b>somebody</b>" }],
  ])("with %s asks the questions all the same", async (_name, junk) => {
    const state = { ...diagnosticsEntry().state, ...junk };
    renderScreen({ pathname: paths.diagnostics, state });
    expect(await questions()).toHaveLength(3);
    expect(screen.queryByRole("img", { name: /Your photo/ })).toBeNull();
  });

  it("with the same id on every question shows all three", async () => {
    const state = { ...answeredEntry().state, questions: answered.map((q) => ({ ...q, id: 1 })) };
    renderScreen({ pathname: paths.diagnostics, state });
    expect(await questions()).toEqual(answered.map(({ question }) => question));
  });
});

describe("coming back to the questions", () => {
  beforeEach(connectProvider);

  it("shows the earlier questions and answers, and asks for none", async () => {
    const requests = watchProvider();
    renderScreen(answeredEntry({ questionsFrom: "provider" }));
    expect(await questions()).toEqual(answered.map(({ question }) => question));
    expect(await answers()).toEqual(answered.map(({ answer }) => answer));
    expect(screen.getByText(/^Written by the connected AI/)).toBeVisible();
    expect(requests).toEqual([]);
  });

  it("asks anew when the questions are not flagged to be kept", async () => {
    const requests = watchProvider();
    renderScreen(answeredEntry({ preserveAnswers: false }));
    expect(await answers()).toEqual(["", "", ""]);
    expect(requests).toHaveLength(1);
  });
});

describe("leaving the questions", () => {
  it.each([
    ["Back", () => screen.findByRole("button", { name: "Back" })],
    ["the breadcrumb", () => screen.findByRole("link", { name: "Repair Request" })],
  ])("by %s brings texts and files back to the request form", async (_name, way) => {
    const { user, router } = renderScreen(answeredEntry(files));
    await user.click(await way());
    expect(await description()).toHaveValue(itemDescription);
    expect(await issue()).toHaveValue(itemIssue);
    expect(screen.getByRole("img", { name: "Preview of your photo" })).toBeVisible();
    expect(screen.getByText("Audio successfully uploaded")).toBeVisible();
    expect(router.state.location.state).toEqual(requestEntry(files).state);
  });

  it("by Back keeps the answers in the entry that is left, for the way forward", async () => {
    const { user } = renderScreen(
      answeredEntry({ questions: answered.map((entry) => ({ ...entry, answer: "" })) }),
    );
    await answer(user, "No", "Yes", "Never");
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(window.history.state.usr).toMatchObject({
      preserveAnswers: true,
      questions: [{ answer: "No" }, { answer: "Yes" }, { answer: "Never" }],
    });
  });

  it("has a breadcrumb that also leads home", async () => {
    const { user, router } = renderScreen(answeredEntry());
    const crumbs = within(await screen.findByRole("navigation", { name: "Breadcrumb" }));
    expect(crumbs.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Home",
      "Repair Request",
    ]);
    expect(crumbs.getByText("Diagnostics")).toHaveAttribute("aria-current", "page");
    await user.click(crumbs.getByRole("link", { name: "Home" }));
    expect(router.state.location.pathname).toBe(paths.home);
  });
});
