import { expect, it } from 'vitest';
import { aStudent } from '../../testing/fixtures.js';
import { closedSaleOf } from './closed-sale.js';
import { aListing } from '../../testing/listing-fixtures.js';

const poster = aStudent(0);
const buyer = aStudent(1);
const item = aListing(0, { postedById: poster.id, status: 'active', price: 120 });
const task = aListing(0, { ...item, hiveTypeId: 'sidehustle', status: 'assigned', assignedToId: buyer.id });
const lesson = aListing(0, { ...item, hiveTypeId: 'academia' });
const orderOf = (status: 'pending_payment' | 'held') => ({ id: 'order', status });

it.each([
  ['an item', item, buyer, null],
  ['an item that someone else is paying for', { ...item, status: 'reserved' }, buyer, null],
  [
    'an item whose payment is open',
    { ...item, status: 'reserved', myOrder: orderOf('pending_payment') },
    buyer,
    null,
  ],
  ['an item that is paid', { ...item, status: 'sold', myOrder: orderOf('held') }, buyer, 'paid'],
  ['a sold item', { ...item, status: 'sold' }, buyer, 'listing_unavailable'],
  ['an item whose time is over', { ...item, status: 'expired' }, buyer, 'listing_unavailable'],
  ['one’s own item', item, poster, 'own_listing'],
  ['what is given away', { ...item, price: 0 }, buyer, 'listing_free'],
  ['a second lesson', { ...lesson, myOrder: orderOf('held') }, buyer, null],
  ['the helper’s pay', task, poster, null],
  ['the helper’s pay, once paid', { ...task, myOrder: orderOf('held') }, poster, 'paid'],
  ['a task that is done', { ...task, status: 'completed' }, poster, 'listing_unavailable'],
  [
    'a task before a helper is chosen',
    { ...task, status: 'active', assignedToId: null },
    poster,
    'listing_unassigned',
  ],
  ['another student’s task', task, buyer, 'forbidden'],
] as const)('returns the reason, if any, that prevents the payment for %s', (_, listing, { id }, closed) => {
  expect(closedSaleOf(listing, id)).toBe(closed);
});
