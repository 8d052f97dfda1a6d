/** Chance that repeats itself: the demo campus is the same one every time. */
export interface Chance {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

export function createChance(seed: number): Chance {
  let state = seed;
  // mulberry32: thirty-two bits are plenty for a made-up campus.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick(choices) {
      const choice = choices[between(0, choices.length - 1)];
      if (choice === undefined) throw new Error('There is nothing to choose from');
      return choice;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}

/** Returns a UUIDv7 of a moment: lists sort by id, so an id has to know when its thing was made. */
export function idAt(moment: Date, chance: Chance): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const noise = Array.from({ length: 18 }, () => chance.between(0, 15).toString(16)).join('');
  const variant = chance.pick(['8', '9', 'a', 'b']);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${noise.slice(0, 3)}-${variant}${noise.slice(3, 6)}-${noise.slice(6)}`;
}
