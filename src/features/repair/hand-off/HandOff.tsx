import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import type { GuideState } from "~/features/repair/flow";
import type { HandOffField, HandOffState } from "~/features/repair/hand-off-state";
import { useKeptGuide } from "~/features/repair/persist-history-state";
import { passGuide } from "~/features/repair/safety/pass-guide";
import { answersIn, unpackGuide, wordsOf } from "~/features/repair/to-repair-case";
import { HandOffToolbar } from "./HandOffToolbar";
import { HandOffForms } from "./HandOffForms";
import { useLeave } from "~/features/repair/use-leave";
import { FilledOnPaper } from "./FilledOnPaper";
import { repairRecord } from "./record";
import { Sheet } from "./Sheet";
import { sheetPaper, SheetStyles } from "./SheetStyles";
import { suggestFields } from "./suggest-fields";
import { nameTried } from "./name-tried";

/** One page for a repair café or a technician, with what somebody else's record or offer needs. */
export default function HandOff({ left }: { left: GuideState }) {
  const [handOff, setHandOff] = useState<HandOffState>(
    () => left.handOff ?? { id: newId(), filled: {} },
  );
  const words = useMemo(() => wordsOf(left), [left]);
  useKeptGuide(
    words,
    // By the text it is known for the same guide where nothing else is kept of it, as after a reload.
    useMemo(() => ({ repairGuide: left.repairGuide, bench: left.bench, handOff }), [left, handOff]),
  );
  const shown = useMemo(() => passGuide(left, unpackGuide(left)), [left]);
  const answers = useMemo(() => answersIn(left), [left]);
  const tried = useMemo(() => nameTried(left.bench?.tried ?? []), [left]);
  const suggested = useMemo(
    () => suggestFields(shown, left.understood, left.outcome, tried),
    [left, shown, tried],
  );
  const values = { ...suggested, ...handOff.filled };
  const leave = useLeave(left);

  const fill = (field: HandOffField, value: string) =>
    setHandOff(({ id, filled }) => ({ id, filled: { ...filled, [field]: value } }));

  return (
    <>
      <SheetStyles shown={shown} answers={answers} />
      <HandOffToolbar
        onBack={leave}
        record={() => repairRecord(handOff.id, nameThing(left), values)}
      />
      <Container sx={{ pt: 3 }}>
        <title>Hand-off sheet · Mendwise</title>
        <Box sx={sheetPaper}>
          <Typography variant="h1" tabIndex={-1}>
            Hand-off sheet
          </Typography>
          <Typography
            variant="subtitle1"
            className="no-print"
            sx={{ color: "text.secondary", mt: 1, mb: 3, maxWidth: "60ch" }}
          >
            One page for a repair café or a technician. It stays in this tab until you print it or
            save its record.
          </Typography>
          <Stack spacing={{ xs: 1, sm: 3 }} className="sheet">
            <Sheet shown={shown} repair={left} answers={answers} tried={tried} />
            <HandOffForms values={values} onFill={fill} />
            <FilledOnPaper values={values} />
          </Stack>
        </Box>
      </Container>
    </>
  );
}

/** Not from the time, which two records could have in common. */
const newId = () =>
  `mendwise_${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")}`;

/** What the handbook takes it for; "item" where it knows none. */
const nameThing = ({ understood }: GuideState) =>
  understood && understood.thing !== "item" ? understood.thing : "";
