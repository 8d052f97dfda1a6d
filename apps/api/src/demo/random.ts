/** Chance that is the same on every machine: the demo campus never changes by itself (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from `min` to `max`. */
    between: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    pick<T>(items: readonly [T, ...T[]]): T {
      return items[Math.floor(next() * items.length)] ?? items[0];
    },
  };
}
export type Random = ReturnType<typeof createRandom>;
