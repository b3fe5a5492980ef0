import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  answered,
  kettlePhoto,
  kettleSound,
  rootCauseEntry,
  understood,
} from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";

const card = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the root cause screen", () => {
  it("says what it is", async () => {
    renderScreen(rootCauseEntry());
    expect(
      await screen.findByRole("heading", { name: "Root Cause Analysis", level: 1 }),
    ).toBeVisible();
    expect(
      screen.getByText("We've analyzed your issue and identified the likely cause"),
    ).toBeVisible();
    expect(document.title).toBe("Root Cause Analysis · Mendwise");
  });

  it("has the item's information with description and issue", async () => {
    renderScreen(rootCauseEntry({ imageFile: kettlePhoto, audioFile: kettleSound }));
    const item = await card("Item Information");
    expect(item.getByRole("heading", { name: "Item Information" })).toBeVisible();
    expect(item.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Description",
      "Issue",
      "Recording",
    ]);
    expect(item.getByText("My Bosch kettle, bought in 2019")).toBeVisible();
    expect(item.getByText("It does not heat up any more, the light stays off")).toBeVisible();
    expect(item.getByRole("img", { name: "Your photo: kettle.jpg" })).toBeVisible();
    expect(item.getByText("hiss.mp3")).toBeVisible();
  });

  it("has the cause before the question whether the item is another", async () => {
    renderScreen(rootCauseEntry({ understood }));
    await card("Root Cause Analysis");
    const names = screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"));
    expect(names.slice(0, 2)).toEqual(["Root Cause Analysis", "What this is about"]);
  });

  it("has each question with its answer", async () => {
    renderScreen(rootCauseEntry());
    const responses = await card("Diagnostic Responses");
    expect(responses.getByRole("heading", { name: "Diagnostic Responses" })).toBeVisible();
    for (const { question, answer } of answered) {
      expect(responses.getByText(question)).toBeVisible();
      expect(responses.getByText(question).nextElementSibling).toHaveTextContent(answer);
    }
  });

  it("has the analysis, as formatted text, and who wrote it", async () => {
    renderScreen(
      rootCauseEntry({
        rootCause: "The **fuse** has blown.\n\nMeasure it.",
        rootCauseFrom: "provider",
      }),
    );
    const analysis = await card("Root Cause Analysis");
    expect(analysis.getByText("fuse").tagName).toBe("STRONG");
    expect(analysis.getByText("Measure it.")).toBeVisible();
    expect(analysis.getByText(/^Written by the connected AI/)).toBeVisible();
  });

  it("names the handbook when that wrote the analysis", async () => {
    renderScreen(rootCauseEntry({ rootCauseFrom: "handbook" }));
    const analysis = await card("Root Cause Analysis");
    expect(analysis.getByText("From the built-in repair handbook")).toBeVisible();
  });

  it("says what comes next", async () => {
    renderScreen(rootCauseEntry());
    const note = await screen.findByRole("note");
    expect(note).toHaveTextContent(/^Next Steps/);
    expect(note).toHaveTextContent("generate the repair guide");
    expect(screen.getByRole("button", { name: "Generate Repair Guide" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "Back to Diagnostics" })).toBeEnabled();
  });

  it("shows what a person typed as the text that it is", async () => {
    renderScreen(rootCauseEntry({ itemIssue: "<img src=x onerror=alert(1)> **leaks**" }));
    const item = await card("Item Information");
    expect(item.getByText("<img src=x onerror=alert(1)> **leaks**")).toBeVisible();
  });
});
