import { act, cleanup, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { benchState } from "~/features/repair/bench-state";
import type { GuideState } from "~/features/repair/flow";
import { paths } from "~/shared/paths";
import { guideEntry, kettlePhoto } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { holdClock, openBench } from "./at-bench";

const title = () => screen.findByRole("heading", { level: 1, name: "Hand-off sheet" });
const field = (name: string) => screen.getByLabelText(name);
const known = () => within(screen.getByRole("region", { name: "What is known so far" }));

const bench = benchState.parse({
  place: 2,
  log: [{ cup: "A", step: 1, what: "2 screws", photo: kettlePhoto }],
  meter: [
    { step: "Measure the fuse", field: "0.reading", text: "0.4" },
    { step: "Measure the fuse", field: "0.pressed", text: " OL" },
    { step: "Measure the fuse", field: "0.volts", text: "230" },
  ],
  tried: ["steam-path", "Step 2: it cannot be done."],
});

const filled = (brand: string) => ({ id: "mendwise_1", filled: { brand } });

async function openFromGuide(state: Partial<GuideState> = {}) {
  const app = renderScreen(guideEntry(state));
  await app.user.click(await screen.findByRole("button", { name: "Hand-off sheet" }));
  await title();
  return app;
}

async function press(name: string) {
  const texts: Promise<string>[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) texts.push(file.text());
    return "blob:stub";
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLElement) {
    saved.push(this.getAttribute("download") ?? "");
  });
  screen.getByRole("button", { name }).click();
  return { name: saved.at(-1), text: (await texts.at(-1)) ?? "" };
}

it("tells who takes over what is wrong, what was tried and what came off", async () => {
  await openFromGuide({ bench, doneSteps: [1] });
  for (const words of [
    "My Bosch kettle, bought in 2019",
    "It does not heat up any more, the light stays off",
    "The thermal fuse under the base has blown.",
    "Ruled out: steam path; Step 2: it cannot be done.",
    "Cup A: 2 screws, step 1",
  ])
    expect(known().getByText(words)).toBeVisible();
  expect(known().getByText(/Unplug the kettle/)).toHaveTextContent(/^Done: Unplug the kettle$/);
  expect(known().getByText(/Measure the fuse/)).toHaveTextContent(
    /^Not done: Measure the fuse\. The meter showed 0\.4; OL$/,
  );
  expect(known().getByAltText("Cup A: 2 screws")).toBeVisible();
  expect(document.title).toBe("Hand-off sheet · Mendwise");
});

it("has each question with its answer, and what was found in the photo", async () => {
  const questions = [{ id: 1, question: "Since when?", answer: "Since Monday" }];
  await openFromGuide({ questions, findings: { photo: "A kettle with a scorched base" } });
  expect(known().getByText("The photo shows: A kettle with a scorched base")).toBeVisible();
  expect(known().getByText("Since when?")).toHaveTextContent("Since when? Since Monday");
});

it("has what was said to questions of a page that was left, and none that was left open", async () => {
  const questions = [
    { id: 1, question: "Since when?", answer: "Since Monday" },
    { id: 2, question: "Does it hum?", answer: " " },
  ];
  const earlierAnswers = [{ id: 1, question: "Does the light come on?", answer: "No, never" }];
  await openFromGuide({ questions, earlierAnswers });
  const told = known()
    .getAllByText(/\?/)
    .map(({ textContent }) => textContent);
  expect(told).toEqual(["Since when? Since Monday", "Does the light come on? No, never"]);
});

it("suggests what is known already, to be changed", async () => {
  const understood = {
    thing: "kettle",
    hasPage: true,
    opened: { kind: "kettle", fault: "no-heat" },
    isAsked: true,
    otherThings: [],
    otherTroubles: [],
    also: null,
  };
  await openFromGuide({ understood, rootCause: "It is **a blown fuse**.", outcome: "worked" });
  expect(field("Suspected part")).toHaveValue("a blown fuse");
  expect(field("Kind of thing")).toHaveValue("Kettle");
  expect(field("What became of it")).toHaveValue("Fixed");
  expect(field("Problem, as the record tells it")).toHaveValue(
    "It does not heat up any more, the light stays off. Suspected cause: It is a blown fuse",
  );
  expect(field("Thing to be repaired")).toHaveValue("My Bosch kettle, bought in 2019");
  expect(field("The offer holds")).toHaveValue("30 days from the date of this sheet");
});

it("keeps what is filled in over a reload, and over Back and Forward", async () => {
  const { user, router } = await openFromGuide();
  await user.type(screen.getByLabelText("Brand"), "Bosch");
  await user.type(screen.getByLabelText("Price"), "at most 40 €");
  await user.selectOptions(screen.getByLabelText("What became of it"), "End of life");
  await user.selectOptions(screen.getByLabelText("Why it is beyond repair"), "Lack of equipment");
  window.dispatchEvent(new Event("beforeunload"));
  const { handOff } = window.history.state.usr;
  const { id } = handOff;
  expect(handOff).toMatchObject({ filled: { brand: "Bosch", price: "at most 40 €" } });

  await act(() => router.navigate(-1));
  await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
  await act(() => router.navigate(1));
  await title();
  expect(screen.getByLabelText("Brand")).toHaveValue("Bosch");

  cleanup();
  renderScreen(guideEntry({ atHandOff: true, handOff }));
  await title();
  expect(screen.getByLabelText("Price")).toHaveValue("at most 40 €");
  expect(screen.getByLabelText("Why it is beyond repair")).toHaveValue("Lack of equipment");
  expect(JSON.parse((await press("Save the record as JSON")).text)).toMatchObject({ id });
});

it("is not put back to an older filling by a guide that was left before it", async () => {
  // As after a reload on the sheet: nothing is kept but what the history's entries hold.
  const { user, router } = renderScreen([
    guideEntry({ handOff: filled("First") }),
    guideEntry({ atHandOff: true, handOff: filled("Second") }),
  ]);
  await title();
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole("button", { name: "Hand-off sheet" }));
  await title();
  expect(screen.getByLabelText("Brand")).toHaveValue("Second");
});

it("leads back to the guide as it was left", async () => {
  const { user } = await openFromGuide({ doneSteps: [1] });
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("checkbox", { name: /^Step 1/ })).toBeChecked();
});

it("leads to the guide where nothing lies behind it", async () => {
  window.history.replaceState({ idx: 0 }, "");
  const { user } = renderScreen(guideEntry({ atHandOff: true, doneSteps: [1] }));
  await title();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("checkbox", { name: /^Step 1/ })).toBeChecked();
});

it("opens at the end of the bench, and leads back there", async () => {
  holdClock();
  const { user, router, press } = await openBench({
    bench: benchState.parse({ place: "worked" }),
  });
  await press("I need more help");
  await press("Hand-off sheet");
  await title();
  expect(router.state.location.pathname).toBe(paths.repairGuide);
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByRole("heading", { name: "Did it work?" })).toBeVisible();
});

it("saves the record, in the standard's form", async () => {
  const { user } = await openFromGuide();
  await user.type(screen.getByLabelText("Country"), "bel");
  const csv = await press("Save the record as CSV");
  expect(csv.name).toBe("Mendwise-Record.csv");
  expect(csv.text).toMatch(
    /^id,data_provider,country,.+,problem\r\nmendwise_[\da-f]{16},Mendwise,BEL,/,
  );
  const json = await press("Save the record as JSON");
  expect(json.name).toBe("Mendwise-Record.json");
  expect(JSON.parse(json.text)).toMatchObject({ repair_status: "Unknown", country: "BEL" });
});

it.each([
  { label: "Year of manufacture", begun: "19", rest: "98" },
  { label: "Country", begun: "de", rest: "u" },
])("marks a $label that the record leaves out, once the field is left", async (typed) => {
  const { user } = await openFromGuide();
  const field = screen.getByLabelText(typed.label);
  await user.type(field, typed.begun);
  expect(field).toBeValid();
  await user.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/stays out of the record/);
  await user.type(field, typed.rest);
  expect(field).toBeValid();
});

it("is printed", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { user } = await openFromGuide();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});
