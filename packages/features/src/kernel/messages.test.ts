import { expect, it, vi } from 'vitest';
import { defineMessages } from './messages.js';

it('loads a translation once, and again after a failed load', async () => {
  const french = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ messages: { title: 'Bienvenue' } });
  const catalogue = defineMessages({ name: 'greeting', en: { title: 'Welcome' }, fr: french, es: french });
  await expect(catalogue.in('fr')).rejects.toThrow('Failed to fetch');
  expect([await catalogue.in('fr'), await catalogue.in('fr')]).toEqual([
    { title: 'Bienvenue' },
    { title: 'Bienvenue' },
  ]);
  expect(french).toHaveBeenCalledTimes(2);
  expect(await catalogue.in('en')).toEqual({ title: 'Welcome' });
});
