import { useEffect, useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { correctRecording, describeRecording } from "~/domain/describe-recording";
import type { Findings } from "~/domain/findings";
import type { DiagnosticsState } from "~/features/repair/flow";
import { keepAnswers } from "~/features/repair/kept-answers";
import { usePersistedHistoryState } from "~/features/repair/persist-history-state";
import type { AskedQuestions } from "./use-questions";

/** What is typed on this screen: the answers, and the findings in words, to be corrected. */
export type AnswerFields = {
  answers: { answer: string }[];
  photo: string;
  recording: string;
};

/** The form, and the repair with all that was typed into it so far, kept in the history entry. */
export function useAnswers(handed: DiagnosticsState, asked: AskedQuestions) {
  const form = useForm<AnswerFields>({
    defaultValues: {
      answers: asked.questions.map(({ answer }) => ({ answer })),
      photo: handed.findings.photo,
      recording: describeRecording(handed.findings.recording),
    },
  });
  const [answers, photo, recording] = useWatch({
    control: form.control,
    name: ["answers", "photo", "recording"],
  });
  const repair = useMemo(
    () => ({
      ...handed,
      findings: correctFindings(handed.findings, photo, recording),
      // Whoever comes back to general questions that nobody has answered is asked better ones.
      preserveAnswers:
        asked.from !== undefined || answers.some(({ answer }) => answer.trim() !== ""),
      questionsFrom: asked.from,
      understood: asked.understood,
      earlierAnswers: asked.earlierAnswers,
      questions: asked.questions.map((question, index) => ({
        ...question,
        answer: answers[index]?.answer ?? "",
      })),
    }),
    [handed, asked, answers, photo, recording],
  );
  usePersistedHistoryState(repair);
  useEffect(() => keepAnswers(repair), [repair]);
  return { form, repair };
}

/** The findings as the person left their description. What nobody found cannot be corrected. */
function correctFindings(findings: Findings, photo: string, recording: string): Findings {
  return {
    photo: findings.photo === undefined ? undefined : photo,
    recording: findings.recording && correctRecording(findings.recording, recording),
  };
}
