import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths } from "~/shared/paths";
import {
  answered,
  answeredEntry,
  guideEntry,
  kettlePhoto,
  kettleSound,
  requestEntry,
  rootCauseEntry,
} from "../../support/repair-entries";
import { renderScreen, toasts } from "../../support/render-app";
import { answers } from "./answer-form";
import { description } from "./request-form";

const files = { imageFile: kettlePhoto, audioFile: kettleSound };
const whole = guideEntry().state;

describe("arriving at the guide", () => {
  it.each([
    ["nothing", null],
    ["true", true],
    ["no description", { ...whole, itemDescription: undefined }],
    ["no issue", { ...whole, itemIssue: undefined }],
    ["no root cause", { ...whole, rootCause: undefined }],
    ["no guide", { ...whole, repairGuide: undefined }],
    ["a blank guide", { ...whole, repairGuide: "\n" }],
    ["a guide that is no text", { ...whole, repairGuide: { steps: [] } }],
  ])("with %s leads to the request form, which takes this entry's place", async (_name, state) => {
    const { router } = renderScreen([paths.home, { pathname: paths.repairGuide, state }]);
    expect(await screen.findByRole("heading", { name: "Submit a Repair Request" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.repairRequest);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(paths.home);
    expect(await toasts()).toEqual([]);
  });

  it("with ticks and a chat that are none shows the guide without them", async () => {
    const junk = { doneSteps: ["1", Number.NaN], chat: [{ text: 7 }], imageFile: 1, questions: {} };
    const { user } = renderScreen({ pathname: paths.repairGuide, state: { ...whole, ...junk } });
    for (const step of await screen.findAllByRole("checkbox")) expect(step).not.toBeChecked();
    await user.click(screen.getByRole("button", { name: "Ask about repair steps" }));
    expect(within(screen.getByRole("log")).getByText(/^Hi there!/)).toBeVisible();
  });
});

describe("leaving the guide", () => {
  it("by Back goes to the root cause with all that it needs", async () => {
    const { user, router } = renderScreen(
      guideEntry({ ...files, questionsFrom: "handbook", doneSteps: [1] }),
    );
    await user.click(
      within(await screen.findByRole("toolbar")).getByRole("button", { name: "Back" }),
    );
    expect(
      await screen.findByRole("heading", { name: "Root Cause Analysis", level: 1 }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.rootCause);
    expect(router.state.location.state).toEqual(
      rootCauseEntry({ ...files, questionsFrom: "handbook" }).state,
    );
  });

  it("has a breadcrumb of the whole way", async () => {
    renderScreen(guideEntry());
    const crumbs = within(await screen.findByRole("navigation", { name: "Breadcrumb" }));
    expect(crumbs.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Home",
      "Repair Request",
      "Diagnostics",
      "Root Cause",
    ]);
    expect(crumbs.getByText("Repair Guide")).toHaveAttribute("aria-current", "page");
  });

  it.each([
    ["Repair Request", paths.repairRequest, requestEntry(files).state],
    ["Diagnostics", paths.diagnostics, answeredEntry(files).state],
    ["Root Cause", paths.rootCause, rootCauseEntry(files).state],
  ])("by the breadcrumb %s carries what that screen needs", async (name, path, state) => {
    const { user, router } = renderScreen(guideEntry(files));
    await user.click(await screen.findByRole("link", { name }));
    await screen.findByRole("heading", { level: 1, name: /Submit|Diagnostic|Root Cause/ });
    expect(router.state.location.pathname).toBe(path);
    expect(router.state.location.state).toEqual(state);
  });

  it("step by step back to the form loses nothing", async () => {
    const { user } = renderScreen(guideEntry(files));
    const toolbar = within(await screen.findByRole("toolbar"));
    await user.click(toolbar.getByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: "Back to Diagnostics" }));
    expect(await answers()).toEqual(answered.map(({ answer }) => answer));
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(await description()).toHaveValue(whole.itemDescription);
    expect(screen.getByRole("img", { name: "Preview of your photo" })).toBeVisible();
    expect(screen.getByText("hiss.mp3")).toBeVisible();
  });
});
