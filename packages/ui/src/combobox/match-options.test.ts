import { describe, expect, it } from 'vitest';
import { fold } from './fold.js';
import { matchOptions, sectionsOf } from './match-options.js';

describe('fold', () => {
  it.each([
    ['Légon', 'legon'],
    ['  ÉCOLE ', 'ecole'],
    ['Kɔkɔɔ Ŋutsu', 'kokoo nutsu'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
  ])('reads "%s" as "%s"', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('matchOptions', () => {
  const sections = sectionsOf([
    { value: 'a', label: 'Zenith Access Microfinance' },
    { value: 'b', label: 'Baccess Bank' },
    { value: 'c', label: 'Access Bank' },
    { label: 'Wallets', options: [{ value: 'd', label: 'OPay', keywords: ['Accessible wallet'] }] },
  ]);
  const found = (search: string) =>
    matchOptions(sections, search).map(({ options }) => options.map(({ value }) => value));

  it('puts labels that begin with the search first, then those with such a word', () =>
    expect(found('access')).toEqual([['c', 'a', 'b'], ['d']]));
  it('needs each word of the search, in any order', () => expect(found('bank acc')).toEqual([['b', 'c']]));
  it('keeps the order without a search', () => expect(found(' ')).toEqual([['a', 'b', 'c'], ['d']]));
  it('finds nothing else', () => expect(found('gt')).toEqual([]));
});
