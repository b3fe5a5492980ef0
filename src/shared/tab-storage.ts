import { tolerantStorage } from "./tolerant-storage";

/** What this tab alone keeps over a reload. It ends with the tab. */
export const tabStorage = tolerantStorage(() => sessionStorage);
