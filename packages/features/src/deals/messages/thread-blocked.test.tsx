import type { Conversation } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { idOf } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { ThreadClosed } from '../../talk/messages/thread/thread-closed.js';
import { ThreadListing } from './thread-listing.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aConversation } from '../../testing/message-fixtures.js';

afterEach(cleanup);

function aTalk(change: Partial<Conversation>, status?: 'held'): Conversation {
  const base = aConversation(0, change);
  if (base.listing === null) throw new Error('The fixture is about a listing');
  const order = status === undefined ? null : { id: idOf(4000), status, role: 'buyer' as const };
  const postedById = base.otherParticipant.id;
  return { ...base, offer: null, listing: { ...base.listing, price: 350, postedById, order } };
}

function show(conversation: Conversation) {
  render(
    <StoryProvider campus={createStoryCampus()}>
      {conversation.listing === null ? null : (
        <ThreadListing conversation={conversation} listing={conversation.listing} onAnswer={vi.fn()} />
      )}
      {conversation.canWrite ? null : (
        <ThreadClosed conversation={conversation} onUnblock={vi.fn()} unblocking={false} />
      )}
    </StoryProvider>,
  );
  const names = (role: string) => screen.queryAllByRole(role).map((one) => one.textContent);
  return { links: names('link'), buttons: names('button'), text: document.body.textContent };
}

it('offers Pay and Make an offer for a listing, but neither after either side has blocked the other', () => {
  const before = show(aTalk({}));
  expect(before.links.some((name) => name.startsWith('Pay'))).toBe(true);
  expect(before.buttons).toContain('Make an offer');
  cleanup();
  const after = show(aTalk({ dealsBlocked: true, canWrite: false }));
  expect(after.links.some((name) => name.startsWith('Pay'))).toBe(false);
  expect(after.buttons).toEqual([]);
  expect(after.text).toContain('can’t message each other');
});

it('links both sides to the order whose money is held, and offers Unblock only to the blocker', () => {
  const theirs = show(aTalk({ dealsBlocked: true, canWrite: false }, 'held'));
  expect(theirs.links).toContain('See order');
  expect(theirs.buttons).not.toContain('Unblock');
  cleanup();
  const mine = show(aTalk({ blocked: true, dealsBlocked: true, canWrite: false }, 'held'));
  expect(mine.links).toContain('Choose what happens to the order');
  expect(mine.buttons).toContain('Unblock');
});
