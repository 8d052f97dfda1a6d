// @vitest-environment jsdom
import type { Listing } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { OwnerBar } from './owner-bar.js';
import type { ListingDetail } from './use-listing-detail.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

const detail = { moving: false, deleting: false } as ListingDetail;
function show(change: Partial<Listing>): string[] {
  render(
    <StoryProvider campus={createStoryCampus()}>
      <OwnerBar listing={aListing(0, change)} detail={detail} />
    </StoryProvider>,
  );
  return screen.queryAllByRole('button').map((button) => button.textContent);
}

it('offers Mark as done to the poster of a sold listing', () => {
  expect(show({ status: 'sold' })).toContain('Mark as done');
});

it('offers no action while the money of a sale is held', () => {
  expect(show({ status: 'sold', myOrder: { id: idOf(4000), status: 'held' } })).toEqual([]);
});

it('makes Edit the primary action of an unfinished draft, and a secondary one of an open listing', () => {
  const looks = (change: Partial<Listing>) => {
    show(change);
    const look = screen.getByRole('link', { name: 'Edit' }).getAttribute('data-variant');
    cleanup();
    return look;
  };
  expect(looks({ status: 'draft', missing: ['price'] })).toBe('primary');
  expect(looks({ status: 'active' })).toBe('outline');
  expect(looks({ status: 'reserved' })).toBe('outline');
});
