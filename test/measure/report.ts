import { existsSync } from "node:fs";
import { join } from "node:path";
import { measureAnswers } from "./measure-answers";
import { measureChat } from "./measure-chat";
import { measureFaults } from "./measure-faults";
import { measureForeignHazards, measureHazards, measurePlainHazards } from "./measure-hazards";
import { measureIntakes } from "./measure-intakes";
import { measureHeldBack, measurePages } from "./measure-pages";
import {
  readAnswers,
  readChatRecords,
  readFaultLabels,
  readForeignHazards,
  readHazardRecords,
  readIntakes,
  readLabelledIntakes,
  readPages,
  readPlainHazards,
} from "./read-records";

/** The rows that the naive Bayes baseline learns from, wherever the measured rows come from. */
const trainingFolder = "../shared/data";

/** What stays where its file is not there. */
const nothingMeasured = {
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
  rightKind: 0,
  rightPage: 0,
  rightPageInThree: 0,
  pageSureRight: 0,
  pageSureShare: 0,
  pageCalibration: 0,
  heldBackPage: 0,
  heldBackInThree: 0,
  heldBackSureRight: 0,
  heldBackSureShare: 0,
  heldBackCalibration: 0,
  answersRead: 0,
  answersInverted: 0,
  unknownRead: 0,
  answersMissing: 0,
  chatIntent: 0,
};

/**
 * Measures the handbook and the safety rules on the records of a folder, and prints shares with
 * counts. The last line is JSON.
 */
export async function report(folder: string): Promise<void> {
  const intakes = readIntakes(folder);
  const labels = readFaultLabels(folder);
  const hazards = readHazardRecords(folder);
  const plainHazards = readPlainHazards(folder);
  const foreignHazards = readForeignHazards(folder);
  const pages = readPages(folder);
  const answers = readAnswers(folder);
  const chats = readChatRecords(folder);
  const hasTraining = existsSync(join(trainingFolder, "fault-labels.csv"));
  const training = (hasTraining && readFaultLabels(trainingFolder)) || labels || [];

  const result = {
    ...nothingMeasured,
    ...(intakes && (await measureIntakes(intakes))),
    ...(labels && (await measureFaults(labels, training))),
    ...(hazards && measureHazards(hazards)),
    ...(plainHazards && measurePlainHazards(plainHazards)),
    ...(foreignHazards && measureForeignHazards(foreignHazards)),
    ...(pages && (await measurePages(pages))),
    ...(await measureHeldBack(readLabelledIntakes(folder, "held-back"))),
    ...(answers && (await measureAnswers(answers))),
    ...(chats && (await measureChat(chats))),
  };
  console.log(JSON.stringify(result));
}
