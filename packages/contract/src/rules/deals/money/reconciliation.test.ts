import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../limits.js';
import { compareBooks, LOOK_BACK, refusalToClose, type Books, type Movement } from './reconciliation.js';

const now = new Date('2026-11-23T03:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const moved = (of: Movement['of'], reference: string, more: Partial<Movement> = {}): Movement => ({
  of,
  reference,
  amount: 1_000,
  currency: 'AAA',
  at: ago(DAY),
  effect: of === 'charge' ? 980 : -1_000,
  ...more,
});
const books = (movements: readonly Movement[], balance = 0): Books => ({ movements, balance });
const compare = (ours: Books, theirs: Books) => compareBooks(ours, theirs, 'AAA', now);

it('finds nothing when both books agree', () => {
  const both = [moved('charge', 'a'), moved('refund', 'a'), moved('transfer', 'b')];
  expect(compare(books(both, -1_020), books([...both].reverse(), -1_020))).toEqual([]);
});

describe.each(['charge', 'refund', 'transfer'] as const)('a %s', (of) => {
  const one = moved(of, 'a');
  it('is missing here when only the provider has it', () => {
    expect(compare(books([]), books([one]))).toEqual([
      { of, kind: 'missing_here', reference: 'a', currency: 'AAA', ours: null, theirs: 1_000 },
    ]);
  });
  it('is missing at the provider when only our books have it', () => {
    expect(compare(books([one]), books([]))).toEqual([
      { of, kind: 'missing_there', reference: 'a', currency: 'AAA', ours: 1_000, theirs: null },
    ]);
  });
  it('differs by the whole sum when it moved twice under one reference on one side', () => {
    const twice = [one, { ...one, at: ago(HOUR) }];
    const differs = { of, kind: 'amount', reference: 'a', currency: 'AAA' };
    const without = (movements: readonly Movement[]) =>
      books(
        movements,
        movements.reduce((sum, { effect }) => sum + effect, 0),
      );
    expect(compare(without([one]), without(twice))).toContainEqual({
      ...differs,
      ours: 1_000,
      theirs: 2_000,
    });
    expect(compare(without(twice), without([one]))).toContainEqual({
      ...differs,
      ours: 2_000,
      theirs: 1_000,
    });
    expect(compare(without(twice), without(twice))).toEqual([]);
  });
  it('differs for another amount or currency, at any age', () => {
    for (const change of [{ amount: 900 }, { currency: 'BBB' }]) {
      for (const at of [ago(MINUTE), ago(DAY), ago(30 * DAY)]) {
        const [found] = compare(books([{ ...one, at }]), books([{ ...one, at, ...change }]));
        expect(found).toMatchObject({ of, kind: 'amount', ours: 1_000, theirs: change.amount ?? 1_000 });
      }
    }
  });
  it('is not compared while it settles, nor once it is too old', () => {
    for (const at of [ago(HOUR - 1), ago(LOOK_BACK + 1)]) {
      const kinds = (found: readonly { of: string }[]) => found.filter((each) => each.of !== 'balance');
      expect(kinds(compare(books([{ ...one, at }]), books([])))).toEqual([]);
      expect(kinds(compare(books([]), books([{ ...one, at }])))).toEqual([]);
    }
    expect(compare(books([{ ...one, at: ago(HOUR) }]), books([]))).toHaveLength(1);
  });
});

describe('the balance', () => {
  it('is reported when it differs by an unexplained amount', () => {
    expect(compare(books([], 500), books([], 400))).toEqual([
      { of: 'balance', kind: 'amount', reference: null, currency: 'AAA', ours: 500, theirs: 400 },
    ]);
  });
  it('agrees while a movement is still on its way from one side to the other', () => {
    const fresh = moved('charge', 'new', { at: ago(MINUTE) });
    expect(compare(books([], 0), books([fresh], 980))).toEqual([]);
    expect(compare(books([fresh], 980), books([], 0))).toEqual([]);
    expect(compare(books([fresh], 980), books([fresh], 980))).toEqual([]);
  });
  it('ignores movements in other currencies', () => {
    const foreign = moved('charge', 'new', { at: ago(MINUTE), currency: 'BBB' });
    expect(compare(books([], 0), books([foreign], 0))).toEqual([]);
  });
});

it('lets a moderator close a difference once, and never in their own matter', () => {
  expect(refusalToClose({ isOwn: false, isClosed: false })).toBeNull();
  expect(refusalToClose({ isOwn: false, isClosed: true })).toBe('already_resolved');
  expect(refusalToClose({ isOwn: true, isClosed: false })).toBe('forbidden');
});
