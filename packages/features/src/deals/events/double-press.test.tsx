import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { useEvent } from './use-event.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

it('treats a double press as one: one place, one toast', async () => {
  const event = { capacity: 10, going: 1, waiting: 0, price: 0, mine: { status: 'going' } };
  const join = vi.fn(async () => ({ data: event }));
  const campus = createStoryCampus({
    client: { events: { join, get: async () => ({ data: event }) } } as never,
  });
  const { result } = renderHook(() => useEvent(aListing(0), false), {
    wrapper: ({ children }) => <StoryProvider campus={campus}>{children}</StoryProvider>,
  });
  await waitFor(() => expect(result.current.places.status).toBe('ready'));
  act(() => {
    result.current.onJoin();
    result.current.onJoin();
  });
  await waitFor(() => expect(result.current.joining).toBe(false));
  expect(join).toHaveBeenCalledTimes(1);
  expect(await screen.findAllByText(/going/i, { selector: 'li *' })).toHaveLength(1);
});
