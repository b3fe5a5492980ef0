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
    described: 2.13,
    inIssue: 1.57,
    topDescribed: 0.33,
    topInIssue: -0.1,
    keyword: 0.39,
    maker: 0.52,
    onShelf: 0.33,
    onlyHinted: -2.5,
    fitsBetter: 0.26,
    fitsSaying: 0.54,
    fitsSaid: 0.17,
    none: 0.08,
    noneNamed: 2.43,
    noneShelf: 0.23,
    noneForeign: 2.5,
    describedShelf: 0.08,
    inIssueShelf: 1.86,
    topDescribedShelf: 0.41,
    topInIssueShelf: -0.1,
  },
  fault: {
    said: 0.5,
    pieces: 1.38,
    concepts: 1.82,
    name: 0.66,
    cause: 1.64,
    saying: 2.13,
    score: 1.02,
    scoreBest: 0.19,
    bayes: 0.17,
    weight: 1.15,
    usualVague: 0.63,
    power: 2.46,
    otherPower: -1.5,
    denied: -0.87,
    none: 2.07,
    noneScore: 0.53,
    noneSaying: 0.82,
    noneVague: -0.56,
    noneSilent: 2.89,
    noneUnknown: -0.36,
    nonePart: 3.49,
    noTrouble: 2.17,
  },
  sureness: {
    always: 1.02,
    logit: 0.45,
  },
};
