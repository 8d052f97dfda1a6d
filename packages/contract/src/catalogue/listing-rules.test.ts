import { expect, it } from 'vitest';
import { HIVE_FIELDS } from './hive-fields.js';
import { HIVE_NAMES, type HiveName } from './hives.js';
import { isPastDay, missingIn } from './listing-rules.js';

const FULL: Readonly<Record<string, unknown>> = {
  ...{ condition: 'good', pickupLocation: 'Hall', duration: 60, location: 'Library', organizer: 'JCR' },
  ...{ mayShare: true },
  ...{ eventDate: '2026-12-04', eventType: 'party', admission: 'free', applicationDeadline: '2026-12-04' },
};
const missing = (hive: HiveName, price: number | null, details: object) =>
  missingIn(hive, { price, description: 'Fine', details: { ...FULL, ...details } });

it('requires a file or a link for study material', () => {
  expect(missing('archive', null, {})).toEqual([['fileUrl', 'file_or_link']]);
  expect(missing('archive', null, { fileUrl: null, file: null })).toEqual([['fileUrl', 'file_or_link']]);
  expect(missing('archive', null, { fileUrl: 'https://drive.example/n' })).toEqual([]);
  expect(missing('archive', null, { file: { id: '01a2' } })).toEqual([]);
  expect(missing('archive', null, { fileId: '01a2' })).toEqual([]);
});

it('requires permission to share study material, unless the listing is restored unchanged', () => {
  const link = { fileUrl: 'https://drive.example/n' };
  for (const mayShare of [undefined, null, false])
    expect(missing('archive', null, { ...link, mayShare })).toEqual([['mayShare', 'permission_missing']]);
  const details = { ...FULL, ...link, mayShare: null };
  expect(missingIn('archive', { price: null, description: 'Fine', details, isBack: true })).toEqual([]);
});

it.each(['essentials', 'academia', 'logistics', 'sidehustle'] as const)(
  'requires a price in %s, and accepts 0',
  (hive) => {
    expect(missing(hive, null, {})).toEqual([['price', 'required']]);
    expect(missing(hive, 0, {})).toEqual([]);
  },
);

it('accepts an event without a price', () => {
  expect(missing('buzz', null, {})).toEqual([]);
});

it('requires a deadline and a price for a task, and neither for a service with packages', () => {
  const gig = (details: object, price: number | null = null) =>
    missingIn('sidehustle', { price, description: 'Logos', details: { ...details } }).map(([field]) => field);
  expect(gig({}, 80)).toEqual(['applicationDeadline']);
  expect(gig({ packages: [] })).toEqual(['applicationDeadline', 'price']);
  expect(gig({ packages: [{}] })).toEqual([]);
});

it.each(HIVE_NAMES)('requires every field in %s that its schema requires', (hive) => {
  const missing = missingIn(hive, { price: 0, description: '', details: { fileId: 'some', mayShare: true } });
  const needed = Object.entries(HIVE_FIELDS[hive])
    .filter(([name, schema]) => name !== 'title' && name !== 'price' && !schema.safeParse(undefined).success)
    .map(([name]) => name);
  // Services have no deadline.
  if (hive === 'sidehustle') needed.push('applicationDeadline');
  expect(missing.map(([name]) => name).sort()).toEqual(needed.sort());
});

it('accepts today as a day of purchase, and tomorrow for time zones ahead of UTC', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(isPastDay('2026-11-22', now)).toBe(true);
  expect(isPastDay('2026-11-23', now)).toBe(true);
  expect(isPastDay('2026-11-24', now)).toBe(false);
});
