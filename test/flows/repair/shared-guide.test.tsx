import { act, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { guideAddress } from "~/features/repair/guide/sharing/guide-link";
import type { GuideState } from "~/features/repair/flow";
import { paths } from "~/shared/paths";
import { renderScreen } from "../../support/render-app";
import { showGuide } from "../../support/repair-entries";

/** Opens the link as somebody without an account. */
async function openLink(state: Partial<GuideState> = {}) {
  const address = await guideAddress(showGuide(state), "");
  const hash = address?.slice(address.indexOf("#")) ?? "";
  const app = renderScreen({ pathname: paths.sharedGuide, hash }, { isSignedIn: false });
  await screen.findByRole("heading", { level: 1, name: "Shared repair guide" });
  return app;
}

const openHash = (hash: string) =>
  renderScreen({ pathname: paths.sharedGuide, hash }, { isSignedIn: false });

it("shows the whole guide to who has no account, to be read alone", async () => {
  await openLink();
  expect(screen.getByText(/^Somebody sent you this guide in a link\./)).toBeVisible();
  expect(screen.getByText("My Bosch kettle, bought in 2019")).toBeVisible();
  expect(screen.getByText("The thermal fuse under the base has blown.")).toBeInTheDocument();
  const guide = within(screen.getByRole("region", { name: "Step-by-Step Repair Guide" }));
  expect(guide.getByRole("heading", { name: "Unplug the kettle" })).toBeVisible();
  expect(guide.getByText("Wait 30 minutes.")).toBeVisible();
  expect(guide.getByText("Multimeter")).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
  for (const name of ["Ask about repair steps", "Start at the bench", "It worked!"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(document.title).toBe("Shared repair guide · Mendwise");
});

it("is printed as the guide is", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { user } = await openLink();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

it("leads on to a repair of one's own", async () => {
  await openLink();
  expect(screen.getByRole("link", { name: "Start a repair" })).toHaveAttribute(
    "href",
    paths.repairRequest,
  );
});

it("shows hostile marks as the text that they are", async () => {
  await openLink({
    itemDescription: "<img src=x onerror=alert(1)> kettle",
    repairGuide: "## Steps\n1. **Turn <script>alert(1)</script>.** [Here](javascript:alert(1))",
  });
  expect(screen.getByText("<img src=x onerror=alert(1)> kettle")).toBeVisible();
  expect(document.querySelector("main img[src], main script, main a[href^=javascript]")).toBeNull();
});

it("withholds the steps where the sender's own answer told of danger, and says so first", async () => {
  const questions = [{ id: 1, question: "Does it smoke?", answer: "Yes, smoke came out of it" }];
  await openLink({ questions });
  expect(screen.getByText("Stop: read this before you go on")).toBeVisible();
  expect(screen.queryByText(/reads below 1 Ω/)).toBeNull();
});

it.each([
  ["", "There is no guide in this link"],
  ["#1.notAGuide", "This link is damaged"],
  ["#2.abc", "This link is newer than this page"],
])("says of a link with %j why it shows nothing, and leads on", async (hash, title) => {
  openHash(hash);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: "Start a repair" })).toBeVisible();
});

it("opens another link in the same tab", async () => {
  const { router } = await openLink();
  await act(() => router.navigate(paths.sharedGuide));
  expect(
    await screen.findByRole("heading", { name: "There is no guide in this link" }),
  ).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole("heading", { name: "Shared repair guide" })).toBeVisible();
});
