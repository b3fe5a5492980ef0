import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Choice, Understanding } from "~/domain/understanding";
import { ChoiceButton } from "./ChoiceButton";

type UnderstoodItemProps = {
  understood: Understanding;
  /** The root cause says itself that the handbook has no page. */
  isCauseShown?: boolean;
  isLocked: boolean;
  onChoose: (chosen: Choice) => void;
  /** It is none of the things that the handbook thought of. */
  onElse: () => void;
};

/** What the handbook takes the item for, and what else it may be, to be set right with one tap. */
export function UnderstoodItem(props: UnderstoodItemProps) {
  const { understood, isCauseShown, isLocked, onChoose, onElse } = props;
  const { thing, hasPage, otherThings } = understood;
  return (
    <Box component="section" aria-label="What this is about" className="no-print" sx={line}>
      <Typography component="span">
        {thing === "item" ? (
          "The handbook did not recognise your item."
        ) : (
          <>
            This is about your <strong>{thing}</strong>.
          </>
        )}
        {!hasPage &&
          !isCauseShown &&
          " The handbook has nothing on this problem, so this is general advice."}
      </Typography>
      <Typography component="span" aria-hidden sx={{ color: "text.secondary" }}>
        {question}
      </Typography>
      <Stack direction="row" role="group" aria-label={question} sx={{ flexWrap: "wrap", gap: 1 }}>
        {otherThings.map(({ kind, name }) => (
          <ChoiceButton key={kind} disabled={isLocked} onClick={() => onChoose({ kind })}>
            {name}
          </ChoiceButton>
        ))}
        <ChoiceButton disabled={isLocked} onClick={onElse}>
          Change the item
        </ChoiceButton>
      </Stack>
    </Box>
  );
}

const question = "Is it something else?";

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  mb: 3,
  overflowWrap: "anywhere",
};
