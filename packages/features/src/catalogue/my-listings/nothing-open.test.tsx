// @vitest-environment jsdom
import type { Listing, ListingGroup } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { MyListingsScreen } from './my-listings-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

const sold = (status: 'held' | 'released'): Listing =>
  aListing(0, { hiveTypeId: 'essentials', status: 'sold', myOrder: { id: idOf(4000), status } });

function open(done: readonly Listing[]) {
  const onGroupChange = vi.fn<(change: { group: ListingGroup }) => void>();
  const myPosted = async ({ group }: { group?: ListingGroup | undefined } = {}) => {
    const data = group === 'done' ? [...done] : [];
    return { data, count: data.length };
  };
  render(
    <StoryProvider campus={createStoryCampus({ client: { hives: { myPosted } } })}>
      <MyListingsScreen group="open" onGroupChange={onGroupChange} />
    </StoryProvider>,
  );
  return onGroupChange;
}

it('makes finishing a sale the primary action while a sale waits for its code', async () => {
  const onGroupChange = open([sold('held')]);
  const finish = await screen.findByRole('button', { name: 'Finish a sale' });
  expect(finish.getAttribute('data-variant')).toBe('primary');
  expect(screen.getByRole('link', { name: 'Post a Task' }).getAttribute('data-variant')).toBe('outline');
  await userEvent.click(finish);
  expect(onGroupChange).toHaveBeenCalledWith({ group: 'done' });
});

it('makes posting a listing the primary action, before the completed listings', async () => {
  open([sold('released')]);
  const see = await screen.findByRole('button', { name: 'See what is done' });
  expect(see.getAttribute('data-variant')).toBe('outline');
  expect(screen.getByRole('link', { name: 'Post a Task' }).getAttribute('data-variant')).toBe('primary');
});

it('offers only to post a listing when there are no completed listings', async () => {
  open([]);
  await screen.findByText('Nothing open');
  expect(screen.getByRole('link', { name: 'Post a Task' }).getAttribute('data-variant')).toBe('primary');
  expect(screen.queryByRole('button', { name: /done|sale/ })).toBeNull();
});
