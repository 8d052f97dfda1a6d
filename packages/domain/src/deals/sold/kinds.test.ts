import { expect, it } from 'vitest';
import { itemsWithCode, soldItemOf } from './kinds.js';
import { bundle } from './bundle/bundle.js';
import { gig } from './gig/gig.js';
import { lesson } from './lesson/lesson.js';
import { servicePackage } from './package/package.js';
import { stall } from './stall/stall.js';
import { thing } from './thing/thing.js';
import { ticket } from './ticket/ticket.js';

const order = { item: 'listing', saleKind: 'purchase', moreItems: 0 } as const;

it.each([
  ['a thing', {}, thing],
  ['a bundle', { moreItems: 2 }, bundle],
  ['a gig', { saleKind: 'gig' }, gig],
  ['tickets', { item: 'ticket' }, ticket],
  ['a lesson', { item: 'session' }, lesson],
  ['a package', { item: 'service' }, servicePackage],
  ['a stall', { item: 'stall' }, stall],
] as const)('finds the kind of an order of %s', (_name, change, kind) => {
  expect(soldItemOf({ ...order, ...change })).toBe(kind);
});

it('gives each kind the item that its orders store', () => {
  const items = [thing, bundle, gig, ticket, lesson, servicePackage, stall].map(({ item }) => item);
  expect(items).toEqual(['listing', 'listing', 'listing', 'ticket', 'session', 'service', 'stall']);
});

it('allows the handover without an order code for tickets only', () => {
  expect(itemsWithCode()).toEqual(['listing', 'session', 'service', 'stall']);
});

it('blocks other buyers only where one order takes the whole listing', () => {
  const exclusive = [thing, bundle, gig, ticket, lesson, servicePackage, stall].map(
    ({ isExclusive }) => isExclusive,
  );
  expect(exclusive).toEqual([true, true, true, false, false, false, false]);
});
