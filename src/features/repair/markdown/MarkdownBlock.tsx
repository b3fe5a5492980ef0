import Typography from "@mui/material/Typography";
import type { MarkedToken, Token, Tokens } from "marked";
import { InlineTokens } from "./InlineTokens";
import { ownTokens } from "~/domain/markdown/read-markdown";

/** One block of Markdown. Its headings start below the screen's own h1 and h2. */
export function MarkdownBlock({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case "heading":
      return (
        <Typography variant="h4" component={token.depth <= 3 ? "h3" : "h4"}>
          <InlineTokens tokens={token.tokens} />
        </Typography>
      );
    case "paragraph":
      return (
        <p>
          <InlineTokens tokens={token.tokens} />
        </p>
      );
    case "list":
      return <MarkdownList list={token} />;
    case "blockquote":
      return (
        <blockquote>
          <Blocks tokens={token.tokens} />
        </blockquote>
      );
    case "code":
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case "table":
      return <MarkdownTable table={token} />;
    case "hr":
      return <hr />;
    case "space":
    case "def":
      return null;
    default:
      // A tight list item holds bare inline tokens, and HTML is shown as text.
      return <InlineTokens tokens={[token]} />;
  }
}

function Blocks({ tokens }: { tokens: readonly Token[] }) {
  return ownTokens(tokens).map((token, index) => <MarkdownBlock key={index} token={token} />);
}

function MarkdownList({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    <li key={index}>
      <Blocks tokens={item.tokens} />
    </li>
  ));
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

function MarkdownTable({ table }: { table: Tokens.Table }) {
  return (
    <table>
      <thead>
        <tr>
          {table.header.map((cell, column) => (
            <th key={column} scope="col">
              <InlineTokens tokens={cell.tokens} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>
                <InlineTokens tokens={cell.tokens} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
