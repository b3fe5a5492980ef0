/** For each state or event: what people say when it is so, and when it is not; phrases between commas. */
export type Sayings = Readonly<Record<string, readonly [yes: string, no: string]>>;
