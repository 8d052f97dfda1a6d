import type { DirectThread, Message, Notification } from '@campushive/contract';
import { aListing } from './listing-fixtures.js';
import { idOf, toPerson, aStudent, ago } from './fixtures.js';

/** Returns a conversation with `aStudent(n + 1)` about `aListing(n)`. The one of 0 has two unread messages. */
export function aConversation(n: number, change: Partial<DirectThread> = {}): DirectThread {
  const listing = aListing(n);
  return {
    kind: 'direct',
    id: idOf(2000 + n),
    otherParticipant: {
      ...toPerson(aStudent(n + 1)),
      presence: (['online', 'away', 'offline'] as const)[n % 3] ?? 'offline',
    },
    listing: {
      id: listing.id,
      title: listing.title,
      price: listing.price,
      agreedPrice: null,
      status: listing.status,
      hiveTypeId: listing.hiveTypeId,
      postedById: listing.postedById,
      photo: listing.photos[0] ?? null,
      acceptsOffers: true,
      order: null,
    },
    offer: null,
    conversationLastMessage: {
      kind: 'text',
      event: null,
      content: 'Is the laptop still available?',
      createdAt: ago(20 + n * 60),
      senderId: idOf(n + 1),
      unsent: false,
    },
    unreadCount: n === 0 ? 2 : 0,
    muted: false,
    archived: false,
    blocked: false,
    dealsBlocked: false,
    canWrite: true,
    createdAt: ago(300),
    updatedAt: ago(20 + n * 60),
    ...change,
  };
}

/** Returns a text message of `aStudent(0)` or `aStudent(1)` by turns. `change` replaces fields. */
export function aMessage(n: number, change: Partial<Message> = {}): Message {
  const sender = aStudent(n % 2);
  return {
    id: idOf(3000 + n),
    conversationId: idOf(2000),
    // Sorts by time, including times that a story changes.
    sequence: Math.round(Date.parse(change.createdAt ?? ago(60 - n * 3)) / 1000),
    kind: 'text',
    senderId: sender.id,
    content:
      ['Is the laptop still available?', 'Yes! You can check it at Unity Hall today.', 'Perfect, 4 o’clock?'][
        n % 3
      ] ?? '',
    attachment: null,
    event: null,
    clientId: null,
    replyTo: null,
    createdAt: ago(60 - n * 3),
    unsentAt: null,
    deliveredAt: null,
    isRead: true,
    warning: null,
    messageAuthor: { name: sender.name, profileImage: null },
    ...change,
  };
}

/** Returns a notification whose type depends on `n`. `change` replaces fields. */
export function aNotification(n: number, change: Partial<Notification> = {}): Notification {
  return {
    id: idOf(5000 + n),
    type: (['message', 'payment', 'task', 'system'] as const)[n % 4] ?? 'system',
    kind: 'message_received',
    title:
      [
        'Kwame Boateng wrote to you',
        'Paid: we’re holding your money',
        'You’ve got the job',
        'Akwaaba to CampusHive',
      ][n % 4] ?? '',
    description: 'New message',
    read: n > 2,
    subject: null,
    createdAt: ago(15 + n * 90),
    ...change,
  };
}
