import { describe, expect, it } from "vitest";
import { splitStep } from "~/domain/guide/split-step";

const step = (body: string) =>
  splitStep({ title: "Unscrew the lid", action: "unscrew", warnings: "", body });

describe("the parts of a step", () => {
  it("are set apart where each has its paragraph", () => {
    const body =
      "Turn it left.\n\nWhat comes out: Two springs.\n\nTo put it back: Springs first.\n\nYou should see: a brass rim.";
    expect(step(body)).toMatchObject({
      body: "Turn it left.",
      comesOff: "Two springs.",
      putBack: "Springs first.",
      see: "a brass rim.",
    });
  });

  it("are known in bold, too", () => {
    expect(step("Turn it.\n\n**You should see:** a rim.").see).toBe("a rim.");
  });

  it("are empty where it has none, and no word of it is lost", () => {
    const body = "Turn it left. You should see nothing yet.\n\n- Once\n- Twice";
    expect(step(body)).toMatchObject({ body, comesOff: "", putBack: "", see: "" });
  });

  it("may be all that it says", () => {
    expect(step("You should see: a rim.")).toMatchObject({ body: "", see: "a rim." });
  });
});
