import Box from "@mui/material/Box";
import type { MarkedToken } from "marked";
import { memo } from "react";
import { MarkdownBlock } from "./MarkdownBlock";
import { readMarkdown } from "./read-markdown";

/**
 * Text from the assistant, as React elements and never as HTML: marked only reads it. Links are
 * checked, pictures become words, and HTML is shown as the text that it is.
 */
export function MarkdownText({ text }: { text: string }) {
  return <MarkdownTokens tokens={readMarkdown(text)} />;
}

export function MarkdownTokens({ tokens }: { tokens: readonly MarkedToken[] }) {
  return (
    <Box sx={prose}>
      {tokens.map((token, index) => (
        <SettledBlock key={index} token={token} />
      ))}
    </Box>
  );
}

/** While an answer streams in, only its last block changes; the others are not drawn again. */
const SettledBlock = memo(MarkdownBlock, (before, after) => before.token.raw === after.token.raw);

const prose = {
  maxWidth: "68ch",
  overflowWrap: "anywhere",
  "& > *": { mt: 0, mb: 1.5 },
  "& > *:last-child": { mb: 0 },
  "& ul, & ol": { pl: 3 },
  "& li": { mb: 0.5 },
  "& li > p": { mt: 0, mb: 0.75 },
  "& pre": { overflowX: "auto", p: 1.5, borderRadius: 2, bgcolor: "bench" },
  "& code": { fontSize: "0.9375em" },
  "& blockquote": { ml: 0, pl: 2, borderLeft: 4, borderColor: "line" },
  "& table": { borderCollapse: "collapse" },
  "& th, & td": { border: 1, borderColor: "divider", px: 1, py: 0.5, textAlign: "left" },
};
