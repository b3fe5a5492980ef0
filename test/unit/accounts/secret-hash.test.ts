import { describe, expect, it, vi } from "vitest";
import { hashRounds } from "~/services/accounts/hash-rounds";
import { hashSecret, matchesSecret } from "~/services/accounts/secret-hash";
import { seededAccount } from "~/services/accounts/seeded-account";
import { hashRounds as cheapRounds } from "../../support/cheap-hashes/hash-rounds";

describe("a hashed secret", () => {
  it("matches the secret and nothing near it, whatever its characters", async () => {
    const secret = `  pässword 🔧 ${"x".repeat(64)}`;
    const hash = await hashSecret(secret, 10);

    expect(await matchesSecret(secret, hash)).toBe(true);
    expect(await matchesSecret(secret.trim(), hash)).toBe(false);
    expect(await matchesSecret(secret.slice(0, -1), hash)).toBe(false);
    expect(await matchesSecret("", hash)).toBe(false);
  });

  it("differs each time, by a salt of 16 bytes", async () => {
    const [one, other] = [await hashSecret("the same"), await hashSecret("the same")];
    expect(one.salt).toHaveLength(16);
    expect(one.salt).not.toEqual(other.salt);
    expect(one.digest).not.toEqual(other.digest);
  });

  it("costs 600,000 rounds of PBKDF2-SHA-256", async () => {
    expect(hashRounds).toBe(600_000);
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    const hash = await hashSecret("secret", hashRounds);
    expect(hash.iterations).toBe(600_000);
    expect(derive.mock.lastCall?.[0]).toMatchObject({
      name: "PBKDF2",
      hash: "SHA-256",
      iterations: 600_000,
    });
  });

  // The code under test finds other rounds under that name than this file, and takes those.
  it("costs the rounds of its neighbour file unless told otherwise", async () => {
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    expect((await hashSecret("secret")).iterations).toBe(cheapRounds);
    expect(derive.mock.lastCall?.[0]).toMatchObject({ iterations: cheapRounds });
  });

  it("does not match when only the first or only the last byte is another", async () => {
    const hash = await hashSecret("secret", 10);
    for (const place of [0, 31]) {
      const digest = hash.digest.with(place, (hash.digest[place] ?? 0) ^ 1);
      expect(await matchesSecret("secret", { ...hash, digest })).toBe(false);
    }
  });

  it("is refused in plain words where the browser withholds WebCrypto", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });

    const refusal = { failure: "connection-insecure", message: /https/ };
    await expect(hashSecret("secret")).rejects.toMatchObject({ failure: refusal.failure });
    await expect(hashSecret("secret")).rejects.toThrow(refusal.message);
    await expect(matchesSecret("secret", seededAccount.password)).rejects.toThrow(refusal.message);
  });

  it("of the seeded account is that of the password on the sign-in screen, at the full cost", async () => {
    expect(seededAccount.password.iterations).toBe(600_000);
    expect(await matchesSecret("password123", seededAccount.password)).toBe(true);
  });
});
