import { withOwnTexts, type OwnTexts } from '@campushive/features';
import { expect, it } from 'vitest';
import { loadedTexts, loadTexts } from './own-languages.js';

const read = (own: readonly OwnTexts[], name: string) =>
  withOwnTexts({ title: 'Pricing' }, { name }, own, { locale: 'sw' }).title;

it('has nothing to fetch for a language that the screens speak', async () => {
  expect(loadedTexts('fr')).toEqual([]);
  expect(await loadTexts('fr')).toEqual([]);
});

it('has all words of a language at hand once they were fetched', async () => {
  expect(read(await loadTexts('sw'), 'pricing')).toBe('Bei');
});
