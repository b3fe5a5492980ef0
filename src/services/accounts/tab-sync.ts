import { z } from "zod";
import { type DemoMessage, useDemoOutbox } from "~/services/email/demo-outbox";
import { accountSchema, useAccountStore } from "./account-store";
import { resetCodeSchema } from "./reset-codes";
import { signOut, startSession, type User, useSessionStore } from "./session-store";

const demoMessageSchema: z.ZodType<DemoMessage> = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  htmlContent: z.string(),
  sentAt: z.number(),
  isRead: z.boolean(),
});

const userSchema: z.ZodType<User> = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().optional(),
});

/** Parsed on arrival: the other tab may run another version of the app. */
const tabMessageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ask") }),
  z.object({
    kind: z.literal("memory"),
    accounts: z.array(accountSchema),
    resetCodes: z.array(resetCodeSchema),
    demoMessages: z.array(demoMessageSchema),
  }),
  z.object({ kind: z.literal("signed-in"), user: userSchema }),
  z.object({ kind: z.literal("signed-out") }),
]);

type TabMessage = z.infer<typeof tabMessageSchema>;

let channel: BroadcastChannel | undefined;
/** True while another tab's message is being applied, so that this change is not sent back to it. */
let isTold = false;

/**
 * Makes this tab one with the app's other tabs: asks them for what they hold in memory,
 * tells them of every change, and signs in and out when one of them does. Doing so twice is doing it once.
 */
export function joinOtherTabs() {
  if (channel) return;
  channel = new BroadcastChannel("mendwise");
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data));
  useAccountStore.subscribe(shareMemory);
  useDemoOutbox.subscribe(shareMemory);
  useSessionStore.subscribe((session, before) => {
    if (before.isAuthenticated && !session.isAuthenticated) tell({ kind: "signed-out" });
    // The storage tells it too, where the browser does not block it.
    const { user } = session;
    if (user && user.id !== before.user?.id) tell({ kind: "signed-in", user });
  });
  tell({ kind: "ask" });
}

function tell(message: TabMessage) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
  if (!isTold) channel?.postMessage(message);
}

function shareMemory() {
  const { accounts, resetCodes } = useAccountStore.getState();
  tell({ kind: "memory", accounts, resetCodes, demoMessages: useDemoOutbox.getState().messages });
}

function hear(data: unknown) {
  const message = tabMessageSchema.safeParse(data);
  if (!message.success) return;
  if (message.data.kind === "ask") return shareMemory();
  isTold = true;
  takeOver(message.data);
  isTold = false;
}

function takeOver(message: Exclude<TabMessage, { kind: "ask" }>) {
  if (message.kind === "signed-out") return signOut();
  if (message.kind === "signed-in") return startSession(message.user);
  const { accounts, resetCodes, demoMessages } = message;
  useAccountStore.setState((state) => ({
    accounts: joinById(accounts, state.accounts),
    resetCodes,
  }));
  useDemoOutbox.setState((state) => ({ messages: joinById(demoMessages, state.messages) }));
}

/** All of `newer`, and of `older` what `newer` does not know. */
function joinById<Item extends { id: string }>(newer: Item[], older: readonly Item[]): Item[] {
  const known = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !known.has(id))];
}
