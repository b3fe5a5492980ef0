import { it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";
it("one", () => {
  for (const t of ["Musical instrument|Are the instrument's battery contacts crusted, or its clip torn?","Digital piano|Are the instrument's battery contacts crusted, or its clip torn?"]) {
    const [itemDescription = "", itemIssue = ""] = t.split("|");
    console.log(t, findHazards({ itemDescription, itemIssue, answers: [] }).hazards.map((h) => h.id));
  }
});
