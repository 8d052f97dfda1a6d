import { expect, it } from 'vitest';
import { campus } from '@campushive/campus-ghana';

import {
  copyOfRows,
  kindIssueOf,
  NEW_ROW,
  readRows,
  rowOf,
  toKinds,
  writeRows,
  type KindRow,
} from './kind-rows.js';
import { issuesOf } from '../values/form-issues.js';
import { hasKinds, type FormValues } from '../values/form-values.js';
import { toInput } from '../values/form-input.js';

const early: KindRow = { id: 'early', name: 'Early bird', price: '10', quota: '40', lastDay: '2026-11-28' };
const regular: KindRow = { ...NEW_ROW, name: 'Regular', price: '25.50', quota: '100' };
const issue = (...rows: readonly KindRow[]) => kindIssueOf(writeRows(rows), campus);

it('reads ticket kinds from the text that it wrote, and no rows from malformed text', () => {
  expect(readRows(writeRows([early, regular]))).toEqual([early, regular]);
  expect([writeRows([]), readRows(''), readRows('{'), readRows('[1]'), readRows(true)]).toEqual([
    '',
    [],
    [],
    [],
    [],
  ]);
});

it('sends ticket kinds with ids and numbers, and copies them without ids and dates', () => {
  expect(toKinds([early, { ...regular, quota: ' 100 ' }], campus.currency)).toEqual([
    { id: 'early', name: 'Early bird', price: '10', quota: '40', lastDay: '2026-11-28' },
    { name: 'Regular', price: '25.5', quota: '100', lastDay: null },
  ]);
  expect(readRows(copyOfRows(writeRows([early])))).toEqual([
    { ...NEW_ROW, ...early, id: undefined, lastDay: '' },
  ]);
  expect(rowOf({ id: 'early', name: 'Early bird', price: 10, quota: 40, lastDay: null })).toEqual({
    ...early,
    lastDay: '',
  });
});

it('returns the first field error with the row and field of its ticket kind', () => {
  expect(issue({ ...regular, id: '00000000-0000-4000-8000-000000000001' }, regular)).toBeNull();
  expect(issue(regular, NEW_ROW)).toEqual({ at: 'ticketKinds.1.name', error: { code: 'required' } });
  expect(issue({ ...regular, price: '' })?.at).toBe('ticketKinds.0.price');
  expect(issue({ ...regular, price: '1.234' })).toEqual({
    at: 'ticketKinds.0.price',
    error: { code: 'unclear_price' },
  });
  expect(issue({ ...regular, quota: '0' })).toMatchObject({
    at: 'ticketKinds.0.quota',
    error: { code: 'out_of_range' },
  });
  expect(issue({ ...regular, price: '0' })).toMatchObject({
    at: 'ticketKinds',
    error: { code: 'kinds_all_free' },
  });
});

it('replaces price and capacity by ticket kinds for a paid event only', () => {
  const values: FormValues = {
    admission: 'paid',
    price: '5',
    capacity: '',
    ticketKinds: writeRows([regular]),
  };
  expect(hasKinds(values)).toBe(true);
  expect(toInput('buzz', values, campus)).toMatchObject({
    price: null,
    capacity: null,
    ticketKinds: toKinds([regular], campus.currency),
  });
  expect(issuesOf('buzz', values, campus, false).capacity).toBeUndefined();
  const free: FormValues = { ...values, admission: 'free' };
  expect(hasKinds(free)).toBe(false);
  expect(toInput('buzz', free, campus)).toMatchObject({ ticketKinds: null });
  expect(
    issuesOf('buzz', { ...free, ticketKinds: writeRows([NEW_ROW]) }, campus).ticketKinds,
  ).toBeUndefined();
});
