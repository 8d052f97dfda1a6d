import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aStudent } from '../../../testing/fixtures.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { FavoriteButton } from './favorite-button.js';
import { StoryProvider } from '../../../testing/story-provider.js';
import { aListing } from '../../../testing/listing-fixtures.js';

afterEach(cleanup);

it('treats a double press as one press, and a later press as another', async () => {
  const listing = aListing(0);
  const state = { hiveId: listing.id, saved: true, liked: false, likes: 0 };
  let saved: string[] = [];
  const add = vi.fn(async () => {
    saved = [listing.id];
    return { data: state };
  });
  const remove = vi.fn(async () => ({ data: { ...state, saved: false } }));
  const campus = createStoryCampus({
    session: { status: 'member', user: aStudent(5), offline: false },
    client: { favorites: { add, remove, marks: async () => ({ data: { saved, liked: [] } }) } } as never,
  });
  render(
    <StoryProvider campus={campus}>
      <FavoriteButton listing={listing} />
    </StoryProvider>,
  );
  const heart = await screen.findByRole('button');
  // Two clicks before the next render.
  heart.click();
  heart.click();
  await waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0));
  expect(add).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(heart);
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
});
