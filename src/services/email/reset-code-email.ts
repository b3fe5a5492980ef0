import { paths } from "~/shared/paths";
import { darkPalette as dark, lightPalette as light } from "~/shared/theme/palette";
import type { Email } from "./email";

type ResetCodeEmail = { email: string; name?: string; code: string; origin: string };

/**
 * The e-mail that carries a reset code. Tables and inline styles, because mail programs know little else;
 * no pictures; dark where the reader is dark; narrow enough for 320 px.
 * The link holds the address and never the code.
 */
export function composeResetCodeEmail({ email, name, code, origin }: ResetCodeEmail): Email {
  const link = `${origin}${paths.resetPassword}#email=${encodeURIComponent(email)}`;
  return {
    to: email,
    subject: "Your Password Reset Code",
    htmlContent: page({
      code,
      link: escapeHtml(link),
      greeting: escapeHtml(name ? `Hello ${name},` : "Hello,"),
      address: escapeHtml(email),
    }),
  };
}

/** The code in an e-mail made by `composeResetCodeEmail`. */
export function readResetCode(htmlContent: string): string | undefined {
  return /class="code"[^>]*>(\d{6})</.exec(htmlContent)?.[1];
}

const htmlEntities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => htmlEntities[character] ?? character);
}

const font = "font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;";
const text = `${font}font-size:17px;line-height:1.5;`;

/** Mail programs that know no variables still know this much of a style sheet. */
const darkStyle = `<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.background.default} !important; }
  .sheet { background: ${dark.background.paper} !important; border-color: ${dark.divider} !important; }
  .ink { color: ${dark.text.primary} !important; }
  .quiet { color: ${dark.text.secondary} !important; }
  .code { background: ${dark.primary.soft} !important; color: ${dark.primary.onSoft} !important; }
  .action { background: ${dark.primary.main} !important; }
  .action a { color: ${dark.primary.contrastText} !important; }
  .link { color: ${dark.primary.main} !important; }
}
</style>`;

type Parts = { code: string; link: string; greeting: string; address: string };

function page({ code, link, greeting, address }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Your Password Reset Code</title>
${darkStyle}
</head>
<body class="ground" style="margin:0;padding:0;background:${light.background.default};">
<div style="display:none;max-height:0;overflow:hidden;">${code} is your Mendwise code. It expires in 30 minutes.</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.background.default};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;background:${light.background.paper};border:1px solid ${light.divider};border-radius:16px;">
<tr><td style="padding:28px 24px 0;"><p class="ink" style="${font}margin:0;font-size:20px;font-weight:700;color:${light.text.primary};">Mendwise</p></td></tr>
<tr><td style="padding:20px 24px 0;">
<h1 class="ink" style="${font}margin:0 0 12px;font-size:24px;line-height:1.25;color:${light.text.primary};">Your password reset code</h1>
<p class="ink" style="${text}margin:0 0 8px;color:${light.text.primary};">${greeting}</p>
<p class="ink" style="${text}margin:0 0 20px;color:${light.text.primary};">Type this code to set a new password for <span style="word-break:break-word;">${address}</span>.</p>
</td></tr>
<tr><td style="padding:0 24px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" class="code" style="padding:16px 8px;border-radius:12px;background:${light.primary.soft};color:${light.primary.onSoft};font-family:Consolas,Menlo,monospace;font-size:34px;font-weight:700;letter-spacing:6px;">${code}</td></tr>
</table>
</td></tr>
<tr><td style="padding:12px 24px 20px;"><p class="quiet" style="${text}margin:0;color:${light.text.secondary};">It expires in 30 minutes and works once.</p></td></tr>
<tr><td align="center" style="padding:0 24px 20px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td class="action" style="border-radius:14px;background:${light.primary.main};"><a href="${link}" target="_blank" style="${font}display:inline-block;padding:14px 24px;font-size:17px;font-weight:600;color:${light.primary.contrastText};text-decoration:none;">Set a new password</a></td></tr>
</table>
</td></tr>
<tr><td style="padding:0 24px 28px;">
<p class="quiet" style="${text}margin:0 0 12px;font-size:15px;color:${light.text.secondary};">Or open <a class="link" href="${link}" target="_blank" style="color:${light.primary.main};word-break:break-all;">${link}</a></p>
<p class="quiet" style="${text}margin:0;font-size:15px;color:${light.text.secondary};">You did not ask for this? Then do nothing. Your password stays as it is.</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}
