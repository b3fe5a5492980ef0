import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths } from "~/shared/paths";
import {
  answered,
  answeredEntry,
  kettlePhoto,
  kettleSound,
  requestEntry,
  rootCauseEntry,
} from "../../support/repair-entries";
import { renderScreen, toasts } from "../../support/render-app";
import { answers, questions } from "./answer-form";
import { connectProvider, watchProvider } from "./provider";
import { description } from "./request-form";

const files = { imageFile: kettlePhoto, audioFile: kettleSound };
const whole = rootCauseEntry().state;

describe("arriving at the root cause", () => {
  it.each([
    ["nothing", null],
    ["a number", 7],
    ["no description", { ...whole, itemDescription: undefined }],
    ["no issue", { ...whole, itemIssue: undefined }],
    ["no root cause", { ...whole, rootCause: undefined }],
    ["a blank root cause", { ...whole, rootCause: " \n" }],
    ["a root cause that is no text", { ...whole, rootCause: ["The fuse"] }],
  ])("with %s leads to the request form, which takes this entry's place", async (_name, state) => {
    const { router } = renderScreen([paths.home, { pathname: paths.rootCause, state }]);
    expect(await screen.findByRole("heading", { name: "Submit a Repair Request" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.repairRequest);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(paths.home);
    expect(await toasts()).toEqual([]);
  });

  it("with responses that are none shows the cause without them", async () => {
    renderScreen({ pathname: paths.rootCause, state: { ...whole, questions: [{ id: "1" }] } });
    expect(await screen.findByText("The thermal fuse under the base has blown.")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Diagnostic Responses" })).toBeNull();
  });
});

describe("leaving the root cause", () => {
  it.each([
    ["Back to Diagnostics", () => screen.findByRole("button", { name: "Back to Diagnostics" })],
    ["the breadcrumb", () => screen.findByRole("link", { name: "Diagnostics" })],
  ])("by %s brings the questions back, answered and not asked again", async (_name, way) => {
    connectProvider();
    const requests = watchProvider();
    const { user, router } = renderScreen(rootCauseEntry({ ...files, questionsFrom: "provider" }));
    await user.click(await way());
    expect(await questions()).toEqual(answered.map(({ question }) => question));
    expect(await answers()).toEqual(answered.map(({ answer }) => answer));
    expect(router.state.location.state).toEqual(
      answeredEntry({ ...files, questionsFrom: "provider" }).state,
    );
    expect(requests).toEqual([]);
  });

  it("has a breadcrumb home, to the request with its texts and files, and to the questions", async () => {
    const { user, router } = renderScreen(rootCauseEntry(files));
    const crumbs = within(await screen.findByRole("navigation", { name: "Breadcrumb" }));
    expect(crumbs.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Home",
      "Repair Request",
      "Diagnostics",
    ]);
    expect(crumbs.getByText("Root Cause")).toHaveAttribute("aria-current", "page");
    await user.click(crumbs.getByRole("link", { name: "Repair Request" }));
    expect(await description()).toHaveValue(whole.itemDescription);
    expect(router.state.location.state).toEqual(requestEntry(files).state);
  });
});
