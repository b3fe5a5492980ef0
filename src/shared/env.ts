import { z } from "zod";

/** An unset variable and an empty one mean the same in a `.env` file. */
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);

const textOr = (fallback: string) => optionalText.transform((text) => text ?? fallback);

const environment = z.object({
  VITE_AI_SOURCE: optionalText.pipe(z.enum(["handbook", "provider"]).optional()),
  VITE_AI_API_KEY: optionalText,
  VITE_AI_BASE_URL: optionalText,
  VITE_AI_MODEL: textOr("gpt-3.5-turbo"),
  VITE_EMAIL_SOURCE: optionalText.pipe(z.enum(["demo-inbox", "provider"]).optional()),
  VITE_EMAIL_API_KEY: optionalText,
  VITE_EMAIL_API_URL: textOr("https://api.brevo.com/v3/smtp/email"),
  VITE_EMAIL_SENDER_NAME: textOr("Mendwise"),
  VITE_EMAIL_SENDER_ADDRESS: textOr("no-reply@mendwise.example"),
  VITE_RESET_CODE_CONSOLE: optionalText.pipe(z.enum(["on", "off"]).default("on")),
  VITE_CONTACT_EMAIL: textOr("hello@mendwise.example"),
  VITE_ERROR_REPORT_URL: optionalText,
});

/**
 * The build-time variables, with the defaults that README.md documents.
 * Read at each call, so that a test can set a variable for itself.
 *
 * @throws ZodError naming the variable, when one holds a word that it does not know
 */
export function readEnv() {
  const env = environment.parse(import.meta.env);
  return {
    ai: {
      source:
        env.VITE_AI_SOURCE ??
        (env.VITE_AI_API_KEY || env.VITE_AI_BASE_URL ? "provider" : "handbook"),
      apiKey: env.VITE_AI_API_KEY,
      /** Undefined means OpenAI's own address. */
      baseUrl: env.VITE_AI_BASE_URL,
      model: env.VITE_AI_MODEL,
    },
    email: {
      source: env.VITE_EMAIL_SOURCE ?? (env.VITE_EMAIL_API_KEY ? "provider" : "demo-inbox"),
      apiKey: env.VITE_EMAIL_API_KEY,
      apiUrl: env.VITE_EMAIL_API_URL,
      sender: { name: env.VITE_EMAIL_SENDER_NAME, email: env.VITE_EMAIL_SENDER_ADDRESS },
    },
    logsResetCodeOnFailure: env.VITE_RESET_CODE_CONSOLE === "on",
    contactEmail: env.VITE_CONTACT_EMAIL,
    errorReportUrl: env.VITE_ERROR_REPORT_URL,
  } as const;
}
