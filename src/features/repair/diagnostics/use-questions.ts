import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "react-toastify/unstyled";
import type { AssistantSource } from "~/services/assistant/assistant";
import type { AnsweredQuestion, Findings } from "~/domain/repair-case";
import { defaultQuestions } from "~/services/assistant/default-questions";
import { failureMessages } from "~/services/assistant/error-messages";
import { type DiagnosticsState, toRepairCase } from "~/features/repair/repair-state";
import { useGeneration } from "~/features/repair/use-generation";

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
 * When that fails, or the person does not want to wait, those of before: at first the catalogue's own.
 */
export function useQuestions(arrived: DiagnosticsState) {
  const { generation, generate, stop } = useGeneration();
  const brought = arrived.preserveAnswers && arrived.questions;
  const [asked, setAsked] = useState<AskedQuestions>(
    brought ? { questions: brought, from: arrived.questionsFrom } : ownQuestions,
  );
  const [isAsking, setAsking] = useState(!brought);
  const [found, setFound] = useState<Findings>(findingsOf(arrived));

  async function ask(known: DiagnosticsState, source?: AssistantSource) {
    setAsking(true);
    const outcome = await generate(
      (assistant, ask) =>
        assistant.diagnosticQuestions(toRepairCase(known), {
          ...ask,
          onFindings: (more) => setFound((soFar) => ({ ...soFar, ...more })),
        }),
      { source },
    );
    if (outcome.status === "dropped") return;
    setAsking(false);
    if (outcome.status === "answered")
      setAsked({ questions: unanswered(outcome.answer), from: outcome.source });
    if (outcome.status === "failed") toast.error(failureMessages.diagnosticQuestions);
  }

  const askUnlessBrought = useEffectEvent(() => {
    if (!brought) void ask(arrived);
  });
  // The specification asks once after mount; there is no event to ask from.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => askUnlessBrought(), []);

  return {
    asked,
    isAsking,
    /** What was found in the files, by the assistant or before, as the person has corrected it. */
    found,
    correct: setFound,
    wait: generation.status === "busy" ? generation.wait : null,
    /** How the last try failed; the questions of before then stand in. */
    failure: generation.status === "failed" ? generation.error : null,
    /** Given all that was typed so far: it stays where the next try fails as well. */
    askAgain: (typed: DiagnosticsState, source?: AssistantSource) => {
      setAsked({ questions: typed.questions ?? ownQuestions.questions, from: typed.questionsFrom });
      setFound(findingsOf(typed));
      void ask(typed, source);
    },
    stop,
  };
}

function findingsOf({ photoShows, recordingHolds }: DiagnosticsState): Findings {
  return { photoShows, recordingHolds };
}
