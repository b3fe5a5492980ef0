/** Every address inside the app. Links, redirects and the route table all take it from here. */
export const paths = {
  home: "/",
  signIn: "/signin",
  signUp: "/signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  profile: "/profile",
  repairRequest: "/repair-request",
  diagnostics: "/diagnostics",
  rootCause: "/root-cause",
  repairGuide: "/repair-guide",
  sharedGuide: "/shared-guide",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
} as const;
