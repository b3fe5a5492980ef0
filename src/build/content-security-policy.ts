/** Emotion puts an empty style element into the page and writes its rules through the CSSOM: this is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What stands in a page itself, by its hashes: "'sha256-…'". */
export type InlineHashes = {
  scripts: readonly string[];
  styles: readonly string[];
  /** The values of `style` attributes. */
  styleAttributes: readonly string[];
};

type Build = InlineHashes & {
  /** Mocked services live in a service worker, whose registration Trusted Types would refuse. */
  isMocked: boolean;
  /** The addresses that the build is configured with, if it is: servers it may ask even without https. */
  addresses: readonly (string | undefined)[];
};

/** The addresses among a build's variables. */
export const configuredAddresses = (env: Record<string, string>) => [
  env.VITE_AI_BASE_URL,
  env.VITE_EMAIL_API_URL,
  env.VITE_ERROR_REPORT_URL,
];

/** The Content-Security-Policy of a page. What is not named here falls back to 'none'. */
export function appPolicy({
  isMocked,
  addresses,
  scripts,
  styles,
  styleAttributes,
}: Build): string {
  return asText({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", emptyStyle, ...styles],
    ...(styleAttributes.length > 0 && {
      "style-src-attr": ["'unsafe-hashes'", ...styleAttributes],
    }),
    "img-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    // Any https server and any on this computer, because a person may enter the address of any AI:
    // before-paint.js narrows it to the one that was entered.
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
      // DOMPurify's own, for the legal documents, and those that make the addresses of the three workers.
      "trusted-types": ["dompurify", "sound-worker", "connection-worker", "service-worker"],
    }),
  });
}

function asText(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
