import { styled } from "@mui/material/styles";
import { memo, useState } from "react";
import type { ShownText } from "~/domain/safety/gate";
import { MarkdownBlock } from "./MarkdownBlock";
import { nothingRead, readMore } from "~/domain/markdown/read-more";

/**
 * Text from the assistant, as React elements and never as HTML: marked only reads it. Links are
 * checked, pictures become words, and HTML is shown as the text that it is. The text may grow, as
 * while it is written: only its last blocks are then read and drawn again.
 */
export const MarkdownText = memo(function MarkdownText({ text }: { text: ShownText }) {
  const [reading, setReading] = useState(nothingRead);
  if (reading.text !== text) {
    setReading(readMore(reading, text));
    return null;
  }
  return (
    <Prose>
      {reading.tokens.map((token, index) => (
        <Block key={index} token={token} />
      ))}
    </Prose>
  );
});

const Block = memo(MarkdownBlock);

/** Styled once. With a Box, `sx` would be computed again at each piece of text, which takes longer than drawing it. */
const Prose = styled("div")({
  maxWidth: "68ch",
  overflowWrap: "anywhere",
  "& > *": { marginTop: 0, marginBottom: 12 },
  "& > *:last-child": { marginBottom: 0 },
  "& > * + :is(h3, h4)": { marginTop: 20 },
  // While the text grows, blocks off the screen are neither laid out nor painted again.
  "[aria-busy=true] > & > *": { contentVisibility: "auto", containIntrinsicSize: "auto 3em" },
  "& ul, & ol": { paddingLeft: 24 },
  "& li": { marginBottom: 4 },
  "& li > p": { marginTop: 0, marginBottom: 6 },
  "& blockquote > *": { marginTop: 0 },
  "& li:last-child, & li > :last-child, & blockquote > :last-child": { marginBottom: 0 },
  "& pre": {
    overflowX: "auto",
    padding: 12,
    borderRadius: 16,
    backgroundColor: "var(--mw-palette-bench)",
  },
  "& code": { fontSize: "0.9375em" },
  "& blockquote": {
    marginLeft: 0,
    paddingLeft: 16,
    borderLeft: "4px solid var(--mw-palette-line)",
  },
  "& table": { borderCollapse: "collapse" },
  "& th, & td": {
    border: "1px solid var(--mw-palette-divider)",
    padding: "4px 8px",
    textAlign: "left",
  },
});
