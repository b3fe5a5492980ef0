export type PageWeights = Readonly<
  Record<"item" | "fault" | "sureness", Readonly<Record<string, number>>>
>;

/**
 * What each sign is worth, in logarithms of odds; the signs are named in item-features.ts and
 * fault-features.ts. Written by `npm run fit:pages -- FOLDER --write`, which fits them to records of
 * repair cafés (Open Repair Data) and prints how they do on rows that they were not fitted to.
 */
export const pageWeights: PageWeights = {
  item: {
    described: 2.24,
    inIssue: 1.56,
    topDescribed: 0.33,
    topInIssue: -0.13,
    keyword: 0.49,
    maker: 0.48,
    onShelf: 0.17,
    fitsBetter: 0.35,
    fitsSaying: 0.37,
    fitsSaid: 0.13,
    none: -0.02,
    noneNamed: 2.64,
    noneShelf: 0.11,
    describedShelf: 0,
    inIssueShelf: 2.01,
    topDescribedShelf: 0.23,
    topInIssueShelf: 0.05,
  },
  fault: {
    said: 0.86,
    pieces: 1.9,
    concepts: 1.6,
    name: 0.56,
    cause: 1.05,
    saying: 2.42,
    score: 0.79,
    scoreBest: 0.25,
    bayes: 0.14,
    weight: 1.11,
    usualVague: 0.43,
    power: 2.41,
    otherPower: -1.5,
    none: 1.22,
    noneScore: 0.28,
    noneSaying: 1.44,
    noneVague: -0.33,
    noneSilent: 2.31,
    noneUnknown: 0.07,
    nonePart: 3.56,
    noTrouble: 2.75,
  },
  sureness: {
    always: 0.66,
    logit: 0.87,
  },
};
