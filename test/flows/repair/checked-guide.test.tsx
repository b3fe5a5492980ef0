import { act, cleanup, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { benchState } from "~/features/repair/bench-state";
import { openCheck } from "~/features/repair/checked/open-check";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { server } from "../../../mocks/node";
import { guideEntry, rootCauseEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { connectProvider } from "./provider";

const mark = "[handbook: kettle, the contact on the base]";
const repairGuide = `## Safety precautions
- Take care.

## Steps
1. **Unplug the base and empty the jug.** Let both parts stand for ten minutes. ${mark}
2. **Wipe the rings of the base.** Dip a cotton bud in alcohol and wipe the rings with it. ${mark}
3. **Dust the shelf.** It looks nicer then. [handbook: toaster, jammed bread]
4. **Sing to it.** Low notes work best.
5. **Scratch the rest off.** Wipe the rings of the base, then scratch the crusts off with a knife.`;

const written = {
  itemIssue: "It does not switch on",
  rootCause: "Dirt on the contact between the jug and its base.",
  repairGuide,
  guideFrom: "provider",
} as const;

const steps = async () => {
  const part = await screen.findByRole("region", { name: "Step-by-Step Repair Guide" });
  const checks = await within(part).findAllByText(/^(?:Stands in|Not in|Against) the handbook$/);
  return { part, checks: checks.map(({ textContent }) => textContent) };
};

it("says at each step of a model's guide how it stands to the handbook", async () => {
  renderScreen(guideEntry(written));
  const { part, checks } = await steps();
  expect(checks).toEqual([
    "Stands in the handbook",
    "Stands in the handbook",
    "Not in the handbook",
    "Not in the handbook",
    "Against the handbook",
  ]);
  const [against] = within(part).getAllByText("Against the handbook");
  expect(against?.closest("[role=note]")).toHaveTextContent(
    /The handbook says not to do this.*never with metal/,
  );
  expect(part).toHaveTextContent("scratch the crusts off with a knife.");
});

it("puts a warning in that the guide leaves out, as the handbook's", async () => {
  renderScreen(guideEntry(written));
  const warning = await screen.findByText(/^Alcohol burns/);
  expect(warning).toHaveTextContent("Warning from the handbook, which this guide leaves out:");
  expect(warning.closest("li")).toHaveTextContent("Wipe the rings of the base");
});

it("opens the page beside the step that was taken from it, and shows no mark", async () => {
  const { user } = renderScreen(guideEntry(written));
  const name = "From the handbook: kettle, the contact on the base";
  const [first, ...others] = await screen.findAllByRole("button", { name });
  expect(others).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /toaster/ })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent("[handbook");
  if (first) await user.click(first);
  const page = await screen.findByRole("dialog", {
    name: "The handbook: kettle, the contact on the base",
  });
  expect(page).toHaveTextContent(/Wipe the rings of the base.*Warning: Alcohol burns/);
  await user.click(within(page).getByRole("button", { name: "Close the page" }));
  expect(first).toHaveFocus();
});

it("opens the page that a model's root cause cites, once for each, and shows no mark", async () => {
  const rootCause = `${written.rootCause} ${mark}\n\nIt may be lime. ${mark} [handbook: kettle, the moon]`;
  const { user } = renderScreen(
    rootCauseEntry({ itemIssue: written.itemIssue, rootCause, rootCauseFrom: "provider" }),
  );
  const part = await screen.findByRole("region", { name: "Root Cause Analysis" });
  const [first, ...others] = await within(part).findAllByRole("button", {
    name: /^From the handbook:/,
  });
  expect(others).toEqual([]);
  expect(document.body).not.toHaveTextContent("[handbook");
  if (first) await user.click(first);
  const page = await screen.findByRole("dialog");
  expect(page).toHaveAccessibleName("The handbook: kettle, the contact on the base");
});

describe("a root cause that tells what nobody should do", () => {
  const rootCause =
    "The fuse in the plug has blown. Remove the fuse and bridge it with wire; work on it while plugged in.";
  const toaster = { itemDescription: "Philips toaster", itemIssue: "It does not heat", rootCause };

  it("says so below its words, and at the guide", async () => {
    renderScreen(rootCauseEntry({ ...toaster, rootCauseFrom: "provider" }));
    const part = await screen.findByRole("region", { name: "Root Cause Analysis" });
    const told = await within(part).findByText("Against the handbook");
    expect(told.closest("[role=note]")).toHaveTextContent(
      /Nobody should do this at home\..*never bridged\.It leaves the power on while you open or measure\./,
    );
    cleanup();
    renderScreen(guideEntry({ ...toaster, rootCauseFrom: "browser", guideFrom: "handbook" }));
    const atGuide = await screen.findByText("Root cause: against the handbook");
    expect(atGuide.closest("[role=note]")).toHaveTextContent(/never bridged\./);
    expect(screen.queryByText(/in the handbook$/)).not.toBeInTheDocument();
  });

  it("does not say so of the handbook's own", async () => {
    const own = { ...toaster, rootCauseFrom: "handbook", guideFrom: "provider" } as const;
    renderScreen(guideEntry(own));
    await screen.findAllByText(/^(?:Stands in|Not in) the handbook$/);
    expect(screen.queryByText(/against the handbook$/i)).not.toBeInTheDocument();
  });
});

it("cites no page, with its steps, where the repair is to stop", async () => {
  const rootCause = `${written.rootCause} ${mark}`;
  const itemIssue = "It does not switch on, and there is smoke coming out of the base";
  const entry = rootCauseEntry({ itemIssue, rootCause, rootCauseFrom: "provider" });
  renderScreen(entry);
  await screen.findByText("Still unsafe");
  const { cited } = await act(() => openCheck(toRepairCase(entry.state)));
  expect(cited).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^From the handbook:/ })).not.toBeInTheDocument();
});

it("cites no page for the handbook's own root cause", async () => {
  const rootCause = `${written.rootCause} ${mark}`;
  renderScreen(
    rootCauseEntry({ itemIssue: written.itemIssue, rootCause, rootCauseFrom: "handbook" }),
  );
  await screen.findByText(written.rootCause);
  expect(screen.queryByRole("button", { name: /^From the handbook:/ })).not.toBeInTheDocument();
});

it("says nothing of the kind at the handbook's own guide", async () => {
  renderScreen(guideEntry({ ...written, guideFrom: "handbook" }));
  await screen.findByText("Low notes work best.");
  expect(screen.queryByText(/in the handbook$/)).not.toBeInTheDocument();
});

it("says it at the bench too", async () => {
  const bench = benchState.parse({ place: 5 });
  renderScreen(guideEntry({ ...written, atBench: true, bench }));
  expect(await screen.findByText("Against the handbook")).toBeVisible();
});

it("says it while the guide is being written, of the steps that are whole", async () => {
  connectProvider();
  const cut = `${repairGuide}\n6. **Then`;
  const frame = JSON.stringify({ choices: [{ index: 0, delta: { content: cut } }] });
  server.use(
    http.post(
      "*/chat/completions",
      () =>
        new HttpResponse(`data: ${frame}\n\n`, {
          headers: { "Content-Type": "text/event-stream" },
        }),
    ),
  );
  const { user } = renderScreen(
    rootCauseEntry({ itemIssue: written.itemIssue, rootCause: written.rootCause }),
  );
  await user.click(await screen.findByRole("button", { name: "Generate Repair Guide" }));
  await screen.findByText(/^This may be incomplete/);
  const found = await screen.findByRole("region", { name: "Held against the handbook" });
  expect(found).toHaveTextContent("Step 5: against the handbook");
  expect(document.body).not.toHaveTextContent("[handbook");
});
