import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import { chooseScenario } from "../../../mocks/scenarios";
import { paths } from "~/shared/paths";
import { expectConsole } from "../../support/console-guard";
import { answeredEntry, diagnosticsEntry } from "../../support/repair-entries";
import { findToast, renderScreen, toasts } from "../../support/render-app";
import { answerBoxes, questions } from "./answer-form";
import { answerWith, connectProvider, holdAnswers, watchProvider } from "./provider";

const defaults = [
  "How long have you had this item?",
  "When did you first notice the issue?",
  "Have you attempted any repairs already?",
];
const failure = "Failed to generate diagnostic questions. Please try again.";
const sourceLabels = /built-in repair handbook|connected AI/;

describe("the three questions", () => {
  it("are called general only where they are, wherever they came from", async () => {
    renderScreen(answeredEntry());
    expect(await answerBoxes()).toHaveLength(3);
    expect(screen.queryByText(/general ones stand in/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("come from the handbook, each with its own empty answer box", async () => {
    renderScreen(diagnosticsEntry());
    expect(
      await screen.findByRole("heading", { name: "Diagnostic Questions", level: 1 }),
    ).toBeVisible();
    const boxes = await answerBoxes();
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).toHaveValue("");
    expect(new Set(await questions()).size).toBe(3);
    expect(await questions()).not.toEqual(defaults);
    expect(screen.getByText("From the built-in repair handbook")).toBeVisible();
    expect(document.title).toBe("Diagnostic Questions · Mendwise");
    expect(await toasts()).toEqual([]);
  });

  it("are about the item, which stays in sight", async () => {
    renderScreen(diagnosticsEntry());
    const item = await screen.findByRole("region", { name: "Your item" });
    expect(item).toHaveTextContent("My Bosch kettle, bought in 2019");
    expect(item).toHaveTextContent("It does not heat up any more, the light stays off");
  });

  describe("of a provider", () => {
    beforeEach(connectProvider);

    it("are asked for once after mount, with the item and the issue", async () => {
      const requests = watchProvider();
      renderScreen(diagnosticsEntry());
      expect(await questions()).toEqual([
        expect.stringContaining("Does the Bosch kettle show any sign of life"),
        expect.stringContaining("Did the fault in the Bosch kettle come suddenly"),
        expect.stringContaining("Was the Bosch kettle dropped"),
      ]);
      expect(screen.getByText(/^Written by the connected AI/)).toBeVisible();
      expect(requests.map(({ task }) => task)).toEqual(["questions"]);
      const words = requests[0]?.messages.map(({ content }) => content).join("\n");
      expect(words).toContain("My Bosch kettle, bought in 2019");
      expect(words).toContain("It does not heat up any more, the light stays off");
    });

    it("show a loading state first", async () => {
      const { letGo } = holdAnswers();
      renderScreen(diagnosticsEntry());
      expect(await screen.findByText("Choosing three questions for your item")).toBeVisible();
      expect(screen.queryByRole("textbox")).toBeNull();
      expect(screen.queryByRole("button", { name: "Generate Root Cause" })).toBeNull();
      letGo();
      expect(await answerBoxes()).toHaveLength(3);
    });

    it("become the three defaults when the call fails, which is said", async () => {
      chooseScenario("ai-key-refused");
      expectConsole("error", /assistant failed/);
      renderScreen(diagnosticsEntry());
      expect(await findToast(failure)).toBeVisible();
      expect(await questions()).toEqual(defaults);
      expect(screen.queryByText(sourceLabels)).toBeNull();
    });

    it("become the three defaults when there is no key", async () => {
      vi.stubEnv("VITE_AI_API_KEY", "");
      expectConsole("error", /AI client not initialized/);
      const requests = watchProvider();
      renderScreen(diagnosticsEntry());
      expect(await findToast(failure)).toBeVisible();
      expect(await questions()).toEqual(defaults);
      expect(requests).toEqual([]);
    });

    it("become the three defaults when the answer is no JSON, and nobody claims them", async () => {
      chooseScenario("ai-questions-unreadable");
      expectConsole("error", /assistant failed/);
      renderScreen(diagnosticsEntry());
      expect(await questions()).toEqual(defaults);
      expect(screen.queryByText(sourceLabels)).toBeNull();
    });

    it("become the three defaults when the answer broke off, which is said", async () => {
      server.use(
        http.post("*/chat/completions", () =>
          HttpResponse.json({
            choices: [{ message: { content: '["Does it hum?"' }, finish_reason: "error" }],
          }),
        ),
      );
      renderScreen(diagnosticsEntry());
      expect(await findToast(failure)).toBeVisible();
      expect(await questions()).toEqual(defaults);
      expect(screen.getByText(/general ones stand in/)).toBeVisible();
      expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    });

    it("are filled up when there are fewer", async () => {
      chooseScenario("ai-too-few-questions");
      renderScreen(diagnosticsEntry());
      expect(await questions()).toEqual([
        expect.stringContaining("Does the Bosch kettle show any sign of life"),
        "Question 2: Please provide more details about the issue.",
        "Question 3: Please provide more details about the issue.",
      ]);
      expect(await toasts()).toEqual([]);
    });

    it("are the first three when there are more", async () => {
      const five = ["One?", "Two?", "Three?", "Four?", "Five?"];
      answerWith(JSON.stringify(five.map((question) => ({ question }))));
      renderScreen(diagnosticsEntry());
      expect(await questions()).toEqual(["One?", "Two?", "Three?"]);
    });

    it("become the three defaults when somebody stops the wait, without a complaint", async () => {
      holdAnswers();
      const requests = watchProvider();
      const { user } = renderScreen(diagnosticsEntry());
      await waitFor(() => expect(requests).toHaveLength(1));
      await user.click(screen.getByRole("button", { name: "Stop" }));
      expect(await questions()).toEqual(defaults);
      expect(screen.queryByText(sourceLabels)).toBeNull();
      await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
      expect(await toasts()).toEqual([]);
      expect(screen.getByRole("note")).toHaveTextContent(/three general ones stand in/);
      await user.click(screen.getByRole("button", { name: "Use the built-in handbook" }));
      expect(await screen.findByText("From the built-in repair handbook")).toBeVisible();
    });

    it("are not waited for once the screen is left, without a word", async () => {
      holdAnswers();
      const requests = watchProvider();
      const { user, router } = renderScreen(diagnosticsEntry());
      await screen.findByText("Choosing three questions for your item");
      await waitFor(() => expect(requests).toHaveLength(1));
      await user.click(screen.getByRole("button", { name: "Back" }));
      await screen.findByRole("heading", { name: "Submit a Repair Request" });
      expect(router.state.location.pathname).toBe(paths.repairRequest);
      await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
      expect(await toasts()).toEqual([]);
    });
  });
});
