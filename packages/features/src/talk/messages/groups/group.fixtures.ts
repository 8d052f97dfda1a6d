import type { GroupThread } from '@campushive/contract';
import { fn } from 'storybook/test';
import { ago, aStudent, idOf } from '../../../testing/fixtures.js';
import type { ThreadState } from '../thread/use-thread.js';

/** Group of an event. */
export const group: GroupThread = {
  kind: 'group',
  id: idOf(1000),
  title: 'Hall Week Jams',
  eventDate: '2026-12-04T18:00:00.000Z',
  photo: null,
  organiserId: aStudent(4).id,
  members: 48,
  lastMessage: null,
  unreadCount: 0,
  cancelled: false,
  muted: false,
  archived: false,
  updatedAt: ago(5),
};
/** Message of the n-th student, some minutes ago. */
export const write = (n: number, content: string, minutes: number) => ({
  id: idOf(7000 + n),
  conversationId: group.id,
  sequence: n + 1,
  kind: 'text' as const,
  senderId: aStudent(n).id,
  content,
  attachment: null,
  event: null,
  warning: null,
  clientId: null,
  replyTo: null,
  createdAt: ago(minutes),
  unsentAt: null,
  deliveredAt: null,
  isRead: false,
  seenBy: n === 0 ? 3 : null,
  messageAuthor: { name: n === 3 ? null : aStudent(n).name, profileImage: null },
});
/** State of a group with messages. */
export const ready = {
  status: 'ready' as const,
  about: group,
  myId: aStudent(0).id,
  messages: [
    write(1, 'Who brings the speaker?', 60 * 26),
    write(2, 'I have one, but it needs a taxi. Can someone share the fare?', 60 * 25),
    write(0, 'I will. Meet at the Great Hall gate at five.', 40),
  ],
  unsent: [],
  older: null,
  typists: [],
  newFrom: null,
  replyTo: null,
} satisfies ThreadState;
/** Actions of a thread in its ready state. */
export const thread = {
  suggested: '',
  onSuggestionUsed: fn(),
  onReply: fn(),
  onUnsend: fn(),
  onArchive: fn(),
  onUnblock: fn(),
  unblocking: false,
  onSend: fn(),
  onRetry: fn(),
  onDiscard: fn(),
  onType: fn(),
  onMute: fn(),
  onLeave: fn(),
  leaving: false,
};
