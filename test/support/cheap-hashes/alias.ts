/** In tests, what the accounts import under these names costs no half second: each hash takes three rounds. */
export const cheapHashes = [
  {
    find: /^\.\/(hash-rounds|seeded-account)$/,
    replacement: `${import.meta.dirname}/$1.ts`,
  },
];
