import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { guideEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { heading, holdClock, openBench } from "./at-bench";

const repairGuide = `## Steps
1. **Unplug the kettle.** Let it cool.
2. **Test the heating element.** Multimeter on ohms, across its two tabs.
3. **Try it.** Plug it in and boil it.
4. **Measure the voltage** at the element with the multimeter.`;

beforeEach(holdClock);

const field = (name: string) => screen.findByRole("textbox", { name });

describe("the multimeter at the bench", () => {
  it("says what a heater is to show, and what it means that it does not", async () => {
    const { press, user, router } = await openBench({ repairGuide });
    await press("Ready, begin");
    await press("It is unplugged");
    await user.click(await screen.findByRole("button", { name: "Read the multimeter" }));
    const panel = within(screen.getByRole("region", { name: "Multimeter" }));
    expect(panel.getByText(/Dial to Ω/)).toBeVisible();
    await user.type(await field("Volts on the rating plate"), "230");
    await user.type(await field("Watts on the rating plate"), "2000");
    expect(panel.getByText("23.8 to 29.1 Ω")).toBeVisible();
    await user.type(await field("It shows"), "26,4");
    expect(panel.getByRole("status")).toHaveTextContent("The heater is sound.");
    await user.clear(await field("It shows"));
    await user.type(await field("It shows"), "OL");
    expect(panel.getByRole("status")).toHaveTextContent("No current gets through.");
    expect(await heading("Test the heating element")).toBeVisible();

    // What was typed is there again by Back, by Forward, and among the guide's own steps.
    await act(() => router.navigate(-1));
    expect(await field("It shows")).toHaveValue("OL");
    await act(() => router.navigate(1));
    expect(await field("Watts on the rating plate")).toHaveValue("2000");
    expect(await field("It shows")).toHaveValue("OL");
  });

  it("is not there where nothing is measured, and never live", async () => {
    const { press } = await openBench({ repairGuide });
    await press("Ready, begin");
    expect(screen.queryByRole("button", { name: "Read the multimeter" })).toBeNull();
    await press("It is unplugged");
    await press("Done, next");
    await press("Done, next");
    expect(await screen.findByText(/^Nothing is measured live here/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Read the multimeter" })).toBeNull();
  });
});

it("helps among the steps of the guide, too, where the handbook says what is measured", async () => {
  const body = "Multimeter from tip to collar.";
  const { user } = renderScreen(
    guideEntry({
      guideFrom: "handbook",
      guideParts: {
        facts: [],
        sections: [{ kind: "steps", title: "Steps", body: "" }],
        steps: [
          {
            title: "Try cell and wire",
            action: "measure",
            warnings: "",
            body,
            measures: [{ what: "cell" }, { what: "switch", between: "pin to contact" }],
          },
          { title: "Look at the multimeter", action: "inspect", warnings: "", body, measures: [] },
        ],
      },
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Read the multimeter" }));
  await user.type(await field("It shows"), "1.2");
  expect(screen.getByText("It depends on the kind of battery.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Alkaline/ }));
  expect(screen.getByText("This cell is weak.")).toBeVisible();
  expect(screen.getByText("From pin to contact")).toBeVisible();
  await user.type(await field("It shows, released"), "OL");
  await user.type(await field("It shows, pressed"), "beep");
  expect(screen.getByText("It switches as it should.")).toBeVisible();
});
