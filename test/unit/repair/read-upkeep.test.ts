import { describe, expect, it } from "vitest";
import { dateOfUpkeep, readUpkeep } from "~/domain/read-upkeep";

const due = (months: number, days: number, from: Date) =>
  dateOfUpkeep({ words: "", months, days }, from).toLocaleDateString("sv");

describe("what is to be done from time to time", () => {
  it("is told by its sentence, without a full stop", () => {
    expect(readUpkeep("- Keep it dry.\n- Rinse it. Descale it every two months.")?.words).toBe(
      "Descale it every two months",
    );
  });

  it.each([
    ["Descale it every two months.", 2, 0],
    ["Wipe it dry. Change the seal every two years, before it leaks.", 24, 0],
    ["Cleaning is due every three to five years.", 36, 0],
    ["Store it half full and top it up every 2-3 months.", 2, 0],
    ["Turn the mattress every other month", 2, 0],
    ["Wash them once a month; most fit the dishwasher.", 1, 0],
    ["Press its test button twice a year.", 6, 0],
    ["Oil it three times a year.", 4, 0],
    ["Take the cover off once in two years.", 24, 0],
    ["Dust it every half year.", 6, 0],
    ["Restart it at least once a week.", 0, 7],
    ["Change the filter every six weeks.", 1, 12],
    ["Have it looked over annually.", 12, 0],
    ["Entkalken Sie ihn alle drei Monate.", 3, 0],
    ["Reinigen Sie das Sieb einmal im Monat.", 1, 0],
  ])("reads %j", (text, months, days) => {
    expect(readUpkeep(`- Keep it dry.\n- ${text}`)).toMatchObject({ months, days });
  });

  it.each([
    "",
    "Keep it dry.",
    "Wipe it after each use.",
    "Charge it every day.",
    "Turn it by hand twice a week.",
    "Tighten the screws once every few years.",
    "Renew it every 30 years.",
    "After two years the cell holds half.",
  ])("finds no time in %j", (text) => {
    expect(readUpkeep(text)).toBeUndefined();
  });

  it("is due that long from a day on, and not in the month after a short one", () => {
    expect(due(2, 0, new Date(2026, 10, 22))).toBe("2027-01-22");
    expect(due(1, 0, new Date(2027, 0, 31))).toBe("2027-02-28");
    expect(due(0, 7, new Date(2026, 11, 28))).toBe("2027-01-04");
  });
});
