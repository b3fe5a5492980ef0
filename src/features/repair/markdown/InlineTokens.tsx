import Link from "@mui/material/Link";
import type { MarkedToken, Token, Tokens } from "marked";
import { ownTokens } from "~/domain/markdown/read-markdown";
import { safeLink } from "~/domain/markdown/safe-link";
import { namesStep, StepMoves, WithStepMoves } from "./StepMoves";

/** The words of one block of Markdown: bold, links, code and what names a step. */
export function InlineTokens({ tokens }: { tokens: readonly Token[] | undefined }) {
  return ownTokens(tokens).map((token, index) => <InlineToken key={index} token={token} />);
}

function InlineToken({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case "strong":
      return (
        <strong>
          <InlineTokens tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <InlineTokens tokens={token.tokens} />
        </em>
      );
    case "del":
      return (
        <del>
          <InlineTokens tokens={token.tokens} />
        </del>
      );
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <CheckedLink link={token} />;
    case "image":
      // A picture is not loaded: that would tell an unknown server that this text was read.
      return `[image: ${token.text || "no description"}]`;
    case "text":
      if (token.tokens) return <InlineTokens tokens={token.tokens} />;
      return namesStep(token.text) ? <WithStepMoves text={token.text} /> : token.text;
    case "checkbox":
      return token.checked ? "☑ " : "☐ ";
    case "escape":
      return token.text;
    default:
      return token.raw;
  }
}

function CheckedLink({ link }: { link: Tokens.Link }) {
  const target = safeLink(link.href);
  if (!target) return <InlineTokens tokens={link.tokens} />;
  return (
    <Link href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {/* A link holds no other control. */}
      <StepMoves value={null}>
        <InlineTokens tokens={link.tokens} />
      </StepMoves>
      {target.host && !isAddressAt(target.host, link.text) && ` (${target.host})`}
    </Link>
  );
}

/** True where the link's text is itself an address on the same host: it need not be shown again. */
function isAddressAt(host: string, words: string): boolean {
  return [words, `https://${words}`].some((address) => safeLink(address)?.host === host);
}
