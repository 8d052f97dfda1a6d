import type { DirectThread } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { MessagesScreen } from '../../deals/messages/messages-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aConversation } from '../../testing/message-fixtures.js';

afterEach(cleanup);

const talkWith = (n: number, name: string, unreadCount = 0): DirectThread => {
  const talk = aConversation(n);
  return { ...talk, unreadCount, otherParticipant: { ...talk.otherParticipant, name } };
};
const PAGES = [
  { data: [talkWith(0, 'Yaw Darko')], next: 'two' },
  { data: [talkWith(1, 'Abena Osei')], next: 'three' },
  { data: [talkWith(2, 'Efua Danquah', 1)], next: null },
];

function open({ failingAt }: { failingAt?: string } = {}) {
  let fails = true;
  const list = async ({ cursor, kind }: { cursor?: string | undefined; kind?: string | undefined }) => {
    if (kind === 'group') return { data: [] };
    if (cursor !== undefined && cursor === failingAt && fails) {
      fails = false;
      throw new Error('The line is cut');
    }
    const page = PAGES[cursor === undefined ? 0 : cursor === 'two' ? 1 : 2];
    return { data: page?.data ?? [], pagination: { nextCursor: page?.next ?? null, limit: 50 } };
  };
  const client = { threads: { list } };
  render(
    <StoryProvider campus={createStoryCampus({ client })}>
      <MessagesScreen />
    </StoryProvider>,
  );
}

it('finds a student by name on a page that was not loaded yet', async () => {
  open();
  await screen.findByText('Yaw Darko');
  await userEvent.type(screen.getByPlaceholderText('Search messages...'), 'efua');
  expect(await screen.findByText('Efua Danquah')).toBeTruthy();
  expect(screen.queryByText('No messages found')).toBeNull();
});

it('finds an unread conversation on a later page, and reports when no page has a match', async () => {
  open();
  await screen.findByText('Yaw Darko');
  await userEvent.click(screen.getByRole('tab', { name: /Unread/ }));
  expect(await screen.findByText('Efua Danquah')).toBeTruthy();
  await userEvent.type(screen.getByPlaceholderText('Search messages...'), 'kwabena');
  expect(await screen.findByText('No messages found')).toBeTruthy();
});

it('reports an incomplete search when a page fails, and continues on request', async () => {
  open({ failingAt: 'three' });
  await screen.findByText('Yaw Darko');
  await userEvent.type(screen.getByPlaceholderText('Search messages...'), 'efua');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Efua Danquah')).toBeTruthy();
});
