import { createHash } from 'node:crypto';
import type { Random } from '@campushive/domain/platform/ports/secrets';

/** Repeatable random numbers: the same seed and name give the same numbers on every machine. */
export class Chance implements Random {
  readonly #name: string;
  readonly #state: Uint32Array;

  constructor(seed: number | string, name = '') {
    this.#name = `${seed}/${name}`;
    const digest = createHash('sha256').update(this.#name).digest();
    this.#state = Uint32Array.from([0, 4, 8, 12], (offset) => digest.readUInt32LE(offset));
  }

  /** Returns a separate generator for a part of the run, so that draws of one part do not shift those of others. */
  of(part: string): Chance {
    return new Chance(this.#name, part);
  }

  /** Returns a 32-bit number (sfc32). */
  next(): number {
    const state = this.#state;
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const drawn = (((a + b) | 0) + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = ((c << 21) | (c >>> 11)) + drawn;
    state[3] = (d + 1) | 0;
    return drawn >>> 0;
  }

  /** Returns a number from 0 to 1, without 1. */
  fraction(): number {
    return this.next() / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }

  /** Returns true with this probability. */
  happens(share: number): boolean {
    return this.fraction() < share;
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  /** Draws an entry by weight. */
  weighted<T>(from: readonly (readonly [weight: number, value: T])[]): T | undefined {
    let remaining = this.fraction() * from.reduce((sum, [weight]) => sum + weight, 0);
    return from.find(([weight]) => (remaining -= weight) < 0)?.[1];
  }
}
