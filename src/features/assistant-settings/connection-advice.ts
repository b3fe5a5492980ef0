import type { ConnectionOutcome } from "~/services/assistant/provider/connection-outcomes";
import { type ServerCommands, presetAt } from "./server-presets";

type Advice = {
  title: string;
  /** What to do next. */
  next: string;
  /** A line for the terminal that does it. */
  command?: string;
};

type Connection = { baseUrl: string; model: string };

type Place = {
  host: string;
  model: string;
  /** The origin of this page, which a server has to allow. */
  origin: string;
  commands: ServerCommands | undefined;
};

const advice: Record<ConnectionOutcome, (place: Place) => Advice> = {
  works: ({ model }) => ({
    title: "It works.",
    next: `${model} answered. Save, and it writes your next answers.`,
  }),
  unreachable: ({ host, model, commands }) =>
    commands
      ? {
          title: `Nothing answers at ${host}.`,
          next: "Start the server, then test again. If your browser asks whether this page may reach your local network, allow it.",
          command: commands.start(model),
        }
      : {
          title: `Nothing answers at ${host}.`,
          next: "Check the address, that its server is running, and that you are online.",
        },
  cors: ({ model, origin, commands }) => ({
    title: "The server is there, but does not let this page in (CORS).",
    next: commands
      ? "Stop the server, start it with this line, then test again."
      : `Set the server to allow the origin ${origin}, with the headers authorization and content-type. Then test again.`,
    command: commands?.allow(origin, model),
  }),
  "key-missing": ({ host }) => ({
    title: "This server asks for a key.",
    next: `Create one in your account at ${host}, and enter it above.`,
  }),
  "wrong-key": ({ host }) => ({
    title: "The server does not accept this key.",
    next: `Copy the whole key again from your account at ${host}, and check that it may use this model.`,
  }),
  "unknown-model": ({ model, commands }) => ({
    title: `The server has no model called ${model}.`,
    next: "Choose one of the names that the Model field suggests, or get this one first.",
    command: commands?.getModel?.(model),
  }),
  "no-credit": ({ host }) => ({
    title: "This key has no credit left.",
    next: `Top up the account at ${host}, or use the handbook, which costs nothing.`,
  }),
  "not-json": () => ({
    title: "Something answers here, but not as an AI server does.",
    next: "Check the address. It often ends in /v1, and the port must be the AI server's own.",
  }),
  "wrong-path": () => ({
    title: "The server is there, but not at this address.",
    next: "Check what follows the host name. The address often ends in /v1.",
  }),
  redirected: ({ host }) => ({
    title: `${host} sends on to another address.`,
    next: "Enter the address that it sends to. It is not followed by itself, so that your key goes nowhere else.",
  }),
  "timed-out": () => ({
    title: "The server took too long.",
    next: "A large model may still be loading. Wait a minute and test again, or choose a smaller one.",
  }),
  busy: () => ({
    title: "The server is too busy at this moment.",
    next: "Test again later. Some servers take no more questions for an hour or a day.",
  }),
  "server-error": () => ({
    title: "The server has a problem of its own.",
    next: "Wait a minute and test again. If it is your own server, its log says more.",
  }),
  declined: () => ({
    title: "The server declined the test.",
    next: "Try another model. If it is your own server, its log says more.",
  }),
};

/**
 * What a test of the connection found, in words.
 *
 * @param origin the origin of this page, which a server has to allow
 */
export function adviceFor(
  outcome: ConnectionOutcome,
  { baseUrl, model }: Connection,
  origin: string,
): Advice {
  const { host } = new URL(baseUrl);
  return advice[outcome]({ host, model, origin, commands: presetAt(baseUrl)?.commands });
}
