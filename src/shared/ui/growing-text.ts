/**
 * An input of several lines that grows with its text by CSS alone: MUI's own way measures the page at
 * each key. Where a browser cannot, it keeps its rows and scrolls. Give it `rows` in its `inputProps`.
 */
export const growingText = { multiline: true, inputComponent: "textarea" } as const;
