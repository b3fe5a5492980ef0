import { describe, expect, it, vi } from "vitest";
import { seededAccount } from "../../../src/services/accounts/account-store";
import { hashSecret, matchesSecret } from "../../../src/services/accounts/secret-hash";

describe("a hashed secret", () => {
  it("matches the secret and nothing near it, whatever its characters", async () => {
    const secret = `  pässword 🔧 ${"x".repeat(64)}`;
    const hash = await hashSecret(secret, 10);

    expect(await matchesSecret(secret, hash)).toBe(true);
    expect(await matchesSecret(secret.trim(), hash)).toBe(false);
    expect(await matchesSecret(secret.slice(0, -1), hash)).toBe(false);
    expect(await matchesSecret("", hash)).toBe(false);
  });

  it("differs each time, by a salt of 16 bytes, and costs 600,000 rounds unless told otherwise", async () => {
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    const [one, other] = [await hashSecret("the same"), await hashSecret("the same")];

    expect(one.salt).toHaveLength(16);
    expect(one.salt).not.toEqual(other.salt);
    expect(one.digest).not.toEqual(other.digest);
    expect(one.iterations).toBe(600_000);
    expect(derive.mock.lastCall?.[0]).toMatchObject({
      name: "PBKDF2",
      hash: "SHA-256",
      iterations: 600_000,
    });
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

  it("opens the seeded account", async () => {
    expect(await matchesSecret("password123", seededAccount.password)).toBe(true);
  });
});
