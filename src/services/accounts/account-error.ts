/** What the person reads. The words are the error catalogue's; the last three are ours, where the catalogue has none. */
export const accountMessages = {
  "credentials-missing": "Email and password are required",
  "credentials-wrong": "Invalid email or password",
  "already-registered": "User already exists with this email",
  "email-missing": "Email is required",
  "not-registered": "No account found with this email. Please register first.",
  "code-not-made": "Failed to send verification code. Please try again.",
  "email-not-sent": "Failed to send verification email. Please try again later.",
  "code-missing": "Please verify your email with a verification code first",
  "code-not-found": "No verification code found for this email",
  "code-expired": "Verification code has expired",
  "code-wrong": "Invalid verification code",
  "new-password-missing": "Email and new password are required",
  "sign-in-failed": "Failed to sign in",
  "sign-up-failed": "Failed to sign up",
  "reset-request-failed": "Failed to send password reset email",
  "reset-failed": "Failed to reset password",
  "code-void": "Invalid verification code. That was the fifth wrong one: request a new code.",
  "not-loaded": "The connection broke off. Check that you are online, and try again.",
  "connection-insecure": "Passwords need a secure connection. Open this page with https.",
} as const;

export type AccountFailure = keyof typeof accountMessages;

/** The only error an account action throws. Its message is for the screen. */
export class AccountError extends Error {
  readonly failure: AccountFailure;

  constructor(failure: AccountFailure, options?: ErrorOptions) {
    super(accountMessages[failure], options);
    this.name = "AccountError";
    this.failure = failure;
  }
}

/** Runs an action whose unexpected errors all become the given failure. An AccountError passes as it is. */
export async function failingAs<Result>(
  fallback: AccountFailure,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (cause) {
    throw cause instanceof AccountError ? cause : new AccountError(fallback, { cause });
  }
}
