export type GuideStep = { number: number; title: string; text: string };

export type GuideText = {
  /** Difficulty, time and parts, without marks; empty where nobody should do the job at home. */
  effort: string;
  tools: readonly string[];
  safety: readonly string[];
  steps: readonly GuideStep[];
  prevention: readonly string[];
  help: readonly string[];
};

/** Takes a guide apart as the handbook writes it; a section that is not there comes back empty. */
export function readGuide(markdown: string): GuideText {
  const [opening = "", ...blocks] = markdown.split(/^## /m);
  const sections = new Map(
    blocks.map((block) => {
      const [heading = "", ...lines] = block.split("\n");
      return [heading.trim().toLowerCase(), lines.join("\n")];
    }),
  );
  const items = (heading: string) => readItems(sections.get(heading) ?? "");
  return {
    effort: withoutMarks(/^\*\*Difficulty.*/m.exec(opening)?.[0] ?? ""),
    tools: items("tools and materials"),
    safety: items("safety precautions"),
    steps: readSteps(sections.get("steps") ?? ""),
    prevention: items("prevention"),
    help: items("when to seek professional help"),
  };
}

/** All steps on one line, by number and title. */
export function listSteps({ steps }: GuideText): string {
  return steps.map(({ number, title }) => `${number}. ${title}`).join("; ");
}

function readItems(body: string): string[] {
  return body
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => withoutMarks(line.slice(2)));
}

function readSteps(body: string): GuideStep[] {
  return body.split(/^(?=\d+\. )/m).flatMap((item) => {
    const [, number, title, text] = /^(\d+)\. \*\*(.+?)\*\*([^]*)/.exec(item) ?? [];
    if (number === undefined || title === undefined || text === undefined) return [];
    return [{ number: Number(number), title, text: withoutMarks(text) }];
  });
}

function withoutMarks(text: string): string {
  return text
    .replace(/\[action\]: # "\w+"/g, "")
    .replaceAll("**", "")
    .replace(/\s+/g, " ")
    .trim();
}
