import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { toast } from "react-toastify/unstyled";
import { PlaceLink } from "~/shared/ui/PlaceLink";
import type { Outcome } from "~/features/repair/flow";
import { RepairCafeLink } from "~/features/repair/RepairCafeLink";
import type { CelebrationProps } from "~/features/repair/worked/Celebration";
import { OutcomeChoice, thanks } from "~/features/repair/worked/OutcomeChoice";
import { Worked } from "~/features/repair/worked/Worked";

type FeedbackProps = Omit<CelebrationProps, "isNew"> & {
  outcome: Outcome | undefined;
  onSay: (outcome: Outcome) => void;
  /** Nobody should expect that it worked. */
  isStop: boolean;
  /** The part of the guide that says whom to call, if it has one. */
  helpId: string | undefined;
};

export const feedbackId = "feedback";

const heard = { worked: "It works again", "needs help": "Where to get more help" } as const;

/** What became of the repair. The answer is not sent anywhere. */
export function Feedback({ outcome, onSay, isStop, helpId, ...celebration }: FeedbackProps) {
  const [isNew, setNew] = useState(false);

  function say(said: Outcome) {
    setNew(true);
    onSay(said);
    if (said === "worked") toast.success(thanks);
    else toast.info("We've noted your feedback. Please contact support for additional help.");
  }

  return (
    <Card
      component="section"
      aria-label="Feedback"
      id={feedbackId}
      tabIndex={-1}
      className="no-print"
      sx={{ textAlign: "center", outline: "none" }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {outcome ? heard[outcome] : "Was this guide helpful?"}
      </Typography>
      {outcome === "needs help" && <WaysOn helpId={helpId} />}
      <Stack
        direction={{ xs: "column", sm: "row" }}
        spacing={1.5}
        sx={{ justifyContent: "center" }}
      >
        <OutcomeChoice outcome={outcome} onSay={say} isCheerful={!outcome && !isStop} />
      </Stack>
      {outcome === "worked" && !isStop && <Worked isNew={isNew} {...celebration} />}
    </Card>
  );
}

function WaysOn({ helpId }: Pick<FeedbackProps, "helpId">) {
  return (
    <Typography sx={{ mb: 2 }}>
      Press “Ask about repair steps” and say what stops you.{" "}
      {helpId && (
        <>
          The guide says <PlaceLink to={helpId}>when to call a professional</PlaceLink>.{" "}
        </>
      )}
      Volunteers at a <RepairCafeLink /> mend things with you; take the hand-off sheet below along.
    </Typography>
  );
}
