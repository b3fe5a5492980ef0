/** OWASP Password Storage Cheat Sheet: the least for PBKDF2-HMAC-SHA-256. About 70 ms in Chromium. */
export const hashRounds: number = 600_000;
