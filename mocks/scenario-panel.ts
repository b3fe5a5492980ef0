import { onEmail } from "./outbox";
import { chooseScenario, currentScenario, scenarios } from "./scenarios";

/** In the theme's colours, which stand in the page. */
const look: Partial<CSSStyleDeclaration> = {
  padding: "4px 12px",
  borderBottom: "1px solid var(--mw-palette-text-secondary)",
  background: "var(--mw-palette-background-paper)",
  color: "var(--mw-palette-text-primary)",
  font: "14px/2 system-ui, sans-serif",
};

/** A strip above the page, where it covers nothing: it picks what the mocked services do, and shows the last reset code. */
export function showScenarioPanel(parent: HTMLElement): void {
  const panel = document.createElement("aside");
  panel.setAttribute("aria-label", "Mocked services");
  Object.assign(panel.style, look);
  panel.append(scenarioChoice(), lastEmail());
  // A printed guide should look as it does without the mocks.
  window.addEventListener("beforeprint", () => (panel.hidden = true));
  window.addEventListener("afterprint", () => (panel.hidden = false));
  parent.prepend(panel);
}

function scenarioChoice(): HTMLElement {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  const label = document.createElement("label");
  const select = document.createElement("select");
  for (const { name, label } of scenarios) {
    select.add(new Option(label, name, name === currentScenario(), name === currentScenario()));
  }
  const choose = () => {
    const { name, label } = scenarios[select.selectedIndex] ?? scenarios[0];
    chooseScenario(name);
    summary.textContent = `Mocked services: ${label}`;
  };
  select.addEventListener("change", choose);
  choose();
  label.append("Scenario ", select);
  details.append(summary, label);
  return details;
}

/** Nobody can open a mocked mailbox, so what a person needs from it is shown here. */
function lastEmail(): HTMLElement {
  const line = document.createElement("p");
  line.style.margin = "0";
  onEmail(({ to, htmlContent }) => {
    const code = />\s*(\d{6})\s*</.exec(htmlContent)?.[1] ?? "none";
    line.textContent = `E-mail to ${to[0]?.email ?? "nobody"}, code ${code}`;
  });
  return line;
}
