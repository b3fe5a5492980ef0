import { paths } from "~/shared/paths";

/** The screens that anybody may open, and one that is not there. */
export const publicScreens = [
  paths.home,
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.terms,
  paths.privacy,
  paths.cookies,
  "/no-such-page",
];
