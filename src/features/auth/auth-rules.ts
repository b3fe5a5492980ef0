import { accountMessages } from "~/services/accounts/account-error";

/*
 * One rule for each field: true, or what is wrong.
 * Passwords are never trimmed; every character counts.
 */

export const requiredText = (message: string) => (value: string) => value.trim() !== "" || message;

export const requiredPassword = (value: string) =>
  value !== "" || accountMessages["credentials-missing"];

export const isEmailAddress = (value: string) =>
  /^[^\s@]+@[^\s@]+$/.test(value.trim()) || "Enter an email address such as name@example.com";

/** The specification asks for eight characters in a reset; a sign-up asks for no less. */
export const isNewPassword = (missing: string) => (value: string) => {
  if (value === "") return missing;
  return value.length >= 8 || "Password must be at least 8 characters long";
};

export const newPasswordHint = "At least 8 characters. The longer, the safer.";

export const isSamePassword = (confirmation: string, password: string) =>
  confirmation === password || "Passwords do not match";

export const areTermsAccepted = (isChecked: boolean) =>
  isChecked || "You must accept the Terms and Privacy Policy to continue";
