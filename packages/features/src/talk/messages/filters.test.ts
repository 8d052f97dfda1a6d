import { expect, it } from 'vitest';
import { NOW } from '../../testing/fixtures.js';
import { filterConversations, NO_FILTERS } from './filters.js';
import { aConversation } from '../../testing/message-fixtures.js';

it('keeps the open conversation in the unread tab after its messages are read', () => {
  const read = [0, 1].map((n) => ({ ...aConversation(n), unreadCount: 0 }));
  const unread = { ...aConversation(2), unreadCount: 3 };
  const shown = (openId?: string) =>
    filterConversations([...read, unread], { ...NO_FILTERS, tab: 'unread' }, NOW, openId).map(({ id }) => id);
  expect(shown()).toEqual([unread.id]);
  expect(shown(read[1]?.id)).toEqual([read[1]?.id, unread.id]);
});
