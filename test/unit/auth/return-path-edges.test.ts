import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readReturn, safeReturnPath } from "~/features/auth/return-path";

describe("the way back after signing in, at its edges", () => {
  it.each([
    "/forgot-password",
    "/diagnostics",
    "/terms",
    "/privacy",
    "/cookies",
    "/?from=mail#top",
    "/root-cause/?a#b",
    "/Profile",
  ])("leads to %s, search and hash included", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ["/./profile", "/profile"],
    ["/terms/../profile?a#b", "/profile?a#b"],
    ["/profile?next=//evil.example", "/profile?next=//evil.example"],
    ["/profile#//evil.example", "/profile#//evil.example"],
    ["/profile//", "/profile//"],
  ])("leads from %s to %s", (candidate, path) => {
    expect(safeReturnPath(candidate)).toBe(path);
  });

  it.each([
    "/signin/",
    "/signup",
    "/signup/",
    "/SignIn",
    "/signin#a",
    "/profile/settings",
    "/profiles",
    "/my/profile",
    "/\\/evil.example",
    "/ /evil.example",
    " /profile",
    "x/profile",
    "?/profile",
    "mendwise.example/profile",
    "https://mendwise.example/profile",
    "//mendwise.example/profile",
    "/\r\\evil.example",
    "/\t/evil.example/profile",
    "/\t/[",
    "/.//",
    "/profile/..//?a",
    ["/profile"],
    { toString: () => "/profile" },
    true,
  ])("leads home instead of %j, which is no screen of its own", (candidate) => {
    expect(safeReturnPath(candidate)).toBe("/");
  });

  it("never leaves this app, whatever was asked for", () => {
    const parts = fc.constantFrom("/", "\\", ".", "..", "profile", "evil.example", ":", "@", "?");
    const odd = fc.constantFrom("\t", "\n", "%2F", "%5C", "#", "https:", " ", "[", "signin");
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, odd)), (pieces) => {
        const path = safeReturnPath(`/${pieces.join("")}`);
        expect(new URL(path, "https://ours.example").host).toBe("ours.example");
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(path).not.toMatch(/^\/sign(in|up)/i);
      }),
    );
  });

  it("brings what the page was handed, and nothing where it was handed nothing", () => {
    expect(readReturn({ from: "/profile" })).toEqual({ path: "/profile", state: undefined });
    expect(readReturn({ from: "/nowhere", state: 7 })).toEqual({ path: "/", state: 7 });
    expect(readReturn(null)).toEqual({ path: "/", state: null });
    expect(readReturn("/profile")).toEqual({ path: "/", state: null });
    expect(readReturn({ state: 7 }).path).toBe("/");
  });
});
