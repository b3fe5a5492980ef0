import { z } from "zod";
import { AccountError } from "./account-error";
import { hashRounds } from "./hash-rounds";

const saltBytes = 16;
const digestBytes = 32;

const bytes = (length: number) => z.array(z.number().int().min(0).max(255)).length(length);

export const secretHashSchema = z.object({
  // More would keep the processor busy for minutes.
  iterations: z.number().int().positive().max(10_000_000),
  salt: bytes(saltBytes),
  digest: bytes(digestBytes),
});

/** A PBKDF2-SHA-256 digest with all that is needed to make it again. */
export type SecretHash = z.infer<typeof secretHashSchema>;

/**
 * Hashes a password or a code with a salt of its own. WebCrypto works beside the page, which stays alive.
 *
 * @throws AccountError "connection-insecure" where the browser withholds WebCrypto
 */
export async function hashSecret(secret: string, iterations = hashRounds): Promise<SecretHash> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const digest = await derive(secret, salt, iterations);
  return { iterations, salt: Array.from(salt), digest: Array.from(digest) };
}

/**
 * Whether the secret is the one that was hashed. The comparison walks every byte.
 *
 * @throws AccountError "connection-insecure" where the browser withholds WebCrypto
 */
export async function matchesSecret(secret: string, hash: SecretHash): Promise<boolean> {
  const digest = await derive(secret, Uint8Array.from(hash.salt), hash.iterations);
  const expected = Uint8Array.from(hash.digest);
  return (
    digest.reduce(
      (difference, byte, index) => difference | (byte ^ (expected[index] ?? 256)),
      0,
    ) === 0
  );
}

async function derive(secret: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // Typed as always there, but browsers leave it out of pages that came over plain http.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new AccountError("connection-insecure");
  const key = await subtle.importKey("raw", new TextEncoder().encode(secret), "PBKDF2", false, [
    "deriveBits",
  ]);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return new Uint8Array(await subtle.deriveBits(algorithm, key, digestBytes * 8));
}
