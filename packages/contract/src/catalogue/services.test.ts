import { expect, it } from 'vitest';
import { serviceKindOf } from './services.js';

it('classifies all tutoring as academic', () => {
  expect(serviceKindOf({ hiveTypeId: 'academia' })).toBe('academic');
});

it('classifies a gig by the choice of its poster', () => {
  const gig = (serviceKind: 'lifestyle' | null) =>
    serviceKindOf({ hiveTypeId: 'sidehustle', sidehustleDetails: { serviceKind } });
  expect(gig('lifestyle')).toBe('lifestyle');
  expect(gig(null)).toBeNull();
});

it('returns null for a listing of another hive', () => {
  expect(serviceKindOf({ hiveTypeId: 'essentials' })).toBeNull();
});
