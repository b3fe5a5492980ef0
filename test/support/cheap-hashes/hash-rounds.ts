/** In tests a hash costs next to nothing; what it costs people is the matter of secret-hash.test.ts. */
export const hashRounds = 3;
