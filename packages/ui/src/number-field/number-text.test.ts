import { describe, expect, it } from 'vitest';
import { clamp, createNumberText, stepBy } from './number-text.js';

describe('createNumberText', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '-3', -3],
    ['de', '1.234,5', 1234.5],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1.5', 1.5],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '12', 12],
    ['en', '.5', 0.5],
    ['en', '1.', 1],
  ])('reads in %s the text "%s" as %d', (locale, text, value) => {
    expect(createNumberText(locale, {}).parse(text)).toBe(value);
  });

  it.each(['', '-', '.', '1.2.3', '1-2'])('reads no number in the unfinished text "%s"', (text) => {
    expect(createNumberText('en', {}).parse(text)).toBeNull();
  });

  it.each(['en', 'fr', 'de', 'es', 'sw', 'ar-EG', 'hi'])('reads in %s what it writes', (locale) => {
    const { format, parse } = createNumberText(locale, { maximumFractionDigits: 2 });
    expect([0, -7, 1234567.25].map((value) => parse(format(value)))).toEqual([0, -7, 1234567.25]);
  });

  it('removes the characters that no number has', () => {
    expect(createNumberText('en', {}).clean('₵1,200.50 each')).toBe('1,200.50 ');
  });
});

describe('stepBy', () => {
  const bounds = { min: undefined, max: undefined, step: 1 };

  it('steps from the minimum, and stops at the limits', () => {
    const even = { min: 2, max: 9, step: 3 };
    expect([stepBy(2, 1, even), stepBy(8, 1, even), stepBy(2, -1, even)]).toEqual([5, 9, 2]);
  });

  it('goes to the next step from a number between two steps', () => {
    const tens = { ...bounds, step: 10 };
    expect([stepBy(14, 1, tens), stepBy(14, -1, tens)]).toEqual([20, 10]);
  });

  it('starts an empty field at the minimum, or at 0', () => {
    expect([
      stepBy(null, 1, { ...bounds, min: 3 }),
      stepBy(null, 1, bounds),
      stepBy(null, -1, bounds),
    ]).toEqual([3, 0, 0]);
  });

  it('adds decimal steps without an error of binary fractions', () => {
    expect(stepBy(0.2, 1, { ...bounds, step: 0.1 })).toBe(0.3);
  });
});

describe('clamp', () => {
  it('moves a number to the nearest limit', () => {
    const bounds = { min: 1, max: 5, step: 1 };
    expect([clamp(0, bounds), clamp(3, bounds), clamp(9, bounds)]).toEqual([1, 3, 5]);
  });
});
