import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { paths } from "~/shared/paths";
import { host, hostBody, open } from "./legal-host";

describe("a document that was tampered with", () => {
  it("keeps its text and loses everything that could act", async () => {
    hostBody(`
      <h1>Big</h1><h2>Heading</h2><h3>Smaller</h3>
      <p onclick="hacked()" style="position:fixed">Safe <strong>words</strong>, <em>said</em>.</p>
      <script>window.hacked = true</script>
      <img src="x" onerror="window.hacked = true">
      <svg onload="window.hacked = true"><a xlink:href="javascript:hacked()">drawn</a></svg>
      <style>body { display: none }</style>
      <iframe src="https://evil.example" srcdoc="<script>parent.hacked = true</script>"></iframe>
      <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
      <link rel="stylesheet" href="https://evil.example/x.css">
      <form action="https://evil.example"><input name="password"><button>Send</button>Form words</form>
      <object data="https://evil.example"></object><video src="https://evil.example" autoplay></video>
      <math><mtext><img src="x" onerror="window.hacked = true"></mtext></math>
      <p><a href="javascript:hacked()">script link</a> <a href="data:text/html,x">data link</a>
         <a href=" java&#10;script:hacked()">split link</a> <a href="//evil.example/x">outside link</a></p>
      <ul><li>One</li></ul><ol><li>First</li></ol>
      <table><caption>Hidden</caption><tbody><tr><th>Row</th><td>Cell</td></tr></tbody></table>`);
    const { container } = open(paths.terms);

    expect(await screen.findByText(/^Safe/)).toHaveTextContent("Safe words, said.");
    expect(screen.getByRole("heading", { level: 2, name: "Big" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 3, name: "Smaller" })).toBeVisible();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "One",
      "First",
    ]);
    expect(screen.getByRole("rowheader", { name: "Row" })).toBeVisible();
    expect(screen.getByRole("cell", { name: "Cell" })).toBeVisible();
    expect(container).toHaveTextContent("script link data link split link outside link");

    const text = container.querySelector("h2")?.parentElement ?? container;
    const kept = new Set(Array.from(text.querySelectorAll("*"), ({ localName }) => localName));
    const allowed = "h2 h3 p strong em a ul ol li table tbody tr th td".split(" ");
    expect([...kept].toSorted()).toEqual(allowed.toSorted());
    const attributes = Array.from(text.querySelectorAll("*")).flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(new Set(attributes)).toEqual(new Set(["class", "href", "target", "rel", "scope"]));
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "http://evil.example/x",
    ]);
    expect(window).not.toHaveProperty("hacked");
  });

  it.each([
    ["https://example.org/repair", "https://example.org/repair"],
    ["//example.org", "http://example.org/"],
    ["/%2F/example.org", "http://localhost:3000/%2F/example.org"],
  ])("opens %s in a tab of its own, without telling where it came from", async (href, target) => {
    hostBody(`<p><a href="${href}">elsewhere</a></p>`);
    open(paths.terms);
    const link = await screen.findByRole("link", { name: "elsewhere" });
    expect(link).toHaveAttribute("href", target);
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it.each([["/privacy"], ["privacy?from=terms#top"], ["http://localhost:3000/privacy"]])(
    "takes %s for a screen of the app",
    async (href) => {
      hostBody(`<p><a href="${href}">inside</a></p>`);
      open(paths.terms);
      const link = await screen.findByRole("link", { name: "inside" });
      expect(link.getAttribute("href")).toMatch(/^\/privacy/);
      expect(link).not.toHaveAttribute("target");
    },
  );

  it("lets a mail address be written to", async () => {
    hostBody(`<p><a href="mailto:hello@mendwise.example">write</a></p>`);
    open(paths.terms);
    const link = await screen.findByRole("link", { name: "write" });
    expect(link).toHaveAttribute("href", "mailto:hello@mendwise.example");
    expect(link).not.toHaveAttribute("target");
  });

  it.each(["body", "main", "section"])("may mark its %s as the body", async (tag) => {
    host(() => HttpResponse.html(`<${tag} data-custom-class="body"><p>Marked</p></${tag}>`));
    open(paths.terms);
    expect(await screen.findByText("Marked")).toBeVisible();
  });
});
