import { withOwnTexts } from '@campushive/features';
import { expect, it } from 'vitest';
import { knownTexts, loadTexts, loadWords, noteReads } from './own-languages.js';

const read = (own: Parameters<typeof noteReads>[0], name: string) =>
  withOwnTexts({ title: 'Pricing' }, { name }, own, { locale: 'sw' }).title;

it('has nothing to fetch for a language that the screens speak', async () => {
  expect(knownTexts('fr')).toEqual([]);
  expect(await loadTexts('fr')).toEqual([]);
});

it('fetches the words of the catalogues that a document was rendered with, and notes which were read', async () => {
  const own = await loadTexts('sw');
  expect(read(own, 'pricing')).toBe('Pricing');
  await loadWords('sw', ['pricing']);
  expect(read(own, 'pricing')).toBe('Bei');
  expect(read(own, 'wanted')).toBe('Pricing');

  const noted = noteReads(own, 'sw');
  expect([...noted.read]).toEqual([]);
  expect(read(noted.texts, 'pricing')).toBe('Bei');
  expect([...noted.read]).toEqual(['pricing']);
});
