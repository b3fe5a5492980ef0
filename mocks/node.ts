import { setupServer } from "msw/node";
import { aiHandler, transcriptionHandler } from "./handlers/ai";
import { emailHandler } from "./handlers/email";
import { legalHandler } from "./handlers/legal";

/** The mock world of the tests: as fast as it can be. */
export const server = setupServer(
  aiHandler({ beforeAnswerMs: 0, betweenWordsMs: 0 }),
  transcriptionHandler,
  emailHandler,
  legalHandler,
);
