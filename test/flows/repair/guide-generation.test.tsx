import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { paths } from "~/shared/paths";
import { expectConsole } from "../../support/console-guard";
import {
  answered,
  guideEntry,
  kettlePhoto,
  kettleSound,
  rootCauseEntry,
} from "../../support/repair-entries";
import { findToast, renderScreen, toasts } from "../../support/render-app";
import { connectProvider, holdAnswers, watchProvider } from "./provider";

const failure = "Failed to generate repair guide. Please try again.";
const generateButton = () => screen.findByRole("button", { name: "Generate Repair Guide" });
const guideHeading = () =>
  screen.findByRole("heading", { name: "Step-by-Step Repair Guide", level: 1 });

describe("creating the guide", () => {
  beforeEach(connectProvider);

  it("goes on with everything that is known, and says so", async () => {
    const requests = watchProvider();
    const files = { imageFile: kettlePhoto, audioFile: kettleSound };
    const { user, router } = renderScreen(rootCauseEntry({ ...files, rootCauseFrom: "handbook" }));
    await user.click(await generateButton());
    expect(await guideHeading()).toBeVisible();
    expect(await findToast("Repair guide generated!")).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.repairGuide);
    expect(router.state.location.state).toEqual(
      guideEntry({
        ...files,
        rootCauseFrom: "handbook",
        repairGuide: expect.stringContaining("**Unplug the Bosch kettle.**"),
        guideParts: expect.objectContaining({
          steps: expect.arrayContaining([
            expect.objectContaining({ title: "Unplug the Bosch kettle", action: "unplug" }),
          ]),
        }),
        guideFrom: "provider",
      }).state,
    );
    const words = requests.flatMap(({ messages }) => messages.map(({ content }) => content)).join();
    expect(words).toContain("The thermal fuse under the base has blown.");
    for (const { question, answer } of answered) {
      expect(words).toContain(`Question: ${question}\nAnswer: ${answer}`);
    }
  });

  it("is busy while the answer is awaited, and asks once for a double click", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user } = renderScreen(rootCauseEntry());
    await user.dblClick(await generateButton());
    const busy = await screen.findByRole("button", { name: "Creating Guide..." });
    expect(busy).toBeDisabled();
    expect(screen.getByText("Writing your repair guide")).toBeVisible();
    letGo();
    await guideHeading();
    expect(requests.map(({ task }) => task)).toEqual(["guide"]);
  });

  it("says so when it fails, keeps the cause, and goes on at the second try", async () => {
    chooseScenario("ai-html");
    expectConsole("error", /assistant failed/);
    const { user } = renderScreen(rootCauseEntry());
    await user.click(await generateButton());
    expect(await findToast(failure)).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("alert")).toHaveTextContent(`${failure} The answer could not be read.`);
    expect(main.getByText("The thermal fuse under the base has blown.")).toBeVisible();

    chooseScenario("all-well");
    await user.click(await generateButton());
    expect(await guideHeading()).toBeVisible();
  });

  it("without a key says that it failed, and where to enter one", async () => {
    vi.stubEnv("VITE_AI_API_KEY", "");
    expectConsole("error", /AI client not initialized/);
    const { user } = renderScreen(rootCauseEntry());
    await user.click(await generateButton());
    expect(await findToast(failure)).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("alert")).toHaveTextContent(
      `${failure} Enter a key or another address in AI settings.`,
    );
  });

  it("can be stopped and begun again, without a complaint", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user } = renderScreen(rootCauseEntry());
    await user.click(await generateButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await generateButton()).toBeEnabled();
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    expect(await toasts()).toEqual([]);

    letGo();
    await user.click(await generateButton());
    expect(await guideHeading()).toBeVisible();
  });

  it("ends without a word when the screen is left", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user, router } = renderScreen(rootCauseEntry());
    await user.click(await generateButton());
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Back to Diagnostics" }));
    await screen.findByRole("heading", { name: "Diagnostic Questions" });
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    letGo();
    expect(await toasts()).toEqual([]);
    expect(router.state.location.pathname).toBe(paths.diagnostics);
  });
});
