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
    described: 2.17,
    describedShelf: 0.02,
    fitsBetter: 0.75,
    fitsSaid: 0.1,
    fitsSaying: 0.23,
    inIssue: 1.32,
    inIssueShelf: 1.96,
    keyword: 0.44,
    maker: 0.26,
    none: 0.0,
    noneForeign: 2.38,
    noneNamed: 2.65,
    noneShelf: 0.08,
    onShelf: 0.08,
    onlyHinted: -2.46,
    topDescribed: 0.18,
    topDescribedShelf: 0.14,
    topInIssue: -0.21,
    topInIssueShelf: -0.03,
  },
  fault: {
    bayes: 0.25,
    cause: 1.68,
    concepts: 2.03,
    name: 0.81,
    noTrouble: 2.5,
    none: 0.96,
    nonePart: 3.24,
    noneSaying: 2.12,
    noneScore: 0.28,
    noneSilent: 2.28,
    noneUnknown: 0.68,
    noneVague: 2.04,
    otherPower: -1.5,
    pieces: 2.1,
    power: 2.46,
    said: 0.26,
    saying: 1.79,
    score: 0.88,
    scoreBest: 0.07,
    usualVague: 0.39,
    weight: 0.93,
  },
  sureness: {
    always: 0.39,
    logit: 0.85,
  },
};
