import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { GuideSection } from "~/domain/guide/guide";
import type { Shown } from "~/domain/safety/gate";
import type { Hazard } from "~/domain/safety/hazard-rule";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { Fold } from "~/features/repair/Fold";
import { SafetyWords } from "./SafetyWords";
import { ToolList } from "./ToolList";

export type SectionCardProps = {
  id: string;
  section: Shown<GuideSection>;
  /** It stands above the first step, where there is room for what is needed and no more. */
  isAboveSteps: boolean;
  /** The case's own cautions, where they are to be said here. */
  cautions: readonly Hazard[] | null;
  ready?: readonly string[];
  /** Without it the tools are only read. */
  onReady?: (tool: string) => void;
};

/** A part of the guide that is no step. */
export function SectionCard(props: SectionCardProps) {
  const { id, isAboveSteps } = props;
  const { kind, title, body } = props.section;
  if (isAboveSteps && kind === "other" && title === "" && body.length > lineLength) {
    return (
      <Fold title="About this guide">
        <MarkdownText text={body} />
      </Fold>
    );
  }
  return (
    <Card
      id={id}
      tabIndex={-1}
      sx={{ ...place, ...(isAboveSteps && close), ...(kind === "safety" && safety) }}
    >
      {title && (
        <Typography
          variant={isAboveSteps ? "h4" : "h3"}
          component="h2"
          sx={{ mb: isAboveSteps ? 0.5 : 1 }}
        >
          {title}
        </Typography>
      )}
      <Words {...props} />
    </Card>
  );
}

function Words({ section: { kind, body }, cautions, ready, onReady }: SectionCardProps) {
  switch (kind) {
    case "tools":
      return onReady ? (
        <ToolList body={body} ready={ready ?? []} onReady={onReady} />
      ) : (
        <MarkdownText text={body} />
      );
    case "safety":
      return <SafetyWords body={body} cautions={cautions} />;
    default:
      return <MarkdownText text={body} />;
  }
}

/** About two lines on a phone. */
const lineLength = 90;

/** The outline leads the focus here, so that reading and tabbing go on from here. */
const place = { outline: "none" };

/** Smaller than the steps, which are read at arm's length. */
const close = {
  px: { xs: 2, sm: 3.5 },
  py: { xs: 1, sm: 2 },
  fontSize: { xs: "0.9375rem", sm: "1rem" },
  lineHeight: 1.45,
};

/** Safety wears the caution colour; everything else is a plain card. */
const safety = {
  bgcolor: "warning.soft",
  color: "warning.onSoft",
  borderColor: "warning.light",
  borderLeft: "8px solid",
  borderLeftColor: "warning.light",
};
