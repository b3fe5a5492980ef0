import type { PageWeights } from "./rank-pages";

/**
 * What each sign is worth, in logarithms of odds; the signs are named in item-features.ts and
 * fault-features.ts. Written by `npm run fit:pages -- FOLDER --write`, which fits them to records of
 * repair cafés (Open Repair Data) and prints how they do on rows that they were not fitted to.
 */
export const pageWeights: PageWeights = {
  "item": {
    "described": 2.36,
    "inIssue": 1.68,
    "topDescribed": 0.42,
    "topInIssue": -0.02,
    "keyword": 0.31,
    "maker": 0.45,
    "onShelf": 0.2,
    "fitsBetter": 0.36,
    "fitsSaying": 0.39,
    "fitsSaid": 0.13,
    "none": 0.09,
    "noneNamed": 2.67,
    "noneShelf": 0.18,
    "describedShelf": 0.17,
    "inIssueShelf": 2.17,
    "topDescribedShelf": 0.41,
    "topInIssueShelf": 0.21
  },
  "fault": {
    "said": 0.96,
    "pieces": 1.97,
    "concepts": 1.52,
    "name": 0.61,
    "cause": 1.31,
    "saying": 2.48,
    "score": 0.78,
    "scoreBest": 0.19,
    "bayes": 0.13,
    "weight": 1.08,
    "usualVague": 0.28,
    "power": 2.4,
    "otherPower": -1.5,
    "none": 1.41,
    "noneScore": 0.19,
    "noneSaying": 1.48,
    "noneVague": 0.3,
    "noneUnknown": 0.32,
    "nonePart": 3.45,
    "noTrouble": 3.12
  },
  "sureness": {
    "always": 0.69,
    "logit": 0.93
  }
};
