type Variable = keyof ImportMetaEnv & `VITE_${string}`;

/** An unset variable and an empty one mean the same in a `.env` file. */
const text = (name: Variable): string | undefined => import.meta.env[name]?.trim() || undefined;

/** @throws Error naming the variable, when it holds a word that is not among the `words` */
function oneOf<Word extends string>(name: Variable, words: readonly Word[]): Word | undefined {
  const given = text(name);
  const word = words.find((word) => word === given);
  if (given && !word) throw new Error(`${name} is "${given}" and not one of: ${words.join(", ")}`);
  return word;
}

/**
 * The build-time variables, with the defaults that README.md documents.
 * Read at each call, so that a test can set a variable for itself.
 *
 * @throws Error naming the variable, when one holds a word that it does not know
 */
export function readEnv() {
  const aiKey = text("VITE_AI_API_KEY");
  const baseUrl = text("VITE_AI_BASE_URL");
  const emailKey = text("VITE_EMAIL_API_KEY");
  return {
    ai: {
      source:
        oneOf("VITE_AI_SOURCE", ["handbook", "provider"]) ??
        (aiKey || baseUrl ? "provider" : "handbook"),
      apiKey: aiKey,
      /** Undefined means OpenAI's own address. */
      baseUrl,
      model: text("VITE_AI_MODEL") ?? "gpt-3.5-turbo",
    },
    email: {
      source:
        oneOf("VITE_EMAIL_SOURCE", ["demo-inbox", "provider"]) ??
        (emailKey ? "provider" : "demo-inbox"),
      apiKey: emailKey,
      apiUrl: text("VITE_EMAIL_API_URL") ?? "https://api.brevo.com/v3/smtp/email",
      sender: {
        name: text("VITE_EMAIL_SENDER_NAME") ?? "Mendwise",
        email: text("VITE_EMAIL_SENDER_ADDRESS") ?? "no-reply@mendwise.example",
      },
    },
    logsResetCodeOnFailure: oneOf("VITE_RESET_CODE_CONSOLE", ["on", "off"]) !== "off",
    contactEmail: text("VITE_CONTACT_EMAIL") ?? "hello@mendwise.example",
    errorReportUrl: text("VITE_ERROR_REPORT_URL"),
  } as const;
}
