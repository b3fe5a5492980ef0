import { expect, it } from "vitest";
import { appPolicy, scriptlessPolicy } from "~/build/content-security-policy";

it("lets the app's page do what it needs and nothing else", () => {
  expect(appPolicy({ isMocked: false, addresses: [] })).toBe(
    "default-src 'none'; " +
      "script-src 'self'; " +
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
      "img-src 'self' blob:; " +
      "font-src 'self'; " +
      "connect-src 'self' https: http://localhost:* http://*.localhost:* http://127.0.0.1:*; " +
      "frame-src 'self'; " +
      "manifest-src 'self'; " +
      "base-uri 'none'; " +
      "form-action 'none'; " +
      "require-trusted-types-for 'script'; " +
      "trusted-types dompurify sound-worker service-worker",
  );
});

it("lets the page also ask the servers that the build is configured with, by their origins", () => {
  const addresses = ["http://ai.lan:8080/v1", undefined, "ai.lan", "http://mail.lan/v3/smtp/email"];
  expect(appPolicy({ isMocked: false, addresses })).toBe(
    "default-src 'none'; " +
      "script-src 'self'; " +
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
      "img-src 'self' blob:; " +
      "font-src 'self'; " +
      "connect-src 'self' https: http://localhost:* http://*.localhost:* http://127.0.0.1:* " +
      "http://ai.lan:8080 http://mail.lan; " +
      "frame-src 'self'; " +
      "manifest-src 'self'; " +
      "base-uri 'none'; " +
      "form-action 'none'; " +
      "require-trusted-types-for 'script'; " +
      "trusted-types dompurify sound-worker service-worker",
  );
});

it("lets the mocked page register its service worker, which Trusted Types would refuse", () => {
  expect(appPolicy({ isMocked: true, addresses: [] })).toBe(
    "default-src 'none'; " +
      "script-src 'self'; " +
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
      "img-src 'self' blob:; " +
      "font-src 'self'; " +
      "connect-src 'self' https: http://localhost:* http://*.localhost:* http://127.0.0.1:*; " +
      "frame-src 'self'; " +
      "manifest-src 'self'; " +
      "base-uri 'none'; " +
      "form-action 'none'",
  );
});

it("lets the landing page without script show its own styles and pictures only", () => {
  expect(scriptlessPolicy).toBe(
    "default-src 'none'; " +
      "style-src 'unsafe-inline'; " +
      "img-src 'self'; " +
      "base-uri 'none'; " +
      "form-action 'none'",
  );
});
