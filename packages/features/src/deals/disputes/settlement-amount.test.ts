import { describe, expect, it } from 'vitest';
import { minorOf, refundProblem } from './settlement-amount.js';

describe.each([
  { minorDigits: 0, least: '1', finer: '1.5', paid: 25, above: '26' },
  { minorDigits: 2, least: '0.01', finer: '0.001', paid: 25.5, above: '25.51' },
  { minorDigits: 3, least: '0.001', finer: '0.0001', paid: 25.5, above: '25.501' },
] as const)('a proposed refund in a currency of $minorDigits decimals', (of) => {
  const currency = { code: 'XXX', symbol: '¤', longSymbol: '¤', minorDigits: of.minorDigits };
  const problem = (typed: string) => refundProblem(of.paid, typed, currency);

  it('lies between the smallest unit and the amount paid', () => {
    expect(minorOf(of.least, currency)).toBe(1);
    expect(problem(of.least)).toBeNull();
    expect(problem(String(of.paid))).toBeNull();
    expect(problem('0')).toEqual({ kind: 'too-small' });
    expect(problem(of.above)).toEqual({ kind: 'too-large', paid: of.paid });
  });

  it('must be a number with at most that many decimals', () => {
    for (const typed of ['', 'ten', of.finer]) expect(problem(typed)).toEqual({ kind: 'none' });
  });
});
