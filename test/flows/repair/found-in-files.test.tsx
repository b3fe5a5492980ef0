import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Sounds } from "~/domain/findings";
import { chooseSource } from "~/services/assistant/assistant-settings";
import { photoMark } from "../../../mocks/replies";
import { renderScreen } from "../../support/render-app";
import {
  answeredEntry,
  diagnosticsEntry,
  kettlePhoto,
  kettleSound,
  requestEntry,
  rootCauseEntry,
} from "../../support/repair-entries";
import { answerWith, connectProvider, watchProvider } from "./provider";

const seeing = () => {
  connectProvider();
  vi.stubEnv("VITE_AI_MODEL", "gpt-4o-mini");
};
const photoField = () => screen.findByRole("textbox", { name: "What the photo shows" });
const recordingField = () => screen.findByRole("textbox", { name: "What the recording holds" });
const shown = "The Bosch kettle from the side, with scale at its spout.";

/** As the browser hears it. */
const hum: Sounds = {
  seconds: 5,
  averageLevel: -25,
  peakLevel: -10,
  isClipped: false,
  humHz: 100,
  clicksPerSecond: null,
  squealHz: null,
  course: "even",
};

const note = (words: RegExp) => screen.findByText(words);

describe("what is said of a file before it is sent", () => {
  it("with the handbook: nobody looks, nothing leaves the browser", async () => {
    renderScreen(requestEntry({ imageFile: kettlePhoto, audioFile: kettleSound }));
    expect(await note(/can't see photos\. Describe what yours shows/)).toBeVisible();
    expect(await note(/recording is not sent anywhere/)).toBeVisible();
  });

  it("with a model that does not see: the photo stays", async () => {
    connectProvider();
    renderScreen(requestEntry({ imageFile: kettlePhoto }));
    expect(
      await note(/photo is not sent: gpt-3\.5-turbo cannot see photos.*Describe/),
    ).toBeVisible();
  });

  it("with a model that sees: where the photo goes, and that it goes once", async () => {
    seeing();
    renderScreen(requestEntry({ imageFile: kettlePhoto, audioFile: kettleSound }));
    expect(
      await note(/photo is sent once to api\.openai\.com, for gpt-4o-mini to look at/),
    ).toBeVisible();
    expect(await note(/Words spoken are written down by api\.openai\.com/)).toBeVisible();
  });

  it("with the browser's own model: both stay on this device", async () => {
    chooseSource("browser");
    renderScreen(requestEntry({ imageFile: kettlePhoto, audioFile: kettleSound }));
    expect(
      await note(/photo stays on this device: the browser's own model looks at it/),
    ).toBeVisible();
    expect(await note(/recording is not sent anywhere/)).toBeVisible();
    expect(screen.queryByText(/api\.openai\.com/)).toBeNull();
  });

  it("nothing while no file is chosen", async () => {
    renderScreen(requestEntry());
    await screen.findByRole("button", { name: "Continue to Diagnostics" });
    expect(screen.queryByText(/photo is not/)).toBeNull();
    expect(screen.queryByText(/recording is not/)).toBeNull();
  });
});

describe("what was found in the files", () => {
  beforeEach(seeing);

  it("is shown, can be corrected, and travels on as corrected", async () => {
    const requests = watchProvider();
    const { user } = renderScreen(diagnosticsEntry({ imageFile: kettlePhoto }));
    const field = await photoField();
    expect(field).toHaveValue(shown);
    await user.clear(field);
    await user.click(field);
    await user.paste("A cracked base.");
    for (const box of screen.getAllByRole("textbox").slice(0, 3)) {
      await user.click(box);
      await user.paste("Not sure");
    }
    await user.click(screen.getByRole("button", { name: "Generate Root Cause" }));
    await screen.findByRole("heading", { level: 1, name: "Root Cause Analysis" });
    const item = within(await screen.findByRole("region", { name: "Item Information" }));
    expect(item.getByText("A cracked base.")).toBeVisible();

    const [questions, rootCause] = requests.map(({ messages }) => messages[1]?.content ?? "");
    expect(questions).toContain(photoMark);
    expect(rootCause).not.toContain(photoMark);
    expect(rootCause).toContain("<photo_shows>\nA cracked base.\n</photo_shows>");
  });

  it("comes back from the root cause, and the photo is not sent again", async () => {
    const requests = watchProvider();
    const found = {
      photo: "A cracked base.",
      recording: { correction: "A steady hum at 100 Hz." },
    };
    const { user } = renderScreen(rootCauseEntry({ imageFile: kettlePhoto, findings: found }));
    await user.click(await screen.findByRole("button", { name: "Back to Diagnostics" }));
    expect(await photoField()).toHaveValue("A cracked base.");
    expect(await recordingField()).toHaveValue("A steady hum at 100 Hz.");
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: "Continue to Diagnostics" }));
    expect(await photoField()).toHaveValue("A cracked base.");
    expect(requests).toEqual([]);
  });

  it("is forgotten with the photo", async () => {
    const { user, router } = renderScreen(
      requestEntry({ imageFile: kettlePhoto, findings: { photo: "A cracked base." } }),
    );
    await user.click(await screen.findByRole("button", { name: "Remove image" }));
    await user.click(screen.getByRole("button", { name: "Continue to Diagnostics" }));
    await screen.findByRole("heading", { level: 1, name: "Diagnostic Questions" });
    expect(router.state.location.state.findings.photo).toBeUndefined();
  });

  it("is heard too: the words spoken stand with the sounds", async () => {
    renderScreen(
      diagnosticsEntry({ audioFile: kettleSound, findings: { recording: { sounds: hum } } }),
    );
    expect(await recordingField()).toHaveValue(
      "A steady hum at 100 Hz. The recording lasts 5 seconds and was picked up at usual strength. " +
        "Words spoken: “It clicks when I press the switch.”",
    );
  });

  it("counts as the person corrects it, and keeps the words spoken", async () => {
    const requests = watchProvider();
    const findings = { recording: { sounds: hum, words: "It hums." } };
    const { user } = renderScreen(answeredEntry({ audioFile: kettleSound, findings }));
    const field = await recordingField();
    await user.clear(field);
    await user.click(field);
    await user.paste("A loud rattle. Words spoken: “It rattles.”");
    await user.click(screen.getByRole("button", { name: "Generate Root Cause" }));
    await screen.findByRole("heading", { level: 1, name: "Root Cause Analysis" });
    expect(requests[0]?.messages[1]?.content).toContain(
      "<recording_holds>\nA loud rattle. Words spoken: “It rattles.”\n</recording_holds>",
    );
    await user.click(await screen.findByRole("button", { name: "Back to Diagnostics" }));
    expect(await recordingField()).toHaveValue("A loud rattle. Words spoken: “It rattles.”");
  });

  it("is read for dangers at once", async () => {
    answerWith(`Photo: A swollen battery.\n[{"question":"One?"},{"question":"Two?"}]`);
    renderScreen(
      diagnosticsEntry({
        itemDescription: "Samsung phone, four years old",
        imageFile: kettlePhoto,
      }),
    );
    await photoField();
    expect(screen.getByText("Stop: read this before you go on")).toBeVisible();
  });

  it.each([
    ["photo", { photo: "A frayed cord." }],
    ["recording", { recording: { words: "I got a shock from it." } }],
  ])("is read for dangers on every screen that follows: %s", async (_file, findings) => {
    renderScreen(rootCauseEntry({ findings }));
    expect(await screen.findByText("Still unsafe")).toBeVisible();
  });

  it("travels back by the breadcrumb as well, corrected", async () => {
    const { user, router } = renderScreen(
      answeredEntry({ imageFile: kettlePhoto, findings: { photo: "A cracked base." } }),
    );
    const field = await photoField();
    await user.clear(field);
    await user.paste("A cracked lid.");
    await user.click(screen.getByRole("link", { name: "Repair Request" }));
    await screen.findByRole("heading", { level: 1, name: "Submit a Repair Request" });
    expect(router.state.location.state).toMatchObject({ findings: { photo: "A cracked lid." } });
  });

  it("is missed where nothing was read from a file", async () => {
    renderScreen(answeredEntry({ imageFile: kettlePhoto, audioFile: kettleSound }));
    expect(await screen.findByText(/^Nothing was read from the photo\./)).toBeVisible();
    expect(screen.getByText(/^Nothing was read from the recording\./)).toBeVisible();
  });

  it("does not show where nothing was found", async () => {
    renderScreen(answeredEntry());
    await screen.findByRole("button", { name: "Generate Root Cause" });
    expect(screen.queryByRole("region", { name: "Found in your files" })).toBeNull();
    expect(screen.queryByText(/^Nothing was read/)).toBeNull();
  });
});
