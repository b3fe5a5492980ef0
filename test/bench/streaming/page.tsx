import Button from "@mui/material/Button";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import ReactMarkdown from "react-markdown";
import { GenerationPanel } from "~/features/repair/GenerationPanel";
import { MarkdownBlock } from "~/features/repair/markdown/MarkdownBlock";
import { passGuideSoFar } from "~/domain/safety/gate";
import type { Hazards } from "~/domain/safety/read-hazards";
import { readMarkdown } from "~/domain/markdown/read-markdown";
import { useGeneration } from "~/features/repair/use-generation";
import { makeTheme } from "~/shared/theme/theme";
import { kettleCase } from "../../support/repair-cases";
import { watchPage } from "./watch-page";
import { writeGuide } from "./write-guide";

/** The app's own way, with the hook and the panel of its screens. */
function Mendwise() {
  const { generation, generate } = useGeneration();

  /** As in the flow: the same panel has written the root cause before it writes the guide. */
  async function writeBoth() {
    const source = "handbook";
    await generate((assistant, ask) => assistant.rootCause(kettleCase, ask), { source });
    await generate((_, { onText }) => measure(onText), { source });
  }

  return (
    <>
      <WriteButton onWrite={() => void writeBoth()} />
      <GenerationPanel
        generation={generation}
        show={(text) => passGuideSoFar(text, noHazards)}
        busyLabel="Writing your repair guide"
        failureMessage=""
        onStop={nothing}
        onContinue={nothing}
        onKeep={nothing}
        onUseHandbook={nothing}
      />
    </>
  );
}

const noHazards: Hazards = { outcome: "none", hazards: [] };

function nothing() {}

/** The usual naive way. */
function WholeByReactMarkdown() {
  const [text, setText] = useState("");
  return (
    <>
      <WriteButton onWrite={() => void measure(setText)} />
      <ReactMarkdown>{text}</ReactMarkdown>
    </>
  );
}

/** The same with the reader and the blocks of the app. */
function WholeByMarked() {
  const [text, setText] = useState("");
  return (
    <>
      <WriteButton onWrite={() => void measure(setText)} />
      {readMarkdown(text).map((token, index) => (
        <MarkdownBlock key={index} token={token} />
      ))}
    </>
  );
}

function WriteButton({ onWrite }: { onWrite: () => void }) {
  return <Button onClick={onWrite}>Write</Button>;
}

/** The result leaves the page by its console. */
async function measure(onText?: (soFar: string) => void): Promise<void> {
  console.log(JSON.stringify(await watchPage(() => writeGuide(onText))));
}

const ways: Record<string, () => ReactNode> = {
  "#mendwise": Mendwise,
  "#react-markdown": WholeByReactMarkdown,
  "#marked": WholeByMarked,
};

const Way = ways[location.hash];
const root = document.getElementById("root");
if (!Way || !root) throw new Error(`Name a way in the address: ${Object.keys(ways).join(", ")}`);
createRoot(root).render(
  <ThemeProvider theme={makeTheme()}>
    <CssBaseline />
    <Way />
  </ThemeProvider>,
);
