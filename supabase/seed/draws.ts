/** Choices that look random and are the same at each run. */
export interface Draws {
  one<Item>(items: readonly Item[]): Item;
  /** `count` different items, in the order they have in `items`. */
  some<Item>(items: readonly Item[], count: number): Item[];
  shuffled<Item>(items: readonly Item[]): Item[];
  /** From 0 to below 1. */
  fraction(): number;
}

/** @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (mulberry32, public domain) */
export function createDraws(seed: number): Draws {
  let state = seed;

  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: fraction() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item);
  }

  return {
    fraction,
    shuffled,
    one(items) {
      const [first] = shuffled(items);
      if (first === undefined) throw new Error('There is nothing to choose from.');
      return first;
    },
    some(items, count) {
      const chosen = new Set(shuffled(items).slice(0, count));
      return items.filter((item) => chosen.has(item));
    },
  };
}
