import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { diagnosticsEntry, guideEntry, rootCauseEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { ask, openChat, renderChat, said } from "./chat-widget";
import { answerWith, connectProvider, writeInTwoParts } from "./provider";

const microwave = { itemDescription: "Old microwave oven", itemIssue: "It hums, but stays cold" };
const teddy = { itemDescription: "Teddy bear of my son", itemIssue: "A seam has opened" };
const teddyGuide = { ...teddy, repairGuide: "## Steps\n1. **Sew it up.** Use strong thread." };
const quietLine = "Stop if you are unsure; a repair is not worth an injury.";
const microwaveWords = /Parts inside can hold a deadly charge/;

/** The red notice; toasts are alerts too. The chat that is not open yet holds one of its own. */
const findStop = (title = "Stop: read this before you go on") =>
  waitFor(() => {
    const notice = screen.getAllByRole("alert").find((alert) => within(alert).queryByText(title));
    if (!notice) throw new Error("There is no such alert");
    return notice;
  });

const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

describe("a stop is shown first", () => {
  it("on the questions, which can still be answered", async () => {
    renderScreen(diagnosticsEntry(microwave));
    const [firstAnswer] = await screen.findAllByRole("textbox");
    const stop = await findStop();
    expect(stop).toHaveTextContent(microwaveWords);
    expect(stop).toHaveTextContent(/What to do now: Pull the plug and do not open the casing/);
    expect(firstAnswer && isBefore(stop, firstAnswer)).toBe(true);
  });

  it.each([
    ["de", "Der Toaster raucht", /Was jetzt zu tun ist: Nicht weiter benutzen\./],
    ["nl", "Er komt rook uit en het ruikt verbrand", /Wat u nu moet doen: /],
    ["fr", "Il y a de la fumée et une odeur de brûlé", /Ce qu’il faut faire maintenant : /],
  ])("in the language that it was told in, and in English: %s", async (lang, itemIssue, words) => {
    renderScreen(diagnosticsEntry({ itemDescription: "Toaster, Philips", itemIssue }));
    const [own, english] = (await findStop()).querySelectorAll("[lang]");
    expect(own).toHaveAttribute("lang", lang);
    expect(own).toHaveTextContent(words);
    expect(english).toHaveAttribute("lang", "en");
    expect(english).toHaveTextContent(/What to do now: Stop using it\./);
  });

  it("with one list of what to do where there are several dangers", async () => {
    renderScreen(diagnosticsEntry({ ...microwave, itemIssue: "It sparks and smokes" }));
    const stop = await findStop();
    expect(within(stop).getAllByText("What to do now:")).toHaveLength(1);
    expect(within(stop).getAllByRole("listitem")).toHaveLength(2);
    expect(stop).toHaveTextContent("It sparked and smoked.");
  });

  it("on the root cause, which can still be read", async () => {
    renderScreen(rootCauseEntry(microwave));
    const stop = await findStop("Still unsafe");
    expect(stop).toHaveTextContent(/Pull the plug and do not open the casing/);
    expect(stop).not.toHaveTextContent(microwaveWords);
    const cause = await screen.findByText("The thermal fuse under the base has blown.");
    expect(isBefore(stop, cause)).toBe(true);
  });

  it("on the guide, which then holds no steps but whom to call and how to make it safe", async () => {
    renderScreen(guideEntry(microwave));
    const guide = await screen.findByRole("region", { name: "Step-by-Step Repair Guide" });
    expect(isBefore(await findStop("Still unsafe"), guide)).toBe(true);
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.queryByText(/Measure the fuse/)).not.toBeInTheDocument();
    expect(screen.queryByText("Multimeter")).not.toBeInTheDocument();
    expect(within(guide).getByText("Let the kettle cool for 30 minutes.")).toBeVisible();
    expect(within(guide).getByText("The cord is scorched.")).toBeVisible();
  });

  it("on the guide's paper too", async () => {
    renderScreen(guideEntry(microwave));
    expect((await findStop("Still unsafe")).closest(".no-print")).toBeNull();
  });

  it("in the chat", async () => {
    const { user } = renderScreen(guideEntry(microwave));
    const chat = await openChat(user);
    const stop = within(chat).getByRole("alert");
    expect(stop).toHaveTextContent(microwaveWords);
    expect(isBefore(stop, within(chat).getByRole("log"))).toBe(true);
  });

  it("when an answer tells of the danger", async () => {
    renderScreen(
      rootCauseEntry({
        questions: [{ id: 1, question: "Is there a smell of burning?", answer: "Yes" }],
      }),
    );
    expect(await findStop()).toHaveTextContent(/It smelled of burning/);
  });

  it("when the assistant fails", async () => {
    connectProvider();
    vi.stubEnv("VITE_AI_API_KEY", "");
    vi.spyOn(console, "error").mockReturnValue();
    renderScreen(diagnosticsEntry(microwave));
    expect(await findStop()).toHaveTextContent(microwaveWords);
  });
});

describe("on a stop, no steps leave the page", () => {
  it("while the guide is being written", async () => {
    connectProvider();
    const { letGo } = writeInTwoParts("## Steps\n1. **Measure the fuse.**", "\n2. **Open it.**");
    const { user } = renderScreen(rootCauseEntry(microwave));
    await user.click(await screen.findByRole("button", { name: "Generate Repair Guide" }));
    expect(await screen.findByText("Writing your repair guide")).toBeVisible();
    letGo();
    await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
    await findStop("Still unsafe");
    expect(screen.queryByText(/Measure the fuse/)).toBeNull();
  });

  it("by the download", async () => {
    const made = vi.spyOn(URL, "createObjectURL");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { user } = renderScreen(guideEntry(microwave));
    await user.click(await screen.findByRole("button", { name: "Download" }));
    const file = made.mock.calls.at(-1)?.[0];
    if (!(file instanceof Blob)) throw new Error("No file was made");
    const text = await file.text();
    expect(text).toMatch(microwaveWords);
    expect(text).toContain("The cord is scorched.");
    expect(text).not.toContain("Measure the fuse");
  });

  describe("by sharing", () => {
    afterEach(() => void Reflect.deleteProperty(navigator, "share"));

    it("with the device", async () => {
      const share = vi.fn<typeof navigator.share>();
      Object.defineProperty(navigator, "share", { value: share, configurable: true });
      const { user } = renderScreen(guideEntry(microwave));
      await user.click(await screen.findByRole("button", { name: "Share" }));
      await waitFor(() => expect(share).toHaveBeenCalled());
      const text = share.mock.calls[0]?.[0]?.text;
      expect(text).toMatch(microwaveWords);
      expect(text).not.toContain("Measure the fuse");
    });
  });
});

describe("in the chat", () => {
  it("a question that would defeat a safety part takes the steps away", async () => {
    const { user } = await renderChat(guideEntry(teddyGuide));
    expect(screen.getByRole("checkbox")).toBeInTheDocument();
    await ask(user, "how do I bypass the interlock");
    expect((await screen.findAllByText(/A safety part must stay in force/)).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("a reply that makes light of a danger stops, and is not shown", async () => {
    connectProvider();
    answerWith("You can safely open the microwave and look inside.");
    const { user } = await renderChat(guideEntry(teddyGuide));
    await ask(user, "What about the other one?");
    expect(await screen.findAllByText("Stop: read this before you go on")).toHaveLength(2);
    expect(said().at(-1)).toMatch(microwaveWords);
    expect(screen.queryByText(/You can safely open/)).not.toBeInTheDocument();
  });

  it("a reply with steps gives way to the notice, and one without is shown", async () => {
    await renderChat(
      guideEntry({
        ...microwave,
        chat: [
          { text: "Which part?", isUser: true },
          { text: "1. Unscrew the back.\n2. Swap the part.", isUser: false },
          { text: "Whom should I call?", isUser: true },
          { text: "A service for household appliances.", isUser: false },
        ],
      }),
    );
    expect(said()[2]).toMatch(microwaveWords);
    expect(said()[4]).toBe("A service for household appliances.");
  });
});

it("a guide that makes light of a danger has a stop instead of steps", async () => {
  const repairGuide = "## Steps\n1. **Open the microwave.** You can safely open the microwave.";
  renderScreen(guideEntry({ ...teddy, repairGuide }));
  expect(await findStop()).toHaveTextContent(microwaveWords);
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

describe("where nothing is dangerous there is one quiet line", () => {
  it.each([
    ["questions", diagnosticsEntry(teddy)],
    ["root cause", rootCauseEntry({ ...teddy, rootCause: "The thread has worn through." })],
    ["guide", guideEntry({ ...teddyGuide, rootCause: "The thread has worn through." })],
  ])("on the %s", async (_screen, entry) => {
    renderScreen(entry);
    const [line] = await screen.findAllByText(quietLine);
    expect(line).toBeVisible();
    expect(screen.queryByRole("group", { name: "Take care" })).not.toBeInTheDocument();
  });
});
