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
    described: 2.37,
    inIssue: 1.67,
    topDescribed: 0.44,
    topInIssue: -0.02,
    keyword: 0.26,
    maker: 0.47,
    onShelf: 0.19,
    fitsBetter: 0.31,
    fitsSaying: 0.37,
    fitsSaid: 0.12,
    none: 0.06,
    noneNamed: 2.66,
    noneShelf: 0.17,
    describedShelf: 0.22,
    inIssueShelf: 2.24,
    topDescribedShelf: 0.4,
    topInIssueShelf: 0.26,
  },
  fault: {
    said: 0.86,
    pieces: 1.89,
    concepts: 1.62,
    name: 0.56,
    cause: 1.03,
    saying: 2.41,
    score: 0.8,
    scoreBest: 0.23,
    bayes: 0.14,
    weight: 1.03,
    usualVague: 0.46,
    power: 2.41,
    otherPower: -1.5,
    none: 1.14,
    noneScore: 0.26,
    noneSaying: 1.42,
    noneVague: -0.34,
    noneSilent: 2.31,
    noneUnknown: 0.03,
    nonePart: 3.55,
    noTrouble: 2.74,
  },
  sureness: {
    always: 0.75,
    logit: 1,
  },
};
