import { randomBytes, randomInt } from 'node:crypto';

/** Source of randomness, so that a simulation can repeat it. */
export interface Random {
  bytes(length: number): Buffer;
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
}

export const systemRandom: Random = { bytes: randomBytes, below: (limit) => randomInt(limit) };
