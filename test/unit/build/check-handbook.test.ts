import { expect, it, vi } from "vitest";
import { checkHandbook } from "~/build/check-handbook";
import { HandbookError } from "~/build/read-yaml";
import { addToldComplaints } from "~/build/told-complaints";

vi.mock("~/build/told-complaints");

it("names the lines of a kind's complaints that stand below no fault", () => {
  vi.mocked(addToldComplaints).mockImplementation((_faults, kind) => {
    if (kind === "kettle") throw new HandbookError("complaints.txt:7: stands below no fault");
    return [];
  });
  expect(checkHandbook()).toEqual(["complaints.txt:7: stands below no fault"]);
});
