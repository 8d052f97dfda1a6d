import { expect, it } from 'vitest';
import { hrefOf } from './destinations.js';
import { sectionOf } from './section-of.js';

const ID = '01934c00-0000-7000-8000-000000000001';

it('marks Hives for wanted posts, for the list and for each post', () => {
  expect(sectionOf(hrefOf({ to: 'wanted' }, true))).toBe('hives');
  expect(sectionOf(hrefOf({ to: 'wantedPost', id: ID }, true))).toBe('hives');
});

it('marks the section that a page belongs to, and none for a separate page', () => {
  expect(sectionOf('/dashboard')).toBe('dashboard');
  expect(sectionOf(hrefOf({ to: 'listing', hive: 'essentials', id: ID }, true))).toBe('hives');
  expect(sectionOf('/dashboard/payouts')).toBe('payments');
  expect(sectionOf('/dashboard/payouts/1')).toBe('payments');
  expect(sectionOf(`/dashboard/appeals/${ID}`)).toBe('myListings');
  expect(sectionOf('/dashboard/search')).toBe('other');
});
