import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";
import { dutch } from "./nl";
import { english } from "./en";
import { french } from "./fr";
import { german } from "./de";
import { sentences } from "./meanings";

const stops = ([itemDescription, itemIssue]: [string, string]) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).outcome === "stop";

describe.each(Object.entries({ english, german, dutch, french }))(
  "in %s",
  (_language, meanings) => {
    describe.each(Object.entries(meanings))("%s", (_concept, { danger, harmless }) => {
      it("stops at the danger", () => {
        expect(sentences(danger).filter((told) => !stops(told))).toEqual([]);
      });

      it("does not stop at what sounds like it", () => {
        expect(sentences(harmless).filter(stops)).toEqual([]);
      });
    });
  },
);
