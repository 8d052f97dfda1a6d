/** Random numbers that a seed repeats, so that a failing round can be looked at again. */
export interface Chance {
  /** From 0 up to, and without, `below`. */
  number(below: number): number;
  pick<T>(of: readonly T[]): T;
}

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    number: (below) => next() * below,
    pick(of) {
      const one = of[Math.floor(next() * of.length)];
      if (one === undefined) throw new Error('There is nothing to pick from');
      return one;
    },
  };
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
