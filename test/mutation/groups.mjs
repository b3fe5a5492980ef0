/**
 * The logic that must not be wrong, folder by folder: what is changed, and the tests that have to notice.
 * A folder's own tests and nobody else's, so that a mistake shows beside the rule that it breaks.
 */
export const groups = {
  safety: {
    mutate: ["src/domain/{safety,language}/**/*.ts"],
    tests: ["test/unit/safety/**/*.test.ts"],
  },
  handbook: {
    mutate: ["src/domain/handbook/**/*.ts", "!src/domain/handbook/playbooks/**"],
    tests: ["test/unit/handbook/**/*.test.ts", "test/contract/*.test.ts"],
  },
  accounts: { mutate: ["src/services/accounts/*.ts"], tests: ["test/unit/accounts/**/*.test.ts"] },
  provider: {
    mutate: [
      "src/services/assistant/provider/*.ts",
      "src/services/assistant/assistant-settings.ts",
    ],
    tests: [
      "test/unit/provider/**/*.test.ts",
      "test/unit/assistant-settings/**/*.test.ts",
      "test/contract/*.test.ts",
    ],
  },
  consent: {
    mutate: ["src/services/consent/*.ts"],
    tests: ["test/unit/consent/**/*.test.ts"],
    environment: "jsdom",
  },
  repairState: {
    mutate: ["src/features/repair/{flow,to-repair-case,serialized-file}.ts"],
    tests: ["test/unit/repair/**/*.test.ts"],
  },
  sound: {
    mutate: ["src/services/sound/*.ts", "src/domain/describe-recording.ts"],
    tests: ["test/unit/sound/**/*.test.ts"],
  },
  policies: {
    mutate: ["src/build/content-security-policy.ts"],
    tests: ["test/{unit/policies,architecture}/**/*policy*.test.ts"],
  },
  returnPath: {
    mutate: ["src/features/auth/return-path.ts"],
    tests: ["test/{unit,flows}/auth/**/*.test.ts"],
  },
};
