/** Makes something of each page or cause once, and keeps it for as long as that is kept. */
export function oncePer<Of, Value>(
  keyOf: (of: Of) => WeakKey,
  make: (of: Of) => Value,
): (of: Of) => Value {
  const kept = new WeakMap<WeakKey, { value: Value }>();
  return (of) => {
    const key = keyOf(of);
    const known = kept.get(key) ?? { value: make(of) };
    kept.set(key, known);
    return known.value;
  };
}
