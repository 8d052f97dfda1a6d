import { expect, it } from 'vitest';

import { CHECKOUT_KINDS } from './checkout-kinds.js';
import { kindOfListing, kindOfOrder } from './kinds.js';
import { aListing } from '../../testing/listing-fixtures.js';
import { aPayment } from '../../testing/order-fixtures.js';

const choices = { session: null, series: null, tickets: null, promo: null, bundle: null };
const charged = (unit: number, units: number) => unit * units;

it.each([
  ['essentials', 'thing'],
  ['academia', 'session'],
  ['buzz', 'ticket'],
  ['logistics', 'errand'],
  ['sidehustle', 'gig'],
] as const)('maps a listing of the hive %s to the kind %s', (hiveTypeId, kind) => {
  expect(kindOfListing(aListing(0, { hiveTypeId }))).toBe(kind);
});

it('maps an order of several items to a bundle, and an order of a service to a package', () => {
  const thing = { hiveId: 'a', title: 'Kettle', price: 20, photo: null, isMain: true };
  const { metadata } = aPayment(0);
  const essentials = { ...metadata, hiveType: 'essentials' as const };
  expect(kindOfOrder(aPayment(0, { item: 'listing', metadata: essentials, bundle: [thing, thing] }))).toBe(
    'bundle',
  );
  expect(kindOfOrder(aPayment(0, { item: 'service', bundle: [] }))).toBe('package');
});

it('sends the booked time with the displayed hourly price', () => {
  const listing = aListing(0, { hiveTypeId: 'academia', price: 40 });
  const session = { startsAt: '2026-12-01T10:00:00.000Z', hours: 2 };
  const { session: kind } = CHECKOUT_KINDS;
  expect(kind.inputOf(listing, { ...choices, session })).toEqual({ ...session, price: 40 });
  expect(kind.priceOf(listing, { ...choices, session }, charged)).toBe(80);
  expect(kind.isChosen(choices)).toBe(false);
});

it('sends the number and kind of tickets with the price of one ticket', () => {
  const listing = aListing(0, { hiveTypeId: 'buzz', price: 30 });
  const tickets = {
    kind: { id: 'vip', name: 'VIP', price: 50 },
    quantity: 3,
    most: 5,
    error: null,
    onQuantityChange: () => undefined,
  };
  const { ticket } = CHECKOUT_KINDS;
  expect(ticket.inputOf(listing, { ...choices, tickets })).toEqual({ quantity: 3, kindId: 'vip', price: 50 });
  expect(ticket.priceOf(listing, { ...choices, tickets }, charged)).toBe(150);
  expect(ticket.isChosen({ ...choices, tickets: { ...tickets, kind: 'missing' } })).toBe(false);
});

it('sends the other items of a bundle, without the main one, and the total price', () => {
  const lead = aListing(0);
  const item = { title: '', price: 10, photo: null, isAgreed: false, problem: null };
  const items = [
    { ...item, id: 'first' },
    { ...item, id: lead.id },
    { ...item, id: 'last' },
  ];
  const bundle = { items, price: 30, unavailableCount: 0, onRemove: () => undefined };
  expect(CHECKOUT_KINDS.bundle.inputOf(lead, { ...choices, bundle })).toEqual({
    bundledIds: ['first', 'last'],
    price: 30,
  });
});
