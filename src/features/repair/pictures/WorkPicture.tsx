import { lazy, Suspense } from "react";
import { Drawing, type PictureProps } from "~/shared/ui/Drawing";

/** A chunk of its own. Where it does not load the panel stays empty: the words say it all. */
const DrawnStep = lazy(() => import("./DrawnStep").catch(() => ({ default: Nothing })));

const Nothing = (_: { name: string }) => undefined;

type WorkPictureProps = Pick<PictureProps, "title"> & { name: string };

/** What the hands do in one step of a guide, to be known at arm's length. It fills its column. */
export function WorkPicture({ name, title }: WorkPictureProps) {
  return (
    <Drawing width={320} height={120} title={title} sx={panel}>
      <Suspense>
        <DrawnStep name={name} />
      </Suspense>
    </Drawing>
  );
}

const panel = { width: "100%", borderRadius: "16px", backgroundColor: "var(--mw-palette-bench)" };
