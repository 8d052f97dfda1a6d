import type { Wanted } from '@campushive/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aStudent, ago, idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { PostListingScreen } from './listing-form-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

const looking = (n: number, title: string, student = n): Wanted => ({
  id: idOf(7300 + n),
  title,
  details: '',
  category: 'hostel',
  condition: null,
  maxPrice: null,
  status: 'open',
  postedById: aStudent(student).id,
  postedBy: aStudent(student),
  universityId: 'ug',
  answerCount: 0,
  warning: null,
  createdAt: ago(60),
  renewedAt: null,
  endsAt: ago(-600),
});

function open(list: () => Promise<{ data: readonly Wanted[] }>, props: { wanted?: string } = {}) {
  const calls = vi.fn(list);
  const get = async () => ({ data: looking(1, 'A desk lamp') });
  const campus = createStoryCampus({ client: { wanted: { list: calls, get } } as never });
  render(
    <StoryProvider campus={campus}>
      <PostListingScreen hive="essentials" {...props} />
    </StoryProvider>,
  );
  return calls;
}
const typeTitle = async (title: string) => userEvent.type(await screen.findByLabelText('Title'), title);
const hint = () => screen.queryByText(/looks? for this/);

it('shows how many students look for an item like the title, with a link to the wanted posts', async () => {
  const list = open(async () => ({
    data: [
      looking(1, 'A desk lamp'),
      looking(2, 'Lamp'),
      looking(3, 'Lamp for reading, or a desk lamp', 2),
      looking(4, 'Rice cooker'),
    ],
  }));
  expect(await screen.findByLabelText('Title')).toBeDefined();
  expect(list).not.toHaveBeenCalled();
  await typeTitle('Lamps');
  const link = await screen.findByRole('link', { name: '2 students are looking for this' });
  expect(link.getAttribute('href')).toContain('wanted');
  await userEvent.clear(screen.getByLabelText('Title'));
  await typeTitle('Cookers');
  expect(await screen.findByRole('link', { name: '1 student is looking for this' })).toBeDefined();
  expect(list).toHaveBeenCalledTimes(1);
});

it('shows no hint when no wanted post matches or the request fails', async () => {
  const none = open(async () => ({ data: [looking(4, 'Rice cooker')] }));
  await typeTitle('Lamp');
  await waitFor(() => expect(none).toHaveBeenCalled());
  expect(hint()).toBeNull();
  cleanup();
  const failing = open(() => Promise.reject(new Error('offline')));
  await typeTitle('Lamp');
  await waitFor(() => expect(failing).toHaveBeenCalled());
  expect(hint()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends no request when the listing already answers a wanted post', async () => {
  const list = open(async () => ({ data: [looking(1, 'A desk lamp')] }), { wanted: idOf(7301) });
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'A desk lamp');
  expect(list).not.toHaveBeenCalled();
});
