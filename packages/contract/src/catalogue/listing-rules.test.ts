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

it('asks study material for a file or a link', () => {
  expect(missing('archive', null, {})).toEqual([['fileUrl', 'file_or_link']]);
  expect(missing('archive', null, { fileUrl: null, file: null })).toEqual([['fileUrl', 'file_or_link']]);
  expect(missing('archive', null, { fileUrl: 'https://drive.example/n' })).toEqual([]);
  expect(missing('archive', null, { file: { id: '01a2' } })).toEqual([]);
  expect(missing('archive', null, { fileId: '01a2' })).toEqual([]);
});

it('asks who posts study material whether they may share it, unless it comes back as it was', () => {
  const link = { fileUrl: 'https://drive.example/n' };
  for (const mayShare of [undefined, null, false])
    expect(missing('archive', null, { ...link, mayShare })).toEqual([['mayShare', 'permission_missing']]);
  const details = { ...FULL, ...link, mayShare: null };
  expect(missingIn('archive', { price: null, description: 'Fine', details, isBack: true })).toEqual([]);
});

it.each(['essentials', 'academia', 'logistics', 'sidehustle'] as const)(
  'asks %s for a price, and takes 0 for one',
  (hive) => {
    expect(missing(hive, null, {})).toEqual([['price', 'required']]);
    expect(missing(hive, 0, {})).toEqual([]);
  },
);

it('lets an event have no price', () => {
  expect(missing('buzz', null, {})).toEqual([]);
});

it('asks a task for its last day, and a service for neither that nor a price beside its packages', () => {
  const gig = (details: object, price: number | null = null) =>
    missingIn('sidehustle', { price, description: 'Logos', details: { ...details } }).map(([field]) => field);
  expect(gig({}, 80)).toEqual(['applicationDeadline']);
  expect(gig({ packages: [] })).toEqual(['applicationDeadline', 'price']);
  expect(gig({ packages: [{}] })).toEqual([]);
});

it.each(HIVE_NAMES)('asks %s for every field that its schema asks for', (hive) => {
  const missing = missingIn(hive, { price: 0, description: '', details: { fileId: 'some', mayShare: true } });
  const needed = Object.entries(HIVE_FIELDS[hive])
    .filter(([name, schema]) => name !== 'title' && name !== 'price' && !schema.safeParse(undefined).success)
    .map(([name]) => name);
  // Services have no deadline.
  if (hive === 'sidehustle') needed.push('applicationDeadline');
  expect(missing.map(([name]) => name).sort()).toEqual(needed.sort());
});

it('knows a purchase of today, also where the day began earlier', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(isPastDay('2026-11-22', now)).toBe(true);
  expect(isPastDay('2026-11-23', now)).toBe(true);
  expect(isPastDay('2026-11-24', now)).toBe(false);
});
