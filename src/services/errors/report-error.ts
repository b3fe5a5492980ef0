import { readEnv } from "~/shared/env";
import { onAGuess } from "~/shared/on-a-guess";

/** The most reports of one visit, so that an error in a loop does not flood the server. */
const mostReports = 20;

let destination: string | undefined;
let reportsLeft = 0;

/** Start-up: reports what goes wrong unnoticed to `VITE_ERROR_REPORT_URL`, or says that nobody hears of it. */
export function startErrorReporting() {
  destination = readEnv().errorReportUrl;
  reportsLeft = mostReports;
  if (!destination) {
    console.warn("Error reporting is disabled because no destination is configured.");
    return;
  }
  window.addEventListener("error", reportUncaught);
  window.addEventListener("unhandledrejection", reportUnhandled);
}

const reportUncaught = ({ error }: ErrorEvent) => reportError(error);
const reportUnhandled = ({ reason }: PromiseRejectionEvent) => reportError(reason);

/** For errors that a boundary has caught. Without a destination, nothing is sent. */
export function reportError(error: unknown) {
  if (!destination || reportsLeft === 0) return;
  reportsLeft -= 1;
  void send(destination, error);
}

/** Where a report fails, nothing is said: to report this failure would fail the same way, without end. */
const send = (url: string, error: unknown) =>
  onAGuess(async () => {
    const { describeError } = await import("./error-report");
    await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(describeError(error)),
      // The report outlives the page, and carries neither cookies nor the page's address.
      keepalive: true,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
  });
