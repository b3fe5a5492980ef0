import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { paths } from "~/shared/paths";
import { expectConsole } from "../../support/console-guard";
import {
  answered,
  answeredEntry,
  kettlePhoto,
  kettleSound,
  rootCauseEntry,
} from "../../support/repair-entries";
import { findToast, renderScreen, toasts } from "../../support/render-app";
import { answer, answerBoxes, answers, generateButton } from "./answer-form";
import { connectProvider, holdAnswers, watchProvider } from "./provider";

const failure = "Failed to generate root cause analysis. Please try again.";
const given = answered.map((entry) => entry.answer);
const unanswered = answered.map((entry) => ({ ...entry, answer: "" }));
const rootCauseHeading = () =>
  screen.findByRole("heading", { name: "Root Cause Analysis", level: 1 });

describe("answers that are not complete", () => {
  it.each([
    ["none", []],
    ["two", ["No", "Yes"]],
    ["two and blanks", ["No", "Yes", "  \n"]],
  ])("ask for the rest: %s", async (_name, words) => {
    const { user, router } = renderScreen(answeredEntry({ questions: unanswered }));
    await answer(user, ...words);
    await user.click(generateButton());
    expect(await findToast("Please answer all diagnostic questions")).toBeVisible();
    const boxes = await answerBoxes();
    const firstBlank = boxes.find(({ value }) => value.trim() === "");
    expect(firstBlank).toHaveFocus();
    expect(firstBlank).toBeInvalid();
    expect(router.state.location.pathname).toBe(paths.diagnostics);
    expect(generateButton()).toBeEnabled();
  });
});

describe("finding the root cause", () => {
  beforeEach(connectProvider);

  it("takes no other answers meanwhile", async () => {
    const { letGo } = holdAnswers();
    const { user } = renderScreen(answeredEntry());
    await user.click(await screen.findByRole("button", { name: "Generate Root Cause" }));
    await screen.findByText("Weighing your answers");
    // The pressed button is disabled; the focus has gone where Stop comes next.
    await user.tab();
    expect(screen.getByRole("button", { name: "Stop" })).toHaveFocus();
    for (const box of await answerBoxes()) expect(box).toHaveAttribute("readonly");
    letGo();
    expect(await rootCauseHeading()).toBeVisible();
  });

  it("goes on with everything that is known so far", async () => {
    const requests = watchProvider();
    const { user, router } = renderScreen(
      answeredEntry({
        questions: unanswered,
        questionsFrom: "handbook",
        imageFile: kettlePhoto,
        audioFile: kettleSound,
      }),
    );
    await answer(user, ...given);
    await user.click(generateButton());
    expect(await rootCauseHeading()).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.rootCause);
    expect(router.state.location.state).toEqual(
      rootCauseEntry({
        questionsFrom: "handbook",
        imageFile: kettlePhoto,
        audioFile: kettleSound,
        rootCause: expect.stringContaining("worn connection inside the Bosch kettle"),
        rootCauseFrom: "provider",
      }).state,
    );
    const words = requests.flatMap(({ messages }) => messages.map(({ content }) => content)).join();
    for (const { question, answer } of answered) {
      expect(words).toContain(`Question: ${question}\nAnswer: ${answer}`);
    }
    expect(await toasts()).toEqual([]);
  });

  it("is busy while the answer is awaited, and asks once for a double click", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user } = renderScreen(answeredEntry());
    await answerBoxes();
    await user.dblClick(generateButton());
    const busy = await screen.findByRole("button", { name: "Generating..." });
    expect(busy).toBeDisabled();
    expect(screen.getByRole("button", { name: "Stop" })).toBeVisible();
    letGo();
    await rootCauseHeading();
    expect(requests.map(({ task }) => task)).toEqual(["root-cause"]);
  });

  it("says so when it fails, keeps the answers, and goes on at the second try", async () => {
    chooseScenario("ai-key-refused");
    expectConsole("error", /assistant failed/);
    const { user } = renderScreen(answeredEntry({ questions: unanswered }));
    await answer(user, ...given);
    await user.click(generateButton());
    expect(await findToast(failure)).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("alert")).toHaveTextContent(
      `${failure} The server did not take the request.`,
    );
    expect(await answers()).toEqual(given);

    chooseScenario("all-well");
    await user.click(generateButton());
    expect(await rootCauseHeading()).toBeVisible();
  });

  it("keeps an answer that was cut off from passing as whole", async () => {
    chooseScenario("ai-cut-off");
    const { user, router } = renderScreen(answeredEntry());
    await answerBoxes();
    await user.click(generateButton());
    expect(await screen.findByText(/^This may be incomplete\./)).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.diagnostics);
  });

  it("can be stopped and begun again, without a complaint", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user } = renderScreen(answeredEntry());
    await answerBoxes();
    await user.click(generateButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(generateButton()).toBeEnabled();
    expect(await answers()).toEqual(given);
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    expect(await toasts()).toEqual([]);

    letGo();
    await user.click(generateButton());
    expect(await rootCauseHeading()).toBeVisible();
  });

  it("ends without a word when the screen is left", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user, router } = renderScreen(answeredEntry());
    await answerBoxes();
    await user.click(generateButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Back" }));
    await screen.findByRole("heading", { name: "Submit a Repair Request" });
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    letGo();
    expect(await toasts()).toEqual([]);
    expect(router.state.location.pathname).toBe(paths.repairRequest);
  });
});
