export type PageWeights = Readonly<
  Record<"item" | "fault" | "sureness", Readonly<Record<string, number>>>
>;

/**
 * What each sign is worth, in logarithms of odds; the signs are named in item-features.ts and
 * fault-features.ts. Written by `npm run fit:pages -- FOLDER --write`, which fits them to records of
 * repair cafés (Open Repair Data) and prints how they do on rows that they were not fitted to.
 */
export const pageWeights: PageWeights = {
  "item": {
    "described": 2.13,
    "inIssue": 1.56,
    "topDescribed": 0.32,
    "topInIssue": -0.11,
    "keyword": 0.39,
    "maker": 0.51,
    "onShelf": 0.33,
    "onlyHinted": -2.5,
    "fitsBetter": 0.29,
    "fitsSaying": 0.51,
    "fitsSaid": 0.16,
    "none": 0.11,
    "noneNamed": 2.43,
    "noneShelf": 0.24,
    "noneForeign": 2.5,
    "describedShelf": 0.08,
    "inIssueShelf": 1.85,
    "topDescribedShelf": 0.41,
    "topInIssueShelf": -0.11
  },
  "fault": {
    "said": 0.5,
    "pieces": 1.39,
    "concepts": 1.88,
    "name": 0.6,
    "cause": 1.6,
    "saying": 2.17,
    "score": 1,
    "scoreBest": 0.14,
    "bayes": 0.18,
    "weight": 1.17,
    "usualVague": 0.67,
    "power": 2.46,
    "otherPower": -1.5,
    "none": 2.11,
    "noneScore": 0.53,
    "noneSaying": 0.77,
    "noneVague": -0.57,
    "noneSilent": 2.85,
    "noneUnknown": -0.34,
    "nonePart": 3.44,
    "noTrouble": 2.35
  },
  "sureness": {
    "always": 0.93,
    "logit": 0.5
  }
};
