/** Emotion puts an empty style element into the page and writes its rules through the CSSOM: this is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Build = {
  /** Mocked services live in a service worker, whose registration Trusted Types would refuse. */
  isMocked: boolean;
  /** The addresses that the build is configured with, if it is: servers it may ask even without https. */
  addresses: readonly (string | undefined)[];
};

/** The Content-Security-Policy of the app's page. What is not named here falls back to 'none'. */
export function appPolicy({ isMocked, addresses }: Build): string {
  return asText({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", emptyStyle],
    "img-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    // Any https server and any on this computer, because a person may enter the address of any AI.
    // A policy has no way to name [::1].
    "connect-src": [
      "'self'",
      "https:",
      "http://localhost:*",
      "http://*.localhost:*",
      "http://127.0.0.1:*",
      ...addresses.flatMap((address) =>
        address && URL.canParse(address) ? new URL(address).origin : [],
      ),
    ],
    "frame-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    ...(!isMocked && {
      "require-trusted-types-for": ["'script'"],
      // DOMPurify's own, for the legal documents, and those that make the addresses of the two workers.
      "trusted-types": ["dompurify", "sound-worker", "service-worker"],
    }),
  });
}

/** The policy of the landing page that runs no script. Its styles stand in the markup, which nobody else writes. */
export const scriptlessPolicy = asText({
  "default-src": ["'none'"],
  "style-src": ["'unsafe-inline'"],
  "img-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
});

function asText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
