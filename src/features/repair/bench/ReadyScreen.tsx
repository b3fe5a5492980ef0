import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ShownGuide } from "~/domain/safety/gate";
import { cautionsAbove } from "~/features/repair/safety/cautions-above";
import { listItems } from "~/domain/markdown/plain-text";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { BigTick } from "./BigTick";
import { readTool } from "~/domain/read-tool";

type ToolTicksProps = {
  guide: ShownGuide["guide"];
  ticked: readonly string[];
  onTick: (tool: string) => void;
};

/** What is to lie ready, with what does as well. */
export function ToolTicks({ guide, ticked, onTick }: ToolTicksProps) {
  const tools = guide.sections
    .filter(({ kind }) => kind === "tools")
    .flatMap(({ body }) => listItems(body))
    .map(readTool);
  if (tools.length === 0) return <Typography>Nothing special is needed.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {tools.map(({ name, instead }) => (
        <li key={name}>
          <BigTick isTicked={ticked.includes(name)} onTick={() => onTick(name)}>
            {name}
            {instead && <small>instead: {instead}</small>}
          </BigTick>
        </li>
      ))}
    </Box>
  );
}

/** What holds for the whole repair, said once. */
export function GeneralCaution({ shown }: { shown: ShownGuide }) {
  const { guide, hazards } = shown;
  const rules = guide.sections.filter(({ kind }) => kind === "safety");
  if (rules.length === 0 && hazards.hazards.length === 0) return null;
  return (
    <Alert severity="warning" role="note" icon={<UiIcon name="warning" />} sx={caution}>
      {cautionsAbove(shown, rules.map(({ body }) => body).join("\n")).map(
        ({ id, heading, now }) => (
          <p key={id}>
            <strong>{heading}.</strong> {now}
          </p>
        ),
      )}
      {rules.map(({ title, body }) => (
        <MarkdownText key={title} text={body} />
      ))}
    </Alert>
  );
}

const caution = { fontSize: "1.1875rem", "& p": { mt: 0, mb: 1.5 }, "& ul": { m: 0 } };
