import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import { reportError, startErrorReporting } from "~/services/errors/report-error";
import { until } from "../../support/until";
import { expectConsole } from "../../support/console-guard";

const destination = "https://errors.example/report";
let requests: Request[] = [];

/** The reports that arrived, once there are `count` of them. */
async function reports(count: number): Promise<unknown[]> {
  await until(() => requests.length >= count);
  expect(requests).toHaveLength(count);
  return Promise.all(requests.map((request) => request.clone().json()));
}

function startWith(url: string) {
  vi.stubEnv("VITE_ERROR_REPORT_URL", url);
  startErrorReporting();
}

beforeEach(() => {
  requests = [];
  server.use(
    http.post(destination, ({ request }) => {
      requests.push(request.clone());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

describe("without a destination", () => {
  it("says on the console that reporting is disabled, once, and sends nothing", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const fetched = vi.spyOn(globalThis, "fetch");
    startWith("");
    reportError(new Error("unheard"));
    expect(warn.mock.calls).toEqual([
      ["Error reporting is disabled because no destination is configured."],
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("with a destination", () => {
  it("sends what a boundary caught, without cookies and without the page's address", async () => {
    startWith(destination);
    reportError(new TypeError("Cannot read properties of null (reading 'x')"));
    expect(await reports(1)).toEqual([
      expect.objectContaining({
        name: "TypeError",
        message: "Cannot read properties of null",
        screen: "/",
      }),
    ]);
    const [request] = requests;
    expect(request).toMatchObject({ credentials: "omit", keepalive: true });
    expect(request?.referrerPolicy).toBe("no-referrer");
    expect(request?.headers.get("Content-Type")).toBe("application/json");
  });

  it("hears of uncaught errors and unhandled rejections", async () => {
    startWith(destination);
    window.dispatchEvent(new ErrorEvent("error", { error: new RangeError("of a loop") }));
    window.dispatchEvent(
      Object.assign(new Event("unhandledrejection"), { reason: new SyntaxError("of an answer") }),
    );
    expect(await reports(2)).toMatchObject([{ name: "RangeError" }, { name: "SyntaxError" }]);
  });

  it("is not flooded by an error in a loop", async () => {
    startWith(destination);
    for (let time = 0; time < 100; time += 1) reportError(new Error("again"));
    expect(await reports(20)).toHaveLength(20);
  });

  it("goes on quietly when a report cannot be sent", async () => {
    startWith(destination);
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockRejectedValue(new TypeError("Failed to fetch"));
    expect(() => reportError(new Error("lost"))).not.toThrow();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await expect(fetched.mock.results[0]?.value).rejects.toThrow("Failed to fetch");
    fetched.mockRestore();
    reportError(new Error("next"));
    expect(await reports(1)).toHaveLength(1);
  });
});

it("can be switched off again for another start", () => {
  expectConsole("warn", /^Error reporting is disabled/);
  startWith(destination);
  startWith("");
  const fetched = vi.spyOn(globalThis, "fetch");
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("unheard") }));
  expect(fetched).not.toHaveBeenCalled();
});
