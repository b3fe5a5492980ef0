import { existsSync } from "node:fs";
import { join } from "node:path";
import { measureAnswers } from "./measure-answers";
import { measureFaults } from "./measure-faults";
import { measureForeignHazards, measureHazards, measurePlainHazards } from "./measure-hazards";
import { measureIntakes } from "./measure-intakes";
import {
  readAnswers,
  readFaultLabels,
  readForeignHazards,
  readHazardRecords,
  readIntakes,
  readPlainHazards,
} from "./read-records";

/** The rows that the naive Bayes baseline learns from, wherever the measured rows come from. */
const trainingFolder = "../shared/data";

/**
 * Measures the handbook and the safety rules on the records of a folder, and prints shares with
 * counts. The last line is JSON; a share stays 0 when its file is not there.
 */
export async function report(folder: string): Promise<void> {
  const intakes = readIntakes(folder);
  const labels = readFaultLabels(folder);
  const hazards = readHazardRecords(folder);
  const plainHazards = readPlainHazards(folder);
  const foreignHazards = readForeignHazards(folder);
  const answers = readAnswers(folder);
  const hasTraining = existsSync(join(trainingFolder, "fault-labels.csv"));
  const training = (hasTraining && readFaultLabels(trainingFolder)) || labels || [];

  const result = {
    coverage: 0,
    categoryFit: 0,
    faultTop1: 0,
    faultTop3: 0,
    stopsFound: 0,
    falseStops: 0,
    plainStops: 0,
    plainFalseStops: 0,
    stopsDe: 0,
    falseStopsDe: 0,
    stopsNl: 0,
    falseStopsNl: 0,
    stopsFr: 0,
    falseStopsFr: 0,
    answersRead: 0,
    answersInverted: 0,
    unknownRead: 0,
    answersMissing: 0,
    ...(intakes && (await measureIntakes(intakes))),
    ...(labels && (await measureFaults(labels, training))),
    ...(hazards && measureHazards(hazards)),
    ...(plainHazards && measurePlainHazards(plainHazards)),
    ...(foreignHazards && measureForeignHazards(foreignHazards)),
    ...(answers && (await measureAnswers(answers))),
  };
  console.log(JSON.stringify(result));
}
