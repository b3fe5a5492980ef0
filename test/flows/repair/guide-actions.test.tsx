import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { paths } from "~/shared/paths";
import { guideEntry } from "../../support/repair-entries";
import { findToast, renderScreen, toasts } from "../../support/render-app";

async function press(name: string) {
  const { user } = renderScreen(guideEntry());
  const button = await screen.findByRole("button", { name });
  return { user, click: () => user.click(button) };
}

/** No word of it comes twice, so it hardly packs. */
const longGuide = `## Steps\n1. Turn screws ${Array.from({ length: 1000 }, (_, index) =>
  (index * 0.618034).toString(36),
).join(" ")}`;

it("prints", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { click } = await press("Print");
  await click();
  expect(print).toHaveBeenCalledOnce();
});

it("downloads the guide as a plain-text file, and says so", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLElement) {
    saved.push(this.getAttribute("download") ?? "");
  });
  const { click } = await press("Download");
  await click();
  expect(saved).toEqual(["Mendwise-Repair-Guide.txt"]);
  const file = made.mock.calls.at(-1)?.[0];
  if (!(file instanceof Blob)) throw new Error("No file was made");
  expect(file.type).toMatch(/^text\/plain/);
  const text = await file.text();
  expect(text).toContain("My Bosch kettle, bought in 2019");
  expect(text).toContain("The thermal fuse under the base has blown.");
  expect(text).toContain("1. Unplug the kettle. Wait 30 minutes.");
  expect(await findToast("Repair guide downloaded successfully!")).toBeVisible();
});

describe("sharing", () => {
  const share = vi.fn<typeof navigator.share>();
  /** jsdom has no share function, as many browsers. */
  const haveShare = () =>
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
  afterEach(() => {
    share.mockReset();
    Reflect.deleteProperty(navigator, "share");
  });

  it("hands the guide to the device, and says so", async () => {
    haveShare();
    const { click } = await press("Share");
    await click();
    expect(await findToast("Shared successfully!")).toBeVisible();
    expect(share).toHaveBeenCalledWith({
      title: expect.stringContaining("Mendwise"),
      text: expect.stringContaining("1. Unplug the kettle."),
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/shared-guide#1\.[\w-]+$/),
    });
  });

  it("says that it failed", async () => {
    haveShare();
    share.mockRejectedValue(new DOMException("No", "NotAllowedError"));
    const { click } = await press("Share");
    await click();
    expect(await findToast("Error sharing the guide.")).toBeVisible();
  });

  it("says nothing when the person closes the device's own dialog", async () => {
    haveShare();
    share.mockRejectedValue(new DOMException("Closed", "AbortError"));
    const { click } = await press("Share");
    await click();
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(await toasts()).toEqual([]);
  });

  it("copies the link where there is no share function, and says so", async () => {
    const { click } = await press("Share");
    await click();
    expect(await findToast("Link copied to clipboard!")).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(`${paths.sharedGuide}#1.`);
  });

  it("copies the text where the guide is too long for a link, and says so", async () => {
    const { user } = renderScreen(guideEntry({ repairGuide: longGuide }));
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(
      await findToast("This guide is too long for a link. Its text is copied instead."),
    ).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain("STEP-BY-STEP REPAIR GUIDE");
  });

  it("hands the device the text alone where the guide is too long for a link", async () => {
    haveShare();
    const { user } = renderScreen(guideEntry({ repairGuide: longGuide }));
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(await findToast("Shared successfully!")).toBeVisible();
    expect(share.mock.calls[0]?.[0]).toEqual({
      title: expect.stringContaining("Mendwise"),
      text: expect.stringContaining("1. Turn screws"),
    });
  });

  it("says on the screen what a link holds, and to who hears the button", async () => {
    renderScreen(guideEntry());
    const button = await screen.findByRole("button", { name: "Share" });
    expect(button).toHaveAccessibleDescription(
      /^“Share” puts the item, .+ may repeat what you answered\. Photo, recording, chat/,
    );
    expect(screen.getByText(/^“Share” puts the item/)).toBeVisible();
  });

  const linkField = { name: "Link to this guide" };

  it("says that the link could not be copied, and shows it, selected, to be copied by hand", async () => {
    const { user, click } = await press("Share");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No"));
    await click();
    expect(await findToast("Failed to copy link.")).toBeVisible();
    const link = await screen.findByRole<HTMLInputElement>("textbox", linkField);
    expect(link.value).toMatch(/^http:\/\/localhost:\d+\/shared-guide#1\.[\w-]+$/);
    expect(link).toHaveAttribute("readonly");
    expect(link).toHaveFocus();
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
    await user.keyboard("{Escape}");
    expect(await screen.findByRole("button", { name: "Share" })).toHaveFocus();
    expect(screen.queryByRole("textbox", linkField)).toBeNull();
  });

  it("says that the text could not be copied either where the guide is too long for a link", async () => {
    const { user } = renderScreen(guideEntry({ repairGuide: longGuide }));
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No"));
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(await findToast("Failed to copy link.")).toBeVisible();
    expect(screen.queryByRole("textbox", linkField)).toBeNull();
  });

  it("says that the link could not be copied where there is no clipboard either", async () => {
    const { click } = await press("Share");
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    await click();
    expect(await findToast("Failed to copy link.")).toBeVisible();
  });
});

describe("copying as Markdown", () => {
  it("copies item, cause and guide, and says so", async () => {
    const { click } = await press("Copy as Markdown");
    await click();
    expect(await findToast("Guide copied as Markdown.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^# Repair guide\n\n> Item: My Bosch kettle, bought in 2019\n>\n> Issue: .+\n\n## Root cause\n\n.+## Steps\n1\. \*\*Unplug the kettle\.\*\*/s,
    );
  });

  it("says that it failed", async () => {
    const { click } = await press("Copy as Markdown");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No"));
    await click();
    expect(await findToast("The guide could not be copied.")).toBeVisible();
  });
});

describe("feedback", () => {
  it("asks whether the guide was helpful", async () => {
    renderScreen(guideEntry());
    expect(await screen.findByRole("heading", { name: "Was this guide helpful?" })).toBeVisible();
  });

  it("thanks when it worked", async () => {
    const { click } = await press("It worked!");
    await click();
    expect(await findToast("Thanks for your feedback! We're glad we could help.")).toBeVisible();
  });

  it("notes, for information, when more help is needed", async () => {
    const { click } = await press("I need more help");
    await click();
    const toast = await findToast(
      "We've noted your feedback. Please contact support for additional help.",
    );
    expect(toast.closest(".Toastify__toast")).toHaveClass("Toastify__toast--info");
  });

  it("takes the answer in place of the question, and keeps it over a reload", async () => {
    const { user, router } = renderScreen(guideEntry());
    await user.click(await screen.findByRole("button", { name: "It worked!" }));
    expect(screen.getByRole("heading", { name: "It works again" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Was this guide helpful?" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "I need more help" }));
    expect(screen.getByRole("heading", { name: "Where to get more help" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.repairGuide);

    cleanup();
    renderScreen(guideEntry({ outcome: "needs help" }));
    expect(await screen.findByRole("heading", { name: "Where to get more help" })).toBeVisible();
  });

  it("leads who needs more help to the guide's own words on it, and to a repair café", async () => {
    const { user } = renderScreen(guideEntry({ outcome: "needs help" }));
    const feedback = within(await screen.findByRole("region", { name: "Feedback" }));
    expect(feedback.getByRole("link", { name: "repair café" })).toHaveAttribute(
      "href",
      "https://www.repaircafe.org/en/visit/",
    );
    await user.click(feedback.getByRole("link", { name: "when to call a professional" }));
    expect(document.activeElement).toHaveTextContent("The cord is scorched.");
  });
});
