import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useClient } from '../../kernel/index.js';
import { idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { milestonesQuery } from '../../deals/parts/milestones/milestones.queries.js';
import { useLiveListing } from './use-live-listing.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

const id = idOf(1000);

function OpenGig() {
  useLiveListing(id);
  useQuery(milestonesQuery(useClient(), id));
  return null;
}

it('refetches the milestones of an open gig when the other side has answered them', async () => {
  const get = vi.fn(() => new Promise<never>((_resolve, reject) => reject(new Error('offline'))));
  const campus = createStoryCampus({ client: { milestones: { get } } });
  render(
    <StoryProvider campus={campus}>
      <OpenGig />
    </StoryProvider>,
  );
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  act(() => campus.tell('listingChanged', { hiveId: idOf(1001) }));
  act(() => campus.tell('listingChanged', { hiveId: id }));
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
});
