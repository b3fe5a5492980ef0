import { existsSync } from "node:fs";
import { join } from "node:path";
import { measureChat } from "./measure-chat";
import { measureFaults } from "./measure-faults";
import { measureHazards } from "./measure-hazards";
import { measureIntakes } from "./measure-intakes";
import { readChatRecords } from "./read-records";
import { readFaultLabels, readHazardRecords, readIntakes } from "./read-records";

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
  const chats = readChatRecords(folder);
  const hasTraining = existsSync(join(trainingFolder, "fault-labels.csv"));
  const training = (hasTraining && readFaultLabels(trainingFolder)) || labels || [];

  const result = {
    coverage: 0,
    categoryFit: 0,
    faultTop1: 0,
    faultTop3: 0,
    stopsFound: 0,
    falseStops: 0,
    chatIntent: 0,
    ...(intakes && (await measureIntakes(intakes))),
    ...(labels && (await measureFaults(labels, training))),
    ...(hazards && measureHazards(hazards)),
    ...(chats && (await measureChat(chats))),
  };
  console.log(JSON.stringify(result));
}
