// The page's policy forbids `eval`, which zod would try when the first schema is made. Zod looks for its
// configuration here; importing zod to set it would have every start wait for zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
