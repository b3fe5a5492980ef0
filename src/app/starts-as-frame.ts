import { createContext } from "react";

/** True where the page as it was built holds the frame of the app and no screen. */
export const StartsAsFrame = createContext(false);
