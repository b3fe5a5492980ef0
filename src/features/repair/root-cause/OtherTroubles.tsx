import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Choice, Understanding } from "~/domain/understanding";
import { ChoiceButton } from "~/features/repair/ChoiceButton";

type OtherTroublesProps = {
  understood: Understanding;
  isLocked: boolean;
  onChoose: (chosen: Choice) => void;
  /** Has the questions of the page asked that was opened. */
  onAsk: () => void;
};

/** A kind may have eighteen troubles; the likely ones are the first. */
const shownAtFirst = 6;

/** The way out of a page that does not fit: the other troubles by name. */
export function OtherTroubles({ understood, isLocked, onChoose, onAsk }: OtherTroublesProps) {
  const { otherTroubles, opened, isAsked } = understood;
  const [isOpen, setOpen] = useState(otherTroubles.length <= shownAtFirst + 1);
  const shown = isOpen ? otherTroubles : otherTroubles.slice(0, shownAtFirst);
  const canAsk = opened !== null && !isAsked;
  if (shown.length === 0 && !canAsk) return null;
  return (
    <Card component="section" aria-label="It is something else">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        It is something else
      </Typography>
      {shown.length > 0 && (
        <Typography sx={{ color: "text.secondary", mb: 1.5 }}>
          Pick the trouble that fits. What you have said goes along.
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {shown.map(({ name, kind, fault }) => (
          <ChoiceButton
            key={`${kind} ${fault}`}
            disabled={isLocked}
            onClick={() => onChoose({ kind, fault })}
          >
            {name}
          </ChoiceButton>
        ))}
        {!isOpen && (
          <Button variant="text" size="small" onClick={() => setOpen(true)}>
            Show all {otherTroubles.length}
          </Button>
        )}
      </Stack>
      {canAsk && (
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mt: 2 }}>
          <Typography component="span">
            You have not answered the questions on this trouble yet.
          </Typography>
          <ChoiceButton disabled={isLocked} onClick={onAsk}>
            Answer three questions
          </ChoiceButton>
        </Stack>
      )}
    </Card>
  );
}
