import { describe, expect, it } from "vitest";
import { composeResetCodeEmail, readResetCode } from "~/services/email/reset-code-email";

const given = { email: "ada+test@example.com", code: "314159", origin: "https://mendwise.example" };
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

describe("the reset e-mail", () => {
  it("holds the code and how long it lasts", () => {
    const { to, subject, htmlContent } = composeResetCodeEmail(given);
    expect({ to, subject }).toEqual({ to: given.email, subject: "Your Password Reset Code" });
    expect(htmlContent).toContain("expires in 30 minutes");
    expect(parse(htmlContent).body.textContent).toContain("314159");
    expect(readResetCode(htmlContent)).toBe("314159");
  });

  it("links to the reset screen with the address in the hash, and never with the code", () => {
    const { links } = parse(composeResetCodeEmail(given).htmlContent);
    expect(links).toHaveLength(2);
    for (const { href } of Array.from(links, (link) => ({ href: link.getAttribute("href") }))) {
      expect(href).toBe("https://mendwise.example/reset-password#email=ada%2Btest%40example.com");
    }
  });

  it("writes what a person typed as text, never as markup", () => {
    const name = `<img src=x onerror="alert(1)"><b class="code">999999</b> & Söhne`;
    const { htmlContent } = composeResetCodeEmail({ ...given, name, email: `"<i>"@example.com` });
    const page = parse(htmlContent);
    expect(page.querySelectorAll("img, b, i")).toHaveLength(0);
    expect(page.body.textContent).toContain(`Hello ${name},`);
    expect(readResetCode(htmlContent)).toBe("314159");
  });

  it("needs no picture, and knows the dark", () => {
    const { htmlContent } = composeResetCodeEmail(given);
    const page = parse(htmlContent);
    expect(page.querySelectorAll("img, svg, script, link")).toHaveLength(0);
    expect(page.querySelector("meta[name=color-scheme]")?.getAttribute("content")).toBe(
      "light dark",
    );
    expect(htmlContent).toContain("prefers-color-scheme: dark");
  });

  it("tells the code in the preview of the list of messages, and hides that line in the message", () => {
    const first = parse(composeResetCodeEmail(given).htmlContent).body.firstElementChild;
    expect(first?.textContent).toBe("314159 is your Mendwise code. It expires in 30 minutes.");
    expect(first?.getAttribute("style")).toContain("display:none");
  });

  it("turns every part of the message dark with the palette's colours", () => {
    const { htmlContent } = composeResetCodeEmail(given);
    const rules = [...htmlContent.matchAll(/^ {2}\.([a-z]+)(?: a)? \{ (.*) \}$/gm)];
    const parts = new Set(parse(htmlContent).body.parentElement?.querySelectorAll("[class]"));
    const classes = new Set([...parts].map(({ className }) => className));
    expect(new Set(rules.map(([, part]) => part))).toEqual(classes);
    for (const [, , colors] of rules) {
      expect(colors).toMatch(/^(?:[a-z-]+: #[\dA-F]{6} !important; ?)+$/);
    }
  });
});
