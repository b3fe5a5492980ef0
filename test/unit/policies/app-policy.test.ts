import { describe, expect, it } from "vitest";
import { appPolicy } from "~/build/content-security-policy";

const none = { scripts: [], styles: [], styleAttributes: [] };

const start =
  "default-src 'none'; script-src 'self'; " +
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
  "img-src 'self' blob:; font-src 'self'; " +
  "connect-src 'self' https: http://localhost:* http://*.localhost:* http://127.0.0.1:*";
const end = "; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";
const trustedTypes =
  "; require-trusted-types-for 'script'; trusted-types dompurify sound-worker connection-worker service-worker";

describe("the policy of the app's page", () => {
  it("is this, and nothing else", () => {
    expect(appPolicy({ ...none, isMocked: false, addresses: [] })).toBe(start + end + trustedTypes);
  });

  it("asks for no Trusted Types where the services are mocked", () => {
    expect(appPolicy({ ...none, isMocked: true, addresses: [] })).toBe(start + end);
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
    expect(appPolicy({ ...none, isMocked: false, addresses })).toBe(
      start + added + end + trustedTypes,
    );
    expect(appPolicy({ ...none, isMocked: true, addresses })).toBe(start + added + end);
  });
});

it("lets a page hold exactly the scripts and styles that it was built with", () => {
  const hashes = {
    scripts: ["'sha256-a'"],
    styles: ["'sha256-b'"],
    styleAttributes: ["'sha256-c'"],
  };
  const policy = appPolicy({ isMocked: false, addresses: [], ...hashes });
  expect(policy).toContain("; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-47DE");
  expect(policy).toContain("=' 'sha256-b'; style-src-attr 'unsafe-hashes' 'sha256-c'; ");
});
