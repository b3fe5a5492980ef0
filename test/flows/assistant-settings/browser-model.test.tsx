import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseSource, currentSettings } from "~/services/assistant/assistant-settings";
import { domError, stubLanguageModel } from "../../support/language-model";
import { button, dialog, openSettings, save, start } from "./settings-dialog";

const ownModel = () => screen.findByRole("radio", { name: "This browser's own model" });

/** A download that the test moves on. */
function startDownload() {
  let progress: ((loaded: number) => void) | undefined;
  let finish: ((outcome?: Error) => void) | undefined;
  stubLanguageModel({
    availability: "downloadable",
    download: (onProgress, signal) =>
      new Promise((resolve, reject) => {
        progress = onProgress;
        finish = (error) => (error ? reject(error) : resolve());
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  });
  return {
    progress: (loaded: number) => act(() => progress?.(loaded)),
    finish: (outcome?: Error) => act(() => finish?.(outcome)),
  };
}

describe("the browser's own model in AI settings", () => {
  it.each([
    ["has none", () => {}],
    ["cannot run it", () => void stubLanguageModel({ availability: "unavailable" })],
    [
      "does not tell",
      () => vi.stubGlobal("LanguageModel", { availability: () => Promise.reject(new Error("no")) }),
    ],
  ])("is not offered where the browser %s", async (_how, arrange) => {
    arrange();
    const { user } = start();
    await openSettings(user);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getAllByRole("radio")).toHaveLength(2);
  });

  it("stays in sight, and tells why it is not saved, where it was chosen and is gone", async () => {
    chooseSource("browser");
    const { user } = start();
    await openSettings(user);
    await user.click(button("Save"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This browser has no model now. Choose another source",
    );
    expect(await ownModel()).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Built-in repair handbook" }));
    await save(user);
    expect(currentSettings().source).toBe("handbook");
  });

  it("is chosen at once where it is there already", async () => {
    stubLanguageModel();
    const { user } = start();
    await openSettings(user);
    await user.click(await ownModel());
    expect(await ownModel()).toHaveAccessibleDescription(
      "Free. It runs on this computer, and nothing you write leaves it.",
    );
    expect(screen.getByText(/^The model is ready/)).toBeVisible();
    await save(user);
    expect(currentSettings().source).toBe("browser");
    await openSettings(user);
    expect(await ownModel()).toBeChecked();
  });

  it("is downloaded first, in sight, and can be stopped and begun again", async () => {
    const { progress, finish } = startDownload();
    const { user } = start();
    await openSettings(user);
    await user.click(await ownModel());
    await user.click(button("Save"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Download the model first/);
    expect(dialog()).toBeVisible();

    await user.click(button("Download the model"));
    progress(0.37);
    expect(screen.getByText("Downloading the model…")).toHaveRole("status");
    const bar = screen.getByRole("progressbar", { name: "Download of the model" });
    expect(bar).toHaveAttribute("aria-valuenow", "37");
    await user.click(button("Stop"));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(button("Download the model")).toHaveFocus();

    await user.click(button("Download the model"));
    progress(1);
    expect(screen.getByText("Unpacking the model…")).toBeVisible();
    finish();
    expect(await screen.findByText(/^The model is ready/)).toBeVisible();
    await save(user);
    expect(currentSettings().source).toBe("browser");
  });

  it("says that the download failed, and begins again", async () => {
    const { finish } = startDownload();
    const { user } = start();
    await openSettings(user);
    await user.click(await ownModel());
    await user.click(button("Download the model"));
    finish(domError("NetworkError"));
    expect(await screen.findByText(/^The download failed/)).toBeVisible();
    await user.click(button("Download the model"));
    await waitFor(() => expect(screen.queryByText(/^The download failed/)).toBeNull());
    finish();
    expect(await screen.findByText(/^The model is ready/)).toBeVisible();
  });
});
