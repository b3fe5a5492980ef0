import { act, cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { flow } from "~/features/repair/flow";
import { paths } from "~/shared/paths";
import { diagnosticsEntry, rootCauseEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { answer, answers, generateButton, questions } from "./answer-form";
import { connectProvider, watchProvider } from "./provider";
import { description, issue } from "./request-form";

const kettle = {
  itemDescription: "Philips kettle, steel, four years old",
  itemIssue: "The light comes on, but the water stays cold",
};
const mixed = {
  itemDescription: "Washing machine and dryer in one, Bosch",
  itemIssue: "the laundry stays wet and cold",
};

const others = async () =>
  within(await screen.findByRole("region", { name: "It is something else" }));
const things = async () =>
  within(await screen.findByRole("group", { name: "Is it something else?" }));
const cause = async () =>
  (await screen.findByRole("region", { name: "Root Cause Analysis" })).textContent;
/** The root cause, once it begins so. */
async function causeOf(trouble: RegExp) {
  await screen.findByText(trouble);
  return cause();
}
const leaks = /^Your kettle leaks\./;
/** What lies in the browser's own history entry of the screen that was left. */
const keptAnswers = () =>
  flow.diagnostics.needs.parse(window.history.state.usr).questions?.map(({ answer }) => answer);
const heading = () => screen.getByRole("heading", { level: 1 });

const note = async () => (await screen.findByRole("note")).textContent;

/** From the questions, answered, to the root cause. */
async function walkToCause(entry = diagnosticsEntry(kettle)) {
  const shown = renderScreen([paths.home, entry]);
  await answer(shown.user, "no", "no, it stays cold", "can't tell");
  await shown.user.click(generateButton());
  await screen.findByRole("heading", { name: "Root Cause Analysis", level: 1 });
  return shown;
}

describe("a root cause that does not fit", () => {
  it("is not said to have other troubles where the handbook knows none of the thing", async () => {
    await walkToCause();
    expect(await note()).toMatch(/pick another trouble, or go back and correct your answers\.$/);
    cleanup();
    const rollerBlind = { itemDescription: "Roller blind in the study", itemIssue: "It is stiff" };
    await walkToCause(diagnosticsEntry(rollerBlind));
    expect(screen.queryByText("Pick the trouble that fits.", { exact: false })).toBeNull();
    expect(await note()).toMatch(/If it does not, go back and correct your answers\.$/);
  });

  it("names the thing's other troubles, and goes on with the one that is picked", async () => {
    const { user, router } = await walkToCause();
    const before = await cause();
    expect(before).toContain("lights up but does not heat the water");
    await user.click((await others()).getByRole("button", { name: "Leaks" }));
    await causeOf(leaks);
    expect(router.state.location.pathname).toBe(paths.rootCause);
    expect(router.state.location.state).toMatchObject({
      ...kettle,
      chosen: { kind: "kettle", fault: "kettle-leaks" },
    });
    expect(heading()).toHaveFocus();
    const said = within(screen.getByRole("region", { name: "Diagnostic Responses" }));
    expect(said.getByText("no, it stays cold")).toBeVisible();

    await act(() => router.navigate(-1));
    expect(await causeOf(/^Your kettle lights up/)).toBe(before);
  });

  it("is left by keyboard as well, and opens the guide for the trouble that was picked", async () => {
    const { user } = await walkToCause();
    (await others()).getByRole("button", { name: "Leaks" }).focus();
    await user.keyboard("{Enter}");
    await causeOf(leaks);
    await user.click(screen.getByRole("button", { name: "Generate Repair Guide" }));
    expect(await screen.findByText(/^This is about a leaking seal/)).toBeVisible();
  });

  it("comes back after a reload as it was picked", async () => {
    const { user, router } = await walkToCause();
    await user.click((await others()).getByRole("button", { name: "Leaks" }));
    const picked = await causeOf(leaks);
    const { state } = router.state.location;
    cleanup();
    renderScreen({ pathname: paths.rootCause, state: structuredClone(state) });
    expect(await cause()).toBe(picked);
    expect((await others()).getByRole("button", { name: "Does not switch on" })).toBeEnabled();
  });

  it("asks the questions of the trouble that was picked, and keeps the answers of before", async () => {
    const { user } = await walkToCause();
    await user.click((await others()).getByRole("button", { name: "Leaks" }));
    await causeOf(leaks);
    await user.click((await others()).getByRole("button", { name: "Answer three questions" }));
    await screen.findByRole("heading", { name: "Diagnostic Questions" });
    expect((await questions()).join(" ")).toMatch(/leak/);
    await answer(user, "yes", "no", "yes");
    await user.click(generateButton());
    const said = within(await screen.findByRole("region", { name: "Diagnostic Responses" }));
    expect(said.getAllByRole("definition")).toHaveLength(6);
    expect((await others()).queryByRole("button", { name: "Answer three questions" })).toBeNull();
  });

  it("can be none of the handbook's", async () => {
    const { user } = await walkToCause();
    await user.click((await others()).getByRole("button", { name: "None of these" }));
    await causeOf(/^The handbook has no page for this problem with your kettle/);
    expect(screen.getAllByText(/general advice/)).toHaveLength(1);
  });

  it("is not offered where a server wrote it", async () => {
    renderScreen(rootCauseEntry({ rootCauseFrom: "provider" }));
    await screen.findByRole("region", { name: "Root Cause Analysis" });
    expect(screen.queryByRole("region", { name: "It is something else" })).toBeNull();
  });

  it("is not offered where the repair is stopped", async () => {
    await walkToCause(
      diagnosticsEntry({ ...kettle, itemIssue: "It gave me a shock when I touched it" }),
    );
    expect(await screen.findByText("Still unsafe")).toBeVisible();
    expect(screen.queryByRole("region", { name: "It is something else" })).toBeNull();
  });

  it("is worked out by the handbook, though a server is connected meanwhile", async () => {
    const { user } = await walkToCause();
    connectProvider();
    const requests = watchProvider();
    await user.click((await others()).getByRole("button", { name: "Leaks" }));
    await causeOf(leaks);
    expect(requests).toEqual([]);
  });
});

describe("the item that was understood", () => {
  it("is named with the questions, and its questions are asked anew when it is another", async () => {
    const { user, router } = renderScreen(diagnosticsEntry(mixed));
    expect(await screen.findByRole("region", { name: "What this is about" })).toHaveTextContent(
      /This is about your (?:washing machine|tumble dryer)\./,
    );
    const before = await questions();
    await answer(user, "it hums a little");
    const [other] = (await things()).getAllByRole("button");
    const name = other?.textContent ?? "";
    await user.click(other ?? document.body);
    expect(keptAnswers()).toEqual(["it hums a little", "", ""]);
    await screen.findByText(name, { selector: "strong" });
    const after = await questions();
    expect(after).not.toEqual(before);
    expect(await answers()).toEqual(["", "", ""]);
    expect(heading()).toHaveFocus();
    expect(router.state.location.state.earlierAnswers).toMatchObject([
      { question: before[0], answer: "it hums a little" },
    ]);
    await act(() => router.navigate(-1));
    expect(await questions()).toEqual(before);
  });

  it("may be something else: the form has the words, and Back the answers", async () => {
    const { user, router } = renderScreen(diagnosticsEntry(kettle));
    await answer(user, "it hums");
    await user.click((await things()).getByRole("button", { name: "Change the item" }));
    expect(keptAnswers()).toEqual(["it hums", "", ""]);
    expect(await description()).toHaveValue(kettle.itemDescription);
    expect(await issue()).toHaveValue(kettle.itemIssue);
    expect(router.state.location.state.chosen).toBeUndefined();
    expect(await description()).toHaveFocus();
    expect(await description()).toHaveProperty("selectionEnd", kettle.itemDescription.length);
  });

  it("can be changed on the root cause, which is worked out again", async () => {
    const { user } = await walkToCause(diagnosticsEntry(mixed));
    const [other] = (await things()).getAllByRole("button");
    const name = other?.textContent ?? "";
    await user.click(other ?? document.body);
    expect(await screen.findByText(name, { selector: "strong" })).toBeVisible();
    expect(await cause()).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it("is told where the handbook does not know it", async () => {
    renderScreen(
      diagnosticsEntry({ itemDescription: "Astrolabe made of brass", itemIssue: "ring is stiff" }),
    );
    expect(await screen.findByRole("region", { name: "What this is about" })).toHaveTextContent(
      "This is about your astrolabe. The handbook has nothing on this problem, so this is general advice.",
    );
  });
});
