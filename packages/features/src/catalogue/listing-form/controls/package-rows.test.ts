import { campus } from '@campushive/campus-ghana';
import { expect, it } from 'vitest';

import {
  copyOfPackages,
  NEW_PACKAGE,
  packageIssueOf,
  readPackages,
  toPackages,
  writePackages,
  type PackageRow,
} from './package-rows.js';
import { emptyValues, valuesOf } from '../values/form-values.js';
import { issuesOf } from '../values/form-issues.js';
import { toInput } from '../values/form-input.js';
import { aService, PACKAGES } from '../../../testing/listing-fixtures.js';

const basic: PackageRow = { name: 'Basic', includes: 'One logo', price: '60', days: ' 2 ' };
const issue = (...rows: readonly PackageRow[]) => packageIssueOf(writePackages(rows), campus);

it('reads packages from the text that it wrote, and no rows from malformed text', () => {
  expect(readPackages(writePackages([basic, NEW_PACKAGE]))).toEqual([basic, NEW_PACKAGE]);
  expect([writePackages([]), readPackages(''), readPackages('{'), readPackages('[{}]')]).toEqual([
    '',
    [],
    [],
    [],
  ]);
});

it('returns the first field error with the row and field of its package', () => {
  expect(issue()).toBeNull();
  expect(issue(basic)).toBeNull();
  expect(issue(basic, NEW_PACKAGE)).toEqual({ at: 'packages.1.name', error: { code: 'required' } });
  expect(issue({ ...basic, includes: ' ' })?.at).toBe('packages.0.includes');
  expect(issue({ ...basic, price: '0' })?.at).toBe('packages.0.price');
  expect(issue({ ...basic, days: '61' })).toEqual({
    at: 'packages.0.days',
    error: { code: 'out_of_range', params: { min: 1, max: 60 } },
  });
  expect(issue(basic, basic, basic, basic)).toMatchObject({ at: 'packages', error: { code: 'too_many' } });
});

it('sends a service without the price and the deadline of a task', () => {
  const values = {
    ...emptyValues('sidehustle'),
    title: 'Logos',
    description: 'For halls',
    serviceKind: 'creative',
    packages: writePackages([basic]),
  };
  expect(issuesOf('sidehustle', values, campus)).toEqual({});
  expect(toInput('sidehustle', values, campus)).toMatchObject({
    price: undefined,
    applicationDeadline: null,
    packages: toPackages([basic], campus.currency),
  });
  const task = { ...values, packages: '' };
  expect(toInput('sidehustle', task, campus)).toMatchObject({ packages: null });
  expect(Object.keys(issuesOf('sidehustle', task, campus)).sort()).toEqual(['applicationDeadline', 'price']);
});

it('prefills the form with the existing packages, and copies them without their ids', () => {
  const { packages } = valuesOf(aService(0), campus.timeZone);
  expect(readPackages(packages).map(({ id }) => id)).toEqual(PACKAGES.map(({ id }) => id));
  expect(readPackages(copyOfPackages(packages))[0]).toEqual({
    name: 'Basic',
    includes: 'One logo, in two colours.',
    price: '60',
    days: '2',
  });
});
