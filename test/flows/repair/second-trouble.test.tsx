import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths } from "~/shared/paths";
import type { Understanding } from "~/domain/understanding";
import { diagnosticsEntry, guideEntry, rootCauseEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { answer, generateButton } from "./answer-form";
import { description, issue } from "./request-form";

const understood: Understanding = {
  thing: "kettle",
  hasPage: true,
  opened: { kind: "kettle", fault: "kettle-leaks" },
  isAsked: true,
  otherThings: [],
  otherTroubles: [],
  also: { thing: null, words: "the lid does not close" },
};

const offer = async () => within(await screen.findByRole("region", { name: "You also mentioned" }));
const next = async () => (await offer()).getByRole("button", { name: "Take this next" });

describe("a second trouble", () => {
  it("is found in the complaint and named in the person's own words", async () => {
    const { user } = renderScreen(
      diagnosticsEntry({
        itemDescription: "My bicycle",
        itemIssue: "The chain slips and the rear tyre is flat",
      }),
    );
    await answer(user, "not sure", "not sure", "not sure");
    await user.click(generateButton());
    expect((await offer()).getByText(/“The chain slips”/)).toBeVisible();
  });

  it.each([
    ["the root cause", rootCauseEntry({ understood })],
    ["the guide", guideEntry({ understood })],
  ])("is taken next from %s, and Back leads to the repair that was left", async (_name, entry) => {
    const { user, router } = renderScreen([paths.home, entry]);
    await user.click(await next());
    expect(await description()).toHaveValue("My Bosch kettle, bought in 2019");
    expect(await issue()).toHaveValue("the lid does not close");
    expect(router.state.location.pathname).toBe(paths.repairRequest);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(entry.pathname);
    expect(await next()).toBeVisible();
  });

  it("may be about another thing", async () => {
    const also = { thing: "toaster", words: "my toaster is broken too" };
    const { user } = renderScreen(rootCauseEntry({ understood: { ...understood, also } }));
    expect((await offer()).getByText(/That is about your toaster\./)).toBeVisible();
    (await next()).focus();
    await user.keyboard("{Enter}");
    expect(await description()).toHaveValue("My toaster");
    expect(await issue()).toHaveValue("my toaster is broken too");
  });

  it("is not offered where there is none, or where the repair is stopped", async () => {
    renderScreen(
      rootCauseEntry({ understood, itemIssue: "It gave me an electric shock when I touched it" }),
    );
    expect(await screen.findByText("Still unsafe")).toBeVisible();
    expect(screen.queryByRole("region", { name: "You also mentioned" })).toBeNull();
  });
});
