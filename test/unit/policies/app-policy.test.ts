import { describe, expect, it } from "vitest";
import { appPolicy, scriptlessPolicy } from "~/build/content-security-policy";
import { withPolicy } from "~/build/policy-plugin";

const start =
  "default-src 'none'; script-src 'self'; " +
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
  "img-src 'self' blob:; font-src 'self'; " +
  "connect-src 'self' https: http://localhost:* http://*.localhost:* http://127.0.0.1:*";
const end = "; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";
const trustedTypes =
  "; require-trusted-types-for 'script'; trusted-types dompurify sound-worker service-worker";

describe("the policy of the app's page", () => {
  it("is this, and nothing else", () => {
    expect(appPolicy({ isMocked: false, addresses: [] })).toBe(start + end + trustedTypes);
  });

  it("asks for no Trusted Types where the services are mocked", () => {
    expect(appPolicy({ isMocked: true, addresses: [] })).toBe(start + end);
  });

  it.each([
    ["the origin of an address", ["http://192.168.1.7:11434/v1"], " http://192.168.1.7:11434"],
    [
      "each in its turn",
      ["http://a.test/v1", "https://b.test:8443"],
      " http://a.test https://b.test:8443",
    ],
    ["no port that goes without saying", ["http://a.test:80/"], " http://a.test"],
    ["no name, password, search or hash", ["http://ada:word@a.test/?b#c"], " http://a.test"],
    ["nothing for what is missing", [undefined, "", "http://a.test"], " http://a.test"],
    ["nothing for what is no address", ["a.test/v1", "http://", "not one"], ""],
    ["none of the words behind an address", ["http://a.test/; script-src *"], " http://a.test"],
  ])("lets the app speak to servers it is configured with: %s", (_what, addresses, added) => {
    expect(appPolicy({ isMocked: false, addresses })).toBe(start + added + end + trustedTypes);
    expect(appPolicy({ isMocked: true, addresses })).toBe(start + added + end);
  });
});

it("lets the page without script show itself and its pictures, and nothing else", () => {
  expect(scriptlessPolicy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; " +
      "base-uri 'none'; form-action 'none'",
  );
});

it("stands in the page right behind its charset, ahead of all that it governs", () => {
  const page = `<head><meta charset="UTF-8" /><script src="/a.js"></script></head>`;
  expect(withPolicy(page, "default-src 'none'")).toBe(
    `<head><meta charset="UTF-8" /><meta http-equiv="Content-Security-Policy" ` +
      `content="default-src 'none'"><script src="/a.js"></script></head>`,
  );
});
