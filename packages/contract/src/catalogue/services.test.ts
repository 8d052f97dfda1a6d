import { expect, it } from 'vitest';
import { serviceKindOf } from './services.js';

it('takes all tutoring for academic', () => {
  expect(serviceKindOf({ hiveTypeId: 'academia' })).toBe('academic');
});

it('takes a gig for what its poster chose', () => {
  const gig = (serviceKind: 'lifestyle' | null) =>
    serviceKindOf({ hiveTypeId: 'sidehustle', sidehustleDetails: { serviceKind } });
  expect(gig('lifestyle')).toBe('lifestyle');
  expect(gig(null)).toBeNull();
});

it('takes nothing of another hive for a service', () => {
  expect(serviceKindOf({ hiveTypeId: 'essentials' })).toBeNull();
});
