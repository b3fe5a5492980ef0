import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { flow } from "~/features/repair/flow";
import { keepAnswers, keptAnswers } from "~/features/repair/kept-answers";
import { paths } from "~/shared/paths";
import {
  answered,
  answeredEntry,
  kettlePhoto,
  kettleSound,
  requestEntry,
} from "../../support/repair-entries";
import { renderScreen, toasts } from "../../support/render-app";
import { answers, questions } from "./answer-form";
import { description, enter, issue, submitButton } from "./request-form";

describe("coming back to the repair request", () => {
  it("refills both texts, the photo with its preview, and the recording", async () => {
    renderScreen(requestEntry({ imageFile: kettlePhoto, audioFile: kettleSound }));
    expect(await description()).toHaveValue("My Bosch kettle, bought in 2019");
    expect(await issue()).toHaveValue("It does not heat up any more, the light stays off");
    expect(screen.getByRole("img", { name: "Preview of your photo" })).toHaveAttribute("src");
    expect(screen.getByText("kettle.jpg")).toBeVisible();
    expect(screen.getByText("Audio successfully uploaded")).toBeVisible();
    expect(screen.getByText("hiss.mp3")).toBeVisible();
    expect(await toasts()).toEqual([]);
  });

  it("refills the texts alone when there were no files", async () => {
    renderScreen(requestEntry());
    expect(await description()).toHaveValue("My Bosch kettle, bought in 2019");
    expect(screen.queryByRole("button", { name: "Remove image" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Remove audio" })).toBeNull();
  });

  it.each([
    ["is not flagged preserveFormData", { ...requestEntry().state, preserveFormData: false }],
    ["is a text", "preserveFormData"],
    ["has texts that are none", { ...requestEntry().state, itemDescription: ["My kettle"] }],
    ["is the questions' own", { itemDescription: "My kettle", itemIssue: "It leaks" }],
  ])("begins afresh when the state %s", async (_name, state) => {
    renderScreen({ pathname: paths.repairRequest, state });
    expect(await description()).toHaveValue("");
    expect(await issue()).toHaveValue("");
  });

  it("keeps the texts when a file did not arrive whole", async () => {
    const state = {
      ...requestEntry().state,
      imageFile: { name: "kettle.jpg", type: "image/jpeg", size: 3, bytes: "abc" },
      audioFile: {},
    };
    renderScreen({ pathname: paths.repairRequest, state });
    expect(await description()).toHaveValue("My Bosch kettle, bought in 2019");
    expect(screen.queryByRole("button", { name: "Remove image" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Remove audio" })).toBeNull();
  });

  it("leads on to the questions as they were answered, unless it was changed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { user } = renderScreen(answeredEntry({ questionsFrom: "handbook" }), {
      user: { advanceTimers: vi.advanceTimersByTime },
    });
    const lookBack = async () => user.click(await screen.findByRole("button", { name: "Back" }));
    const goOn = async () => {
      await user.click(submitButton());
      await act(() => vi.advanceTimersByTimeAsync(1500));
    };
    await questions();
    await lookBack();
    await description();
    await goOn();
    expect(await questions()).toEqual(answered.map(({ question }) => question));
    expect(await answers()).toEqual(answered.map(({ answer }) => answer));

    await lookBack();
    await enter(user, await issue(), " and smells of tar");
    await goOn();
    expect(await answers()).toEqual(["", "", ""]);
  });

  it("asks anew about another recording, though it has the name and the length of the first", async () => {
    const bytes = Uint8Array.from(new Uint8Array(kettleSound.bytes).toReversed()).buffer;
    const recorded = requestEntry({ audioFile: kettleSound }).state;
    keepAnswers(answeredEntry({ audioFile: kettleSound }).state);
    expect(keptAnswers(flow.request.needs.parse(recorded))).toBeDefined();
    expect(
      keptAnswers(flow.request.needs.parse({ ...recorded, audioFile: { ...kettleSound, bytes } })),
    ).toBeUndefined();
  });
});
