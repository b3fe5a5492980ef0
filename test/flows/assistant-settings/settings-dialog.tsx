import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect } from "vitest";
import { server } from "../../../mocks/node";
import { TopNavigation } from "~/app/TopNavigation";
import Toasts from "~/app/Toasts";
import { renderRoutes } from "../../support/render-app";
import { enter } from "../repair/request-form";

export const button = (name: string) => screen.getByRole("button", { name });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const dialog = () => screen.queryByRole("dialog", { name: "AI settings" });

const pageToOpenItFrom = [
  {
    path: "/",
    element: (
      <>
        <TopNavigation />
        <main>A screen</main>
        <Toasts />
      </>
    ),
  },
];

/** Somebody who has chosen nothing yet, with a network where no server lists its models. */
export function start() {
  offerModels();
  return renderRoutes(pageToOpenItFrom, "/");
}

export function offerModels(...names: string[]) {
  server.use(http.get("*/models", () => HttpResponse.json({ data: names.map((id) => ({ id })) })));
}

export async function openSettings(user: UserEvent) {
  await user.click(button("AI settings"));
  await screen.findByRole("dialog", { name: "AI settings" });
}

export async function save(user: UserEvent) {
  await user.click(button("Save"));
  await waitFor(() => expect(dialog()).toBeNull());
}

export async function chooseServer(user: UserEvent, name: string) {
  await user.click(screen.getByRole("radio", { name: "AI server" }));
  await user.click(screen.getByRole("combobox", { name: "Server" }));
  await user.click(screen.getByRole("option", { name }));
}

export async function type(user: UserEvent, name: string, words: string) {
  await user.clear(field(name));
  await enter(user, field(name), words);
}
