import { ApiError, type Listing, type Wanted } from '@campushive/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aStudent, ago, idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { PostListingScreen } from './listing-form-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

afterEach(cleanup);

const post: Wanted = {
  id: idOf(7300),
  title: 'A desk lamp',
  details: '',
  category: 'hostel',
  condition: null,
  maxPrice: 80,
  status: 'open',
  postedById: aStudent(1).id,
  postedBy: aStudent(1),
  universityId: 'ug',
  answerCount: 0,
  warning: null,
  createdAt: ago(60),
  renewedAt: null,
  endsAt: ago(-600),
};

async function open(answer = vi.fn(async (_: { id: string; listingId: string }) => ({ data: post }))) {
  const create = vi.fn(async (input: { draft?: boolean }) => {
    const saved: Listing = { ...aListing(0), status: input.draft === true ? 'draft' : 'active' };
    return { data: saved };
  });
  const campus = createStoryCampus({
    client: { wanted: { get: async () => ({ data: post }), answer }, category: { create } } as never,
  });
  render(
    <StoryProvider campus={campus}>
      <PostListingScreen hive="essentials" wanted={post.id} />
    </StoryProvider>,
  );
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', post.title);
  await userEvent.type(screen.getByLabelText('Description'), 'With a clamp');
  await userEvent.type(screen.getByLabelText('Price'), '70');
  await userEvent.selectOptions(screen.getByLabelText('Condition'), 'good');
  await userEvent.type(screen.getByLabelText('Pickup location'), 'Unity Hall');
  return { answer, create };
}

it('prefills the form from the wanted post, and answers the post once the listing is posted', async () => {
  const { answer, create } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Post listing' }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(create.mock.lastCall?.[0]).toMatchObject({ title: post.title, itemCategory: 'hostel' });
  expect(answer.mock.lastCall?.[0]).toEqual({ id: post.id, listingId: aListing(0).id });
  expect(await screen.findByText('Sent. We’ve told the student.')).toBeDefined();
});

it('does not answer the wanted post when the listing is saved as a draft', async () => {
  const { answer, create } = await open();
  await userEvent.click(screen.getAllByRole('button', { name: 'Save as draft' })[0] ?? document.body);
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(answer).not.toHaveBeenCalled();
});

it('keeps the listing when the wanted post has since ended, and shows a message', async () => {
  const over = new ApiError({
    code: 'wanted_over',
    status: 409,
    message: 'No longer needed.',
  });
  const { create } = await open(vi.fn(() => Promise.reject(over)));
  await userEvent.click(screen.getByRole('button', { name: 'Post listing' }));
  expect(await screen.findByText('No longer needed.')).toBeDefined();
  expect(create).toHaveBeenCalledTimes(1);
});
