import type { ReactElement } from "react";
import { Drawing, type PictureProps } from "~/shared/ui/Drawing";
import { inspect, reassemble, test } from "./action-pictures/finishing";
import { adjust, clean, glue, lubricate, measure, replace, sew } from "./action-pictures/mending";
import { open, pry, unplug, unscrew } from "./action-pictures/taking-apart";
import type { StepAction } from "~/domain/guide/guide";

const drawings: Record<StepAction, ReactElement> = {
  unplug,
  open,
  unscrew,
  pry,
  clean,
  measure,
  replace,
  glue,
  sew,
  lubricate,
  adjust,
  reassemble,
  test,
  inspect,
};

type ActionPictureProps = Pick<PictureProps, "title"> & { action: StepAction };

/** What the hands do in one step of a guide, to be known at arm's length. It fills its column. */
export function ActionPicture({ action, title }: ActionPictureProps) {
  return (
    <Drawing width={320} height={120} title={title} sx={panel}>
      {drawings[action]}
    </Drawing>
  );
}

const panel = { width: "100%", borderRadius: "16px", backgroundColor: "var(--mw-palette-bench)" };
