import { withOwnTexts, type OwnTexts } from '@campushive/features';
import { expect, it } from 'vitest';
import { loadedTexts, loadTexts } from './own-languages.js';

const read = (own: readonly OwnTexts[], name: string) =>
  withOwnTexts({ title: 'Pricing' }, { name }, own, { locale: 'sw' }).title;

it('fetches nothing for a language that is bundled with the screens', async () => {
  expect(loadedTexts('fr')).toEqual([]);
  expect(await loadTexts('fr')).toEqual([]);
});

it('provides all words of a language after they were fetched', async () => {
  expect(read(await loadTexts('sw'), 'pricing')).toBe('Bei');
});
