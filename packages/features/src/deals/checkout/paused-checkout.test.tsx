import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { CheckoutScreen } from './checkout-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

const listing = aListing(0);

/** Renders the checkout of a listing in a hive with these features paused. */
async function open(paused: readonly string[]) {
  const hive = { id: listing.hiveTypeId, name: 'Essentials', icon: 'shopping-bag', description: '', paused };
  const hives = { get: async () => ({ data: listing }), types: async () => ({ data: [hive] }) };
  render(
    <StoryProvider campus={createStoryCampus({ client: { hives: hives as never } })}>
      <CheckoutScreen hiveId={listing.id} reference={null} />
    </StoryProvider>,
  );
  await screen.findAllByText(listing.title);
}

it('shows a notice instead of the form when payments are paused', async () => {
  await open(['paying']);
  expect(await screen.findByText(/^New payments are paused here for now/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

it('shows the form when only posting is paused', async () => {
  await open(['posting']);
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^New payments are paused/)).toBeNull();
});
