/**
 * The logic that must not be wrong, folder by folder: what is changed, and the tests that have to notice.
 * A folder's own tests and nobody else's, so that a mistake shows beside the rule that it breaks.
 */
export const groups = {
  safety: {
    places: ["src/domain/safety", "src/domain/language"],
    tests: ["test/unit/{safety,language}/**/*.test.ts"],
  },
  handbook: {
    places: ["src/domain/handbook"],
    tests: ["test/unit/handbook/**/*.test.ts", "test/contract/*.test.ts"],
  },
  accounts: {
    places: ["src/services/accounts"],
    tests: ["test/unit/accounts/**/*.test.ts"],
    environment: "jsdom",
  },
  provider: {
    places: [
      "src/services/assistant/model",
      "src/services/assistant/provider",
      "src/services/assistant/assistant-settings.ts",
      "src/services/assistant/server-address.ts",
    ],
    tests: [
      "test/unit/provider/**/*.test.ts",
      "test/unit/assistant-settings/**/*.test.ts",
      "test/contract/*.test.ts",
    ],
  },
  consent: {
    places: ["src/services/consent"],
    tests: ["test/unit/consent/**/*.test.ts"],
    environment: "jsdom",
  },
  repairState: {
    places: [
      "src/features/repair/flow.ts",
      "src/features/repair/to-repair-case.ts",
      "src/features/repair/serialized-file.ts",
    ],
    tests: ["test/unit/repair/**/*.test.{ts,tsx}"],
    environment: "jsdom",
  },
  sound: {
    places: ["src/services/sound", "src/domain/describe-recording.ts"],
    tests: ["test/unit/sound/**/*.test.ts"],
  },
  policies: {
    places: ["src/build/content-security-policy.ts"],
    tests: ["test/{unit/policies,architecture}/**/*policy*.test.ts"],
  },
  returnPath: {
    places: ["src/features/auth/return-path.ts"],
    tests: ["test/{unit,flows}/auth/**/*.test.ts"],
  },
};
