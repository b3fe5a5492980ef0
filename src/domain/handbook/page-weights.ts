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
    described: 2.1,
    inIssue: 1.31,
    topDescribed: 0.27,
    topInIssue: -0.25,
    keyword: 0.39,
    maker: 0.56,
    onShelf: 0.23,
    onlyHinted: -2.36,
    fitsBetter: 0.38,
    fitsSaying: 0.4,
    fitsSaid: 0.1,
    fitsTold: 0.09,
    none: -0.04,
    noneNamed: 2.35,
    noneShelf: 0.16,
    noneForeign: 2.31,
    describedShelf: 0.09,
    inIssueShelf: 1.88,
    topDescribedShelf: 0.37,
    topInIssueShelf: -0.08,
  },
  fault: {
    said: 0.45,
    pieces: 2.03,
    concepts: 0.94,
    name: 0.09,
    cause: 1.55,
    saying: 1.96,
    told: 0.22,
    toldAlike: 1.6,
    score: 0.66,
    scoreBest: 0.06,
    bayes: 0.27,
    weight: 1.2,
    usualVague: 0.73,
    power: 2.46,
    otherPower: -1.5,
    denied: -0.44,
    none: 0.65,
    noneScore: 0.37,
    noneSaying: 0.94,
    noneTold: -0.11,
    noneVague: -0.11,
    noneSilent: 2.45,
    noneUnknown: 0.01,
    nonePart: 2.2,
    noTrouble: 3.34,
  },
  sureness: {
    always: 0.62,
    logit: 0.36,
    alike: 0.68,
    unheard: -0.02,
    none: -0.62,
  },
};
