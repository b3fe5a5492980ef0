import { useAccountStore } from "~/services/accounts/account-store";
import { useSessionStore } from "~/services/accounts/session-store";
import { useDemoOutbox } from "~/services/email/demo-outbox";

/** What a newly loaded app remembers: the seeded account, nobody signed in, no code, no message. */
export function freshMemory(): void {
  useAccountStore.setState(useAccountStore.getInitialState(), true);
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  useDemoOutbox.setState(useDemoOutbox.getInitialState(), true);
  localStorage.clear();
}
