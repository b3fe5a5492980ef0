import type { RequestOptions } from "~/services/assistant/assistant";
import type { RepairCase } from "~/domain/repair-case";

/** Those that would tell nothing new give way to the handbook's; where that does not load, all stay. */
export async function heldToTheHandbook(
  repair: RepairCase,
  asked: [string, string, string],
  { onDetails }: Pick<RequestOptions, "onDetails">,
): Promise<[string, string, string]> {
  try {
    const [{ mendQuestions }, { quickAnswers }] = await Promise.all([
      import("~/domain/handbook/mend-questions"),
      import("~/domain/handbook/quick-answers"),
    ]);
    const [first, second, third] = await mendQuestions(repair, asked);
    const all = [first, second, third];
    if (all.some(({ own }) => own !== null))
      onDetails?.(
        all.map(({ own }) =>
          own ? { choices: quickAnswers(own), raisesStop: own.raisesStop ?? false } : {},
        ),
      );
    return [first.ask, second.ask, third.ask];
  } catch {
    return asked;
  }
}
