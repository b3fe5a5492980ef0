import { sayingsOfBehaviour } from "./sayings-of-behaviour.ts";
import { sayingsOfHistory } from "./sayings-of-history.ts";
import { sayingsOfThings } from "./sayings-of-things.ts";

/** For each state or event: what people say when it is so, and when it is not; phrases between commas. */
export const sayings = { ...sayingsOfThings, ...sayingsOfBehaviour, ...sayingsOfHistory };
