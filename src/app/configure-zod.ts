import { z } from "zod";

// The page's policy forbids `eval`. Zod would try it when the first schema is made, so this file is
// the first import of main.tsx.
z.config({ jitless: true });
