/** What people answer to a question of a kind of thing, by what they mean by it. */
export type Asked = {
  item: string;
  ask: string;
  said: Record<string, readonly string[]>;
};
