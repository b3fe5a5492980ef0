/*
 * Guides as models and people write them, well and badly. `steps` are the titles of the steps where
 * somebody who reads the text would find them; none where the text has no order that anybody would follow.
 */

type WrittenGuide = { name: string; text: string; steps: readonly string[] };

const three = ["Unplug the lamp", "Open the foot", "Replace the switch"] as const;

/** Three steps, written in a way of somebody's own. */
const lamp = (write: (title: string, number: number) => string, glue = "\n") =>
  three.map((title, index) => write(title, index + 1)).join(glue);

const long = Array.from(
  { length: 100 },
  (_, index) =>
    `${index + 1}. **Clean part ${index + 1}.** ${"Wipe it with a dry cloth and look at it from all sides. ".repeat(17)}`,
).join("\n");

export const guideCorpus: readonly WrittenGuide[] = [
  {
    name: "five sections in order",
    text: `**Difficulty:** Easy · **Time:** 20 min\n\n## Tools and materials\n- Screwdriver (or a coin)\n- Torch\n\n## Safety precautions\n- Pull the plug.\n\n## Steps\n1. **Unplug the lamp.** Pull it by its body.\n2. **Open the foot.** Two screws hold it.\n3. **Replace the switch.** Note the colours.\n\n## Prevention\n- Switch it gently.\n\n## When to seek professional help\n- The cord is scorched.`,
    steps: three,
  },
  {
    name: "no headings, one numbered list",
    text: `Here is what I would do.\n\n${lamp((title, n) => `${n}. ${title}`)}\n\nGood luck with it.`,
    steps: three,
  },
  {
    name: "no order at all",
    text: "It is probably the switch. They wear out. A new one costs two euros, and anybody can fit it who can hold a screwdriver.",
    steps: [],
  },
  { name: "one line", text: "Replace the switch in the foot.", steps: [] },
  {
    name: "numbers on one line",
    text: "1. Unplug the lamp. 2. Open the foot. 3. Replace the switch.",
    steps: three,
  },
  {
    name: "a heading for each step",
    text: lamp((title, n) => `## Step ${n}: ${title}\n\nTake care with part ${n}.`, "\n\n"),
    steps: three,
  },
  {
    name: "numbered headings below a section",
    text: `# Lamp\n\n## Instructions\n\n${lamp((title, n) => `### ${n}. ${title}\nDo it slowly.`, "\n\n")}\n\n## Prevention\nDust it.`,
    steps: three,
  },
  {
    name: "bold lines for headings",
    text: `**Tools**\n- Torch\n\n**Steps**\n\n${lamp((title, n) => `${n}. ${title}`)}\n\n**Prevention**\nDust it.`,
    steps: three,
  },
  {
    name: "bold numbered lines",
    text: `**Steps:**\n\n${lamp((title, n) => `**${n}. ${title}**\nSlowly, please.`, "\n\n")}`,
    steps: three,
  },
  {
    name: "a bold number and plain words",
    text: lamp((title, n) => `**${n}.** ${title}`, "\n\n"),
    steps: three,
  },
  {
    name: "steps counted in bold",
    text: lamp((title, n) => `**Step ${n}:** ${title}. That takes a minute.`, "\n\n"),
    steps: three,
  },
  { name: "steps counted in plain lines", text: lamp((t, n) => `Step ${n}: ${t}`), steps: three },
  {
    name: "steps counted in plain paragraphs",
    text: `You need a torch.\n\n${lamp((t, n) => `Step ${n} - ${t}\nThere is a screw.`, "\n\n")}`,
    steps: three,
  },
  { name: "brackets behind the numbers", text: lamp((t, n) => `${n}) ${t}`), steps: three },
  { name: "numbers in brackets", text: lamp((t, n) => `(${n}) ${t}`), steps: three },
  {
    name: "numbers as emoji",
    text: `🛠️ Let us mend it!\n\n${lamp((t, n) => `${n}\u{FE0F}\u{20E3} ${t}`)}`,
    steps: three,
  },
  {
    name: "points with emoji",
    text: `## 🔧 Steps\n${lamp((t) => `- ✅ ${t}`)}\n\n## 💡 Prevention\n- 🧹 Dust it.`,
    steps: three.map((title) => `✅ ${title}`),
  },
  { name: "points below a section", text: `## Steps\n${lamp((t) => `* ${t}`)}`, steps: three },
  { name: "typed points", text: `## Steps\n\n${lamp((t) => `• ${t}`)}`, steps: three },
  { name: "tick boxes", text: `## Steps\n${lamp((t) => `- [ ] ${t}`)}`, steps: three },
  {
    name: "steps within steps",
    text: `## Steps\n1. Unplug the lamp\n   - at the wall\n   - and at the lamp\n2. Open the foot\n   1. Turn it over\n   2. Undo the screws\n      - the long one first\n3. Replace the switch`,
    steps: three,
  },
  {
    name: "every number a one, with words between",
    text: lamp((t) => `1. ${t}\n\nThis may take a while.`, "\n\n"),
    steps: three,
  },
  {
    name: "a table of tools and one of signs",
    text: `## Tools\n\n| Tool | Size |\n|------|:----:|\n| Driver | PH2 |\n| Torch | any |\n\n## Steps\n${lamp((t, n) => `${n}. ${t}`)}\n\n| Sign | Meaning |\n|---|---|\n| hum | loose |`,
    steps: three,
  },
  {
    name: "a table in place of steps",
    text: "## What to do\n\n| No. | What |\n|---|---|\n| 1 | Unplug the lamp |\n| 2 | Open the foot |",
    steps: [],
  },
  {
    name: "German, in sections",
    text: `## Werkzeug\n- Schraubendreher\n\n## Sicherheitshinweise\n- Stecker ziehen.\n\n## Schritte\n1. **Stecker ziehen.** Nicht am Kabel.\n2. **Fuß öffnen.** Zwei Schrauben lösen.\n\n## Vorbeugung\n- Vorsichtig schalten.`,
    steps: ["Stecker ziehen", "Fuß öffnen"],
  },
  {
    name: "German, counted",
    text: "### Schritt 1: Stecker ziehen\nAm Gehäuse anfassen.\n\n### Schritt 2: Fuß öffnen\nZwei Schrauben lösen.",
    steps: ["Stecker ziehen", "Fuß öffnen"],
  },
  {
    name: "French, counted in lines",
    text: "Étape 1 : Débranchez la lampe\nÉtape 2 : Ouvrez le pied",
    steps: ["Débranchez la lampe", "Ouvrez le pied"],
  },
  {
    name: "Arabic",
    text: "## الخطوات\n1. افصل القابس\n2. افتح القاعدة",
    steps: ["افصل القابس", "افتح القاعدة"],
  },
  {
    name: "a hundred kilobytes",
    text: `## Steps\n${long}`,
    steps: long.match(/Clean part \d+/g) ?? [],
  },
  {
    name: "broken Markdown",
    text: `##Steps\n\n**Unclosed bold and [a bracket( and \`a tick\n\n1. Unplug the *lamp\n2. Open the foot]\n3. Replace the switch\n\n| a table | without\n> > deep quote\n#######`,
    steps: ["Unplug the *lamp", "Open the foot]", "Replace the switch"],
  },
  {
    name: "a fence that is never closed",
    text: `## Steps\n${lamp((t, n) => `${n}. ${t}`)}\n\n\`\`\`\nred to red\nblack to black`,
    steps: three,
  },
  {
    name: "all of it in one fence",
    text: `\`\`\`markdown\n## Steps\n${lamp((t, n) => `${n}. ${t}`)}\n\`\`\``,
    steps: three,
  },
  {
    name: "all of it indented",
    text: `    ## Steps\n\n${lamp((t, n) => `    ${n}. ${t}`)}`,
    steps: three,
  },
  {
    name: "hostile HTML",
    text: `## Steps\n1. Unplug the lamp <img src=x onerror="alert(1)">\n2. Open the foot <script>document.body.remove()</script>\n\n<iframe srcdoc="<p>framed</p>"></iframe>\n\n<style>* { display: none }</style>\n\n<!-- not hidden -->\n\n<svg onload=alert(2)><text>drawn</text></svg>`,
    steps: [
      'Unplug the lamp <img src=x onerror="alert(1)">',
      "Open the foot <script>document.body.remove()</script>",
    ],
  },
  {
    name: "HTML for a layout",
    text: "<h2>Steps</h2>\n<ol>\n<li>Unplug the lamp</li>\n<li>Open the foot</li>\n</ol>\n<details><summary>More</summary>Two screws.</details>",
    steps: [],
  },
  {
    name: "line ends of another system",
    text: `## Tools\r\n- Torch\r\n\r\n## Steps\r\n${lamp((t, n) => `${n}. **${t}.** Slowly.\r\n   Then look.`, "\r\n")}`,
    steps: three,
  },
  {
    name: "links and pictures",
    text: `See [the manual](https://example.com/a "its cover") and [the part][p].\n\n## Steps\n1. Unplug the lamp as in [this film](https://example.com/film)\n2. Open the foot ![two screws](https://example.com/foot.png)\n3. Replace the switch, see <https://example.com/switch> or [do not press](javascript:alert(1))\n\n[p]: https://example.com/part`,
    steps: [
      "Unplug the lamp as in this film (https://example.com/film)",
      "Open the foot [image: two screws]",
      "Replace the switch, see https://example.com/switch or do not press (javascript:alert(1))",
    ],
  },
  {
    name: "code in a step",
    text: `## Steps\n1. **Unplug the lamp.** Then type:\n\n   \`\`\`sh\n   lsusb --verbose\n   \`\`\`\n2. **Open the foot.** Press \`Ctrl\` first.\n3. **Replace the switch.**`,
    steps: three,
  },
  {
    name: "quotes and warnings",
    text: `> This guide is for lamps only.\n\n## Steps\n1. **Unplug the lamp.**\n\n   > **Warning:** Switched off is not enough.\n\n2. **Open the foot.** Undo both screws.\n\n   **Caution:** The edge is sharp.\n3. **Replace the switch.**\n\n   Danger: never with the plug in.`,
    steps: three,
  },
  {
    name: "headings of the first level, and underlined ones",
    text: `# Tools\nA torch.\n\nSteps\n=====\n\n${lamp((t, n) => `${n}. ${t}`)}\n\nPrevention\n----------\nDust it.`,
    steps: three,
  },
  {
    name: "sections that are numbered themselves",
    text: "1. **Tools and Materials:** a torch\n2. **Safety Precautions:** pull the plug\n3. **Step-by-Step Instructions:**\n   1. Unplug the lamp\n   2. Open the foot\n   3. Replace the switch\n4. **Prevention Tips:** dust it",
    steps: three,
  },
  {
    name: "a head of properties",
    text: `---\ntitle: Lamp\nlevel: easy\n---\n\n## Steps\n${lamp((t, n) => `${n}. ${t}`)}\n\n***\n\nThe end`,
    steps: three,
  },
];
