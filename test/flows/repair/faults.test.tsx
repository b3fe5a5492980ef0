import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AssistantError } from "~/services/assistant/assistant";
import { recoveryHint } from "~/services/assistant/error-messages";
import * as timer from "~/services/assistant/model/timer";
import * as timeLimits from "~/services/assistant/provider/time-limits";
import { expectConsole } from "../../support/console-guard";
import {
  breaks,
  faults,
  limitsFor,
  serversWords,
  type WireFault,
} from "../../support/wire-examples/faults";
import {
  chatScreen,
  connectRealServer,
  type FaultScreen,
  guideScreen,
  questionsScreen,
  rootCauseScreen,
} from "./fault-screens";

const { sleep } = timer;
const { timeLimitsFor } = timeLimits;

/** The waits before a retry pass at once; how long they are is tested where they are made. */
function skipWaits() {
  vi.spyOn(timer, "sleep").mockImplementation((_ms, signal) => sleep(0, signal));
}

/** Shorter limits where it is about a server that is silent. */
function holdTo(limits: Partial<timeLimits.TimeLimits>) {
  const limitsNow = vi.spyOn(timeLimits, "timeLimitsFor");
  limitsNow.mockImplementation((url) => ({ ...timeLimitsFor(url), ...limits }));
}

const screens = [questionsScreen, rootCauseScreen, guideScreen, chatScreen];
const streaming = screens.filter(({ streams }) => streams);

/** Each fault is shown on one of the screens that can meet it, in turn: jsdom is slow. */
function shareOf(place: FaultScreen, all: readonly WireFault[]) {
  return all.filter(({ isStreamed }, index) => {
    const places = isStreamed ? streaming : screens;
    return places[index % places.length] === place;
  });
}

it.each(screens)("$what: each fault is told, nothing is lost, and then it comes", async (place) => {
  expectConsole("error", /assistant failed/);
  skipWaits();
  const ai = await connectRealServer();
  function fail(fault: WireFault) {
    holdTo(limitsFor(fault));
    ai.behave(fault.behaviour);
  }
  // The questions are asked for at once.
  ai.behave("reset-at-once");
  const { user } = await place.open();
  for (const fault of shareOf(place, faults)) {
    const before = ai.requests.length;
    fail(fault);
    await place.ask(user);
    await place.expectFailure(recoveryHint(new AssistantError(fault.kind, ""), "provider"));
    expect(document.body, fault.fault).not.toHaveTextContent(serversWords);
    expect(ai.requests.length - before, fault.fault).toBe(fault.tries);
  }
  for (const fault of shareOf(place, breaks)) {
    fail(fault);
    await place.ask(user);
    await screen.findByRole("button", { name: "Continue" });
    // In the chat those before it still say so too.
    const last = screen.getAllByText(/^This may be incomplete\./).at(-1);
    expect(last, fault.fault).toBeVisible();
  }
  await place.expectKept();

  holdTo({});
  ai.behave("well");
  await place.goOn(user);
  await place.expectAnswer();
});
