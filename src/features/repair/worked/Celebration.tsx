import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { dateOfUpkeep, readUpkeep, type Upkeep } from "~/domain/read-upkeep";
import type { ShownGuide } from "~/domain/safety/gate";
import { bringIntoView } from "~/features/repair/bring-into-view";
import { Avoided } from "~/features/repair/worth/Avoided";
import { categories } from "~/features/repair/worth/categories";
import { isoDay } from "~/shared/iso-day";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { saveCalendarEntry } from "./calendar-file";
import { CelebrationScene } from "./CelebrationScene";

export type CelebrationProps = {
  guide: ShownGuide["guide"];
  /** The handbook's kind; undefined where it knows none. */
  kind: string | undefined;
  /** It was said just now, and not before a reload. */
  isNew: boolean;
  onShare: () => void;
};

/** What a repair that worked has saved, and what can be made of it. */
export default function Celebration({ guide, kind, isNew, onShare }: CelebrationProps) {
  const { made } = categories[kind ?? ""] ?? {};
  const prevention = guide.sections.filter((section) => section.kind === "prevention");
  const upkeep = readUpkeep(prevention.map(({ body }) => body).join("\n\n"));
  return (
    <Box
      ref={isNew ? bringIntoView : undefined}
      role="group"
      aria-label="It works"
      sx={celebration}
    >
      <CelebrationScene />
      {made && <Avoided item={made} hasWorked />}
      {upkeep && <NextUpkeep upkeep={upkeep} />}
      <Button variant="outlined" startIcon={<UiIcon name="share" />} onClick={onShare}>
        Pass this guide on
      </Button>
    </Box>
  );
}

/** What keeps it working, as a date. */
function NextUpkeep({ upkeep }: { upkeep: Upkeep }) {
  const [at] = useState(() => dateOfUpkeep(upkeep, new Date()));
  return (
    <div>
      <p>
        <strong>So that it lasts:</strong> {upkeep.words}. That is next due on{" "}
        <Typography component="time" dateTime={isoDay(at)} noWrap>
          {at.toLocaleDateString("en-GB", { dateStyle: "long" })}
        </Typography>
        .
      </p>
      <Button
        variant="outlined"
        startIcon={<UiIcon name="clock" />}
        onClick={() =>
          saveCalendarEntry({ words: upkeep.words, at, isWholeDay: true }, "Mendwise-Reminder")
        }
      >
        Put it into the calendar
      </Button>
    </div>
  );
}

const celebration = {
  mt: 3,
  display: "grid",
  gap: 2,
  justifyItems: "center",
  textAlign: "center",
  fontSize: "1.0625rem",
  scrollMarginBottom: "112px",
  "& > div": { maxWidth: "60ch" },
  "& p": { mt: 0, mb: 1 },
};
