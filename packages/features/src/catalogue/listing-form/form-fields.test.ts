import { campus as ghana } from '@campushive/campus-ghana';
import { HIVE_NAMES, type Listing } from '@campushive/contract';
import { HIVE_FIELDS } from '@campushive/contract/hive-fields';
import { expect, it } from 'vitest';

import { FORM_FIELDS } from './form-fields.js';
import { hasCourseField, emptyValues, valuesOf } from './values/form-values.js';
import { draftIssuesOf, issuesOf } from './values/form-issues.js';
import { toDraftInput, toInput } from './values/form-input.js';
import { aListing } from '../../testing/listing-fixtures.js';

const laptop = {
  title: 'Laptop',
  description: 'Fine',
  price: '2450.50',
  condition: 'good',
  pickupLocation: 'Hall',
};

it.each(HIVE_NAMES)('includes every field of the %s specification in the form', (hive) => {
  const listed = FORM_FIELDS[hive].map((field) => field.name).sort();
  const specified = Object.keys(HIVE_FIELDS[hive])
    .filter((name) => name !== 'photos' && name !== 'fileId')
    .sort();
  expect(listed).toEqual(specified);
});

it('orders the fields like the specification', () => {
  const order = (hive: keyof typeof FORM_FIELDS) => FORM_FIELDS[hive].map(({ name }) => name).join(' ');
  expect(order('essentials')).toMatch(/^title description price condition pickupLocation/);
  expect(order('academia')).toBe(
    'title description price duration location hallId acceptsOffers courseCode kind',
  );
  expect(order('sidehustle')).toBe(
    'title description price applicationDeadline serviceKind packages maxOpenOrders hallId kind',
  );
});

it('shows the course field of an item only for a book or when the item already has a course', () => {
  const isRequired = (change: object = {}) =>
    hasCourseField('essentials', { title: '', itemCategory: '', courseCode: '', ...change });
  expect(isRequired()).toBe(false);
  expect(isRequired({ title: 'Rice cooker' })).toBe(false);
  expect(isRequired({ title: 'Economics textbooks' })).toBe(true);
  expect(isRequired({ title: 'Economics textbooks', itemCategory: 'fashion' })).toBe(false);
  expect(isRequired({ title: 'Stroud', itemCategory: 'books' })).toBe(true);
  expect(isRequired({ title: 'Rice cooker', courseCode: 'MATH 223' })).toBe(true);
  expect(hasCourseField('archive', { title: '', itemCategory: '', courseCode: '' })).toBe(true);
});

it('accepts a course code in any spelling or none, and refuses text that is no course code', () => {
  const notes = { ...emptyValues('archive'), title: 'Notes', description: 'Typed', mayShare: true };
  expect(issuesOf('archive', notes, ghana)).toEqual({});
  expect(toInput('archive', notes, ghana)).toMatchObject({ courseCode: null });
  expect(issuesOf('archive', { ...notes, courseCode: 'math223' }, ghana)).toEqual({});
  const wrong = { courseCode: { code: 'invalid_course_code' } };
  expect(issuesOf('archive', { ...notes, courseCode: 'maths' }, ghana)).toEqual(wrong);
  expect(draftIssuesOf('archive', { ...notes, courseCode: 'maths' }, ghana)).toEqual(wrong);
});

it('requires the permission to share study material for a listing, but not for a draft', () => {
  const notes = { ...emptyValues('archive'), title: 'Notes', description: 'Typed' };
  for (const isNew of [true, false])
    expect(issuesOf('archive', notes, ghana, isNew)).toEqual({ mayShare: { code: 'permission_missing' } });
  expect(draftIssuesOf('archive', notes, ghana)).toEqual({});
  expect(draftIssuesOf('archive', notes, ghana, undefined, { ...notes, mayShare: true })).toEqual({});
  expect(toInput('archive', { ...notes, mayShare: true }, ghana)).toMatchObject({ mayShare: true });
});

it.each(['2450.50', '₵ 2,450.50', 'GHS 2450,5', '2.450,50 cedis'])(
  'sends the price %j as a number',
  (price) => {
    expect(toInput('essentials', { ...emptyValues('essentials'), ...laptop, price }, ghana)).toMatchObject({
      price: '2450.5',
    });
  },
);

it.each([
  ['2.450', 'unclear_price'],
  ['2.451', 'unclear_price'],
  ['2.4515', 'too_many_decimals'],
  ['1,2,3', 'not_a_number'],
  ['$60', 'not_a_number'],
  ['-5', 'too_small'],
  ['sixty', 'not_a_number'],
])('refuses the price %j as %s', (price, code) => {
  const values = { ...emptyValues('essentials'), ...laptop, price };
  expect(issuesOf('essentials', values, ghana).price?.code).toBe(code);
});

it('accepts a complete form with a price, and one without a price for a free item', () => {
  expect(issuesOf('essentials', { ...emptyValues('essentials'), ...laptop }, ghana)).toEqual({});
  const free = { ...emptyValues('essentials'), ...laptop, price: '', free: true };
  expect(issuesOf('essentials', free, ghana)).toEqual({});
  expect(toInput('essentials', free, ghana)).toMatchObject({ price: 0 });
  expect(issuesOf('essentials', { ...free, free: false }, ghana)).toEqual({ price: { code: 'required' } });
});

it('returns one error code per invalid field, and required for an empty one', () => {
  expect(
    issuesOf(
      'essentials',
      {
        ...emptyValues('essentials'),
        ...laptop,
        title: ' ',
        price: '1.005',
        condition: '',
      },
      ghana,
    ),
  ).toEqual({
    title: { code: 'required' },
    price: { code: 'unclear_price' },
    condition: { code: 'required' },
  });
});

it('returns field errors for a negative price and for a purchase date in the future', () => {
  const issues = (change: object) =>
    issuesOf(
      'essentials',
      { ...emptyValues('essentials'), ...laptop, ...change },
      ghana,
      true,
      new Date('2026-11-22'),
    );
  expect(issues({ price: '-5' })).toEqual({ price: { code: 'too_small', params: { min: 0 } } });
  expect(issues({ purchaseDate: '2026-11-22' })).toEqual({});
  expect(issues({ purchaseDate: '2026-12-24' })).toEqual({ purchaseDate: { code: 'not_in_past' } });
});

it('sends an empty optional field as null', () => {
  expect(toInput('essentials', { ...emptyValues('essentials'), ...laptop }, ghana)).toMatchObject({
    brand: null,
    purchaseDate: null,
  });
});

it('accepts an incomplete draft that has a title, and refuses one with an invalid field', () => {
  const empty = emptyValues('essentials');
  expect(draftIssuesOf('essentials', empty, ghana)).toEqual({ title: { code: 'required' } });
  const half = { ...empty, title: 'Lamp' };
  expect(draftIssuesOf('essentials', half, ghana)).toEqual({});
  expect(draftIssuesOf('essentials', { ...half, price: '-5' }, ghana)).toHaveProperty(
    'price.code',
    'too_small',
  );
  expect(toDraftInput('essentials', half, ghana)).toEqual({
    title: 'Lamp',
    hallId: null,
    kind: null,
    acceptsOffers: true,
    brand: null,
    courseCode: null,
    itemCategory: null,
    purchaseDate: null,
  });
});

it('refuses a draft in which a saved field is emptied', () => {
  const before = { ...emptyValues('essentials'), title: 'Lamp', description: 'Bright' };
  const issues = draftIssuesOf('essentials', { ...before, description: '' }, ghana, undefined, before);
  expect(issues).toEqual({ description: { code: 'required' } });
});

it('accepts an event without an end, and requires a given end after the start and not too late', () => {
  const party = {
    ...emptyValues('buzz'),
    ...{ title: 'Party', description: 'Music', eventDate: '2026-12-04T18:00', location: 'Hall' },
    ...{ organizer: 'JCR', eventType: 'party', admission: 'free' },
  };
  expect(issuesOf('buzz', party, ghana)).toEqual({});
  expect(toInput('buzz', party, ghana)).toMatchObject({ eventEndDate: null });
  const until = (eventEndDate: string) => issuesOf('buzz', { ...party, eventEndDate }, ghana);
  expect(until('2026-12-05T01:00')).toEqual({});
  expect(until('2026-12-04T17:00')).toEqual({ eventEndDate: { code: 'ends_before_start' } });
  expect(until('2026-12-12T18:00')).toMatchObject({ eventEndDate: { code: 'ends_too_late' } });
  const ends = '2026-12-05T01:00:00.000Z';
  expect(toInput('buzz', { ...party, eventEndDate: '2026-12-05T01:00' }, ghana)).toMatchObject({
    eventEndDate: ends,
  });
});

it.each([
  ['Africa/Accra', '2026-12-04T20:00:00.000Z'],
  ['Africa/Nairobi', '2026-12-04T17:00:00.000Z'],
])('stores 20:00 as 20:00 in the campus time zone %s, and reads it back as 20:00', (timeZone, eventDate) => {
  const party = { ...emptyValues('buzz'), title: 'Party', eventDate: '2026-12-04T20:00' };
  expect(toInput('buzz', party, { ...ghana, timeZone })).toMatchObject({ eventDate });
  const stored = { ...aListing(0), hiveTypeId: 'buzz', buzzDetails: { eventDate } } as unknown as Listing;
  expect(valuesOf(stored, timeZone).eventDate).toBe('2026-12-04T20:00');
});
