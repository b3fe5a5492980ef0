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
    described: 2.08,
    inIssue: 1.31,
    topDescribed: 0.24,
    topInIssue: -0.26,
    keyword: 0.37,
    maker: 0.53,
    onShelf: 0.21,
    onlyHinted: -2.37,
    fitsBetter: 0.43,
    fitsSaying: 0.35,
    fitsSaid: 0.09,
    fitsTold: 0.07,
    none: 0,
    noneNamed: 2.36,
    noneShelf: 0.18,
    noneForeign: 2.31,
    describedShelf: 0.08,
    inIssueShelf: 1.87,
    topDescribedShelf: 0.37,
    topInIssueShelf: -0.08,
  },
  fault: {
    said: 0.49,
    pieces: 1.97,
    concepts: 0.9,
    name: 0.13,
    cause: 1.53,
    saying: 1.98,
    told: 0.22,
    toldAlike: 1.63,
    score: 0.63,
    scoreBest: 0.1,
    bayes: 0.27,
    weight: 1.3,
    usualVague: 0.68,
    power: 2.46,
    otherPower: -1.5,
    denied: -0.45,
    broken: 0.73,
    none: 0.5,
    noneScore: 0.38,
    noneSaying: 0.94,
    noneTold: -0.02,
    noneVague: -0.06,
    noneSilent: 2.47,
    noneUnknown: 0.31,
    nonePart: 1.26,
    noneBroken: 3.43,
    noTrouble: 3.45,
  },
  sureness: {
    always: 0.75,
    logit: 0.34,
    alike: 0.71,
    unheard: -0.22,
    none: -0.48,
  },
};
