import { beforeEach, expect, it, vi } from "vitest";
import { takeNewVersion } from "~/services/offline/take-new-version";

const reload = vi.fn<() => void>();
const update = vi.fn<() => Promise<void>>();

/** A worker that does as it is told, a moment later. */
class FakeWorker extends EventTarget {
  state = "installed";
  messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
    setTimeout(() => this.become("activated"), 100);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

type Workers = { waiting?: FakeWorker; installing?: FakeWorker };

function register(workers: Workers | undefined) {
  const registration = workers && { ...workers, update };
  const serviceWorker = { getRegistration: async () => registration };
  vi.stubGlobal("navigator", { serviceWorker });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  reload.mockClear();
  update.mockReset().mockResolvedValue();
});

it("has the build that waits take over before the page is loaded again, network or not", async () => {
  const waiting = new FakeWorker();
  register({ waiting });
  const taken = takeNewVersion();
  await vi.advanceTimersByTimeAsync(99);
  expect(waiting.messages).toEqual([{ type: "SKIP_WAITING" }]);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await taken;
  expect(reload).toHaveBeenCalledOnce();
  expect(update).not.toHaveBeenCalled();
});

it("looks for a newer build where none waits, and lets it be installed first", async () => {
  const installing = new FakeWorker();
  installing.state = "installing";
  register({ installing });
  const taken = takeNewVersion();
  await vi.advanceTimersByTimeAsync(500);
  expect(update).toHaveBeenCalledOnce();
  expect(installing.messages).toEqual([]);
  installing.become("installed");
  await vi.advanceTimersByTimeAsync(100);
  await taken;
  expect(reload).toHaveBeenCalledOnce();
});

it("waits no longer than a person would", async () => {
  const installing = new FakeWorker();
  installing.state = "installing";
  register({ installing });
  const taken = takeNewVersion();
  await vi.advanceTimersByTimeAsync(20_000);
  await taken;
  expect(reload).toHaveBeenCalledOnce();
});

it("waits for a build that is taking over, since it clears away what the earlier one had kept", async () => {
  const activating = new FakeWorker();
  activating.state = "activating";
  register({ waiting: activating });
  const taken = takeNewVersion();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).not.toHaveBeenCalled();
  activating.become("activated");
  await taken;
  expect(reload).toHaveBeenCalledOnce();
});

it("waits no longer for a host that does not say whether there is a newer build", async () => {
  register({});
  update.mockReturnValue(new Promise<void>(() => undefined));
  const taken = takeNewVersion();
  await vi.advanceTimersByTimeAsync(20_000);
  await taken;
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ["there is no newer build", () => register({})],
  ["the host cannot be asked", () => (register({}), update.mockRejectedValue(new TypeError()))],
  ["no worker looks after the page", () => register(undefined)],
  ["the browser has no workers", () => vi.stubGlobal("navigator", {})],
])("loads the page again where %s", async (_why, prepare) => {
  prepare();
  await takeNewVersion();
  expect(reload).toHaveBeenCalledOnce();
});
