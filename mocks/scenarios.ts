/** Every state of the mocked services that can be picked, with the words of the panel. */
export const scenarios = [
  { name: "all-well", label: "All well" },
  { name: "slow", label: "All well, but the AI is slow" },
  { name: "ai-silent", label: "AI never answers" },
  { name: "ai-unreachable", label: "AI unreachable" },
  { name: "ai-key-refused", label: "AI key refused (401)" },
  { name: "ai-busy", label: "AI busy (429)" },
  { name: "ai-no-credit", label: "AI out of credit (429)" },
  { name: "ai-server-error", label: "AI server error (500)" },
  { name: "ai-html", label: "AI answers HTML" },
  { name: "ai-empty", label: "AI empty answer" },
  { name: "ai-declines", label: "AI declines to answer" },
  { name: "ai-filtered", label: "AI answer filtered" },
  { name: "ai-cut-off", label: "AI answer cut off" },
  { name: "ai-questions-unreadable", label: "AI questions unreadable" },
  { name: "ai-too-few-questions", label: "AI too few questions" },
  { name: "email-refused", label: "E-mail key refused (401)" },
  { name: "email-server-error", label: "E-mail server error (500)" },
  { name: "email-unreachable", label: "E-mail unreachable" },
  { name: "legal-missing", label: "Legal pages missing (404)" },
  { name: "legal-without-body", label: "Legal pages without a body" },
] as const;

export type Scenario = (typeof scenarios)[number]["name"];

let current: Scenario = "all-well";

export function currentScenario(): Scenario {
  return current;
}

export function chooseScenario(scenario: Scenario): void {
  current = scenario;
}
