import DOMPurify from "dompurify";

const shown = ["h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "a", "strong", "em"];
const ofTables = ["table", "thead", "tbody", "tr", "th", "td"];
/** Not shown themselves; one of them may be the body, or stand around what is shown. */
const around = ["body", "main", "article", "section", "div"];

/**
 * The element marked as the body of a legal document, with nothing left in it but headings, text,
 * lists, links and tables. DOMPurify parses under its own Trusted Types policy, `dompurify`, and hands
 * over nodes, so no HTML is written into the page.
 *
 * @returns null when no element is marked, as in the page a host answers with for a missing file
 */
export function readLegalBody(html: string): Element | null {
  const document = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...shown, ...ofTables, ...around],
    ALLOWED_ATTR: ["href"],
    WHOLE_DOCUMENT: true,
    RETURN_DOM_FRAGMENT: true,
  });
  return document.querySelector('[data-custom-class="body"]');
}
