import { render, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keepUpWithTranslator } from "~/app/keep-up-with-translator";
import { paths } from "~/shared/paths";
import { renderApp } from "../../support/render-app";
import { answer, generateButton } from "./answer-form";
import { ask, openChat, said } from "./chat-widget";
import { fillIn, submitButton } from "./request-form";

/** Two elements for each text, as Chrome's translator puts them; the words stay as they are. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && !walker.currentNode.parentElement?.closest(untouched))
      texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = text.data;
    text.replaceWith(outer);
  }
}

const untouched = "font, style, script, textarea, svg";

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(keepUpWithTranslator);
// The other files of this worker have no translator.
afterAll(() => void Object.defineProperties(Node.prototype, { removeChild, insertBefore }));

function Tally({ done }: { done: number }) {
  return (
    <p>
      {done > 0 && <b>Well done. </b>}
      {done} of 2 steps{done === 0 && ", nothing yet"}
    </p>
  );
}

it("a text beside others changes, goes and gets a neighbour after it was translated", async () => {
  const { rerender, container } = render(<Tally done={0} />);
  for (const [done, words] of [
    [1, "Well done. 1 of 2 steps"],
    [2, "Well done. 2 of 2 steps"],
    [0, "0 of 2 steps, nothing yet"],
  ] as const) {
    translate();
    // The translator is done, and then React's turn comes.
    await Promise.resolve();
    rerender(<Tally done={done} />);
    await waitFor(() => expect(container).toHaveTextContent(words));
  }
});

it("a page that is translated all the time goes from the request to a guide that worked", async () => {
  const { user } = renderApp(paths.repairRequest);
  await screen.findByRole("textbox", { name: "Item Description" });
  translate();
  await fillIn(user, "A steel kettle, 1.7 litres", "The light comes on but the water stays cold");
  translate();
  await user.click(submitButton());
  translate();

  await answer(user, "No, not even then", "No, it is clean", "It boiled as it always did");
  translate();
  await user.click(generateButton());
  translate();

  const analysis = await screen.findByRole("region", { name: "Root Cause Analysis" });
  expect(analysis).toHaveTextContent(/likeliest cause is a heating element/);
  translate();
  await user.click(screen.getByRole("button", { name: "Generate Repair Guide" }));
  translate();

  await screen.findByRole("checkbox", { name: /^Step 1 done/ });
  for (const step of screen.getAllByRole("checkbox", { name: /^Step \d done/ })) {
    translate();
    await user.click(step);
    expect(step).toBeChecked();
  }
  expect(await screen.findByText(/^All 5 steps are done/)).toBeVisible();
  translate();

  await openChat(user);
  translate();
  await ask(user, "What do I need for step 2?");
  translate();
  await waitFor(() => expect(said()).toHaveLength(3));
  translate();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "It worked!" }));
  translate();
  expect(await screen.findByRole("heading", { name: "It works again" })).toBeVisible();
});
