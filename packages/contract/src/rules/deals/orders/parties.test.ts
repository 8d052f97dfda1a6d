import { expect, it } from 'vitest';
import { decideParties } from './parties.js';

const item = { hive: 'essentials', posterId: 'ama', assignedToId: null, isFree: false };
const task = { ...item, hive: 'sidehustle' };

it('lets a buyer pay the poster of a listing for sale', () => {
  expect(decideParties(item, 'kofi')).toEqual({ sale: 'purchase', buyerId: 'kofi', sellerId: 'ama' });
});

it('lets the poster of a task pay its helper', () => {
  expect(decideParties({ ...task, assignedToId: 'kofi' }, 'ama')).toEqual({
    sale: 'gig',
    buyerId: 'ama',
    sellerId: 'kofi',
  });
});

it.each([
  ['what is given away', { ...item, isFree: true }, 'kofi', 'listing_free'],
  ['a hive that sells nothing', { ...item, hive: 'archive' }, 'kofi', 'listing_free'],
  ['a hive of a newer server', { ...item, hive: 'rides' }, 'kofi', 'listing_free'],
  ['one’s own item', item, 'ama', 'own_listing'],
  ['a task of another student', { ...task, assignedToId: 'efua' }, 'kofi', 'forbidden'],
  ['a task for its own helper', { ...task, assignedToId: 'kofi' }, 'kofi', 'forbidden'],
  ['a task before a helper is chosen', task, 'ama', 'listing_unassigned'],
])('refuses %s', (_, facts, viewerId, refused) => {
  expect(decideParties(facts, viewerId)).toEqual({ refused });
});
