import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { createElement } from "react";
import { LegalLink } from "./LegalLink";

/** A legal document's body, rebuilt as React elements. What has no case here is shown as its content alone. */
export function LegalText({ body, file }: { body: Element; file: string }) {
  return (
    <Box sx={prose} data-legal={file}>
      <Content of={body} />
    </Box>
  );
}

function Content({ of: parent }: { of: Element }) {
  return Array.from(parent.childNodes, (node, index) => {
    if (isElement(node)) return <LegalElement key={index} element={node} />;
    const isText = node.nodeType === 3 && !holdsElementsOnly.has(parent.localName);
    return isText ? node.textContent : null;
  });
}

/** Not by `instanceof`: where the page is built there is no browser. */
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Elements in which React allows no text, not even the line breaks between rows and items. */
const holdsElementsOnly = new Set(["ul", "ol", "table", "thead", "tbody", "tr"]);

const plain = [
  "p",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "table",
  "thead",
  "tbody",
  "tr",
  "td",
] as const;

function LegalElement({ element }: { element: Element }) {
  const content = <Content of={element} />;
  switch (element.localName) {
    case "h1":
    case "h2":
      return (
        <Typography variant="h3" component="h2">
          {content}
        </Typography>
      );
    case "h3":
    case "h4":
      return (
        <Typography variant="h4" component={element.localName}>
          {content}
        </Typography>
      );
    case "a":
      return <LegalLink href={element.getAttribute("href") ?? ""}>{content}</LegalLink>;
    case "th":
      return <th scope={element.closest("thead") ? "col" : "row"}>{content}</th>;
    default: {
      const tag = plain.find((name) => name === element.localName);
      return tag ? createElement(tag, null, content) : content;
    }
  }
}

const prose = {
  maxWidth: "68ch",
  overflowWrap: "anywhere",
  "& h2": { mt: 5, mb: 1.5 },
  "& h3, & h4": { mt: 3, mb: 1 },
  "& p": { mt: 0, mb: 2 },
  "& ul, & ol": { mt: 0, mb: 2, pl: 3 },
  "& li": { mb: 0.75 },
  "& table": { width: "100%", borderCollapse: "collapse", mb: 2, fontSize: "0.9375rem" },
  "& th, & td": {
    px: { xs: 0.5, sm: 1 },
    py: 1,
    // "break-word" and not "anywhere", which would break words in a narrow column.
    overflowWrap: "break-word",
    borderBottom: 1,
    borderColor: "divider",
    textAlign: "left",
    verticalAlign: "top",
  },
};
