import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { passRootCause } from "~/domain/safety/gate";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";

const show = (text: string) =>
  render(<MarkdownText text={passRootCause(text, { outcome: "none", hazards: [] })} />).container;

describe("the assistant's Markdown on screen", () => {
  it("has headings below the screen's own h1 and h2", () => {
    show("# Tools\n\n## Safety\n\n### Step 1\n\n#### Part");
    expect(screen.getByRole("heading", { name: "Tools", level: 3 })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Safety", level: 3 })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Step 1", level: 3 })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Part", level: 4 })).toBeVisible();
  });

  it("has paragraphs with bold, slanted, struck and typed words", () => {
    const text = show("Mind the **live** wire, *gently*, ~~never~~ `230 V`");
    expect(text.querySelector("p")).toHaveTextContent("Mind the live wire, gently, never 230 V");
    expect(screen.getByText("live").tagName).toBe("STRONG");
    expect(screen.getByText("gently").tagName).toBe("EM");
    expect(screen.getByText("never").tagName).toBe("DEL");
    expect(screen.getByText("230 V").tagName).toBe("CODE");
  });

  it("has lists in lists, and a list that goes on counting where it was broken off", () => {
    show("3. Undo the screws\n   - two at the back\n4. Lift the base");
    const [outer, inner] = screen.getAllByRole("list");
    expect(outer).toHaveAttribute("start", "3");
    expect(within(inner ?? document.body).getByRole("listitem")).toHaveTextContent(
      "two at the back",
    );
  });

  it("has a task list's boxes as signs", () => {
    show("- [ ] Undo the screws\n- [x] Lift the base");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "☐ Undo the screws",
      "☑ Lift the base",
    ]);
  });

  it("has tables with header cells", () => {
    show("| Part | Ohm |\n|---|---|\n| Fuse | 1 |\n| Fuse | 1 |");
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "Part",
      "Ohm",
    ]);
    expect(screen.getAllByRole("cell")).toHaveLength(4);
  });

  it("has quotes, code and rules", () => {
    const text = show("> Stop here.\n\n```\nR = U / I\n```\n\n---");
    expect(text.querySelector("blockquote")).toHaveTextContent("Stop here.");
    expect(text.querySelector("pre")).toHaveTextContent("R = U / I");
    expect(screen.getByRole("separator")).toBeInTheDocument();
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    'Look <b onclick="alert(1)">here</b>',
    "- <iframe src='https://evil.example'></iframe>",
    "| <svg onload=alert(1)> |\n|---|\n| x |",
  ])("shows HTML as the text that it is: %s", (html) => {
    const text = show(html);
    expect(text.querySelector("script, img, b, iframe, svg")).toBeNull();
    expect(text.textContent).toContain(/<.+?>/.exec(html)?.[0]);
  });

  it("never fetches a picture: it becomes words", () => {
    const text = show("![the fuse](https://evil.example/pixel.png) ![](https://evil.example/2)");
    expect(text.querySelector("img")).toBeNull();
    expect(text).toHaveTextContent("[image: the fuse] [image: no description]");
  });
});

describe("a link in the assistant's Markdown", () => {
  it("opens apart, tells nobody whence, and says where it leads", () => {
    show("[the manual](https://parts.example/kettle)");
    const link = screen.getByRole("link", { name: "the manual (parts.example)" });
    expect(link).toHaveAttribute("href", "https://parts.example/kettle");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });

  it("does not repeat an address that it already shows", () => {
    show("See https://parts.example/kettle");
    expect(screen.getByRole("link", { name: "https://parts.example/kettle" })).toBeVisible();
  });

  it("cannot hide the true host behind the name of another", () => {
    show("[https://bank.example](https://evil.example/login)");
    expect(screen.getByRole("link")).toHaveTextContent("https://bank.example (evil.example)");
  });

  it("cannot hide the true host behind a longer one that begins alike", () => {
    show("[https://evil.example.bank.example](https://evil.example/login)");
    expect(screen.getByRole("link")).toHaveTextContent(/\(evil\.example\)$/);
  });

  it("may be a mail address", () => {
    show("[write to us](mailto:help@parts.example)");
    expect(screen.getByRole("link", { name: "write to us" })).toBeVisible();
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,hello",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "blob:https://mendwise.example/1",
    "/profile",
    "//evil.example",
    "#top",
    "https://bank.example@evil.example/",
  ])("is plain words when it leads to %s", (href) => {
    const text = show(`Please [click here](<${href}>) now`);
    expect(screen.queryByRole("link")).toBeNull();
    expect(text).toHaveTextContent("Please click here now");
  });
});
