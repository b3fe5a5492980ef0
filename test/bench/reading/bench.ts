import { createAnswerText } from "~/services/assistant/model/answer-text";
import { readPlain } from "~/services/assistant/provider/read-completion";
import { readQuestions } from "~/services/assistant/model/read-questions";
import { readGuide } from "~/domain/guide/read-guide";
import { readMarkdown } from "~/domain/markdown/read-markdown";
import { findHazards } from "~/domain/safety/read-hazards";
import { passGate } from "~/domain/safety/gate";
import { redactRootCause, redactSteps } from "~/domain/safety/redact";
import { analyseSound } from "~/services/sound/analyse-sound";
import { longestHeard } from "~/domain/findings";
import { sampleRate } from "~/services/sound/sound-format";
import { malformedAnswers } from "../../unit/provider/malformed-answers";
import { clicks, hum, mix, record, speechLike, tone } from "../../unit/sound/sounds";
import { longTexts } from "../../support/long-texts";
import { hostileAnswers, hostileComplaints, hostilePieces } from "./hostile-texts";

type Task = { what: string; run: () => unknown };
/** How often a task may last as long as the yardstick. */
type Group = { group: string; atMost: number; tasks: readonly Task[] };

const groups: readonly Group[] = [
  {
    group: "the questions in a hostile answer",
    atMost: 120,
    tasks: [
      ...Object.entries(hostileAnswers).map(([what, answer]) => ({ what, answer })),
      ...malformedAnswers,
    ].map(({ what, answer }) => ({ what, run: () => readAnswer(answer) })),
  },
  {
    group: "the hazards in 20 kB",
    atMost: 20,
    tasks: Object.entries(hostileComplaints).map(([what, itemIssue]) => ({
      what,
      run: () => findHazards({ itemDescription: "Toaster", itemIssue, answers: [] }),
    })),
  },
  {
    group: "100 kB as a guide",
    atMost: 400,
    tasks: Object.entries(longTexts(100_000)).map(([what, text]) => ({
      what,
      run: () => readGuide(text),
    })),
  },
  {
    group: "100 kB as Markdown",
    atMost: 300,
    tasks: Object.entries(longTexts(100_000)).map(([what, text]) => ({
      what,
      run: () => readMarkdown(text),
    })),
  },
  {
    group: "the hazards in 100 kB",
    atMost: 300,
    tasks: Object.entries(longTexts(100_000)).map(([what, itemIssue]) => ({
      what,
      run: () => findHazards({ itemDescription: "Toaster", itemIssue, answers: [] }),
    })),
  },
  {
    group: "100 kB of work, taken out",
    atMost: 400,
    tasks: Object.entries(longTexts(100_000)).map(([what, text]) => ({
      what,
      run: () => redactRootCause(text, { outcome: "stop", hazards: [] }),
    })),
  },
  {
    group: "100 kB of steps, withheld",
    atMost: 300,
    tasks: Object.entries(longTexts(100_000)).map(([what, body]) => ({
      what,
      run: () =>
        redactSteps({
          text: body,
          facts: [],
          steps: [],
          sections: [{ kind: "safety", title: "", body }],
        }),
    })),
  },
  {
    group: "100 kB of advice at the gate",
    atMost: 300,
    tasks: Object.entries(longTexts(100_000)).map(([what, rootCause]) => ({
      what,
      run: () => passGate({ itemDescription: "Toaster", itemIssue: "", answers: [], rootCause }),
    })),
  },
  {
    group: "a streamed answer",
    atMost: 12,
    tasks: [{ what: "reasoning closed 30,000 times", run: collectPieces }],
  },
  {
    group: "the sounds of the longest recording",
    atMost: 1200,
    tasks: [{ what: "hum, clicks, a squeal and speech", run: () => analyseSound(longest) }],
  },
];

/** What everybody knows the cost of: the browser's own reader, and an answer as it should be. */
const yardstick = "JSON.parse of 200 kB";
const wellFormed = JSON.stringify(
  Array.from({ length: 5_000 }, () => ({ question: "Does it still hum?" })),
);

const longest = record(
  mix(hum(50, 0.1), clicks(2.1, 0.3), tone(3000, 0.1), speechLike(0.3, sampleRate)),
  longestHeard,
  sampleRate,
);

/**
 * Times what reads texts and sounds that nobody has checked, beside the browser's own reader of JSON.
 * Prints the slowest of each group; the last line is JSON.
 *
 * @returns whether every group keeps its limit
 */
export function bench(): boolean {
  const unit = medianMs(parseTwentyTimes) / 20;
  const figures = Object.fromEntries(
    groups.map(({ group, atMost, tasks }) => [group, { ...slowest(tasks, unit), atMost }]),
  );
  console.log(`Reading, as a multiple of ${yardstick} (${unit.toFixed(2)} ms on this machine)`);
  console.table(figures);
  console.log(JSON.stringify({ yardstick, yardstickMs: tenths(unit), ...figures }));
  return Object.values(figures).every(({ times, atMost }) => times <= atMost);
}

function slowest(tasks: readonly Task[], unit: number) {
  const timed = tasks.map(({ what, run }) => ({ what, ms: medianMs(run) }));
  const { what, ms } = timed.reduce((worst, next) => (next.ms > worst.ms ? next : worst));
  return { texts: tasks.length, slowest: what, ms: tenths(ms), times: tenths(ms / unit) };
}

function parseTwentyTimes(): void {
  for (let time = 0; time < 20; time += 1) JSON.parse(wellFormed);
}

/** The median of warmed-up runs, in processor time: on a busy machine, the clock times the others too. */
function medianMs(run: () => unknown): number {
  run();
  const runs = Array.from({ length: 7 }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return runs.toSorted((one, other) => one - other)[3] ?? 0;
}

function readAnswer(content: string): unknown {
  const body = JSON.stringify({ choices: [{ message: { content }, finish_reason: "stop" }] });
  try {
    return readQuestions(readPlain(body).text, true);
  } catch (unreadable) {
    return unreadable;
  }
}

function collectPieces(): string {
  const text = createAnswerText();
  for (const piece of hostilePieces) text.add(piece);
  return text.soFar();
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}
