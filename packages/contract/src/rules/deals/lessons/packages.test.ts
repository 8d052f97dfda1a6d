import { describe, expect, it } from 'vitest';
import { decideParties } from '../orders/parties.js';
import { decideKind } from '../events/ticket-kinds.js';
import {
  decideStoredPackages,
  decidePackages,
  dueAt,
  isOffered,
  packagesOf,
  packageInputsIn,
  type ServicePackage,
  type PackageInput,
} from './packages.js';

const basic: ServicePackage = {
  id: 'basic',
  name: 'Basic',
  includes: 'One logo',
  priceMinor: 6_000,
  days: 2,
};
const premium: ServicePackage = { ...basic, id: 'premium', name: 'Premium', priceMinor: 25_000, days: 7 };
const both = [basic, premium];

describe('packages of a service', () => {
  it('are read from valid stored rows only', () => {
    expect(packagesOf({ packages: both })).toEqual(both);
    expect(packagesOf({})).toEqual([]);
    expect(packagesOf({ packages: null })).toEqual([]);
    expect(
      packagesOf({ packages: [basic, null, 7, { ...basic, priceMinor: '6' }, { ...basic, id: 1 }] }),
    ).toEqual([basic]);
    for (const wrong of [{ name: 1 }, { includes: 1 }, { days: '2' }])
      expect(packagesOf({ packages: [{ ...basic, ...wrong }, premium] })).toEqual([premium]);
    expect([isOffered({ packages: both }), isOffered({ packages: [] })]).toEqual([true, false]);
  });

  const decide = (input: readonly PackageInput[], before: readonly ServicePackage[] = [], isPosted = false) =>
    decidePackages(input, { before, isPosted });

  it('can be changed, removed and added', () => {
    expect(decide([{ ...basic, id: null }])).toBe('granted');
    expect(
      decide(
        [
          { ...premium, priceMinor: 1 },
          { ...basic, id: null, name: 'New' },
        ],
        both,
        true,
      ),
    ).toBe('granted');
  });

  it('are refused with a duplicate name or an unknown id', () => {
    expect(decide([basic, { ...premium, id: null, name: ' BASIC'.trim() }], both)).toEqual({
      field: 'packages.1.name',
      refused: 'package_name_taken',
    });
    const stranger = { field: 'packages.0.id', refused: 'invalid_choice' };
    expect(decide([{ ...basic, id: 'stranger' }], both)).toEqual(stranger);
    expect(decide([basic, { ...basic, name: 'Twice' }], both)).toEqual({
      ...stranger,
      field: 'packages.1.id',
    });
  });

  it('cannot be added to a posted task, nor all removed from a posted service', () => {
    const added = [{ ...basic, id: null }];
    expect(decide(added, [], true)).toEqual({ field: 'packages', refused: 'task_stays_task' });
    expect(decide([], both, true)).toEqual({ field: 'packages', refused: 'service_needs_package' });
    expect(decide([], both)).toBe('granted');
    expect(decide([], [], true)).toBe('granted');
  });
});

describe('the stored packages of a service', () => {
  const keep = (input: readonly PackageInput[] | undefined, before: readonly ServicePackage[] = []) =>
    decideStoredPackages(input, { before, isPosted: before.length > 0 }, () => 'new');

  it('set the lowest price and remove the deadline for applications', () => {
    expect(keep([premium, { ...basic, id: null }], both)).toEqual({
      details: { packages: [premium, { ...basic, id: 'new' }], applicationDeadline: null },
      priceMinor: 6_000,
    });
    expect(keep(undefined, both)).toMatchObject({ details: { packages: both }, priceMinor: 6_000 });
  });

  it('are absent for a task, and required for a posted service', () => {
    expect(keep(undefined)).toEqual({ details: {}, priceMinor: undefined });
    expect(keep([])).toEqual({ details: { packages: null }, priceMinor: undefined });
    expect(keep([], both)).toEqual({ field: 'packages', refused: 'service_needs_package' });
  });
});

it('reads packages from a request', () => {
  const priced: string[] = [];
  const read = (packages: unknown) =>
    packageInputsIn({ packages }, (price, field) => {
      priced.push(field);
      return price * 100;
    });
  const row = { name: 'Basic', includes: 'One logo', price: 60, days: 2 };
  expect(read([row, { ...row, id: 'basic' }])).toEqual([{ ...basic, id: null }, basic]);
  expect(priced).toEqual(['packages.0.price', 'packages.1.price']);
  expect([read(undefined), read(null)]).toEqual([undefined, []]);
});

it('sells an existing package from the poster to another student', () => {
  const parties = { hive: 'sidehustle', posterId: 'ama', assignedToId: null, isFree: false, isService: true };
  expect(decideParties(parties, 'kofi')).toEqual({ sale: 'purchase', buyerId: 'kofi', sellerId: 'ama' });
  expect(decideParties(parties, 'ama')).toEqual({ refused: 'own_listing' });
  expect(decideKind(both, 'premium')).toBe(premium);
  expect(decideKind(both, undefined)).toEqual({ refused: 'required' });
  expect(decideKind(both, 'other')).toEqual({ refused: 'invalid_choice' });
});

it('sets the due date from the payment and the days of the package', () => {
  const paidAt = new Date('2026-11-20T12:00:00.000Z');
  expect(dueAt(paidAt, 2)).toEqual(new Date('2026-11-22T12:00:00.000Z'));
});
