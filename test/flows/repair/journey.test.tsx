import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths } from "../../../src/shared/paths";
import { findToast, renderApp } from "../../support/render-app";
import { answer, generateButton } from "./answer-form";
import { ask, openChat, said } from "./chat-widget";
import { connectProvider, watchProvider } from "./provider";
import { fillIn, submitButton } from "./request-form";

describe.each(["handbook", "provider"])("a whole repair with the %s", (source) => {
  it("goes from the landing page to a guide that worked", async () => {
    if (source === "provider") connectProvider();
    const requests = watchProvider();
    const { user } = renderApp(paths.home);
    await user.click(await screen.findByRole("link", { name: "Start Repairing Now" }));

    await fillIn(user, "A steel kettle, 1.7 litres", "The light comes on but the water stays cold");
    await user.click(submitButton());
    expect(await findToast("Starting diagnostic analysis!")).toBeVisible();

    await answer(user, "No", "Suddenly", "Never");
    await user.click(generateButton());
    await user.click(await screen.findByRole("button", { name: "Generate Repair Guide" }));
    expect(await findToast("Repair guide generated!")).toBeVisible();
    expect((await screen.findAllByRole("checkbox")).length).toBeGreaterThan(2);

    await openChat(user);
    await ask(user, "What do I need for step 2?");
    await waitFor(() => expect(said()).toHaveLength(3));
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "It worked!" }));
    expect(await findToast("Thanks for your feedback! We're glad we could help.")).toBeVisible();

    const tasks = ["questions", "root-cause", "guide", "chat"];
    expect(requests.map(({ task }) => task)).toEqual(source === "provider" ? tasks : []);
  });
});
