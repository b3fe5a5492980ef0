import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "react-toastify/unstyled";
import type {
  AnsweredQuestion,
  AssistantSource,
  Findings,
} from "../../../services/assistant/assistant";
import { defaultQuestions } from "../../../services/assistant/default-questions";
import { failureMessages } from "../../../services/assistant/failure-words";
import { type DiagnosticsState, toRepairCase } from "../repair-state";
import { useGeneration } from "../use-generation";

export type AskedQuestions = {
  questions: AnsweredQuestion[];
  /** Undefined for the catalogue's own three, which nobody wrote for this item. */
  from: AssistantSource | undefined;
};

const unanswered = (questions: readonly string[]): AnsweredQuestion[] =>
  questions.map((question, index) => ({ id: index + 1, question, answer: "" }));

const ownQuestions: AskedQuestions = { questions: unanswered(defaultQuestions), from: undefined };

/**
 * The three questions: those that came along, or the assistant's, asked for once after mount.
 * When that fails, or the person does not want to wait, the catalogue's own three.
 */
export function useQuestions(arrived: DiagnosticsState) {
  const { generation, generate, stop } = useGeneration();
  const [found, setFound] = useState<Findings>({});
  const [asked, setAsked] = useState<AskedQuestions | null>(
    arrived.preserveAnswers && arrived.questions
      ? { questions: arrived.questions, from: arrived.questionsFrom }
      : null,
  );

  async function ask(source?: AssistantSource) {
    setAsked(null);
    const outcome = await generate(
      (assistant, ask) =>
        assistant.diagnosticQuestions(toRepairCase({ ...arrived, ...found }), {
          ...ask,
          onFindings: (more) => setFound((soFar) => ({ ...soFar, ...more })),
        }),
      { source },
    );
    if (outcome.status === "answered") {
      setAsked({ questions: unanswered(outcome.answer), from: outcome.source });
    } else if (outcome.status === "failed") {
      toast.error(failureMessages.diagnosticQuestions);
      setAsked(ownQuestions);
    }
  }

  const askUnlessBrought = useEffectEvent(() => {
    if (asked === null) void ask();
  });
  // The specification asks once after mount; there is no event to ask from.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => askUnlessBrought(), []);

  return {
    asked,
    /** What was found in the files, by the assistant or before. */
    found: { photoShows: arrived.photoShows, recordingHolds: arrived.recordingHolds, ...found },
    wait: generation.status === "busy" ? generation.wait : null,
    /** How the last try failed; the catalogue's own questions then stand in. */
    failure: generation.status === "failed" ? generation.error : null,
    askAgain: (source?: AssistantSource) => void ask(source),
    stop: () => {
      stop();
      setAsked(ownQuestions);
    },
  };
}
