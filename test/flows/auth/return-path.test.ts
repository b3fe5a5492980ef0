import { describe, expect, it } from "vitest";
import { readReturn, safeReturnPath } from "~/features/auth/return-path";

describe("the way back after signing in", () => {
  it.each([
    "/",
    "/profile",
    "/profile/",
    "/repair-guide?from=mail",
    "/repair-request?a=1#issue",
    "/reset-password#email=ada%40example.com",
  ])("goes to %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    "/%2F%2Fevil.example",
    "/%2f/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/profile/..//evil.example",
    "https://evil.example/profile",
    "https:/profile",
    "http:evil.example",
    "javascript:alert(1)",
    "//",
    "//[",
    "profile",
    "",
    "/nowhere",
    "/signin",
    "/signup?x",
    undefined,
    null,
    7,
    {},
  ])("goes home instead of %j", (candidate) => {
    expect(safeReturnPath(candidate)).toBe("/");
  });

  it("takes the state of the page asked for along", () => {
    const state = { itemIssue: "no heat" };
    expect(readReturn({ from: "/root-cause", state })).toEqual({ path: "/root-cause", state });
  });

  it.each([null, undefined, "from", { from: "//evil.example" }, { other: 1 }])(
    "survives %j as navigation state",
    (state) => {
      expect(readReturn(state).path).toBe("/");
    },
  );
});
