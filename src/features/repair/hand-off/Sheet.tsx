import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { describeRecording } from "~/domain/describe-recording";
import type { AnsweredQuestion } from "~/domain/repair-case";
import type { ShownGuide } from "~/domain/safety/gate";
import type { LogEntry } from "~/features/repair/bench-state";
import type { GuideState } from "~/features/repair/flow";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { SerializedPhoto } from "~/features/repair/SerializedPhoto";
import { TriedSteps } from "./TriedSteps";

type SheetProps = {
  shown: ShownGuide;
  repair: Pick<GuideState, "imageFile" | "findings" | "doneSteps" | "bench">;
  /** What was said in answer to any question, also on a page that was left. */
  answers: readonly AnsweredQuestion[];
  /** What was ruled out. */
  tried: readonly string[];
};

/** What is known and what was done, as somebody who takes over needs it. */
export function Sheet({ shown, repair, answers, tried }: SheetProps) {
  const { doneSteps, bench, imageFile, findings } = repair;
  const heard = describeRecording(findings.recording);
  const { steps } = shown.guide;
  const log = bench?.log ?? [];
  return (
    <Card component="section" aria-label="What is known so far" sx={sheet}>
      {shown.hazards.outcome !== "none" && (
        <Box sx={{ gridColumn: "1 / -1", "& > .MuiAlert-root": { mb: 0 } }}>
          <SafetyNotice hazards={shown.hazards} />
        </Box>
      )}
      <Box sx={column}>
        <Part title="Item">
          <p>{shown.itemDescription}</p>
          {imageFile && <SerializedPhoto photo={imageFile} alt="The item" sx={photo} />}
        </Part>
        <Part title="Issue">
          <p>{shown.itemIssue}</p>
          {findings.photo && <p>The photo shows: {findings.photo}</p>}
          {heard && <p>The recording holds: {heard}</p>}
        </Part>
        {answers.length > 0 && (
          <Part title="Asked and answered">
            {answers.map(({ id, question, answer }) => (
              <p key={id}>
                {question} <strong>{answer}</strong>
              </p>
            ))}
          </Part>
        )}
        <Part title="Likely cause">
          <MarkdownText text={shown.rootCause} />
        </Part>
      </Box>
      <Box sx={column}>
        {(steps.length > 0 || tried.length > 0) && (
          <Part title="Tried so far">
            <TriedSteps
              steps={steps}
              doneSteps={doneSteps}
              meter={bench?.meter ?? []}
              tried={tried}
            />
          </Part>
        )}
        <Part title="What came off">
          {log.length === 0 ? <p>Nothing was noted.</p> : <Log log={log} />}
        </Part>
        <Box sx={notes}>Notes</Box>
      </Box>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      {children}
    </section>
  );
}

function Log({ log }: { log: readonly LogEntry[] }) {
  return (
    <>
      <Box component="ul" sx={cups}>
        {log.map(({ cup, what, step }) => (
          <li key={cup}>
            Cup {cup}: {what}, step {step}
          </li>
        ))}
      </Box>
      <Box sx={photos}>
        {log.map(
          ({ cup, what, photo: taken }) =>
            taken && (
              <SerializedPhoto key={cup} photo={taken} alt={`Cup ${cup}: ${what}`} sx={photo} />
            ),
        )}
      </Box>
    </>
  );
}

const sheet = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  "& p": { mt: 0, mb: 0.5, overflowWrap: "anywhere" },
  "& ul": { my: 0, pl: 3 },
  "@media print": {
    gap: "2mm 6mm",
    gridTemplateColumns: "3fr 2fr",
    gridTemplateRows: "auto",
    gridAutoRows: "minmax(0, 1fr)",
    overflow: "hidden",
    p: "0 !important",
    border: 0,
    boxShadow: "none",
    borderRadius: 0,
    // What is told at length must not push the rest off the page.
    "& p": {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: "7",
      overflow: "hidden",
    },
  },
};

const column = {
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: 2,
  "@media print": { gap: "1.5mm", overflow: "hidden" },
};

const photo = { width: 120, height: 90, objectFit: "cover" };

const photos = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  mt: 1,
  "@media print": {
    gap: "1.5mm",
    // Twelve stand in three rows.
    "&:has(img:nth-of-type(4)) img": { width: "16mm", height: "12mm" },
  },
};

const cups = { "@media print": { "&:has(li:nth-of-type(9))": { columns: 2 } } };

/** What room is left on paper, to be written on. */
const notes = {
  display: "none",
  "@media print": {
    display: "block",
    flex: "1 1 0",
    minHeight: 0,
    overflow: "hidden",
    px: "1.5mm",
    border: "1px solid #888",
    color: "#444",
  },
};
