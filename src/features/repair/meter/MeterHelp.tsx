import { namesMeter } from "~/domain/measuring/names-meter";
import type { GuideStep } from "~/domain/guide/guide";
import { OnDemand } from "~/shared/ui/OnDemand";
import type { Typed } from "./typed";

export type MeterHelpProps = {
  steps: readonly GuideStep[];
  /** The step's, counted from 1. */
  number: number;
  typed: Typed;
  onType: (typed: Typed) => void;
};

const load = () => import("./MeterPanel").then(({ MeterPanel }) => MeterPanel);

/** Help with the multimeter, fetched at a step that may need it. Without it the step's words still stand. */
export function MeterHelp(props: MeterHelpProps) {
  const step = props.steps[props.number - 1];
  const isNeeded =
    step !== undefined &&
    (step.measures ? step.measures.length > 0 : namesMeter(`${step.title} ${step.body}`));
  return (
    <OnDemand isNeeded={isNeeded} load={load} onFailure={() => {}}>
      {(MeterPanel) => isNeeded && <MeterPanel {...props} />}
    </OnDemand>
  );
}
