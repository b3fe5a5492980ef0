/** Variables that are not named here do not compile. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** What a build can be given; README.md says what each means. */
interface ImportMetaEnv {
  readonly VITE_AI_SOURCE?: string;
  readonly VITE_AI_API_KEY?: string;
  readonly VITE_AI_BASE_URL?: string;
  readonly VITE_AI_MODEL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_EMAIL_SOURCE?: string;
  readonly VITE_EMAIL_API_KEY?: string;
  readonly VITE_EMAIL_API_URL?: string;
  readonly VITE_EMAIL_SENDER_ADDRESS?: string;
  readonly VITE_EMAIL_SENDER_NAME?: string;
  readonly VITE_ERROR_REPORT_URL?: string;
  readonly VITE_RESET_CODE_CONSOLE?: string;
}
