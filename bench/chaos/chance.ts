/** Random numbers from a seed, so that a failing round can be repeated. */
export interface Chance {
  /** Returns a number from 0 to `below`, without `below`. */
  number(below: number): number;
  pick<T>(of: readonly T[]): T;
}

/** Creates a Mulberry32 generator. */
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
