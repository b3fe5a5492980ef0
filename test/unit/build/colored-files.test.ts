import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fillTokens } from "~/build/colored-files";
import { lightPalette } from "~/shared/theme/palette";

const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|css|svg|html|js|webmanifest)$/.test(name))
    .map((name) => join(folder, name));

describe("the colours", () => {
  it("stand in the palette and nowhere else", () => {
    const files = ["index.html", ...textFiles("src"), ...textFiles("public")];
    const colored = files.filter((path) =>
      /#[0-9a-f]{6}\b/i.test(readFileSync(path, "utf8").replaceAll("&#", "")),
    );
    expect(colored).toEqual(["src/shared/theme/palette.ts"]);
  });

  it("come from the palette by their names", () => {
    const { main } = lightPalette.primary;
    expect(fillTokens('fill="token(light.primary.main)"')).toBe(`fill="${main}"`);
    expect(fillTokens("a{color:token(dark.divider);b:token(light.divider)}")).toMatch(
      /^a\{color:#[0-9A-F]{6};b:#[0-9A-F]{6}\}$/,
    );
  });

  it.each(["light.primary.mian", "light.primary", "grey.main", "light.primary.main.length"])(
    "fail the build where the palette has no %s",
    (token) => {
      expect(() => fillTokens(`token(${token})`)).toThrow(`The palette has no colour ${token}`);
    },
  );
});
