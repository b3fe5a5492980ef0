import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "react-toastify/unstyled";
import type { AssistantSource, QuestionDetails } from "~/services/assistant/assistant";
import type { Findings } from "~/domain/findings";
import type { Understanding } from "~/domain/understanding";
import type { AnsweredQuestion } from "~/domain/repair-case";
import { defaultQuestions } from "~/domain/default-questions";
import { failureMessages } from "~/services/assistant/error-messages";
import type { DiagnosticsState } from "~/features/repair/flow";
import { answersIn, toRepairCase } from "~/features/repair/to-repair-case";
import { useGeneration } from "~/features/repair/use-generation";

export type AskedQuestions = {
  questions: AnsweredQuestion[];
  /** Undefined for the three general questions of the specification. */
  from: AssistantSource | undefined;
  /** Where the handbook asks. */
  understood: Understanding | undefined;
  /** What was said to others, which these have taken the place of. */
  earlierAnswers: AnsweredQuestion[] | undefined;
};

const unanswered = (
  questions: readonly string[],
  details: readonly QuestionDetails[] = [],
): AnsweredQuestion[] =>
  questions.map((question, index) => ({
    id: index + 1,
    question,
    answer: "",
    ...details[index],
  }));

const ownQuestions: AskedQuestions = {
  questions: unanswered(defaultQuestions),
  from: undefined,
  understood: undefined,
  earlierAnswers: undefined,
};

/** Whether the three of the specification stand in for better ones. */
export const areGeneral = (questions: readonly AnsweredQuestion[]): boolean =>
  questions.every(({ question }, place) => question === defaultQuestions[place]);

const withFrom = (repair: DiagnosticsState, questions: AnsweredQuestion[]): AskedQuestions => ({
  questions,
  from: repair.questionsFrom,
  understood: repair.understood,
  earlierAnswers: repair.earlierAnswers,
});

/**
 * The three questions: those in the navigation state, or else the assistant's, asked for once after mount.
 * When that fails or is stopped, the questions of before stay; the first time these are the general ones.
 */
export function useQuestions(handed: DiagnosticsState) {
  const { generation, generate, stop } = useGeneration();
  const brought = handed.preserveAnswers && handed.questions;
  const [asked, setAsked] = useState<AskedQuestions>(
    brought
      ? withFrom(handed, brought)
      : { ...ownQuestions, earlierAnswers: handed.earlierAnswers },
  );
  const [isAsking, setAsking] = useState(!brought);
  const [findings, setFindings] = useState<Findings>(handed.findings);

  async function ask(repair: DiagnosticsState, source?: AssistantSource) {
    setAsking(true);
    let details: readonly QuestionDetails[] = [];
    let understood: Understanding | undefined;
    const outcome = await generate(
      (assistant, request) =>
        assistant.diagnosticQuestions(toRepairCase(repair), {
          ...request,
          onFindings: (more) => setFindings((soFar) => ({ ...soFar, ...more })),
          onDetails: (told) => (details = told),
          onUnderstood: (told) => (understood = told),
        }),
      { source },
    );
    if (outcome.status === "dropped") return;
    setAsking(false);
    if (outcome.status === "answered")
      setAsked({
        questions: unanswered(outcome.answer, details),
        from: outcome.source,
        understood,
        earlierAnswers: answersIn(repair),
      });
    // Half a list of questions cannot be shown.
    if (outcome.status === "failed" || outcome.status === "incomplete")
      toast.error(failureMessages.diagnosticQuestions);
  }

  const askUnlessBrought = useEffectEvent(() => {
    if (!brought) void ask(handed);
  });
  // The specification asks once after mount; there is no event to ask from.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => askUnlessBrought(), []);

  return {
    asked,
    isAsking,
    /** What was found in the files, by the assistant or before, as the person has corrected it. */
    findings,
    correct: setFindings,
    wait: generation.status === "busy" ? generation.wait : null,
    /** How the last try failed; the questions of before then stand in. */
    failure: "error" in generation ? generation : null,
    /** Given all that was typed so far: it stays where the next try fails as well. */
    askAgain: (typed: DiagnosticsState, source?: AssistantSource) => {
      setAsked(withFrom(typed, typed.questions ?? ownQuestions.questions));
      setFindings(typed.findings);
      void ask(typed, source);
    },
    stop,
  };
}
