import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { toast } from "react-toastify/unstyled";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ChoiceButton } from "./ChoiceButton";
import { type DiagnosticsState, flow, type ItemState } from "./flow";
import { notTakenAlong, useMoves } from "./use-moves";

type SecondTroubleProps = { repair: ItemState & Pick<DiagnosticsState, "understood"> };

/** What else was complained of, to be taken next. This repair stays behind in the history. */
export function SecondTrouble({ repair }: SecondTroubleProps) {
  const { goOn } = useMoves();
  const also = repair.understood?.also;
  if (!also) return null;
  const { thing, words } = also;
  async function takeNext() {
    const hasMoved = await goOn(flow.request, repair, {
      preserveFormData: true,
      itemDescription: thing === null ? repair.itemDescription : `My ${thing}`,
      itemIssue: words,
      imageFile: null,
      audioFile: null,
      findings: {},
      chosen: undefined,
    });
    if (!hasMoved) toast.error(notTakenAlong);
  }
  return (
    <Alert
      severity="info"
      role="region"
      aria-label="You also mentioned"
      icon={<UiIcon name="arrow-right" />}
      className="no-print"
    >
      <Box sx={line}>
        <span>
          You also mentioned: “{words}”.{" "}
          {thing === null ? "That is another trouble." : `That is about your ${thing}.`}
        </span>
        <ChoiceButton onClick={() => void takeNext()}>Take this next</ChoiceButton>
      </Box>
    </Alert>
  );
}

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  overflowWrap: "anywhere",
};
