/** The important logic for a sample, and of a hundred mistakes how many are drawn from each part of it. */
const safety = ["test/unit/safety/**/*.test.ts", "test/unit/handbook/find-danger.test.ts"];
const handbook = [
  // Left out is what takes long and notices little: the chat and the pages of danger, random texts.
  "test/unit/handbook/**/!(chat*|any-input|find-danger|simulation).test.ts",
  "test/contract/*.test.ts",
];
const readingOfAnswers = [
  "test/unit/handbook/answers/*.test.ts",
  "test/unit/handbook/{hearing-answers,classify-answer,move-page,sureness}.test.ts",
  "test/unit/handbook/{gather-evidence,rank-causes,journeys-by-hand,journeys-appliances}.test.ts",
];
const chat = "src/domain/handbook/chat";
const answers = ["src/domain/handbook/answers", "src/domain/handbook/classify-answer.ts"];

export const areas = {
  words: { share: 10, places: ["src/domain/safety/lexicon"], tests: safety },
  safety: {
    share: 15,
    places: ["src/domain/safety"],
    not: ["lexicon/", "translations/"],
    tests: safety,
  },
  answers: { share: 12, places: answers, tests: readingOfAnswers },
  handbook: {
    share: 18,
    places: ["src/domain/handbook"],
    not: ["/answers/", "/chat/", "classify-answer", "page-weights"],
    tests: handbook,
  },
  chat: {
    share: 8,
    places: [chat],
    // The first is a table that `npm run fit:chat` writes, the second prose.
    not: ["intent-weights", "glossary"],
    tests: ["test/unit/handbook/chat*.test.ts", "test/unit/handbook/recognise-intent.test.ts"],
  },
  language: {
    share: 8,
    places: ["src/domain/language"],
    not: ["letter-groups"],
    tests: ["test/unit/language/**/*.test.ts", ...safety, ...readingOfAnswers],
  },
  provider: {
    share: 10,
    places: ["src/services/assistant/provider", "src/services/assistant/assistant-settings.ts"],
    tests: ["test/unit/{provider,assistant-settings}/**/*.test.ts"],
  },
  accounts: {
    share: 6,
    places: ["src/services/accounts"],
    tests: ["test/unit/accounts/**/*.test.ts"],
  },
  sound: {
    share: 6,
    places: ["src/services/sound", "src/domain/describe-recording.ts"],
    tests: ["test/unit/sound/**/*.test.ts"],
  },
  guide: {
    share: 2,
    places: ["src/domain/guide"],
    tests: ["test/unit/{repair,drawings}/**/*.test.ts"],
  },
  flow: {
    share: 2,
    places: [
      "src/features/repair/flow.ts",
      "src/features/repair/to-repair-case.ts",
      "src/features/repair/serialized-file.ts",
    ],
    tests: ["test/unit/repair/**/*.test.{ts,tsx}"],
    environment: "jsdom",
  },
  consent: {
    share: 1,
    places: ["src/services/consent"],
    tests: ["test/unit/consent/**/*.test.ts"],
    environment: "jsdom",
  },
  policies: {
    share: 1,
    places: ["src/build/content-security-policy.ts"],
    tests: ["test/{unit/policies,architecture}/**/*policy*.test.ts"],
  },
  returnPath: {
    share: 1,
    places: ["src/features/auth/return-path.ts"],
    tests: ["test/{unit,flows}/auth/**/*.test.ts"],
  },
};
