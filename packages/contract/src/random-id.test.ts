import { describe, expect, it, vi } from 'vitest';
import { randomId } from './random-id.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const filledWith = (byte: number) => ({
  getRandomValues: (array: Uint8Array<ArrayBuffer>) => array.fill(byte),
});

describe('randomId', () => {
  it('returns the UUID of crypto.randomUUID where the browser has it', () => {
    const randomUUID = vi.fn(() => 'f2b5e8b4-0000-4000-8000-000000000000');
    expect(randomId({ ...filledWith(0), randomUUID })).toBe('f2b5e8b4-0000-4000-8000-000000000000');
  });

  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('sets version and variant of random bytes %i without crypto.randomUUID', (byte, expected) => {
    expect(randomId(filledWith(byte))).toBe(expected);
  });

  it('returns a new UUID each time, with and without crypto.randomUUID', () => {
    const without = { getRandomValues: (array: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(array) };
    const ids = [crypto, without].flatMap((source) => Array.from({ length: 50 }, () => randomId(source)));
    expect(ids.filter((id) => UUID.test(id))).toHaveLength(100);
    expect(new Set(ids).size).toBe(100);
  });
});
