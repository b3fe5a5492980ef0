import { act, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { App } from "~/app/App";
import { flow } from "~/features/repair/flow";
import {
  followOtherTabs,
  restoreSession,
  signOut,
  startSession,
  useSessionStore,
} from "~/services/accounts/session-store";
import { takeUpAfterReturn } from "~/services/accounts/take-up-after-return";
import { currentSettings, useAssistantSettings } from "~/services/assistant/assistant-settings";
import { startConsent } from "~/services/consent/consent";
import { paths } from "~/shared/paths";
import { makeTheme } from "~/shared/theme/theme";
import { renderScreen } from "../../support/render-app";
import { renderStill, setUpUser } from "../../support/render-still";
import { guideEntry } from "../../support/repair-entries";
import { freshMemory } from "../../unit/accounts/fresh-memory";
import { description, fillIn } from "../repair/request-form";

const stored = (state: unknown, version: unknown = 1) => JSON.stringify({ state, version });
const ada = { id: "user_1", email: "ada@example.com", name: "Ada Byron" };
const server = { baseUrl: "https://ai.test/v1", model: "small" };

/** What each key of the app holds when all is well. */
const sound = {
  "auth-storage": { user: ada, isAuthenticated: true, isLoading: false },
  "assistant-settings": { chosen: { source: "provider", server } },
};

/** Every place where the app keeps something in the browser. */
const places = {
  session: (text: string) => localStorage.setItem("auth-storage", text),
  scheme: (text: string) => localStorage.setItem("mw-mode", text),
  server: (text: string) => sessionStorage.setItem("assistant-settings", text),
  consent: (text: string) => {
    document.cookie = `CookieConsent=${encodeURIComponent(text)}; path=/`;
  },
};

const wrong = [{}, [], 7, "", null, { user: 7 }, { chosen: [] }];

/** What may stand under any key, by the kind of damage. */
const damages = [
  ["corrupt", ["", "{", "null", "7", "[]", '"x"', "\0", "undefined", "{}", "[object Object]"]],
  ["cut off", Object.values(sound).map((state) => stored(state).slice(0, -9))],
  ["of another shape", wrong.map((state) => stored(state))],
  ["older", Object.values(sound).map((state) => stored(state, 0))],
  ["without a version", Object.values(sound).map((state) => JSON.stringify({ state }))],
  ["newer", [...Object.values(sound), ...wrong].map((state) => stored(state, 99))],
  [
    "forged",
    [
      stored({ user: { id: 1, email: {}, name: [] }, isAuthenticated: true }),
      stored({ user: { __proto__: { id: "x" } }, isAuthenticated: "yes" }),
      '{"state":{"__proto__":{"isAuthenticated":true},"user":{"id":"x"}},"version":1}',
      stored({ chosen: { source: "provider", server: { ...server, baseUrl: "javascript:0" } } }),
      stored({ chosen: { source: "nobody", server } }),
      "1111; Secure",
    ],
  ],
  ["huge", ["x".repeat(1_000_000), stored({ chosen: "[".repeat(100_000) })]],
] as const;

const timer = { id: "1", step: 1, label: "30 minutes", endsAt: 1, isSafety: true, isOver: false };

/** What a guide's entry may hold besides. */
const extras = {
  preserveFormData: true,
  outcome: "worked",
  atBench: undefined,
  atHandOff: undefined,
  earlierAnswers: [],
  understood: undefined,
  guideParts: undefined,
  soundAfter: null,
  handOff: { id: "1", filled: {} },
  bench: { place: 2, tools: [], log: [], backOn: [], timers: [timer], tried: [], versions: [] },
};

/** As a reload does: all that is known is what the browser holds. */
async function loadAnew() {
  const kept = Object.entries<string>(localStorage);
  freshMemory();
  for (const [key, text] of kept) localStorage.setItem(key, text);
  useAssistantSettings.setState(useAssistantSettings.getInitialState(), true);
  await useAssistantSettings.persist.rehydrate();
  startConsent();
  await restoreSession();
}

/** Nothing of the damage may leave somebody half signed in, or a key on its way to a forged address. */
function isWhole() {
  const { user: who, isAuthenticated, isLoading } = useSessionStore.getState();
  expect(isLoading).toBe(false);
  expect(isAuthenticated).toBe(who !== null);
  expect([typeof (who ?? ada).id, typeof (who ?? ada).email]).toEqual(["string", "string"]);
  expect(currentSettings().baseUrl).toMatch(/^https:/);
}

/** The whole app, from the storage it has; whoever was signed in signs in by the form. */
async function signIn() {
  signOut();
  renderStill(
    <App
      theme={makeTheme()}
      startsAsFrame={false}
      route={(screens) => <MemoryRouter initialEntries={[paths.signIn]}>{screens}</MemoryRouter>}
    />,
  );
  const user = setUpUser();
  await user.click(await screen.findByRole("button", { name: "Use the demo account" }));
  await screen.findByRole("heading", { name: /^Fix Don't Replace/ });
  expect(document.documentElement.dataset.colorScheme).toMatch(/^(?:light|dark)$/);
  return useSessionStore.getState().user?.email;
}

function blocked(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

describe("what is kept in this browser", () => {
  it.each(damages)("may be %s: the app starts and signs in", async (_kind, texts) => {
    for (const text of texts) {
      for (const put of Object.values(places)) put(text);
      // oxlint-disable-next-line no-await-in-loop -- one start after the other
      await loadAnew();
      isWhole();
    }
    expect(await signIn()).toBe("test@example.com");
  });

  it("may be blocked", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(blocked);
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(blocked);
    vi.spyOn(document, "cookie", "get").mockImplementation(blocked);
    startConsent();
    await restoreSession();
    isWhole();
    expect(await signIn()).toBe("test@example.com");
    // The clean-up after each test looks at them.
    vi.restoreAllMocks();
  });

  it("may be full", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room.", "QuotaExceededError");
    });
    await loadAnew();
    isWhole();
    expect(await signIn()).toBe("test@example.com");
  });
});

describe("another tab", () => {
  beforeAll(followOtherTabs);

  it.each(damages)("may leave it %s: this one goes on", async (_kind, texts) => {
    startSession(ada);
    const { user } = renderScreen(paths.repairRequest);
    await fillIn(user, "My old kettle", "It leaks");
    for (const text of texts) {
      localStorage.setItem("auth-storage", text);
      act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "auth-storage" })));
      isWhole();
    }
    act(() => startSession(ada));
    expect(screen.getByRole("main")).toBeVisible();
  });
});

const comeBack = () =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });

describe("a page that Back brings back as it was", () => {
  beforeAll(takeUpAfterReturn);

  it("has what was typed in it", async () => {
    startSession(ada);
    const { user } = renderScreen(paths.repairRequest);
    await fillIn(user, "My old kettle", "It leaks");
    await comeBack();
    expect(await description()).toHaveValue("My old kettle");
    expect(useSessionStore.getState().isAuthenticated).toBe(true);
  });

  it("knows that somebody has signed out meanwhile", async () => {
    startSession(ada);
    localStorage.setItem("auth-storage", stored({ user: null, isAuthenticated: false }));
    await comeBack();
    expect(useSessionStore.getState().user).toBeNull();
  });

  it.each(["", "{"])("keeps who is signed in where the storage holds %j", async (text) => {
    startSession(ada);
    localStorage.setItem("auth-storage", text);
    await comeBack();
    expect(useSessionStore.getState().user).toEqual(ada);
  });
});

describe("the state of a history entry", () => {
  const { pathname, state } = guideEntry();
  const whole = { ...state, ...extras };

  it.each(Object.keys(whole))(
    "may be damaged in %s: its screen or the first one comes",
    async (part) => {
      for (const junk of [undefined, null, 7, "", [], {}, [null], [{}], "x", { place: 1e9 }])
        flow.guide.needs.safeParse({ ...whole, [part]: junk });
      renderScreen({ pathname, state: { ...whole, [part]: [{ x: 7 }] } });
      const title = /^(?:Step-by-Step Repair Guide|Submit a Repair Request)$/;
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
      expect(
        await screen.findByRole("button", { name: /^(?:Back to Top|Continue to D)/ }),
      ).toBeVisible();
    },
  );

  it.each([null, 7, [[]], "x", { usr: state }].map((junk) => [junk]))(
    "may be junk (%#)",
    async (junk) => {
      renderScreen({ pathname, state: junk });
      expect(await description()).toHaveValue("");
    },
  );

  it("may be forged in its numbers", async () => {
    const bench = { ...extras.bench, place: 1e9, timers: [{ ...timer, endsAt: -1e300 }] };
    renderScreen({ pathname, state: { ...whole, doneSteps: [1e9, -1, 0.5], bench } });
    expect(await screen.findByRole("button", { name: "Back to Top" })).toBeVisible();
  });
});
