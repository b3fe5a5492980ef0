import { loadEnv, type Plugin } from "vite";
import { appPolicy } from "./content-security-policy.ts";

/** The page with its Content-Security-Policy, ahead of everything that it governs. */
export const withPolicy = (html: string, policy: string) =>
  html.replace(
    /<meta charset[^>]*>/i,
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );

/** For the static build only, which may lie on a host without headers; the dev server injects code of its own. */
export function contentSecurityPolicy(mode: string): Plugin {
  const env = loadEnv(mode, process.cwd());
  const addresses = [env.VITE_AI_BASE_URL, env.VITE_EMAIL_API_URL, env.VITE_ERROR_REPORT_URL];
  const policy = appPolicy({ isMocked: mode === "mocked", addresses });
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: (html) => withPolicy(html, policy),
  };
}
