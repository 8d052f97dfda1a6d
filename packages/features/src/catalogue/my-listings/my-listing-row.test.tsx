// @vitest-environment jsdom
import type { Listing } from '@campushive/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { MyListingRow } from './my-listing-row.js';
import type { MyListings } from './use-my-listings.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

const mine = { busyId: null, selection: { ids: null } } as unknown as MyListings;
function actionsOf(change: Partial<Listing>): string[] {
  const listing = aListing(0, { hiveTypeId: 'academia', status: 'active', ...change });
  render(
    <StoryProvider campus={createStoryCampus()}>
      <MyListingRow listing={listing} mine={mine} />
    </StoryProvider>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: /^Actions/ }), { key: 'Enter' });
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

it('offers Mark as done for lessons', () => {
  expect(actionsOf({})).toContain('Mark as done');
});

it('does not offer Mark as done while money is held for a lesson', () => {
  expect(actionsOf({ myOrder: { id: idOf(4000), status: 'held' } })).not.toContain('Mark as done');
});

it('links a sold item to its order until the code of the buyer was entered', () => {
  const step = (status: 'held' | 'released') => {
    cleanup();
    render(
      <StoryProvider campus={createStoryCampus()}>
        <MyListingRow
          listing={aListing(0, {
            hiveTypeId: 'essentials',
            status: 'sold',
            myOrder: { id: idOf(4000), status },
          })}
          mine={mine}
        />
      </StoryProvider>,
    );
    return screen.queryByRole('link', { name: 'Enter the code' })?.getAttribute('href');
  };
  expect(step('held')).toContain(idOf(4000));
  expect(step('released')).toBeUndefined();
});
