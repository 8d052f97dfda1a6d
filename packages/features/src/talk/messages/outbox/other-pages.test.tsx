import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aStudent } from '../../../testing/fixtures.js';
import { memoryStorage } from '../../../testing/memory-storage.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { Outbox, outboxOf } from './outbox.js';
import { OutboxKeeper } from './use-outbox.js';
import { StoryProvider } from '../../../testing/story-provider.js';

afterEach(cleanup);

it('follows changes to the outbox in another tab while it is mounted', () => {
  const { ports } = createStoryCampus();
  const listeners = new Set<() => void>();
  const storage = {
    ...memoryStorage(),
    subscribeOtherPages(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const campus = { ...createStoryCampus(), ports: { ...ports, storage } };
  const { unmount } = render(
    <StoryProvider campus={campus}>
      <OutboxKeeper />
    </StoryProvider>,
  );
  const elsewhere = new Outbox(storage, aStudent(0).id);
  elsewhere.add({
    clientId: 'a',
    conversationId: 'c',
    content: 'Still there?',
    createdAt: '2026-11-20T12:00:00.000Z',
    status: 'failed',
  });
  const shown = outboxOf(ports.session, storage);
  expect(shown.items()).toEqual([]);
  act(() => listeners.forEach((listener) => listener()));
  expect(shown.items()).toEqual(elsewhere.items());
  unmount();
  expect(listeners.size).toBe(0);
});
