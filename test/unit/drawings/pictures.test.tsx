import { act, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { HeroScene } from "~/features/landing/HeroScene";
import { StepPicture } from "~/features/landing/StepPicture";
import { CelebrationScene } from "~/features/repair/worked/CelebrationScene";
import { WorkPicture } from "~/features/repair/pictures/WorkPicture";
import { CategoryIcon } from "~/shared/ui/CategoryIcon";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { Logo } from "~/shared/ui/Logo";
import { StatePicture } from "~/shared/ui/StatePicture";

const steps = ["describe", "diagnose", "repair", "celebrate"] as const;
const categories = [
  "electronics",
  "appliances",
  "bicycles",
  "clothing",
  "furniture",
  "audio",
  "kitchen",
  "tools",
  "others",
] as const;
const states = ["empty", "error", "offline", "not-found", "thinking", "inbox", "stop"] as const;

const sheets = {
  hero: [<HeroScene key="hero" />],
  celebration: [<CelebrationScene key="celebration" />],
  "logo and icon": [<Logo key="logo" />, <UiIcon key="icon" name="print" />],
  steps: steps.map((step) => <StepPicture key={step} step={step} />),
  categories: categories.map((category) => <CategoryIcon key={category} category={category} />),
  states: states.map((state) => <StatePicture key={state} state={state} />),
};

describe.each(Object.entries(sheets))("the drawings of the %s", (_, pictures) => {
  test("are all drawn, and no two alike", () => {
    const { container } = render(pictures);
    const drawn = [...container.querySelectorAll("svg")].map((svg) => svg.innerHTML);
    expect(drawn).not.toContain("");
    expect(new Set(drawn).size).toBe(pictures.length);
  });

  test("take their colours from the theme alone: the CSP would drop an inline style", () => {
    const { container } = render(pictures);
    expect(container.querySelector("svg :is([style], [fill], [stroke])")).toBeNull();
  });

  test("are decoration as long as they have no title", () => {
    const { container } = render(pictures);
    expect(container.querySelector("svg:not([aria-hidden='true'])")).toBeNull();
  });
});

test("a picture that says something is named by its title", () => {
  render(<Logo title="Mendwise" />);
  expect(screen.getByRole("img", { name: "Mendwise" })).toBeVisible();
});

describe("the picture of a step", () => {
  test("is drawn by its name, as decoration", async () => {
    const { container } = render(<WorkPicture name="wipe-kettle" />);
    await waitFor(() => expect(container.querySelectorAll("svg path").length).toBeGreaterThan(5));
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });

  test.each(["wipe-dragon", "dance-kettle", "kettle", ""])("is none for “%s”", async (name) => {
    const { container } = render(<WorkPicture name={name} />);
    await act(async () => {});
    expect(container.querySelector("svg *")).toBeNull();
  });
});
