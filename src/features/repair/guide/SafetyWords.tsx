import Box from "@mui/material/Box";
import type { Hazard } from "~/domain/safety/hazard-rule";
import type { ShownText } from "~/domain/safety/gate";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";

type SafetyWordsProps = {
  body: ShownText;
  /** The case's own cautions, where they are to be said here. */
  cautions: readonly Hazard[] | null;
};

/** What holds for the whole repair: what the case itself calls for, and what the guide says of it. */
export function SafetyWords({ body, cautions }: SafetyWordsProps) {
  return (
    <Box
      {...(cautions && { role: "group", "aria-label": "Take care" })}
      sx={{ "& p": { mt: 0, mb: 0.5 } }}
    >
      {cautions?.map(({ id, heading, now }) => (
        <p key={id}>
          <strong>{heading}.</strong> {now}
        </p>
      ))}
      <MarkdownText text={body} />
    </Box>
  );
}
