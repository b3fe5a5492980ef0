import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { paths } from "~/shared/paths";
import { findToast, renderApp } from "../../support/render-app";
import { answer, generateButton, questions } from "./answer-form";
import { ask, openChat, said } from "./chat-widget";
import { connectProvider, watchProvider } from "./provider";
import { fillIn, submitButton } from "./request-form";

type Journey = {
  source: "handbook" | "provider";
  questions: string[];
  cause: RegExp;
  steps: string[];
  reply: RegExp;
  tasks: string[];
};

/** The lamp of a kettle has its own path: lit above cold water, it leaves the element to blame. */
const withHandbook: Journey = {
  source: "handbook",
  questions: [
    "Does the kettle rumble or heat while you hold its lever down?",
    "Is the floor of the kettle inside white, brown or rough?",
    "What happened to the kettle just before this started?",
  ],
  cause: /likeliest cause is a heating element that has burned out/,
  steps: [
    "Pull the plug and leave it out",
    "Read the element from outside",
    "Look up the age",
    "Ask whether the jug is sold alone",
    "Bring the rest to the small-appliance bin",
  ],
  reply: /^Step 2, “Read the element from outside”: /,
  tasks: [],
};

const withProvider: Journey = {
  source: "provider",
  questions: [
    "Does the steel kettle show any sign of life, such as a light, a sound or warmth?",
    "Did the fault in the steel kettle come suddenly, or grow over days or weeks?",
    "Was the steel kettle dropped, wetted or repaired before the fault began?",
  ],
  cause: /most likely cause is a worn connection inside the steel kettle/,
  steps: [
    "Unplug the steel kettle",
    "Open the housing",
    "Measure the connection",
    "Clean the contacts",
    "Reassemble and test",
  ],
  reply: /^For your steel kettle: go back to step 3 under Steps/,
  tasks: ["questions", "root-cause", "guide", "chat"],
};

it.each([withHandbook, withProvider])(
  "a whole repair with the $source goes from the landing page to a guide that worked",
  async (journey) => {
    if (journey.source === "provider") connectProvider();
    const requests = watchProvider();
    const { user } = renderApp(paths.home);
    await user.click(await screen.findByRole("link", { name: "Start Repairing Now" }));

    await fillIn(user, "A steel kettle, 1.7 litres", "The light comes on but the water stays cold");
    await user.click(submitButton());
    expect(await findToast("Starting diagnostic analysis!")).toBeVisible();

    expect(await questions()).toEqual(journey.questions);
    await answer(user, "No, not even then", "No, it is clean", "It boiled as it always did");
    await user.click(generateButton());

    const analysis = await screen.findByRole("region", { name: "Root Cause Analysis" });
    expect(analysis).toHaveTextContent(journey.cause);
    await user.click(screen.getByRole("button", { name: "Generate Repair Guide" }));
    expect(await findToast("Repair guide generated!")).toBeVisible();

    const guide = within(await screen.findByRole("region", { name: "Step-by-Step Repair Guide" }));
    expect(screen.getByRole("region", { name: "Root Cause" })).toHaveTextContent(journey.cause);
    const steps = guide.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label"));
    expect(steps).toEqual(journey.steps.map((step, index) => `Step ${index + 1} done: ${step}`));

    await openChat(user);
    await ask(user, "What do I need for step 2?");
    await waitFor(() => expect(said()).toHaveLength(3));
    expect(said()[2]).toMatch(journey.reply);
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "It worked!" }));
    expect(await findToast("Thanks for your feedback! We're glad we could help.")).toBeVisible();
    expect(requests.map(({ task }) => task)).toEqual(journey.tasks);
  },
);
