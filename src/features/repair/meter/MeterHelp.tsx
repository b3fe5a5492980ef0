import { namesMeter } from "~/domain/measuring/names-meter";
import type { GuideStep } from "~/domain/guide/guide";
import { OnDemand } from "~/shared/ui/OnDemand";
import { type Readings, typedAt, withTyped } from "./readings";

type MeterHelpProps = {
  steps: readonly GuideStep[];
  /** The step's, counted from 1. */
  number: number;
  readings: Readings;
  onRead: (readings: Readings) => void;
};

const load = () => import("./MeterPanel").then(({ MeterPanel }) => MeterPanel);

/** Help with the multimeter, fetched at a step that may need it. Without it the step's words still stand. */
export function MeterHelp({ steps, number, readings, onRead }: MeterHelpProps) {
  const step = steps[number - 1];
  const isNeeded =
    step !== undefined &&
    (step.measures ? step.measures.length > 0 : namesMeter(`${step.title} ${step.body}`));
  return (
    <OnDemand isNeeded={isNeeded} load={load} onFailure={() => {}}>
      {(MeterPanel) =>
        isNeeded && (
          <MeterPanel
            steps={steps}
            number={number}
            typed={typedAt(readings, step.title)}
            onType={(typed) => onRead(withTyped(readings, step.title, typed))}
          />
        )
      }
    </OnDemand>
  );
}
