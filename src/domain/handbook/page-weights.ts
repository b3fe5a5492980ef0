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
    described: 2.12,
    inIssue: 1.32,
    topDescribed: 0.21,
    topInIssue: -0.25,
    keyword: 0.29,
    maker: 0.51,
    onShelf: 0.18,
    onlyHinted: -2.4,
    fitsBetter: 0.54,
    fitsSaying: 0.33,
    fitsSaid: 0.06,
    fitsTold: 0.06,
    none: -0.08,
    noneNamed: 2.42,
    noneShelf: 0.05,
    noneForeign: 2.4,
    describedShelf: 0.17,
    inIssueShelf: 2,
    topDescribedShelf: 0.32,
    topInIssueShelf: 0.01,
  },
  fault: {
    said: 0.42,
    pieces: 2.24,
    concepts: 0.18,
    name: 0.27,
    cause: 1.03,
    saying: 1.71,
    told: 0.25,
    toldAlike: 2.38,
    score: 0.66,
    scoreBest: 0.3,
    bayes: 0.13,
    weight: 1.19,
    usualVague: 1.5,
    power: 2.44,
    otherPower: -1.5,
    denied: -0.19,
    broken: 0.24,
    none: 1.43,
    noneScore: 0.08,
    noneSaying: 1.88,
    noneTold: -0.42,
    noneVague: 0.71,
    noneSilent: 2.27,
    noneUnknown: 0.03,
    nonePart: 1.25,
    noneBroken: 2.17,
    noTrouble: 2.87,
  },
  sureness: {
    always: 0.54,
    logit: 0.35,
    unnamed: -0.76,
    alike: 0.64,
    unheard: -0.21,
    none: -0.49,
  },
};
