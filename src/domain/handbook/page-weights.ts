import type { PageWeights } from "./rank-pages";

/**
 * What each sign is worth, in logarithms of odds; the signs are named in item-features.ts and
 * fault-features.ts. Written by `npm run fit:pages -- FOLDER --write`, which fits them to records of
 * repair cafés (Open Repair Data) and prints how they do on rows that they were not fitted to.
 */
export const pageWeights: PageWeights = {
  item: {
    described: 2.45,
    inIssue: 1.85,
    topDescribed: 0.6,
    topInIssue: 0.01,
    keyword: 0.48,
    maker: 0.67,
    onShelf: 0.3,
    fitsBetter: 0.4,
    fitsSaying: 0.57,
    fitsSaid: 0.21,
    none: 0.31,
    noneNamed: 2.81,
    noneShelf: 0.4,
    describedShelf: 0.16,
    inIssueShelf: 2.22,
    topDescribedShelf: 0.55,
    topInIssueShelf: 0.3,
  },
  fault: {
    said: 0.47,
    pieces: 1.34,
    concepts: 1.31,
    name: 0.59,
    cause: 0.93,
    saying: 2.09,
    score: 0.83,
    scoreBest: 0.19,
    bayes: 0.16,
    weight: 0.88,
    usualVague: 0.18,
    power: 1.48,
    otherPower: -1.5,
    none: 1.04,
    noneScore: 0.27,
    noneSaying: 0.67,
    noneVague: 0.24,
    noneUnknown: 0.26,
    nonePart: 2.8,
    noTrouble: 2.79,
  },
};
