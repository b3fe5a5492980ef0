const safety = ["test/unit/safety/", "test/unit/handbook/find-danger"];
// Left out is what takes long and notices little: the chat, the pages of danger, random texts.
const handbook = [
  "test/unit/handbook/(?!chat|any-input|find-danger|simulation)",
  "test/unit/item-category",
  "test/contract/",
];
const readingOfAnswers = [
  "test/unit/handbook/answers/",
  "test/unit/handbook/(?:hearing-answers|classify-answer|move-page|sureness|gather-evidence)",
  "test/unit/handbook/(?:rank-causes|journeys-by-hand|journeys-appliances)",
];

/**
 * The important logic for a sample: of a hundred mistakes how many are drawn from each part of it, where
 * they are made, and how the paths of the tests begin that should notice.
 */
export const areas = {
  words: { share: 10, places: ["src/domain/safety/lexicon"], tests: safety },
  safety: {
    share: 15,
    places: ["src/domain/safety"],
    not: ["lexicon/", "translations/"],
    tests: safety,
  },
  answers: {
    share: 12,
    places: ["src/domain/handbook/answers", "src/domain/handbook/classify-answer.ts"],
    tests: readingOfAnswers,
  },
  handbook: {
    share: 18,
    places: ["src/domain/handbook"],
    not: ["/answers/", "/chat/", "classify-answer", "page-weights"],
    tests: handbook,
  },
  chat: {
    share: 8,
    places: ["src/domain/handbook/chat"],
    // The first is a table that `npm run fit:chat` writes, the second prose.
    not: ["intent-weights", "glossary"],
    tests: ["test/unit/handbook/chat", "test/unit/handbook/recognise-intent"],
  },
  language: {
    share: 8,
    places: ["src/domain/language"],
    not: ["letter-groups"],
    tests: ["test/unit/language/", ...safety, ...readingOfAnswers, "test/unit/handbook/matching"],
  },
  provider: {
    share: 10,
    places: [
      "src/services/assistant/model",
      "src/services/assistant/provider",
      "src/services/assistant/assistant-settings.ts",
      "src/services/assistant/server-address.ts",
    ],
    tests: ["test/unit/provider/", "test/unit/assistant-settings/"],
  },
  accounts: {
    share: 6,
    places: ["src/services/accounts"],
    tests: ["test/unit/accounts/"],
    environment: "jsdom",
  },
  sound: {
    share: 6,
    places: ["src/services/sound", "src/domain/describe-recording.ts"],
    tests: ["test/unit/sound/"],
  },
  guide: {
    share: 2,
    places: ["src/domain/guide"],
    tests: ["test/unit/repair/", "test/unit/drawings/"],
  },
  flow: {
    share: 2,
    places: [
      "src/features/repair/flow.ts",
      "src/features/repair/to-repair-case.ts",
      "src/features/repair/serialized-file.ts",
    ],
    tests: ["test/unit/repair/"],
  },
  consent: {
    share: 1,
    places: ["src/services/consent"],
    tests: ["test/unit/consent/"],
    environment: "jsdom",
  },
  policies: {
    share: 1,
    places: ["src/build/content-security-policy.ts"],
    tests: ["test/unit/policies/"],
  },
  returnPath: {
    share: 1,
    places: ["src/features/auth/return-path.ts"],
    tests: ["test/unit/auth/", "test/flows/auth/return-path.test"],
  },
};
