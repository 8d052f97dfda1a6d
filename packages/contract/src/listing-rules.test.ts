import { expect, it } from 'vitest';
import { isPastDay, missingIn } from './listing-rules.js';

it('asks study material for a file or a link', () => {
  const missing = (details: object) => missingIn('archive', { price: null, details: { ...details } });
  expect(missing({})).toEqual(['fileUrl', 'file_or_link']);
  expect(missing({ fileUrl: null, file: null })).toEqual(['fileUrl', 'file_or_link']);
  expect(missing({ fileUrl: 'https://drive.example/n' })).toBeNull();
  expect(missing({ file: { id: '01a2' } })).toBeNull();
  expect(missing({ fileId: '01a2' })).toBeNull();
});

it.each(['essentials', 'academia', 'logistics', 'sidehustle'] as const)(
  'asks %s for a price, and takes 0 for one',
  (hive) => {
    expect(missingIn(hive, { price: null, details: {} })).toEqual(['price', 'required']);
    expect(missingIn(hive, { price: 0, details: {} })).toBeNull();
  },
);

it('lets an event have no price', () => {
  expect(missingIn('buzz', { price: null, details: {} })).toBeNull();
});

it('knows a purchase of today, also where the day began earlier', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(isPastDay('2026-11-22', now)).toBe(true);
  expect(isPastDay('2026-11-23', now)).toBe(true);
  expect(isPastDay('2026-11-24', now)).toBe(false);
});
