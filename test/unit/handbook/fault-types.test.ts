import { expect, it } from "vitest";
import { matchFaults } from "~/domain/handbook/match-fault";
import { matchFaultTypes } from "~/domain/handbook/match-fault-type";
import { openPlaybook } from "./open-playbook";

const laptop = await openPlaybook("laptop");
const vacuum = await openPlaybook("vacuum");

const typesOf = (issue: string) => matchFaultTypes(laptop.faults, "Lenovo laptop", issue);

it.each([
  ["cracked screen", "Integrated screen"],
  ["it is running very slow", "Performance"],
  ["I forgot my password", "Configuration"],
  ["full of viruses", "Virus/malware"],
  ["battery doesn't hold its charge", "Power/battery"],
  ["the hinge is broken", "Case/chassis"],
])("ranks the type of “%s” first: %s", (issue, type) => {
  expect(typesOf(issue)[0]).toBe(type);
});

it("reads a vague complaint as the usual fault", () => {
  expect(matchFaults(laptop.faults, "laptop", "not working")[0]?.fault.usual).toBe(true);
});

it("names no type when no word is known", () => {
  expect(typesOf("zzz")).toEqual([]);
});

it("takes the words of the description when the complaint tells nothing", () => {
  expect(matchFaultTypes(vacuum.faults, "vacuum with a broken cable", "zzz")[0]).toBe("Cable/cord");
});

it("opens the page that covers the type", () => {
  const [best] = matchFaults(laptop.faults, "laptop", "no internet");
  expect(Object.keys(best?.fault.faultTypes ?? {})).toContain("Configuration");
});
