/** A value that is made when it is first asked for, and kept. */
export function once<Value>(make: () => Value): () => Value {
  let value: { readonly made: Value } | undefined;
  return () => {
    value ??= { made: make() };
    return value.made;
  };
}

/** `read`, which must give the same for the same text, keeping what it made of up to `most` texts; then all are forgotten. */
export function remembering<Value>(most: number, read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const made = known.get(text);
    if (made !== undefined) return made;
    if (known.size >= most) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
