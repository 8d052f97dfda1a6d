import type { Listing } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aStudent, idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { ListingDetailView } from './listing-detail-view.js';
import type { ListingDetail } from './use-listing-detail.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

const NOTE = 'You are at UG, Accra';

/** Renders a listing of Kumasi for a student of Legon. */
function show(change: Partial<Listing>) {
  const listing = aListing(0, { universityId: 'knust', ...change });
  const detail: ListingDetail = {
    state: {
      status: 'ready',
      isComplete: true,
      listing,
      reader: 'student',
      seller: aStudent(1),
      sellerProblem: null,
    },
    onMessage: vi.fn(),
    onRequest: vi.fn(),
    openingMessage: false,
    onDelete: vi.fn(),
    deleting: false,
    onMove: vi.fn(),
    moving: false,
    apply: { onWithdraw: vi.fn(), withdrawing: false, isOpen: false, onDecline: vi.fn(), declining: false },
  };
  render(
    <StoryProvider campus={createStoryCampus()}>
      <ListingDetailView hive="essentials" detail={detail} />
    </StoryProvider>,
  );
  return screen.queryByText(NOTE, { exact: false });
}

it.each<[string, Partial<Listing>]>([
  ['is for sale', { status: 'active' }],
  ['someone is paying for', { status: 'reserved' }],
  ['they are paying for', { status: 'reserved', myOrder: { id: idOf(4000), status: 'pending_payment' } }],
])('warns a student of another town about the distance of a listing that %s', (_what, change) => {
  expect(show(change)).not.toBeNull();
});

it.each<[string, Partial<Listing>]>([
  ['was sold', { status: 'sold' }],
  ['has ended', { status: 'expired' }],
  ['they have paid for', { status: 'sold', myOrder: { id: idOf(4000), status: 'held' } }],
])('shows no distance hint for a listing that %s', (_what, change) => {
  expect(show(change)).toBeNull();
});

it.each<[string, string, Partial<Listing>]>([
  ['who pays', 'Agree how you’ll meet before you pay.', { price: 40 }],
  ['of a gift', 'Agree how you’ll meet before you ask for it.', { price: 0 }],
  ['who is paid', 'Agree how you’ll do it from there.', { hiveTypeId: 'sidehustle', price: 40 }],
  ['who carries', 'Agree how you’ll do it from there.', { hiveTypeId: 'logistics', price: 40 }],
  ['of an event', 'Plan your way there and back.', { hiveTypeId: 'buzz', price: 30 }],
])('tells a student %s what to settle first', (_who, text, change) => {
  expect(show(change)?.textContent).toContain(text);
});
