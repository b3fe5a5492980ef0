import { pbkdf2Sync } from "node:crypto";
import { seededAccount as real } from "~/services/accounts/seeded-account";
import { hashRounds } from "./hash-rounds";

const { salt } = real.password;
const digest = pbkdf2Sync("password123", Uint8Array.from(salt), hashRounds, 32, "sha256");

export const seededAccount = {
  ...real,
  password: { iterations: hashRounds, salt, digest: Array.from(digest) },
};
