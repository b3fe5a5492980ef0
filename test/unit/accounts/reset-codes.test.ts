import { describe, expect, it, vi } from "vitest";
import { drawResetCode } from "~/services/accounts/reset-codes";

const draws = 30_000;

/** Six standard deviations: by chance alone, one run in ten million. A bias of a tenth is found. */
function isWithinChance(count: number, probability: number) {
  const expected = draws * probability;
  return Math.abs(count - expected) < 6 * Math.sqrt(expected * (1 - probability));
}

describe("a reset code", () => {
  it("is any of 100000 to 999999, every digit in its place as often as chance has it", () => {
    const random = vi.spyOn(Math, "random");
    const codes = Array.from({ length: draws }, drawResetCode);

    expect(codes.filter((code) => !/^[1-9]\d{5}$/.test(code))).toEqual([]);
    const suspicious = [0, 1, 2, 3, 4, 5].flatMap((place) => {
      const digits = place === 0 ? "123456789" : "0123456789";
      return Array.from(digits, (digit) => ({
        place,
        digit,
        count: codes.filter((code) => code[place] === digit).length,
      })).filter(({ count }) => !isWithinChance(count, 1 / digits.length));
    });
    expect(suspicious).toEqual([]);
    expect(random).not.toHaveBeenCalled();
  });

  it("spans its whole range, and draws again where a remainder would favour low codes", () => {
    const lastFair = 4_294_800_000 - 1;
    const source = [2 ** 32 - 1, lastFair + 1, lastFair, 0];
    const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = source.shift() ?? 0;
      return array;
    });

    expect(drawResetCode()).toBe("999999");
    expect(random).toHaveBeenCalledTimes(3);
    expect(drawResetCode()).toBe("100000");
  });
});
